import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  shownLimit
} from "./shared-profiles-names.js";
import {
  shortSource
} from "./shared-profiles-source.js";
import "./shared-runtime.js";

// src/profiles/columns.ts
var yes = (taken) => () => taken;
var COLUMNS = {
  toolName: { what: "Name of a tool", taken: shownLimit, rules: ["tool-name"] },
  combinedName: {
    what: "Name built from server and tool",
    taken: ({ form, max }) => `\`${form}\`, up to ${max} characters`,
    rules: ["combined-name-length"]
  },
  uniqueNames: { what: "Names of tools", taken: yes("different ones only"), rules: ["duplicate-tool-name"] },
  inputSchema: { what: "Input schema", taken: yes("an object, in every tool"), rules: ["input-schema-missing"] },
  rootType: {
    what: "Root of the input schema",
    taken: (type) => `type ${type}`,
    rules: ["input-schema-root-type"]
  },
  rootRefused: {
    what: "Keywords at the root of the input schema",
    taken: (words) => `all but ${words.join(", ")}`,
    rules: ["input-schema-root-combinator"]
  },
  properties: {
    what: "`properties` of objects",
    taken: (wanted) => wanted === "present" ? "written at the root, if only as {}" : "not empty, wherever an object is",
    rules: ["input-schema-no-properties"]
  },
  outputRootType: {
    what: "Root of an output schema",
    taken: (type) => `type ${type}`,
    rules: ["output-schema-root"]
  },
  outputRootRefused: {
    what: "Keywords at the root of an output schema",
    taken: (words) => `all but ${words.join(", ")}`,
    rules: ["output-schema-root"]
  },
  outputDialects: {
    what: "Dialect that an output schema declares",
    taken: (dialects) => `${dialects.join(", ")}, or none`,
    rules: ["schema-draft"]
  },
  outputDialectsOfAllVersions: {
    what: "Dialect that an output schema declares, for every version",
    taken: (dialects) => `${dialects.join(", ")}, or none`,
    rules: ["schema-draft"]
  },
  propertyName: {
    what: "Name of a parameter",
    taken: (limit) => `${shownLimit(limit)}${limit.depth === "any" ? ", at any depth" : ""}`,
    rules: ["property-name"]
  },
  requiredListed: {
    what: "`required`",
    taken: yes("names of properties only"),
    rules: ["required-without-property"]
  },
  typed: { what: "Schemas", taken: yes("with a type, or a union of such"), rules: ["property-without-type"] },
  singleType: { what: "`type`", taken: yes("one word"), rules: ["type-union"] },
  nullable: { what: "`nullable`", taken: yes("is understood"), rules: ["nullable-keyword"] },
  inputDialect: {
    what: "Input schema, whatever it declares",
    taken: (dialect) => `valid under ${dialect}`,
    rules: ["schema-draft", "tuple-items"]
  },
  validSchema: {
    what: "Schemas",
    taken: yes("valid under their own dialect"),
    rules: ["invalid-json-schema", "tuple-items"]
  },
  resolvableReferences: { what: "`$ref`", taken: yes("that leads somewhere"), rules: ["dangling-reference"] },
  finite: { what: "`$ref`", taken: yes("that does not lead back"), rules: ["recursive-reference"] },
  arrayItems: { what: "Arrays", taken: yes("with `items`"), rules: ["array-without-items"] },
  enumStrings: {
    what: "`enum`",
    taken: yes("strings that are not empty"),
    rules: ["non-string-enum", "empty-enum-value"]
  },
  keywords: { what: "Keywords", taken: keywords, rules: ["unsupported-keyword"] },
  keywordsFitType: {
    what: "`anyOf`, `properties`, `required`, `enum`",
    taken: yes("beside a type that they fit; anyOf beside none"),
    rules: ["unsupported-keyword"]
  },
  closedObjects: {
    what: "Objects",
    taken: yes("closed, with all properties required"),
    rules: ["unsupported-keyword"]
  },
  formats: {
    what: "`format`",
    taken: (formats) => Object.entries(formats).map(([type, list]) => `of ${type}: ${(list ?? []).join(", ")}`).join("; "),
    rules: ["unsupported-format"]
  },
  patternRefused: {
    what: "`pattern`",
    taken: (refused) => `without ${refused.join(", ").replace("unicode-property", "\\p{\u2026}")}`,
    rules: ["unsupported-pattern"]
  },
  noPrefixItems: { what: "Tuples", taken: yes("not as `prefixItems`"), rules: ["tuple-items"] },
  description: {
    what: "Description of a tool",
    taken: ({ max }) => `${max} characters`,
    rules: ["description-over-client-limit"]
  },
  instructions: {
    what: "Instructions of a server",
    taken: ({ max }) => `${max} characters`,
    rules: ["description-over-client-limit"]
  },
  tools: { what: "Number of tools", taken: ({ max }) => `up to ${max}`, rules: ["too-many-tools"] },
  deferredTools: { what: "Definitions of tools", taken: yes("are loaded on demand"), rules: ["context-share"] }
};
function keywords({ allowed, refused, strippedAtRoot }) {
  const most = allowed === void 0 ? `all but ${(refused ?? []).join(", ")}` : allowed.join(", ");
  return strippedAtRoot === void 0 ? most : `${most}; at the root also ${strippedAtRoot.join(", ")}`;
}
var OTHERWISE = {
  request: "the request is refused",
  server: "all tools of the server are lost",
  tool: "the tool is lost",
  rewritten: "the client changes it",
  cut: "the rest is dropped",
  disputed: "some versions refuse it"
};
function cellTexts(profile) {
  return Object.keys(COLUMNS).flatMap((column) => cellText(profile, column));
}
var ABILITIES = /* @__PURE__ */ new Set(["nullable", "deferredTools"]);
function cellText(profile, column) {
  const cell2 = profile.cells[column];
  if (cell2 === void 0) return [];
  const { what, rules } = COLUMNS[column];
  const otherwise = ABILITIES.has(column) ? "" : OTHERWISE[cell2.effect];
  return [{ column, what, taken: takenBy(profile, column), otherwise, rules, cell: cell2 }];
}
function takenBy({ cells }, column) {
  const cell2 = cells[column];
  return cell2 === void 0 ? "" : COLUMNS[column].taken(cell2.value);
}

// src/profiles/page.ts
function profilesPage(profiles) {
  const list = profiles.map(
    ({ name, aliases, title }) => `| [${name}](#${name}) | ${aliases.join(", ")} | ${cell(title)} |`
  );
  return `<!-- Made by \`npm run docs\` from src/profiles: change the rows there instead. -->

# Client profiles

What each client takes of an MCP server, as far as it is known: from its documentation, its source, or what its users
reported. A client without a line has no known limit there. Each line has its source and the day of the newest evidence;
clients change, so a line that is wrong now is a bug that we want to hear of.

\`mcp-audit scan --profile openai --profile gemini\` asks about two of them, \`--profile all\` about all, and
\`mcp-audit profiles NAME\` prints one. Without the option it is \`claude\`.

| Name | Also | Client |
| --- | --- | --- |
${list.join("\n")}

${profiles.map(section).join("\n\n")}
`;
}
function section(profile) {
  const rows = cellTexts(profile).map(
    ({ what, taken, otherwise, rules, cell: { sources, day, note } }) => `| ${[
      cell(what),
      cell(taken),
      otherwise,
      note === void 0 ? "" : cell(note),
      sources.map((source) => `[${cell(shortSource(source))}](${source})`).join("<br>"),
      day,
      rules.map((rule) => `[${rule}](rules/${rule}.md)`).join("<br>")
    ].join(" | ")} |`
  );
  const head = ["What", "Taken", "Otherwise", "Note", "Source", "As of", "Rule"];
  return `## ${profile.name}

${profile.title}.

| ${head.join(" | ")} |
|${" --- |".repeat(head.length)}
${rows.join("\n")}`;
}
function cell(text) {
  return text.replace(/[|<\\]/g, "\\$&");
}
function profileList(profiles) {
  const width = Math.max(...profiles.map(({ name }) => name.length));
  const lines = profiles.map(({ name, aliases, title }) => {
    const also = aliases.length === 0 ? "" : ` (also ${aliases.join(", ")})`;
    return `${name.padEnd(width)}  ${title}${also}`;
  });
  return [...lines, "", "mcp-audit profiles NAME shows what one takes, with sources."].join("\n");
}
function profileText(profile) {
  return [`${profile.name}: ${profile.title}`, ...cellTexts(profile).map(paragraph)].join("\n\n");
}
function paragraph({ what, taken, otherwise, rules, cell: { sources, day, note } }) {
  const plain = (text) => text.replaceAll("`", "");
  return [
    `${plain(what)}: ${plain(taken)}${otherwise === "" ? "" : `; otherwise ${otherwise}`}`,
    ...note === void 0 ? [] : [`  ${note}`],
    `  ${rules.join(", ")}; as of ${day}`,
    ...sources.map((source) => `  ${source}`)
  ].join("\n");
}
export {
  profileList,
  profileText,
  profilesPage
};
