import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  isSpan,
  placeOf
} from "./shared-model-text.js";
import {
  isBlank
} from "./shared-reporters-escape.js";
import {
  pointerStep
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

// src/reporters/place.ts
function locator(report) {
  const surfaces = new Map(report.servers.map(({ key, surface }) => [key, surface]));
  return (server, at) => {
    const { doc } = placeOf(at);
    const own = surfaces.get(server);
    const owner = own?.documents.has(doc) === true ? own : surfaceWith(doc, surfaces);
    return owner === void 0 ? anchorOf(own) : inDocument(owner.documents.get(doc), at) ?? anchorOf(owner);
  };
}
function surfaceWith(doc, surfaces) {
  return [...surfaces.values()].find(({ documents }) => documents.has(doc));
}
function anchorOf(surface) {
  return surface?.anchor === void 0 ? void 0 : inDocument(surface.documents.get(surface.anchor.doc), surface.anchor);
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
  return isBlank(excerpt) || message.toLowerCase().includes(excerpt.toLowerCase());
}

export {
  locate,
  locator,
  isInWorkspace,
  subjectOf,
  clientsOf,
  isQuoted
};
