import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import { foreignNames, limitOfOwn, ownNames } from "../text/own/own-names.ts";
import type { Rule } from "./rule.ts";

export const unlistedToolMention = {
  id: "unlisted-tool-mention",
  aliases: ["tool-shadowing"],
  severity: "low",
  kind: "security",
  summary: "The text names a tool that this server does not list, or speaks of other servers",
  why: `
A description that steers how the model uses another server's tools is how tool shadowing works. Naming one is no proof;
it shows a reviewer where to look.`,
  fix: "Name only tools that this server lists, as it lists them.",
  cwe: [1427],
  owasp: ["ASI02", "MCP03"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const { things, example } of facts.statements(text)) {
      if (example) continue;
      const words = things.filter(({ kind }) => kind === "toolWord");
      for (const name of foreignNames(things, own)) {
        if (!words.some(({ from, to }) => from === name.to || to === name.from)) continue;
        yield {
          at: { text, start: name.start, end: name.end },
          message: `Names the tool "${name.text}", which this server does not list.${limitOfOwn(name.text, facts.toolNames)}`,
        };
      }
    }
  },
} satisfies Rule;
