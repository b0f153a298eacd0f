import { stringField } from "../model/json.ts";
import { shownName } from "../model/tool-schema.ts";
import { byClaudeCodeName } from "../profiles/claude-code-name.ts";
import type { Rule } from "./rule.ts";

/** Of more tools than this of one name, the count is enough. */
const RELATED = 10;

export const duplicateToolName = {
  id: "duplicate-tool-name",
  aliases: ["MCP-002"],
  severity: "high",
  kind: "security",
  summary: "Two tools of one server have the same name",
  why: `
A client keeps one of the two, and which one depends on the client: what a reviewer read may not be what is called. Names
that differ only in characters which the client replaces (\`a.b\` and \`a_b\`) are the same to it.`,
  fix: "Give every tool a name of its own that differs in letters or digits.",
  cwe: [694],
  owasp: ["ASI02", "MCP03"],

  each: "server",
  *check(surface) {
    for (const [clientName, named] of byClaudeCodeName([surface])) {
      const tools = named.map(({ tool }) => tool).filter(({ raw }) => (stringField(raw, "name") ?? "") !== "");
      const [first, ...others] = tools;
      const [second] = others;
      if (first === undefined || second === undefined) continue;
      const names = [...new Set(tools.map(({ name }) => shownName(name)))];
      const message =
        names.length === 1
          ? `${names.join("")} is listed ${tools.length} times: a client keeps one of them, and which one is up to it.`
          : `${names.slice(0, RELATED).join(" and ")} are one name in Claude Code, ${shownName(clientName)}.`;
      const namePlace = ({ place }: typeof first): typeof place => ({
        doc: place.doc,
        pointer: `${place.pointer}/name`,
      });
      const related = [first, ...others.slice(1)].slice(0, RELATED).map((tool) => ({
        at: namePlace(tool),
        message: "It has the same name.",
      }));
      yield { at: namePlace(second), message, related };
    }
  },
} satisfies Rule;
