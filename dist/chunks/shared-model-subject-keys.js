import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  canonicalJson,
  isObject
} from "./shared-model-json.js";

// src/model/subject-keys.ts
function byKey(subjects) {
  const counts = /* @__PURE__ */ new Map();
  return new Map(
    subjects.map((subject) => {
      const key = subject.kind === "server" ? "server" : `${subject.kind} ${nameOf(subject)}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key}\0${count}`, subject];
    })
  );
}
function nameOf(subject) {
  return isNamed(subject) ? subject.name : `\0${canonicalJson(subject.raw)}`;
}
function isNamed({ name, raw }) {
  return !/^#\d+$/.test(name) || isObject(raw) && Object.values(raw).includes(name);
}

export {
  byKey,
  isNamed
};
