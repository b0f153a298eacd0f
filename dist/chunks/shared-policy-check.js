import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  compiled
} from "./shared-policy-patterns.js";
import {
  POLICY
} from "./shared-policy-table.js";
import {
  require_dist
} from "./shared-yaml.js";
import {
  isDay
} from "./shared-model-day.js";
import {
  DECISIONS,
  PATH_SETS,
  STRICTNESS
} from "./shared-model-policy.js";
import {
  nearest
} from "./shared-text-nearest.js";
import {
  shownName
} from "./shared-model-schema.js";
import {
  FLAGS,
  TOOL_CLASSES
} from "./shared-model-rating.js";
import {
  FAIL_ON
} from "./shared-model-severity.js";
import {
  field,
  isArray,
  isObject,
  pointerStep,
  stringField
} from "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import {
  __toESM
} from "./shared-runtime.js";

// src/policy/parse.ts
var import_yaml2 = __toESM(require_dist(), 1);

// src/policy/check.ts
var import_yaml = __toESM(require_dist(), 1);
function check(root, shape) {
  const checker = new Checker();
  const value = checker.value(root, shape, "") ?? null;
  return { value, index: checker, faults: checker.faults };
}
var Checker = class {
  faults = [];
  #values = /* @__PURE__ */ new Map();
  #keys = /* @__PURE__ */ new Map();
  find(pointer, what) {
    return (what === "key" ? this.#keys : this.#values).get(pointer);
  }
  /** The value as the shape wants it; undefined when it is another thing. */
  value(node, shape, pointer) {
    if (node === null) return void 0;
    this.#values.set(pointer, rangeOf(node));
    if ((0, import_yaml.isAlias)(node)) return this.#fault(node, "an alias: write the value out, so that what is decided can be read");
    if (node.anchor !== void 0) this.#fault(node, "an anchor: there are no aliases here");
    switch (shape.kind) {
      case "list":
        return (0, import_yaml.isSeq)(node) ? this.#list(node.items, shape, node, pointer) : this.#fault(node, `${shownKind(node)} where a list is meant`);
      case "one or more":
        return (0, import_yaml.isSeq)(node) ? this.#list(node.items, { kind: "list", of: shape.of, least: 1 }, node, pointer) : listOf(this.value(node, shape.of, pointer));
      case "short":
        return this.value(node, (0, import_yaml.isMap)(node) ? shape.long : shape.word, pointer);
      case "map":
      case "object":
        return (0, import_yaml.isMap)(node) ? this.#object(node.items, shape, node, pointer) : this.#fault(node, `${shownKind(node)} where names with values are meant`);
      case "text":
      case "day":
      case "word":
      case "flag":
      case "number":
      case "scalar":
        return (0, import_yaml.isScalar)(node) ? this.#scalar(node, shape) : this.#fault(node, `${shownKind(node)} where one value is meant`);
    }
  }
  #list(items, shape, node, pointer) {
    if (items.length < (shape.least ?? 0)) return this.#fault(node, "an empty list");
    return items.flatMap((item, index) => {
      const value = isNode(item) ? this.value(item, shape.of, pointer + pointerStep(index)) : void 0;
      return value === void 0 ? [] : [value];
    });
  }
  #object(pairs, shape, node, pointer) {
    const seen = /* @__PURE__ */ new Map();
    const named = /* @__PURE__ */ new Set();
    for (const { key, value } of pairs) {
      const name = (0, import_yaml.isScalar)(key) ? nameOf(key) : void 0;
      const isMerge = (0, import_yaml.isScalar)(key) && name === "<<" && key.type === "PLAIN";
      if (!(0, import_yaml.isScalar)(key) || name === void 0 || isMerge) {
        this.#fault(isNode(key) ? key : node, isMerge ? "a merge key: write the values out" : "a key that is no name");
        continue;
      }
      if (named.has(name)) this.#fault(key, `${shownName(name)} is written twice`);
      named.add(name);
      const at = pointer + pointerStep(name);
      this.#keys.set(at, rangeOf(key));
      const field2 = shape.kind === "map" ? shape.of : this.#fieldOf(key, name, shape.fields);
      if (field2 === void 0) continue;
      if (!isNode(value) || isNull(value)) this.#fault(key, `${shownName(name)} has no value`);
      else seen.set(name, this.value(value, field2, at) ?? null);
    }
    if (shape.kind === "object") this.#complain(shape, named, node);
    return Object.fromEntries(seen);
  }
  #fieldOf(key, name, fields) {
    const known = Object.keys(fields);
    if (known.includes(name)) return fields[name]?.shape;
    this.#fault(key, `there is no ${shownName(name)} here; did you mean ${shownName(nearest(name, known))}`);
    return void 0;
  }
  /** What an object lacks, or has too much of. */
  #complain({ fields, oneOf: oneOf2 = [], least = 0 }, named, node) {
    for (const [name, { required }] of Object.entries(fields)) {
      if (required === true && !named.has(name)) this.#fault(node, `${name} is missing`);
    }
    const chosen = oneOf2.filter((name) => named.has(name));
    if (oneOf2.length > 0 && chosen.length !== 1) this.#fault(node, `exactly one of ${oneOf2.join(", ")} is to be given`);
    if (named.size < least) this.#fault(node, "nothing is given here");
  }
  #scalar(node, shape) {
    const { value } = node;
    const text = nameOf(node);
    switch (shape.kind) {
      case "day":
        return isDay(text) ? text : this.#fault(node, `${shownName(text)} where a day such as 2027-01-31 is meant`);
      case "flag":
        if (typeof value === "boolean") return value;
        return this.#fault(node, `${shownName(text)} where true or false is meant (YAML 1.2 knows no yes and no)`);
      case "number":
        if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
          return this.#fault(node, `${shownName(text)} where a whole number is meant`);
        if (shape.only !== void 0 && value !== shape.only)
          return this.#fault(node, `${shownName(text)}, where only ${shape.only} is known`);
        return value;
      case "scalar":
        return typeof value === "number" || typeof value === "boolean" || value === null ? value : text;
      case "word":
        if (shape.words.includes(text)) return text;
        return this.#fault(
          node,
          `${shownName(text)} is none of ${shape.words.join(", ")}; did you mean ${shownName(nearest(text, shape.words))}`
        );
      case "text":
        return this.#text(node, text, shape);
    }
  }
  #text(node, text, { most = 1e4, pattern, like }) {
    if (text.trim() === "") return this.#fault(node, "an empty text");
    if (text.length > most)
      return this.#fault(node, `a text of ${text.length} characters, where up to ${most} are taken`);
    if (pattern !== void 0 && !new RegExp(pattern).test(text))
      return this.#fault(node, `${shownName(text)} where ${like ?? "another text"} is meant`);
    return text;
  }
  #fault(node, message) {
    this.faults.push({ offset: node.range?.[0] ?? 0, message });
    return void 0;
  }
};
function listOf(value) {
  return value === void 0 ? void 0 : [value];
}
function nameOf(node) {
  return typeof node.value === "string" ? node.value : node.source ?? String(node.value);
}
function isNode(value) {
  return (0, import_yaml.isScalar)(value) || (0, import_yaml.isMap)(value) || (0, import_yaml.isSeq)(value) || (0, import_yaml.isAlias)(value);
}
function isNull(node) {
  return (0, import_yaml.isScalar)(node) && node.value === null && (node.source ?? "") === "";
}
function rangeOf(node) {
  return { start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 };
}
function shownKind(node) {
  return (0, import_yaml.isMap)(node) ? "names with values" : (0, import_yaml.isSeq)(node) ? "a list" : "one value";
}

// src/policy/tools.ts
function toolsOf(value, place, fault) {
  const named = isObject(value) ? Object.entries(value) : [];
  return new Map(
    named.map(([name, said]) => [
      name,
      toolOf(name, said, { doc: place.doc, pointer: place.pointer + pointerStep(name) }, fault)
    ])
  );
}
function toolOf(name, said, place, fault) {
  const short = classOf(said);
  if (short !== void 0) return { name, class: short, flags: {}, escalate: [], place };
  const decision = DECISIONS.find((word) => word === field(said, "decision"));
  const [reason, definition] = [stringField(said, "reason"), stringField(said, "definition")];
  const rules = field(said, "escalate");
  return {
    name,
    class: classOf(field(said, "class")) ?? "write",
    flags: flagsOf(said),
    escalate: (isArray(rules) ? rules : []).map(
      (rule, index) => escalateOf(rule, { doc: place.doc, pointer: `${place.pointer}/escalate/${index}` }, fault)
    ),
    ...decision !== void 0 && { decision },
    ...reason !== void 0 && { reason },
    ...definition !== void 0 && { definition },
    place
  };
}
function flagsOf(said) {
  const set = FLAGS.flatMap((flag) => {
    const value = field(said, flag);
    return typeof value === "boolean" ? [[flag, value]] : [];
  });
  return Object.fromEntries(set);
}
function escalateOf(rule, place, fault) {
  const when = conditionOf(rule);
  for (const { source, pointer } of patternsOf(when)) {
    try {
      compiled(source);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      fault(place.pointer + pointer, `this regular expression cannot be used: ${why}`);
    }
  }
  return {
    argument: stringField(rule, "arg") ?? "",
    when,
    class: classOf(field(rule, "class")) ?? "destructive",
    place
  };
}
function conditionOf(rule) {
  const matches = stringField(rule, "matches");
  if (matches !== void 0) return { matches };
  const paths = PATH_SETS.find((name) => name === field(rule, "paths"));
  if (paths !== void 0) return { paths };
  const values = field(rule, "in");
  return { in: isArray(values) ? values : [] };
}
function patternsOf(when) {
  if ("matches" in when) return [{ source: when.matches, pointer: "/matches" }];
  if ("paths" in when) return [];
  return when.in.flatMap(
    (value, index) => typeof value === "string" && value.startsWith("re:") ? [{ source: value.slice(3), pointer: `/in/${index}` }] : []
  );
}
function classOf(value) {
  return TOOL_CLASSES.find((name) => name === value);
}

// src/policy/parse.ts
var SIZE_LIMIT = 1e6;
var SHOWN_FAULTS = 20;
function parsePolicy(text, path) {
  const document = policyDocument(text, path);
  const { contents } = document;
  if (contents === null) throw new InputError(`${path}: an empty file; \`version: 1\` is the least that a policy says`);
  const { value, index, faults } = check(contents, POLICY);
  const patterns = [];
  const root = isObject(value) ? value : {};
  const policy = {
    document: { id: path, path, body: text, index },
    ...optionsOf(root),
    decisions: decisionsOf(field(root, "decisions")),
    ...withStrictness(root),
    servers: entries(field(root, "servers")).map(
      ([key, server]) => serverOf(key, server, path, (pointer, message) => {
        patterns.push({
          offset: (index.find(pointer, "value") ?? index.find(parentOf(pointer), "value"))?.start ?? 0,
          message
        });
      })
    ),
    accept: acceptOf(field(root, "accept"), path)
  };
  const all = [...faults, ...patterns].sort((a, b) => a.offset - b.offset);
  if (all.length > 0) throw new InputError(faultsText(all, text, path));
  return policy;
}
function isTooLong(text) {
  return text.length > SIZE_LIMIT;
}
function policyDocument(text, path) {
  if (isTooLong(text)) {
    throw new InputError(`${path}: over 1 MB, which is no policy: leave out tools that a scan rates as you do`);
  }
  const documents = parsed(text, path);
  const [document] = documents;
  if (!("length" in documents) || document === void 0) {
    throw new InputError(`${path}: an empty file; \`version: 1\` is the least that a policy says`);
  }
  if (documents.length > 1) throw new InputError(`${path}: several YAML documents, where one is meant`);
  const [error] = document.errors;
  if (error !== void 0) {
    throw new InputError(faultsText([{ offset: error.pos[0], message: `not YAML: ${error.message}` }], text, path));
  }
  return document;
}
function parsed(text, path) {
  try {
    return (0, import_yaml2.parseAllDocuments)(text, {
      ...{ version: "1.2", schema: "core", merge: false, uniqueKeys: false },
      ...{ keepSourceTokens: true, prettyErrors: false, logLevel: "silent" }
    });
  } catch (error) {
    if (error instanceof RangeError) throw new InputError(`${path}: nested too deep for a policy`);
    throw error;
  }
}
function faultsText(faults, text, path) {
  const shown = faults.slice(0, SHOWN_FAULTS).map(({ offset, message }) => {
    const before = text.slice(0, offset).split("\n");
    return `${path}, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${message}`;
  });
  const more = faults.length - SHOWN_FAULTS;
  return [...shown, ...more > 0 ? [`${more} more faults are not listed`] : []].join("\n");
}
function optionsOf(root) {
  const failOn = oneOf(field(root, "fail-on"), FAIL_ON);
  const rules = texts(field(root, "rules"));
  const profiles = texts(field(root, "profiles"));
  const budgets = entries(field(root, "budgets")).filter(
    (entry) => typeof entry[1] === "number"
  );
  return {
    ...failOn !== void 0 && { failOn },
    ...rules.length > 0 && { rules: rules.join(",") },
    ...profiles.length > 0 && { profiles },
    ...budgets.length > 0 && { budgets: Object.fromEntries(budgets) }
  };
}
function withStrictness(root) {
  const unlisted = strictness(root, "unlisted");
  return unlisted === void 0 ? {} : { unlisted };
}
function strictness(value, name) {
  return oneOf(field(value, name), STRICTNESS);
}
function serverOf(key, server, doc, fault) {
  const pointer = `/servers/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const only = field(server, "only");
  const prefix = stringField(server, "prefix");
  const match = matchOf(field(server, "match"));
  const tools = toolsOf(field(server, "tools"), { doc, pointer: `${pointer}/tools` }, fault);
  return {
    key,
    ...match !== void 0 && { match },
    // A table that says nothing of a tool is not complete; without one there is none to be missed in.
    unlisted: strictness(server, "unlisted") ?? (field(server, "tools") === void 0 ? "off" : "error"),
    annotations: strictness(server, "annotations") ?? "warn",
    ...only !== void 0 && { only: texts(only) },
    ...prefix !== void 0 && { prefix },
    decisions: decisionsOf(field(server, "decisions")),
    tools,
    place: { doc, pointer }
  };
}
function matchOf(value) {
  if (!isObject(value)) return void 0;
  const [named, url] = [stringField(value, "package"), stringField(value, "url")];
  const command = texts(field(value, "command"));
  return {
    ...named !== void 0 && { package: named },
    ...url !== void 0 && { url },
    ...command.length > 0 && { command }
  };
}
function acceptOf(value, doc) {
  return (isArray(value) ? value : []).map((entry, index) => {
    const [rule, expires] = [stringField(entry, "rule"), stringField(entry, "expires")];
    return {
      fingerprint: stringField(entry, "fingerprint") ?? "",
      text: stringField(entry, "text") ?? "",
      ...rule !== void 0 && { rule },
      reason: stringField(entry, "reason") ?? "",
      ...expires !== void 0 && { expires },
      place: { doc, pointer: `/accept/${index}` }
    };
  });
}
function decisionsOf(value) {
  const decided = TOOL_CLASSES.flatMap((name) => {
    const decision = oneOf(field(value, name), DECISIONS);
    return decision === void 0 ? [] : [[name, decision]];
  });
  return Object.fromEntries(decided);
}
function entries(value) {
  return isObject(value) ? Object.entries(value) : [];
}
function texts(value) {
  return isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function oneOf(value, words) {
  return words.find((word) => word === value);
}
function parentOf(pointer) {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

export {
  parsePolicy,
  isTooLong,
  policyDocument
};
