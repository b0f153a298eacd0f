import type { KeywordLimits } from "./limits.ts";
import { shownLimit } from "./names.ts";
import type { Cell, Column, Effect, Limits, Profile } from "./profile.ts";

interface ColumnText<K extends Column> {
  /** What is limited. */
  readonly what: string;
  /** What is taken, for people. */
  readonly taken: (value: Limits[K]) => string;
  /** The rules that ask the cell. */
  readonly rules: readonly string[];
}

const yes = (taken: string) => (): string => taken;

/** What each column says, in words; the order is that of pages. */
const COLUMNS: { readonly [K in Column]: ColumnText<K> } = {
  toolName: { what: "Name of a tool", taken: shownLimit, rules: ["tool-name"] },
  combinedName: {
    what: "Name built from server and tool",
    taken: ({ form, max }) => `\`${form}\`, up to ${max} characters`,
    rules: ["combined-name-length"],
  },
  uniqueNames: { what: "Names of tools", taken: yes("different ones only"), rules: ["duplicate-tool-name"] },
  inputSchema: { what: "Input schema", taken: yes("an object, in every tool"), rules: ["input-schema-missing"] },
  rootType: {
    what: "Root of the input schema",
    taken: (type) => `type ${type}`,
    rules: ["input-schema-root-type"],
  },
  rootRefused: {
    what: "Keywords at the root of the input schema",
    taken: (words) => `all but ${words.join(", ")}`,
    rules: ["input-schema-root-combinator"],
  },
  properties: {
    what: "`properties` of objects",
    taken: (wanted) =>
      wanted === "present" ? "written at the root, if only as {}" : "not empty, wherever an object is",
    rules: ["input-schema-no-properties"],
  },
  outputRootType: {
    what: "Root of an output schema",
    taken: (type) => `type ${type}`,
    rules: ["output-schema-root"],
  },
  outputRootRefused: {
    what: "Keywords at the root of an output schema",
    taken: (words) => `all but ${words.join(", ")}`,
    rules: ["output-schema-root"],
  },
  outputDialects: {
    what: "Dialect that an output schema declares",
    taken: (dialects) => `${dialects.join(", ")}, or none`,
    rules: ["schema-draft"],
  },
  outputDialectsOfAllVersions: {
    what: "Dialect that an output schema declares, for every version",
    taken: (dialects) => `${dialects.join(", ")}, or none`,
    rules: ["schema-draft"],
  },
  propertyName: {
    what: "Name of a parameter",
    taken: (limit) => `${shownLimit(limit)}${limit.depth === "any" ? ", at any depth" : ""}`,
    rules: ["property-name"],
  },
  requiredListed: {
    what: "`required`",
    taken: yes("names of properties only"),
    rules: ["required-without-property"],
  },
  typed: { what: "Schemas", taken: yes("with a type, or a union of such"), rules: ["property-without-type"] },
  singleType: { what: "`type`", taken: yes("one word"), rules: ["type-union"] },
  nullable: { what: "`nullable`", taken: yes("is understood"), rules: ["nullable-keyword"] },
  inputDialect: {
    what: "Input schema, whatever it declares",
    taken: (dialect) => `valid under ${dialect}`,
    rules: ["schema-draft", "tuple-items"],
  },
  validSchema: {
    what: "Schemas",
    taken: yes("valid under their own dialect"),
    rules: ["invalid-json-schema", "tuple-items"],
  },
  resolvableReferences: { what: "`$ref`", taken: yes("that leads somewhere"), rules: ["dangling-reference"] },
  finite: { what: "`$ref`", taken: yes("that does not lead back"), rules: ["recursive-reference"] },
  arrayItems: { what: "Arrays", taken: yes("with `items`"), rules: ["array-without-items"] },
  enumStrings: {
    what: "`enum`",
    taken: yes("strings that are not empty"),
    rules: ["non-string-enum", "empty-enum-value"],
  },
  keywords: { what: "Keywords", taken: keywords, rules: ["unsupported-keyword"] },
  keywordsFitType: {
    what: "`anyOf`, `properties`, `required`, `enum`",
    taken: yes("beside a type that they fit; anyOf beside none"),
    rules: ["unsupported-keyword"],
  },
  closedObjects: {
    what: "Objects",
    taken: yes("closed, with all properties required"),
    rules: ["unsupported-keyword"],
  },
  formats: {
    what: "`format`",
    taken: (formats) =>
      Object.entries(formats)
        .map(([type, list]) => `of ${type}: ${(list ?? []).join(", ")}`)
        .join("; "),
    rules: ["unsupported-format"],
  },
  patternRefused: {
    what: "`pattern`",
    taken: (refused) => `without ${refused.join(", ").replace("unicode-property", "\\p{…}")}`,
    rules: ["unsupported-pattern"],
  },
  noPrefixItems: { what: "Tuples", taken: yes("not as `prefixItems`"), rules: ["tuple-items"] },
  description: {
    what: "Description of a tool",
    taken: ({ max }) => `${max} characters`,
    rules: ["description-over-client-limit"],
  },
  instructions: {
    what: "Instructions of a server",
    taken: ({ max }) => `${max} characters`,
    rules: ["description-over-client-limit"],
  },
  tools: { what: "Number of tools", taken: ({ max }) => `up to ${max}`, rules: ["too-many-tools"] },
  deferredTools: { what: "Definitions of tools", taken: yes("are loaded on demand"), rules: ["context-share"] },
};

function keywords({ allowed, refused, strippedAtRoot }: KeywordLimits): string {
  const most = allowed === undefined ? `all but ${(refused ?? []).join(", ")}` : allowed.join(", ");
  return strippedAtRoot === undefined ? most : `${most}; at the root also ${strippedAtRoot.join(", ")}`;
}

/** What happens to the rest. */
const OTHERWISE: Readonly<Record<Effect, string>> = {
  request: "the request is refused",
  server: "all tools of the server are lost",
  tool: "the tool is lost",
  rewritten: "the client changes it",
  cut: "the rest is dropped",
  disputed: "some versions refuse it",
};

/** A cell in words. */
export interface CellText {
  readonly column: Column;
  readonly what: string;
  readonly taken: string;
  readonly otherwise: string;
  readonly rules: readonly string[];
  readonly cell: Pick<Cell<unknown>, "sources" | "day" | "note">;
}

/** The cells of a row in words, in the order of the columns. */
export function cellTexts(profile: Profile): readonly CellText[] {
  return (Object.keys(COLUMNS) as readonly Column[]).flatMap((column) => cellText(profile, column));
}

/** Of these, nothing is refused: the cell says what the client can do. */
const ABILITIES: ReadonlySet<Column> = new Set(["nullable", "deferredTools"]);

function cellText(profile: Profile, column: Column): readonly CellText[] {
  const cell = profile.cells[column];
  if (cell === undefined) return [];
  const { what, rules } = COLUMNS[column];
  const otherwise = ABILITIES.has(column) ? "" : OTHERWISE[cell.effect];
  return [{ column, what, taken: takenBy(profile, column), otherwise, rules, cell }];
}

function takenBy<K extends Column>(
  { cells }: { readonly cells: { readonly [C in K]?: Cell<Limits[C]> } },
  column: K,
): string {
  const cell = cells[column];
  return cell === undefined ? "" : COLUMNS[column].taken(cell.value);
}
