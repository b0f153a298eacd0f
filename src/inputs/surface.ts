import type { Document } from "../model/document.ts";
import { field, isObject, stringField, type Json, type JsonObject } from "../model/json.ts";
import type { InstallScript, Launch } from "../model/launch.ts";
import type { KeyConflict, Origin, Subject, SubjectKind, Surface, Tool } from "../model/surface.ts";
import { shownName } from "../model/tool-schema.ts";
import type { Place } from "../model/text.ts";
import { textsOf } from "./texts.ts";

/** One entry of a list as it was received, with the place of it. */
export interface ListedItem {
  readonly kind: Exclude<SubjectKind, "server">;
  readonly value: Json;
  readonly place: Place;
}

/** What a server says of itself: `instructions`, `serverInfo` and their like, and where. */
interface Statement {
  readonly value: JsonObject;
  readonly place: Place;
}

export interface SurfaceParts {
  readonly key: string;
  readonly isKeyGuessed?: boolean;
  readonly origin: Origin;
  readonly source: string;
  readonly documents: readonly Document[];
  readonly server: Statement;
  /** What it says of itself elsewhere; of two equal keys the first counts, but the texts of both are read. */
  readonly also?: readonly Statement[];
  /** In list order; the kinds may be mixed. */
  readonly items: readonly ListedItem[];
  readonly anchor?: Place;
  readonly conflicts?: readonly KeyConflict[];
  readonly launch?: Launch;
  readonly scripts?: readonly InstallScript[];
  readonly skipped?: readonly string[];
  readonly incomplete?: readonly string[];
}

const KIND_ORDER = ["tool", "prompt", "resource", "template"] as const;

/** The surface that every input makes, whatever it read. */
export function makeSurface(parts: SurfaceParts): Surface {
  const { key, origin, source, server, items } = parts;
  const cut: string[] = [];
  const subjects = KIND_ORDER.flatMap((kind) =>
    items.filter((item) => item.kind === kind).map((item, index) => bounded(makeSubject(item, index), cut)),
  );
  const count = (kind: SubjectKind): number => items.filter((item) => item.kind === kind).length;
  return {
    key,
    ...(parts.isKeyGuessed === true && { isKeyGuessed: true }),
    origin,
    source,
    documents: new Map(parts.documents.map((document) => [document.id, document])),
    subjects: [bounded(serverSubject(key, server, parts.also ?? []), cut), ...subjects],
    tools: subjects.filter(isTool),
    ...(parts.anchor !== undefined && { anchor: parts.anchor }),
    conflicts: parts.conflicts ?? [],
    ...(parts.launch !== undefined && { launch: parts.launch }),
    ...(parts.scripts !== undefined && { scripts: parts.scripts }),
    coverage: {
      tools: count("tool"),
      prompts: count("prompt"),
      resources: count("resource"),
      templates: count("template"),
      skipped: parts.skipped ?? [],
    },
    incomplete: [...(parts.incomplete ?? []), ...cut],
  };
}

/** Understanding a text takes a hundred times its size: without a bound one of 50 MB would take all memory. */
const LONGEST_TEXT = 4_000_000;

/** The subject with its texts as far as they are read; what was cut is added to the reasons. */
function bounded<Known extends Subject>(subject: Known, reasons: string[]): Known {
  if (subject.texts.every(({ value }) => value.length <= LONGEST_TEXT)) return subject;
  const texts = subject.texts.map((text) => {
    if (text.value.length <= LONGEST_TEXT) return text;
    const where = `${text.field === "" ? "a text" : shownName(text.field)} of the ${subject.kind} ${shownName(subject.name)}`;
    reasons.push(`${where} has ${grouped(text.value.length)} characters; the first ${grouped(LONGEST_TEXT)} were read`);
    return { ...text, value: text.value.slice(0, LONGEST_TEXT) };
  });
  return { ...subject, texts };
}

/** A count as it is shown to people: 4,000,000. */
function grouped(count: number): string {
  return count.toLocaleString("en");
}

function serverSubject(key: string, server: Statement, also: readonly Statement[]): Subject {
  const statements = [server, ...also];
  return {
    kind: "server",
    name: key,
    place: server.place,
    raw: Object.fromEntries(statements.toReversed().flatMap(({ value }) => Object.entries(value))),
    texts: statements.flatMap(({ value, place }) => textsOf(value, place.doc, place.pointer)),
  };
}

function makeSubject({ kind, value, place }: ListedItem, index: number): Subject {
  const given = stringField(value, "name") ?? stringField(value, kind === "template" ? "uriTemplate" : "uri");
  const name = given === undefined || given === "" ? `#${index}` : given;
  const subject = { kind, name, place, raw: value, texts: textsOf(value, place.doc, place.pointer) };
  if (kind !== "tool" || !isObject(value)) return subject;
  const tool: Tool = {
    ...subject,
    kind,
    raw: value,
    description: stringField(value, "description") ?? "",
    inputSchema: objectField(value, "inputSchema"),
    outputSchema: objectField(value, "outputSchema"),
    annotations: objectField(value, "annotations"),
  };
  return tool;
}

function objectField(value: JsonObject, key: string): JsonObject {
  const found = field(value, key);
  return isObject(found) ? found : {};
}

function isTool(subject: Subject): subject is Tool {
  return subject.kind === "tool" && isObject(subject.raw);
}
