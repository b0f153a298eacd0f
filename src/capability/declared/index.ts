import { field, isObject, stringField, walk, type JsonObject } from "../../model/json.ts";
import type { Leaf } from "../../model/capability.ts";
import { identifierWords } from "../../text/identifier.ts";
import { chineseDeeds } from "./chinese.ts";
import { clausesOf, clausesOfWords, type Clause, type Said } from "./clauses.ts";
import type { Domain } from "./nouns.ts";

/** What a tool says of itself. */
export interface ToolText {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: JsonObject;
}

/** Longer than any honest name. */
const NAME_UNITS = 400;

/** Parameters beyond these say nothing new. */
const PARAMETERS = 500;

/**
 * The capabilities that a tool's text declares, sorted: those of its name, its description and its parameters. A verb
 * whose objects are all files declares READ_FS or WRITE_FS, one without a known object the whole of READ or WRITE.
 */
export function declaredLeaves({ name, title = "", description, inputSchema }: ToolText): readonly Leaf[] {
  const said = [
    clausesOfWords(identifierWords(name.slice(0, NAME_UNITS)).map(({ word }) => word)),
    clausesOf(title),
    clausesOf(description),
    ...parametersOf(inputSchema),
  ];
  const named = storesOf(new Set(said.flatMap(({ domains }) => [...domains])));
  const leaves = new Set<Leaf>(said.flatMap((each) => leavesOf(each, named)));
  // Who speaks of a file looks into it; who writes it has said so already.
  for (const store of named) {
    if (!leaves.has("WRITE") && !leaves.has(`WRITE_${store}`)) leaves.add(`READ_${store}`);
  }
  for (const deed of chineseDeeds(`${title}\n${description}`)) leaves.add(deed);
  return [...leaves].filter((leaf) => !isCovered(leaf, leaves)).sort();
}

function isCovered(leaf: Leaf, leaves: ReadonlySet<Leaf>): boolean {
  const parent = leaf.startsWith("READ_") ? "READ" : leaf.startsWith("WRITE_") ? "WRITE" : undefined;
  return parent !== undefined && leaves.has(parent);
}

function leavesOf({ clauses, domains }: Said, named: readonly Store[]): readonly Leaf[] {
  const loose = new Set<Leaf>();
  if (domains.has("NETWORK")) loose.add("NETWORK");
  if (domains.has("EXEC")) loose.add("EXEC");
  if (domains.has("ENV")) loose.add("ENV");
  return [...loose, ...clauses.flatMap((clause) => leavesOfClause(clause, named))];
}

function leavesOfClause({ verb, domains }: Clause, named: readonly Store[]): readonly Leaf[] {
  const stores = storesOf(domains);
  return [...verb.deeds].flatMap((deed): readonly Leaf[] => {
    // Rows are fetched from a database and a statement is run by it; a file that is fetched may be anywhere.
    if (stores.includes("DB") && domains.size === stores.length) {
      if (deed === "NETWORK" && verb.base === "fetch") return [];
      if (deed === "EXEC") return ["READ_DB", "WRITE_DB"];
    }
    if (deed === "CHANGE") return named.flatMap((store): Leaf[] => [`READ_${store}`, `WRITE_${store}`]);
    if (deed === "READ") return narrowed("READ", domains, stores);
    if (deed === "WRITE") return narrowed("WRITE", domains, stores);
    return [deed];
  });
}

/** Where everything that the verb is done to is in a store, it declares no other one. */
function narrowed(deed: "READ" | "WRITE", domains: ReadonlySet<Domain>, stores: readonly Store[]): readonly Leaf[] {
  return stores.length === 0 || stores.length < domains.size ? [deed] : stores.map((store): Leaf => `${deed}_${store}`);
}

type Store = Extract<Domain, "FS" | "DB">;

function storesOf(domains: ReadonlySet<Domain>): readonly Store[] {
  return (["DB", "FS"] as const).filter((store) => domains.has(store));
}

/** Words of a parameter that a tool writes to: `outputDirPath`, `saveTo` a file. */
const FOR_WRITING = new Set(["output", "out", "save", "dest", "destination", "export"]);
const FILES = new Set(["file", "filename", "filepath", "path", "dir", "directory", "folder"]);
const WRITTEN = clausesOfWords(["write", "file"]);

/** What parameters are for: their descriptions, and names such as `url` and `command`. */
function parametersOf(schema: JsonObject): readonly Said[] {
  const found: Said[] = [];
  for (const { value, key } of walk(schema, "", ({ depth }) => depth < 8)) {
    if (found.length >= PARAMETERS) break;
    if (!isObject(value)) continue;
    if (key === "properties") {
      for (const name of Object.keys(value).slice(0, PARAMETERS)) {
        const words = identifierWords(name.slice(0, NAME_UNITS)).map(({ word }) => word);
        // A parameter `fileName` writes nothing, only what it reaches counts; `outputFile` is written.
        found.push({ clauses: [], domains: clausesOfWords(words).domains });
        if (words.some((word) => FOR_WRITING.has(word)) && words.some((word) => FILES.has(word))) found.push(WRITTEN);
      }
    }
    const text = stringField(value, "description") ?? "";
    if (text !== "" && field(value, "type") !== undefined) found.push(clausesOf(text));
  }
  return found;
}
