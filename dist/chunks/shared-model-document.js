import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  isBlank
} from "./shared-reporters-escape.js";
import {
  isSpan,
  placeOf
} from "./shared-model-text.js";
import {
  pointerStep,
  stringField
} from "./shared-model-json.js";

// src/model/document.ts
function locate(document, at) {
  if (document.path === void 0) return void 0;
  const place = isSpan(at) ? at.text.place : at;
  const slice = isSpan(at) ? { start: at.start, end: at.end } : void 0;
  const range = document.index.find(place.pointer, place.key ? "key" : "value", slice) ?? { start: 0, end: 0 };
  const starts = lineStarts(document);
  const start = position(starts, range.start);
  const end = position(starts, range.end);
  return { path: document.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
var lineTables = /* @__PURE__ */ new WeakMap();
function lineStarts(document) {
  const known = lineTables.get(document);
  if (known !== void 0) return known;
  const starts = [0];
  for (let at = document.body.indexOf("\n"); at !== -1; at = document.body.indexOf("\n", at + 1)) starts.push(at + 1);
  lineTables.set(document, starts);
  return starts;
}
function position(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

// src/reporters/code-place.ts
function codeLocation(surface, at) {
  if (surface.code === void 0) return void 0;
  const { doc, pointer } = placeOf(at);
  const subject = subjectAt(surface, doc, pointer);
  const code = subject === void 0 ? void 0 : writtenOf(subject, surface);
  if (subject === void 0 || code === void 0) return void 0;
  const below2 = pointer.slice(subject.place.pointer.length);
  const exact = below2 === "" ? void 0 : code.places.get(below2);
  const place = exact ?? code.site;
  const document = surface.documents.get(place.doc);
  if (document === void 0) return void 0;
  const isSame = exact !== void 0 && isSpan(at) && isListedText(at, below2, subject, surface);
  return isSame ? locate(document, { ...at, text: { ...at.text, place } }) : firstLine(locate(document, place), document.body);
}
function writtenOf({ kind, name, raw }, { code }) {
  if (kind === "tool") return code?.tools.get(name)?.code;
  const { items = [], instructions } = code?.code.beside ?? {};
  if (kind === "server")
    return instructions && { site: instructions.at, places: /* @__PURE__ */ new Map([["/instructions", instructions.at]]) };
  const named = items.filter(
    (item) => item.kind === kind && stringField(item.value, "name") === stringField(raw, "name")
  );
  const address = kind === "template" ? "uriTemplate" : "uri";
  return named.find(({ value }) => stringField(value, address) === stringField(raw, address)) ?? named[0];
}
function isListedText(at, below2, { kind, name }, { code, origin }) {
  if (origin === "source") return true;
  if (kind === "server") return code?.code.beside?.instructions?.value === at.text.value;
  if (kind === "tool") {
    const description = code?.tools.get(name)?.code.description;
    return below2 === "/description" && description?.kind === "constant" && description.value === at.text.value;
  }
  const items = code?.code.beside?.items ?? [];
  return items.some((item) => item.kind === kind && stringField(item.value, below2.slice(1)) === at.text.value);
}
function firstLine(whole, body) {
  if (whole === void 0 || whole.line === whole.endLine) return whole;
  const line = body.split("\n", whole.line)[whole.line - 1] ?? "";
  const end = Math.max(line.trimEnd().length + 1, whole.column + 1);
  return { ...whole, endLine: whole.line, endColumn: end };
}
var subjectTables = /* @__PURE__ */ new WeakMap();
function subjectAt(surface, doc, pointer) {
  const known = subjectTables.get(surface);
  const table = known ?? new Map(surface.subjects.map((subject) => [`${subject.place.doc} ${subject.place.pointer}`, subject]));
  if (known === void 0) subjectTables.set(surface, table);
  for (let above = pointer; above.startsWith("/"); above = above.slice(0, above.lastIndexOf("/"))) {
    const subject = table.get(`${doc} ${above}`);
    if (subject !== void 0) return subject;
  }
  return pointer === "/instructions" ? surface.subjects.find(({ kind, place }) => kind === "server" && place.doc === doc) : void 0;
}

// src/reporters/place.ts
function locator(report) {
  const all = [...report.servers.map(({ surface }) => surface), ...report.shard?.others ?? []];
  const surfaces = new Map(all.map((surface) => [surface.key, surface]));
  return (server, at) => {
    const { doc } = placeOf(at);
    const own = surfaces.get(server);
    const owner = own?.documents.has(doc) === true ? own : surfaceWith(doc, surfaces);
    if (owner === void 0) return anchorOf(own);
    const known = codeLocation(owner, at) ?? inDocument(owner.documents.get(doc), at);
    return known ?? standIn(owner, at) ?? anchorOf(owner);
  };
}
function surfaceWith(doc, surfaces) {
  return [...surfaces.values()].find(({ documents }) => documents.has(doc));
}
function standIn({ standIns, documents }, at) {
  if (standIns === void 0) return void 0;
  const { doc, pointer } = placeOf(at);
  for (let above = pointer; ; above = above.slice(0, above.lastIndexOf("/"))) {
    const place = standIns.get(`${doc} ${above}`);
    const document = documents.get(place?.doc ?? "");
    if (place !== void 0 && document !== void 0) {
      const same = place.pointer + pointer.slice(above.length);
      const isThere = document.index.find(same, "value") !== void 0;
      return inDocument(document, isThere ? { doc: place.doc, pointer: same } : place);
    }
    if (above === "") return void 0;
  }
}
function anchorOf(surface) {
  return surface?.anchor === void 0 ? void 0 : inDocument(surface.documents.get(surface.anchor.doc), surface.anchor);
}
function fileLines(report, server) {
  const where = locator(report);
  return (at) => {
    const location = where(server, at);
    return location === void 0 ? "" : `${location.path}:${location.line}`;
  };
}
function inDocument(document, at) {
  if (document?.path === void 0) return void 0;
  const whole = locate(document, at);
  if (whole === void 0 || whole.line === whole.endLine || isSpan(at)) return whole;
  const name = { doc: at.doc, pointer: at.pointer + pointerStep("name") };
  const named = at.pointer !== "" && document.index.find(name.pointer, "value") !== void 0;
  const narrow = named ? locate(document, name) ?? whole : whole;
  return narrow.line === narrow.endLine ? narrow : { ...narrow, endLine: narrow.line, endColumn: narrow.column + 1 };
}
function isInWorkspace(path) {
  return path !== "" && !/^(?:[/\\]|[a-z]:|\.\.(?:[/\\]|$))/i.test(path);
}
function fromRepository(where, folder) {
  if (folder === "") return where;
  return (server, at) => {
    const location = where(server, at);
    return location === void 0 ? void 0 : { ...location, path: below(folder, location.path) };
  };
}
function below(folder, path) {
  if (path === "" || /^(?:[/\\]|[a-z]:)/i.test(path)) return path;
  const steps = folder.split("/");
  for (const step of path.split("/")) {
    if (step !== "..") steps.push(step);
    else if (steps.pop() === void 0) return path;
  }
  return steps.join("/");
}
function subjectOf({ subject, field }) {
  const name = subject.kind === "server" ? "server" : `${subject.kind} ${subject.name}`;
  return field === "" ? name : `${name} \u203A ${field}`;
}
function clientsOf({ message, profiles = [], rewrittenBy = [] }) {
  const unnamed = (names) => names.some((name) => !message.includes(name));
  return [
    ...unnamed(profiles) ? [`Refused by ${profiles.join(", ")}.`] : [],
    ...unnamed(rewrittenBy) ? [`Changed on its way by ${rewrittenBy.join(", ")}.`] : []
  ];
}
function isQuoted({ message, excerpt }) {
  const said = message.toLowerCase();
  const shown = excerpt.toLowerCase();
  return isBlank(excerpt) || said.includes(shown) || said.includes(JSON.stringify(shown).slice(1, -1));
}

export {
  locate,
  locator,
  fileLines,
  isInWorkspace,
  fromRepository,
  subjectOf,
  clientsOf,
  isQuoted
};
