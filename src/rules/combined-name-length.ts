import { field } from "../model/json.ts";
import { shownName } from "../model/tool-schema.ts";
import { combinedName } from "../profiles/names.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const combinedNameLength = {
  id: "combined-name-length",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "The name that the client builds from the server and the tool is too long",
  why: `
Clients put the server's key before the tool's name, and the limit counts both: \`mcp__server__tool\` in Claude Code,
\`server:tool\` in Cursor. A tool can be fine alone and lost under the key that a user chose. The key is the one in the
client's config. Without a config and a \`name\` option the key is a guess, made from the name of the file, the package
or the host: then it is low, unless no key is short enough.`,
  fix: "Give the tool a shorter name, or tell users to configure the server under a shorter key.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { surface, profiles }) {
    const name = field(tool.raw, "name");
    if (typeof name !== "string") return;
    const found = verdict(profiles, "combinedName", (limit, { cells }) => {
      const alone = cells.toolName;
      const isLongAlone = alone !== undefined && alone.effect !== "rewritten" && name.length > alone.value.max;
      return !isLongAlone && combinedName(limit, surface.key, name).length > limit.max;
    });
    if (found === undefined) return;
    const limit = found[0].cell.value;
    const combined = combinedName(limit, surface.key, name);
    const room = limit.max - combinedName(limit, "", name).length;
    const isGuess = room > 0 && surface.isKeyGuessed === true;
    const hit = hitOf(found, {
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` },
      fault: `with the server key ${shownName(surface.key)}${isGuess ? ", which nobody chose," : ""} the tool is called ${JSON.stringify(combined.slice(0, 200))}, which has ${combined.length} characters, where up to ${limit.max} are taken`,
      fix:
        room > 0
          ? `Give the tool a shorter name, or tell users to configure the server under a key of at most ${room} characters.`
          : "Give the tool a shorter name: no server key is short enough for this one.",
    });
    yield isGuess ? { ...hit, severity: "low", profiles: [], rewrittenBy: [] } : hit;
  },
} satisfies Rule;
