import { limited } from "../model/hits.ts";
import { field, isObject, pointerStep } from "../model/json.ts";
import { patternFeatures } from "../model/pattern.ts";
import type { Hit } from "../model/rule.ts";
import { COUNT_LIMIT } from "../model/schema.ts";
import { shownPath, toolSchema } from "../model/tool-schema.ts";
import { hitOf, listed, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const unsupportedPattern = {
  id: "unsupported-pattern",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A pattern uses what the client's regular expressions do not have",
  why: `
JSON Schema's patterns are those of JavaScript. Providers compile them with other engines: OpenAI's take no look-around
and no \`\\p{…}\`, and llama.cpp makes one grammar of all tools, so that one pattern loses every tool of the request. The
e-mail pattern of a common schema library has a look-ahead. A pattern that is no regular expression at all is reported
as invalid-json-schema.`,
  fix: "Write the pattern without look-around and Unicode properties, or drop it and check the value in the tool's code.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    const hits = schema.walk.schemas.flatMap(({ value, pointer }): Hit[] => {
      const pattern = field(value, "pattern");
      const keys = field(value, "patternProperties");
      if (pattern === undefined && keys === undefined) return [];
      const patterns: readonly [string, string][] = [
        ...(typeof pattern === "string" ? ([["/pattern", pattern]] as const) : []),
        ...Object.keys(isObject(keys) ? keys : {})
          .slice(0, COUNT_LIMIT)
          .map((key) => [`/patternProperties${pointerStep(key)}`, key] as const),
      ].map(([below, text]) => [pointer + below, text]);
      return patterns.flatMap(([at, text]): Hit[] => {
        const features = patternFeatures(text);
        const found = verdict(profiles, "patternRefused", (refused) => refused.some((each) => features.has(each)));
        const fault = `a pattern of \`${shownPath(pointer)}\` uses ${listed([...features].map((each) => NAMES[each]))}`;
        return found === undefined ? [] : [hitOf(found, { at: schema.at(at), fault })];
      });
    });
    yield* limited(hits);
  },
} satisfies Rule;

const NAMES = { "look-around": "look-around", "unicode-property": "a Unicode property" } as const;
