import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  CONFLICT_LIMIT,
  SyntaxFault,
  arrayIndex,
  conflictNotes,
  excerpts,
  shownCharacter,
  unescaped
} from "./shared-inputs-body.js";
import {
  shownName
} from "./shared-model-schema.js";
import {
  field,
  isArray,
  isObject,
  pointerStep,
  stringField
} from "./shared-model-json.js";

// src/inputs/json-scan.ts
var JSON_DEPTH_LIMIT = 2e4;
var VALUE_LIMIT = 5e6;
var NONE = 4294967295;
var JsonRecords = class {
  size = 0;
  #starts = new Uint32Array(256);
  #ends = new Uint32Array(256);
  #nexts = new Uint32Array(256);
  #keys = new Uint32Array(256);
  /** Of a value that begins at `start`, with the offset of its key's opening quote. */
  add(start, key) {
    if (this.size === this.#starts.length) this.#grow();
    this.#starts[this.size] = start;
    this.#keys[this.size] = key;
    this.size += 1;
    return this.size - 1;
  }
  /** All that a value holds has been added. */
  close(record, end) {
    this.#ends[record] = end;
    this.#nexts[record] = this.size;
  }
  start(record) {
    return this.#starts[record] ?? NONE;
  }
  /** Exclusive. */
  end(record) {
    return this.#ends[record] ?? NONE;
  }
  next(record) {
    return this.#nexts[record] ?? NONE;
  }
  /** NONE for a root or an element of an array. */
  key(record) {
    return this.#keys[record] ?? NONE;
  }
  #grow() {
    const grown = (from) => {
      const to = new Uint32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.#starts = grown(this.#starts);
    this.#ends = grown(this.#ends);
    this.#nexts = grown(this.#nexts);
    this.#keys = grown(this.#keys);
  }
};
var QUOTE = 34;
var COMMA = 44;
var OPEN_ARRAY = 91;
var BACKSLASH = 92;
var OPEN_OBJECT = 123;
function scanJson(body) {
  const records = new JsonRecords();
  const roots = [];
  const open = [];
  let key = NONE;
  let at = afterSpace(body, 0);
  const beginMember = () => {
    const isObject2 = body.charCodeAt(records.start(open.at(-1) ?? NONE)) === OPEN_OBJECT;
    key = isObject2 ? at : NONE;
    if (isObject2) at = afterKey(body, at);
  };
  do {
    const record = records.add(at, key);
    if (record === VALUE_LIMIT) throw new SyntaxFault(void 0, "JSON of over 5 million values is not read");
    const code = body.charCodeAt(at);
    let ended = NONE;
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      open.push(record);
      if (open.length > JSON_DEPTH_LIMIT) throw new SyntaxFault(at, `nested more than ${JSON_DEPTH_LIMIT} levels deep`);
      at = afterSpace(body, at + 1);
      if (body.charCodeAt(at) !== code + 2) {
        beginMember();
        continue;
      }
    } else {
      at = afterScalar(body, at, code);
      records.close(record, at);
      ended = record;
    }
    for (; ; ) {
      if (ended !== NONE) {
        const next = afterSpace(body, at);
        if (open.length === 0) {
          roots.push(ended);
          if (next < body.length && !body.slice(at, next).includes("\n")) unexpected(body, next, "the end of the line");
          key = NONE;
          at = next;
          break;
        }
        at = next;
        if (body.charCodeAt(at) === COMMA) {
          at = afterSpace(body, at + 1);
          beginMember();
          break;
        }
      }
      const container = open.at(-1) ?? NONE;
      const closing = body.charCodeAt(records.start(container)) + 2;
      if (body.charCodeAt(at) !== closing) unexpected(body, at, `a comma or "${String.fromCharCode(closing)}"`);
      at += 1;
      open.pop();
      records.close(container, at);
      ended = container;
    }
  } while (at < body.length || open.length > 0);
  return { records, roots };
}
function unexpected(body, at, expected) {
  if (at >= body.length) throw new SyntaxFault(body.length, "the file ends in the middle: it is truncated");
  throw new SyntaxFault(at, `not JSON: ${expected} is expected, not ${shownCharacter(body, at)}`);
}
function afterSpace(body, from) {
  let at = from;
  for (; ; ) {
    const code = body.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}
function afterKey(body, at) {
  if (body.charCodeAt(at) !== QUOTE) unexpected(body, at, "a name in double quotes");
  const colon = afterSpace(body, afterString(body, at));
  if (body[colon] !== ":") unexpected(body, colon, "a colon");
  return afterSpace(body, colon + 1);
}
function afterString(body, quote) {
  for (let at = quote + 1; ; at += 1) {
    const code = body.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at = lastOfEscape(body, at);
    else if (!(code >= 32)) unexpected(body, at, "the closing quote of a string");
  }
}
function lastOfEscape(body, backslash) {
  const letter = body[backslash + 1] ?? "";
  if (letter === "u") {
    for (let at = backslash + 2; at < backslash + 6; at += 1) {
      if (!isHexDigit(body.charCodeAt(at))) unexpected(body, at, "a hexadecimal digit");
    }
    return backslash + 5;
  }
  if (letter === "" || !'"\\/bfnrt'.includes(letter)) unexpected(body, backslash + 1, "an escape that JSON knows");
  return backslash + 1;
}
function isHexDigit(code) {
  return code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}
var WORDS = ["true", "false", "null"];
function afterScalar(body, at, code) {
  if (code === QUOTE) return afterString(body, at);
  if (code === 45 || code >= 48 && code <= 57) return afterNumber(body, at);
  const word = WORDS.find((candidate) => body.startsWith(candidate, at));
  if (word !== void 0) return at + word.length;
  const rest = body.slice(at, at + 5);
  const isCut = at + rest.length >= body.length && WORDS.some((candidate) => candidate.startsWith(rest));
  return unexpected(body, isCut ? body.length : at, "a value");
}
function afterNumber(body, from) {
  let at = body[from] === "-" ? from + 1 : from;
  at = body[at] === "0" ? at + 1 : afterDigits(body, at);
  if (body[at] === ".") at = afterDigits(body, at + 1);
  if (body[at] !== "e" && body[at] !== "E") return at;
  const sign = body[at + 1];
  return afterDigits(body, sign === "+" || sign === "-" ? at + 2 : at + 1);
}
function afterDigits(body, from) {
  let at = from;
  while (body.charCodeAt(at) >= 48 && body.charCodeAt(at) <= 57) at += 1;
  if (at === from) unexpected(body, at, "a digit");
  return at;
}
function children(records, container) {
  const found = [];
  for (let child = container + 1; child < records.next(container); child = records.next(child)) found.push(child);
  return found;
}
function keyOf(body, records, record) {
  const quote = records.key(record);
  const written = body.slice(quote, afterString(body, quote));
  return written.includes("\\") ? String(JSON.parse(written)) : written.slice(1, -1);
}

// src/inputs/json-repeats.ts
function repeatedKeys(body, scan) {
  const { records } = scan;
  const conflicts = [];
  let count = 0;
  for (const same of repetitions(body, records)) {
    const kept = same.at(-1) ?? NONE;
    const other = same.find((record) => differ(body, records, record, kept));
    if (other === void 0) continue;
    count += 1;
    if (count > CONFLICT_LIMIT) continue;
    const [first, last] = excerpts(source(body, records, other), source(body, records, kept));
    conflicts.push({ pointer: pointerTo(body, scan, kept), first, last });
  }
  return { conflicts, count };
}
function* repetitions(body, records) {
  const seen = /* @__PURE__ */ new Map();
  for (let object = 0; object < records.size; object += 1) {
    if (body[records.start(object)] !== "{" || records.next(object) - object < 3) continue;
    seen.clear();
    const repeated = /* @__PURE__ */ new Map();
    for (let child = object + 1; child < records.next(object); child = records.next(child)) {
      const key = keyOf(body, records, child);
      const earlier = seen.get(key);
      if (earlier === void 0) {
        seen.set(key, child);
      } else {
        const all = repeated.get(key) ?? [earlier];
        all.push(child);
        repeated.set(key, all);
      }
    }
    yield* repeated.values();
  }
}
function differ(body, records, a, b) {
  const pairs = [[a, b]];
  for (let pair = pairs.pop(); pair !== void 0; pair = pairs.pop()) {
    const [one, other] = pair;
    const opening = body[records.start(one)];
    if (opening === "{" || opening === "[") {
      if (body[records.start(other)] !== opening) return true;
      if (records.next(one) - one !== records.next(other) - other) return true;
      const [mine, facing] = [childTable(body, records, one), childTable(body, records, other)];
      if (mine.size !== facing.size) return true;
      for (const [step, child] of mine) {
        const same = facing.get(step);
        if (same === void 0) return true;
        pairs.push([child, same]);
      }
    } else {
      const [written, facing] = [source(body, records, one), source(body, records, other)];
      if (written !== facing && (isOpening(facing) || JSON.parse(written) !== JSON.parse(facing))) return true;
    }
  }
  return false;
}
function isOpening(source2) {
  return source2.startsWith("{") || source2.startsWith("[");
}
function childTable(body, records, container) {
  return new Map(children(records, container).map((child, index) => [stepTo(body, records, child, index), child]));
}
function stepTo(body, records, child, index) {
  return records.key(child) === NONE ? index : keyOf(body, records, child);
}
function source(body, records, record) {
  return body.slice(records.start(record), records.end(record));
}
function pointerTo(body, { records, roots }, target) {
  const holds = (record) => record <= target && target < records.next(record);
  const root = roots.findIndex(holds);
  let pointer = roots.length === 1 ? "" : pointerStep(root);
  let at = roots[root] ?? 0;
  while (at !== target) {
    const siblings = children(records, at);
    const index = siblings.findIndex(holds);
    at = siblings[index] ?? target;
    pointer += pointerStep(stepTo(body, records, at, index));
  }
  return pointer;
}

// src/inputs/json-index.ts
function parseJson(body) {
  const scan = scanJson(body);
  const { records, roots } = scan;
  const value = (record) => JSON.parse(body.slice(records.start(record), records.end(record)));
  const isOne = roots.length === 1;
  const { conflicts, count } = repeatedKeys(body, scan);
  return {
    roots: roots.map((record, index) => ({ value: value(record), pointer: isOne ? "" : `/${index}` })),
    index: new JsonIndex(body, scan),
    conflicts,
    notes: conflictNotes(count)
  };
}
var JsonIndex = class {
  #body;
  #records;
  #roots;
  #members = /* @__PURE__ */ new Map();
  #elements = /* @__PURE__ */ new Map();
  #escapes = /* @__PURE__ */ new Map();
  /** The pointer that was looked up last, where its steps end, and what stands there: the next mostly begins like it. */
  #pointer = "";
  #way = [];
  constructor(body, { records, roots }) {
    this.#body = body;
    this.#records = records;
    this.#roots = roots;
  }
  find(pointer, what, slice) {
    if (pointer === "" && this.#roots.length > 1) return { start: 0, end: this.#body.length };
    const record = this.#record(pointer);
    if (record === void 0) return void 0;
    const start = what === "key" ? this.#records.key(record) : this.#records.start(record);
    if (start === NONE) return void 0;
    if (this.#body[start] !== '"') return { start, end: this.#records.end(record) };
    if (slice !== void 0) return this.#inString(start, slice);
    return { start, end: what === "key" ? afterString(this.#body, start) : this.#records.end(record) };
  }
  #record(pointer) {
    let same = 0;
    while (same < pointer.length && pointer.charCodeAt(same) === this.#pointer.charCodeAt(same)) same += 1;
    const isStep = (end2) => end2 <= same && (end2 === pointer.length || pointer[end2] === "/");
    while (this.#way.length > 0 && !isStep(this.#way.at(-1)?.end ?? 0)) this.#way.pop();
    this.#pointer = pointer;
    let { end, record } = this.#way.at(-1) ?? { end: 0, record: this.#roots.length === 1 ? this.#roots[0] : void 0 };
    while (end < pointer.length) {
      const next = pointer.indexOf("/", end + 1);
      const step = unescaped(pointer.slice(end + 1, next === -1 ? pointer.length : next));
      const isRoot = end === 0 && this.#roots.length > 1;
      record = isRoot ? this.#roots[arrayIndex(step)] : record === void 0 ? void 0 : this.#child(record, step);
      if (record === void 0) return void 0;
      end = next === -1 ? pointer.length : next;
      this.#way.push({ end, record });
    }
    return record;
  }
  #child(container, step) {
    const opening = this.#body[this.#records.start(container)];
    if (opening === "{") {
      const known2 = this.#members.get(container);
      const members = known2 ?? new Map(children(this.#records, container).map((child) => [this.#key(child), child]));
      if (known2 === void 0) this.#members.set(container, members);
      return members.get(step);
    }
    if (opening !== "[") return void 0;
    const known = this.#elements.get(container);
    const elements = known ?? children(this.#records, container);
    if (known === void 0) this.#elements.set(container, elements);
    return elements[arrayIndex(step)];
  }
  #key(record) {
    return keyOf(this.#body, this.#records, record);
  }
  /** A stretch of the string whose opening quote is at `quote`, its offsets counted in the decoded string. */
  #inString(quote, slice) {
    const known = this.#escapes.get(quote);
    const escapes = known ?? escapesIn(this.#body, quote);
    if (known === void 0) this.#escapes.set(quote, escapes);
    const written = (offset) => quote + 1 + Math.min(offset, escapes.length) + shift(escapes, offset);
    return { start: written(slice.start), end: written(slice.end) };
  }
};
function escapesIn(body, quote) {
  const written = body.slice(quote + 1, afterString(body, quote) - 1);
  const at = [];
  const longer = [];
  let total = 0;
  for (let backslash = written.indexOf("\\"); backslash !== -1; ) {
    const length = written[backslash + 1] === "u" ? 6 : 2;
    at.push(backslash - total);
    total += length - 1;
    longer.push(total);
    backslash = written.indexOf("\\", backslash + length);
  }
  return { at, longer, length: written.length - total };
}
function shift({ at, longer }, offset) {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((at[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : longer[low - 1] ?? 0;
}

// src/inputs/texts.ts
var NAME_MAPS = /* @__PURE__ */ new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
var DATA = /* @__PURE__ */ new Set(["default", "examples", "example", "enum", "const"]);
var SCHEMAS = /* @__PURE__ */ new Set(["inputSchema", "outputSchema", "requestedSchema"]);
var VALUE_KEYS = /* @__PURE__ */ new Set([
  ...DATA,
  ...["pattern", "format", "type", "required", "$schema", "$id", "$ref", "$anchor", "$dynamicRef", "contentEncoding"],
  ...["uri", "uriTemplate", "mimeType", "src", "sizes", "theme", "url", "websiteUrl", "version", "taskSupport"],
  ...["protocolVersion", "audience", "lastModified"]
]);
function textsOf(root, doc, pointer) {
  if (typeof root === "string") return [{ value: root, field: "", role: "prose", place: { doc, pointer } }];
  const texts = [];
  const stack = [];
  const enter = (value, at, field2, shape, role) => {
    if (typeof value !== "object" || value === null) return;
    const keys = isObject(value) ? Object.keys(value) : void 0;
    const inner = field2 === "" ? "" : `${shortened(field2)}.`;
    stack.push({ container: value, keys, next: 0, pointer: `${at}/`, field: inner, shape, role });
  };
  enter(root, pointer, "", "fields", "prose");
  for (let frame = stack.at(-1); frame !== void 0; frame = stack.at(-1)) {
    const { container, keys, next } = frame;
    if (next >= (isArray(container) ? container.length : keys?.length ?? 0)) {
      stack.pop();
      continue;
    }
    frame.next += 1;
    const key = keys?.[next] ?? String(next);
    const at = frame.pointer + (/[~/]/.test(key) ? pointerStep(key).slice(1) : key);
    const field2 = frame.field + key;
    if (keys !== void 0 && isChosen(frame.shape, key)) {
      const role2 = frame.shape === "data" ? "value" : "identifier";
      texts.push({ value: key, field: field2, role: role2, place: { doc, pointer: at, key: true } });
    }
    const value = isArray(container) ? container[next] : container[key];
    const [shape, role] = keys === void 0 ? [frame.shape, frame.role] : inside(frame.shape, frame.role, key);
    if (typeof value === "string") texts.push({ value, field: field2, role, place: { doc, pointer: at } });
    else if (value !== void 0) enter(value, at, field2, shape, role);
  }
  return texts;
}
var FIELD_LIMIT = 1e3;
function shortened(field2) {
  return field2.length <= FIELD_LIMIT ? field2 : `${field2.slice(0, FIELD_LIMIT / 2)}\u2026${field2.slice(-FIELD_LIMIT / 4)}`;
}
function inside(shape, role, key) {
  if (shape === "data") return ["data", role];
  if (shape === "names") return ["schema", "prose"];
  if (shape === "fields" && key === "name") return ["fields", "identifier"];
  const own = VALUE_KEYS.has(key) ? "value" : "prose";
  if (shape === "fields") return [SCHEMAS.has(key) ? "schema" : "fields", own];
  return [NAME_MAPS.has(key) ? "names" : DATA.has(key) ? "data" : "schema", own];
}
var DEFINED = /* @__PURE__ */ new Set([
  ...["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta", "icons", "execution"],
  ...["arguments", "required", "uri", "uriTemplate", "mimeType", "size", "src", "sizes", "theme", "taskSupport"],
  ...["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint", "audience", "priority", "lastModified"],
  ...["instructions", "serverInfo", "version", "websiteUrl", "capabilities", "protocolVersion", "requestedSchema"],
  ...["tools", "prompts", "resources", "resourceTemplates", "logging", "completions", "experimental", "listChanged"]
]);
var KEYWORDS = /* @__PURE__ */ new Set([
  ...["$schema", "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$comment", "$defs", "$vocabulary"],
  ...["definitions", "type", "title", "description", "default", "examples", "example", "enum", "const", "format"],
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "required"],
  ...[
    "dependentRequired",
    "dependentSchemas",
    "dependencies",
    "minProperties",
    "maxProperties",
    "items",
    "prefixItems"
  ],
  ...["additionalItems", "unevaluatedItems", "contains", "minContains", "maxContains", "minItems", "maxItems"],
  ...["uniqueItems", "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["multipleOf", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentEncoding", "contentMediaType"],
  ...["contentSchema", "deprecated", "readOnly", "writeOnly", "nullable", "discriminator"]
]);
function isChosen(shape, key) {
  if (shape === "names" || shape === "data") return true;
  return shape === "schema" ? !KEYWORDS.has(key) : !DEFINED.has(key);
}

// src/inputs/surface.ts
var KIND_ORDER = ["tool", "prompt", "resource", "template"];
function makeSurface(parts) {
  const { key, origin, source: source2, server, items } = parts;
  const cut = [];
  const subjects = KIND_ORDER.flatMap(
    (kind) => items.filter((item) => item.kind === kind).map((item, index) => bounded(makeSubject(item, index), cut))
  );
  const count = (kind) => items.filter((item) => item.kind === kind).length;
  return {
    key,
    ...parts.isKeyGuessed === true && { isKeyGuessed: true },
    origin,
    source: source2,
    documents: new Map(parts.documents.map((document) => [document.id, document])),
    subjects: [bounded(serverSubject(key, server, parts.also ?? []), cut), ...subjects],
    tools: subjects.filter(isTool),
    ...parts.anchor !== void 0 && { anchor: parts.anchor },
    conflicts: parts.conflicts ?? [],
    ...parts.launch !== void 0 && { launch: parts.launch },
    ...parts.scripts !== void 0 && { scripts: parts.scripts },
    coverage: {
      tools: count("tool"),
      prompts: count("prompt"),
      resources: count("resource"),
      templates: count("template"),
      skipped: parts.skipped ?? []
    },
    incomplete: [...parts.incomplete ?? [], ...cut]
  };
}
var LONGEST_TEXT = 4e6;
function bounded(subject, reasons) {
  if (subject.texts.every(({ value }) => value.length <= LONGEST_TEXT)) return subject;
  const texts = subject.texts.map((text) => {
    if (text.value.length <= LONGEST_TEXT) return text;
    const where = `${text.field === "" ? "a text" : shownName(text.field)} of the ${subject.kind} ${shownName(subject.name)}`;
    reasons.push(`${where} has ${grouped(text.value.length)} characters; the first ${grouped(LONGEST_TEXT)} were read`);
    return { ...text, value: text.value.slice(0, LONGEST_TEXT) };
  });
  return { ...subject, texts };
}
function grouped(count) {
  return count.toLocaleString("en");
}
function serverSubject(key, server, also) {
  const statements = [server, ...also];
  return {
    kind: "server",
    name: key,
    place: server.place,
    raw: Object.fromEntries(statements.toReversed().flatMap(({ value }) => Object.entries(value))),
    texts: statements.flatMap(({ value, place }) => textsOf(value, place.doc, place.pointer))
  };
}
function makeSubject({ kind, value, place }, index) {
  const given = stringField(value, "name") ?? stringField(value, kind === "template" ? "uriTemplate" : "uri");
  const name = given === void 0 || given === "" ? `#${index}` : given;
  const subject = { kind, name, place, raw: value, texts: textsOf(value, place.doc, place.pointer) };
  if (kind !== "tool" || !isObject(value)) return subject;
  const tool = {
    ...subject,
    kind,
    raw: value,
    description: stringField(value, "description") ?? "",
    inputSchema: objectField(value, "inputSchema"),
    outputSchema: objectField(value, "outputSchema"),
    annotations: objectField(value, "annotations")
  };
  return tool;
}
function objectField(value, key) {
  const found = field(value, key);
  return isObject(found) ? found : {};
}
function isTool(subject) {
  return subject.kind === "tool" && isObject(subject.raw);
}

export {
  parseJson,
  makeSurface
};
