import type { Command } from "commander";
import { InputError } from "../../model/errors.ts";
import type { Host } from "../host.ts";

/** `mcp-audit rules`: the list, or all that is said of one word. */
export function addRules(program: Command, host: Host): void {
  program
    .command("rules")
    .description("list the rules, or explain one")
    .argument("[word]", "its id or any of its other names, as hidden-unicode or STRUCT002")
    .action(async (word: string | undefined) => {
      const { RULES } = await import("../../rules/index.ts");
      const { rulePageText, ruleListText, wordText } = await import("../../reporters/rule-text.ts");
      const { named, unknownRule } = await import("../../select.ts");
      const look = { color: host.colour, width: host.width };
      if (word === undefined) {
        host.print(ruleListText(RULES, look));
        return;
      }
      const pages = named(RULES, word).map((rule) => rulePageText(rule, look));
      const said = wordText(word, look);
      if (pages.length === 0 && said === undefined) throw new InputError(unknownRule(RULES, word));
      host.print([...pages, ...(said === undefined ? [] : [said])].join("\n"));
    });
}
