import type { Command } from "commander";
import { InputError } from "../../model/errors.ts";
import { visibleJson } from "../../reporters/escape.ts";
import type { Host } from "../host.ts";
import type { Finish } from "../run.ts";
import { addLive, given, type InputFlags } from "./inputs.ts";

const EXAMPLES = `
Examples:
  mcp-audit list --server "npx -y @modelcontextprotocol/server-everything" -o tools.json
  mcp-audit list --url https://example.com/mcp --header "Authorization: Bearer …" -o tools.json`;

interface ListFlags extends InputFlags {
  readonly output?: string;
}

/** `mcp-audit list`: saves what a live server shows as a manifest, which can be committed and scanned. */
export function addList(program: Command, host: Host, finish: Finish): void {
  addLive(program.command("list").description("save what a live server shows as a manifest"))
    .option("-o, --output <file>", "write it there")
    .addHelpText("after", EXAMPLES)
    .action(async (flags: ListFlags) => {
      const { parseReading } = await import("../options.ts");
      const { readFleet } = await import("../fleet.ts");
      const reading = parseReading(given([], flags), host.env);
      const [surface] = await readFleet(host, reading);
      if (surface === undefined) throw new InputError("no server was read");
      const { manifestText } = await import("../../inputs/live/index.ts");
      // Hidden characters stand in it as escapes: in a terminal, and in the review of the file.
      const body = visibleJson(manifestText(surface));
      if (flags.output === undefined) host.print(body);
      else await host.write(flags.output, body);
      for (const reason of surface.incomplete) host.log(`mcp-audit: ${surface.key}: ${reason}`);
      finish(surface.incomplete.length > 0 ? 2 : 0);
    });
}
