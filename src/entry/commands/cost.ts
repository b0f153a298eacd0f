import type { Command } from "commander";
import { InputError } from "../../model/errors.ts";
import type { Host } from "../host.ts";
import type { Finish } from "../run.ts";
import { addInputs, given, type InputFlags } from "./inputs.ts";

const EXAMPLES = `
Examples:
  mcp-audit cost tools.json
  mcp-audit cost --server "npx -y @modelcontextprotocol/server-everything" --top 5`;

interface CostFlags extends InputFlags {
  readonly top: string;
}

/** `mcp-audit cost`: what servers take of a model's context, in tokens. */
export function addCost(program: Command, host: Host, finish: Finish): void {
  addInputs(program.command("cost").description("count the tokens of definitions and instructions"))
    .option("--top <count>", "how many of the costliest tools are shown", "20")
    .addHelpText("after", EXAMPLES)
    .action(async (manifest: readonly string[], flags: CostFlags) => {
      const top = parseTop(flags.top);
      const { parseReading } = await import("../options.ts");
      const { readFleet } = await import("../fleet.ts");
      const fleet = await readFleet(host, parseReading(given(manifest, flags), host.env));
      const { costOf } = await import("../../cost.ts");
      const { countO200k } = await import("../tokenizer.ts");
      const { costMethod, costText } = await import("../../reporters/cost-text.ts");
      const look = { top, width: host.width };
      const shown = fleet.map((surface) => costText(surface.key, costOf(surface, countO200k), look));
      host.print(`${[...shown, costMethod(look)].join("\n\n")}\n`);
      const gaps = fleet.flatMap(({ key, incomplete }) => incomplete.map((reason) => `${key}: ${reason}`));
      for (const gap of gaps) host.log(`mcp-audit: ${gap}`);
      finish(gaps.length > 0 ? 2 : 0);
    });
}

function parseTop(text: string): number {
  const top = Number(text);
  if (!Number.isInteger(top) || top < 1) throw new InputError(`top: "${text}" is not a whole number above 0`);
  return top;
}
