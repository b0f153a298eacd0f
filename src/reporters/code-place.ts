import { locate, type Location } from "../model/document.ts";
import { stringField } from "../model/json.ts";
import type { Subject, Surface } from "../model/surface.ts";
import { isSpan, placeOf, type Place, type Span } from "../model/text.ts";

/** What the code has of a subject: where it is registered, and where each of its texts is written. */
interface Written {
  readonly site: Place;
  readonly places: ReadonlyMap<string, Place>;
}

/**
 * Where the code says what stands at a place of a definition: the very text where it is written there as it is listed,
 * else the line that registers it. Undefined for what is of no subject, or of one whose code is not known.
 */
export function codeLocation(surface: Surface, at: Place | Span): Location | undefined {
  if (surface.code === undefined) return undefined;
  const { doc, pointer } = placeOf(at);
  const subject = subjectAt(surface, doc, pointer);
  const code = subject === undefined ? undefined : writtenOf(subject, surface);
  if (subject === undefined || code === undefined) return undefined;
  const below = pointer.slice(subject.place.pointer.length);
  const exact = below === "" ? undefined : code.places.get(below);
  const place = exact ?? code.site;
  const document = surface.documents.get(place.doc);
  if (document === undefined) return undefined;
  const isSame = exact !== undefined && isSpan(at) && isListedText(at, below, subject, surface);
  return isSame
    ? locate(document, { ...at, text: { ...at.text, place } })
    : firstLine(locate(document, place), document.body);
}

function writtenOf({ kind, name, raw }: Subject, { code }: Surface): Written | undefined {
  if (kind === "tool") return code?.tools.get(name)?.code;
  const { items = [], instructions } = code?.code.beside ?? {};
  if (kind === "server")
    return instructions && { site: instructions.at, places: new Map([["/instructions", instructions.at]]) };
  const named = items.filter(
    (item) => item.kind === kind && stringField(item.value, "name") === stringField(raw, "name"),
  );
  const address = kind === "template" ? "uriTemplate" : "uri";
  return named.find(({ value }) => stringField(value, address) === stringField(raw, address)) ?? named[0];
}

/** A text that a live server or a manifest shows may differ from the one in the code: then no stretch of it is there. */
function isListedText(at: Span, below: string, { kind, name }: Subject, { code, origin }: Surface): boolean {
  if (origin === "source") return true;
  if (kind === "server") return code?.code.beside?.instructions?.value === at.text.value;
  if (kind === "tool") {
    const description = code?.tools.get(name)?.code.description;
    return below === "/description" && description?.kind === "constant" && description.value === at.text.value;
  }
  const items = code?.code.beside?.items ?? [];
  return items.some((item) => item.kind === kind && stringField(item.value, below.slice(1)) === at.text.value);
}

/** An alert on a whole call helps nobody: it is shown where the call begins. */
function firstLine(whole: Location | undefined, body: string): Location | undefined {
  if (whole === undefined || whole.line === whole.endLine) return whole;
  const line = body.split("\n", whole.line)[whole.line - 1] ?? "";
  const end = Math.max(line.trimEnd().length + 1, whole.column + 1);
  return { ...whole, endLine: whole.line, endColumn: end };
}

const subjectTables = new WeakMap<Surface, ReadonlyMap<string, Subject>>();

function subjectAt(surface: Surface, doc: string, pointer: string): Subject | undefined {
  const known = subjectTables.get(surface);
  const table =
    known ?? new Map(surface.subjects.map((subject) => [`${subject.place.doc} ${subject.place.pointer}`, subject]));
  if (known === undefined) subjectTables.set(surface, table);
  for (let above = pointer; above.startsWith("/"); above = above.slice(0, above.lastIndexOf("/"))) {
    const subject = table.get(`${doc} ${above}`);
    if (subject !== undefined) return subject;
  }
  return pointer === "/instructions"
    ? surface.subjects.find(({ kind, place }) => kind === "server" && place.doc === doc)
    : undefined;
}
