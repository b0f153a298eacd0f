import { shownName } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

export const declaredFieldConflict = {
  id: "declared-field-conflict",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "One object has a key twice, with different values",
  why: `
JSON leaves open which value counts. Most readers keep the last one, some the first, and a few refuse the text: what a
reviewer's tool shows need not be what the client gets. A definition can be written so on purpose, harmless to one reader
and not to the other.`,
  fix: "Keep one of the two. No JSON library writes a key twice, so look at what put the text together.",
  cwe: [694, 436],
  owasp: ["ASI04", "MCP03"],

  each: "server",
  *check({ conflicts }) {
    for (const { place, first, last } of conflicts) {
      const key = place.pointer
        .slice(place.pointer.lastIndexOf("/") + 1)
        .replaceAll("~1", "/")
        .replaceAll("~0", "~");
      yield {
        at: place,
        message: `The key ${shownName(key)} stands here twice: first ${shownName(first)}, then ${shownName(last)}.`,
      };
    }
  },
} satisfies Rule;
