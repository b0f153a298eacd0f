import { isObject, type JsonObject } from "../model/json.ts";
import { toolSchema } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

/** What says nothing of the arguments. */
const SILENT = new Set(["$schema", "$id", "$comment", "title", "description", "additionalProperties"]);

function isEmpty(root: JsonObject | undefined): boolean {
  return root !== undefined && Object.keys(root).every((keyword) => SILENT.has(keyword));
}

export const emptySchemaList = {
  id: "empty-schema-list",
  aliases: [],
  severity: "high",
  kind: "quality",
  summary: "Every tool of a server lists an empty input schema",
  why: `
When not one of several tools says anything of its arguments, the schemas were lost on the way. The known cause: a server
that depends on \`zod-to-json-schema\` and not on \`zod\`. A fresh install then brings a version of zod that the
converter cannot read, and it returns \`{"$schema": …}\` for every tool. The same release shows its schemas on one
machine and loses them on the next.`,
  fix: "Declare the schema library in the package's own dependencies, and list the tools from a fresh install in CI.",
  cwe: [],
  owasp: [],

  each: "server",
  *check(surface, { subject }) {
    const { tools } = surface;
    if (tools.length < 2 || !tools.every((tool) => isEmpty(toolSchema(tool, "inputSchema")?.root))) return;
    const isMarked = tools.some(({ inputSchema }) => isObject(inputSchema) && Object.hasOwn(inputSchema, "$schema"));
    const cause = isMarked
      ? " They carry `$schema` and nothing else, as a converter leaves them that lost its library."
      : "";
    yield {
      at: subject.place,
      message: `All ${tools.length} tools list an empty input schema: no type and no parameters.${cause}`,
    };
  },
} satisfies Rule;
