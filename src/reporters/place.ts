import { locate, type Document, type Location } from "../model/document.ts";
import { pointerStep } from "../model/json.ts";
import type { Finding, Report } from "../model/report.ts";
import type { Surface } from "../model/surface.ts";
import { codeLocation } from "./code-place.ts";
import { isBlank } from "./escape.ts";
import { isSpan, placeOf, type Place, type Span } from "../model/text.ts";

/** Where in the repository's files something is shown; undefined when no file stands for it. */
export type Locator = (server: string, at: Place | Span) => Location | undefined;

/**
 * Made once a report. What stands in a body that a live server sent is shown at its surface's anchor.
 * A place that belongs to no document of its own server (a finding about two servers) is looked for in the others.
 */
export function locator(report: Report): Locator {
  const all = [...report.servers.map(({ surface }) => surface), ...(report.shard?.others ?? [])];
  const surfaces = new Map(all.map((surface) => [surface.key, surface]));
  return (server, at) => {
    const { doc } = placeOf(at);
    const own = surfaces.get(server);
    const owner = own?.documents.has(doc) === true ? own : surfaceWith(doc, surfaces);
    if (owner === undefined) return anchorOf(own);
    const known = codeLocation(owner, at) ?? inDocument(owner.documents.get(doc), at);
    return known ?? standIn(owner, at) ?? anchorOf(owner);
  };
}

function surfaceWith(doc: string, surfaces: ReadonlyMap<string, Surface>): Surface | undefined {
  return [...surfaces.values()].find(({ documents }) => documents.has(doc));
}

/** What stands in the lock in place of what a live server showed: the same field where it is there, else the definition. */
function standIn({ standIns, documents }: Surface, at: Place | Span): Location | undefined {
  if (standIns === undefined) return undefined;
  const { doc, pointer } = placeOf(at);
  for (let above = pointer; ; above = above.slice(0, above.lastIndexOf("/"))) {
    const place = standIns.get(`${doc} ${above}`);
    const document = documents.get(place?.doc ?? "");
    if (place !== undefined && document !== undefined) {
      const same = place.pointer + pointer.slice(above.length);
      const isThere = document.index.find(same, "value") !== undefined;
      return inDocument(document, isThere ? { doc: place.doc, pointer: same } : place);
    }
    if (above === "") return undefined;
  }
}

function anchorOf(surface: Surface | undefined): Location | undefined {
  return surface?.anchor === undefined
    ? undefined
    : inDocument(surface.documents.get(surface.anchor.doc), surface.anchor);
}

/** Where a place of a server is, as `file:line`; empty when no file stands for it. */
export function fileLines(report: Report, server: string): (at: Place) => string {
  const where = locator(report);
  return (at) => {
    const location = where(server, at);
    return location === undefined ? "" : `${location.path}:${location.line}`;
  };
}

/** A definition of many lines is shown at its name, or where it begins: alerts on whole blocks help nobody. */
function inDocument(document: Document | undefined, at: Place | Span): Location | undefined {
  if (document?.path === undefined) return undefined;
  const whole = locate(document, at);
  if (whole === undefined || whole.line === whole.endLine || isSpan(at)) return whole;
  const name: Place = { doc: at.doc, pointer: at.pointer + pointerStep("name") };
  const named = at.pointer !== "" && document.index.find(name.pointer, "value") !== undefined;
  const narrow = named ? (locate(document, name) ?? whole) : whole;
  return narrow.line === narrow.endLine ? narrow : { ...narrow, endLine: narrow.line, endColumn: narrow.column + 1 };
}

/** Whether a path is one of the workspace's own: relative, without a way out. */
export function isInWorkspace(path: string): boolean {
  return path !== "" && !/^(?:[/\\]|[a-z]:|\.\.(?:[/\\]|$))/i.test(path);
}

/** The same places by paths from the root of a repository, where those of the audit begin in a folder of it. */
export function fromRepository(where: Locator, folder: string): Locator {
  if (folder === "") return where;
  return (server, at) => {
    const location = where(server, at);
    return location === undefined ? undefined : { ...location, path: below(folder, location.path) };
  };
}

/** A path that leads out of the repository, or is absolute, stays as it is. */
function below(folder: string, path: string): string {
  if (path === "" || /^(?:[/\\]|[a-z]:)/i.test(path)) return path;
  const steps = folder.split("/");
  for (const step of path.split("/")) {
    if (step !== "..") steps.push(step);
    else if (steps.pop() === undefined) return path;
  }
  return steps.join("/");
}

/** `tool add › inputSchema.properties.a.description`: for people, not escaped. */
export function subjectOf({ subject, field }: Finding): string {
  const name = subject.kind === "server" ? "server" : `${subject.kind} ${subject.name}`;
  return field === "" ? name : `${name} › ${field}`;
}

/** Which clients a finding is about beside those that its message names, a sentence each. */
export function clientsOf({ message, profiles = [], rewrittenBy = [] }: Finding): readonly string[] {
  const unnamed = (names: readonly string[]): boolean => names.some((name) => !message.includes(name));
  return [
    ...(unnamed(profiles) ? [`Refused by ${profiles.join(", ")}.`] : []),
    ...(unnamed(rewrittenBy) ? [`Changed on its way by ${rewrittenBy.join(", ")}.`] : []),
  ];
}

/** Whether a finding's message shows the matched text already, or it has nothing to be seen. */
export function isQuoted({ message, excerpt }: Finding): boolean {
  const said = message.toLowerCase();
  const shown = excerpt.toLowerCase();
  // Rules quote as JSON does: a line break, a quotation mark and a backslash stand escaped.
  return isBlank(excerpt) || said.includes(shown) || said.includes(JSON.stringify(shown).slice(1, -1));
}
