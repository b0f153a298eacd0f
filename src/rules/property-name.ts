import { shownName, toolSchema } from "../model/tool-schema.ts";
import { limited } from "../model/hits.ts";
import type { Hit } from "../model/rule.ts";
import { describeName, fitsName, fittingName } from "../profiles/names.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const propertyName = {
  id: "property-name",
  aliases: ["MCP-007"],
  severity: "high",
  severities: ["medium", "low"],
  kind: "quality",
  summary: "A parameter's name has characters or a length that the client does not take",
  why: `
Names taken over from an HTTP API (\`filter[status]\`, \`createdAt>\`, \`$top\`) or written in another script are valid JSON
Schema. Model providers check the names of a tool's own parameters, and one bad name refuses the request with all tools
of all servers. Properties of objects inside a parameter are not checked by them and not reported.`,
  fix: "Rename the parameter and translate it back to the API's name in the tool's code.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    const hits = schema.walk.schemas.flatMap(({ via, name, pointer, depth }): Hit[] => {
      if (via !== "property" || name === undefined) return [];
      const found = verdict(
        profiles,
        "propertyName",
        (limit) => (limit.depth === "any" || depth === 1) && !fitsName(name, limit),
      );
      if (found === undefined) return [];
      const limits = found.map(({ cell }) => cell.value);
      const near = fittingName(name, limits);
      const example = near === undefined ? "" : `, for example to ${shownName(near)},`;
      const hit = hitOf(found, {
        at: schema.at(pointer, true),
        fault: `the parameter ${shownName(name)} ${describeName(name, found[0].cell.value)}`,
        fix: `Rename the parameter${example} and translate it back in the tool's code.`,
      });
      return [hit];
    });
    yield* limited(hits);
  },
} satisfies Rule;
