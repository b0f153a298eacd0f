import { field } from "../model/json.ts";
import { shownName } from "../model/tool-schema.ts";
import type { NameLimit } from "../profiles/limits.ts";
import { describeName, fittingName, fitsName } from "../profiles/names.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const toolName = {
  id: "tool-name",
  aliases: ["MCP-001"],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A tool's name has characters or a length that the client does not take",
  why: `
The protocol allows letters, digits, \`_\`, \`-\` and \`.\`, up to 128 of them. Model providers allow less, and they check the
request as a whole: one bad name, and no tool works. A name that the client rewrites is reported as low, because two
names can become one. Which characters and how many: the profile's own cell, with its source.`,
  fix: "Rename the tool with ASCII letters, digits, _ and - only, in at most 64 characters.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const name = field(tool.raw, "name");
    if (typeof name !== "string") return;
    const found = verdict(profiles, "toolName", (limit) => !fitsName(name, limit));
    if (found === undefined) return;
    const limit: NameLimit = found[0].cell.value;
    const near = fittingName(
      name,
      found.map(({ cell }) => cell.value),
    );
    yield hitOf(found, {
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` },
      fault: `the name ${shownName(name)} ${describeName(name, limit)}`,
      ...(near !== undefined && { fix: `Rename the tool, for example to ${shownName(near)}.` }),
    });
  },
} satisfies Rule;
