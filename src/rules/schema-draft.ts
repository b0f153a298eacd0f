import { limited } from "../model/hits.ts";
import { field } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import { DIALECTS, dialectOf, type Dialect } from "../model/schema.ts";
import { schemaFaults } from "../model/schema-validity.ts";
import type { Surface } from "../model/surface.ts";
import { shownName, toolSchema, type ToolSchema } from "../model/tool-schema.ts";
import type { Profile } from "../profiles/profile.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const schemaDraft = {
  id: "schema-draft",
  aliases: ["MCP-011"],
  severity: "info",
  severities: ["high", "low"],
  kind: "quality",
  summary: "A schema declares or needs another dialect of JSON Schema than the client reads",
  why: `
2020-12 is the dialect of the protocol. Two in five published tools declare draft-07, and for an input schema that
alone does no harm: what counts is whether it is also valid under the dialect that the client checks with, and then it
is high. For an output schema the declaration counts: some versions of Claude's clients list the tool and fail every
call of a draft-07 one, which is low, as others take it. Harmless declarations are one info a server.`,
  fix: "Let the schemas declare 2020-12, or nothing; newer versions of the SDKs do so.",
  cwe: [],
  owasp: [],

  each: "server",
  *check(surface, { profiles }) {
    yield* harmless(surface, profiles);
    for (const tool of surface.tools) {
      const output = toolSchema(tool, "outputSchema");
      const declared = output === undefined ? undefined : field(output.root, "$schema");
      if (output !== undefined && declared !== undefined) {
        const dialect = dialectOf(output.root);
        const isStrange = (taken: readonly Dialect[]): boolean => dialect === undefined || !taken.includes(dialect);
        const found =
          verdict(profiles, "outputDialects", isStrange) ?? verdict(profiles, "outputDialectsOfAllVersions", isStrange);
        const fault = `the output schema declares ${said(declared)}`;
        if (found !== undefined) yield hitOf(found, { at: output.at("/$schema"), fault });
      }
      const input = toolSchema(tool, "inputSchema");
      if (input !== undefined) yield* limited(invalidElsewhere(input, profiles));
    }
  },
} satisfies Rule;

/** Valid under its own dialect, and not under the one that a client checks with. */
function invalidElsewhere({ root, at }: ToolSchema, profiles: readonly Profile[]): readonly Hit[] {
  const own = dialectOf(root);
  if (own === undefined || schemaFaults(root, own)?.length !== 0) return [];
  return DIALECTS.filter((needed) => needed !== own).flatMap((needed) => {
    const found = verdict(profiles, "inputDialect", (dialect) => dialect === needed);
    if (found === undefined) return [];
    return (schemaFaults(root, needed) ?? []).map(({ pointer, message }) =>
      hitOf(found, { at: at(pointer), fault: `${message}, which ${own} allows and ${needed} does not` }),
    );
  });
}

/** One info a server, at the first of its input schemas that declare another dialect than the one they are checked as. */
function* harmless(surface: Surface, profiles: readonly Profile[]): Generator<Hit> {
  const isAsked = profiles.some(({ cells }) => cells.inputDialect?.value === "2020-12");
  const strange = surface.tools.flatMap((tool) => {
    const input = toolSchema(tool, "inputSchema");
    const declared = input === undefined ? undefined : field(input.root, "$schema");
    if (input === undefined || declared === undefined) return [];
    const dialect = dialectOf(input.root);
    const isStrange = dialect === undefined || (dialect !== "2020-12" && isAsked);
    return isStrange ? [{ at: input.at("/$schema"), declared: said(declared), tool: tool.name }] : [];
  });
  const [first] = strange;
  if (first === undefined) return;
  const count = strange.length === 1 ? "One input schema declares" : `${strange.length} input schemas declare`;
  const message = `${count} another dialect than 2020-12, such as ${first.declared} in ${shownName(first.tool)}.`;
  yield { at: first.at, message, severity: "info", profiles: [], rewrittenBy: [] };
}

function said(declared: unknown): string {
  return typeof declared === "string" ? shownName(declared) : "no address";
}
