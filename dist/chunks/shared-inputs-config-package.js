import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  programName
} from "./shared-model-program.js";
import {
  operandOf
} from "./shared-inputs-runners.js";

// src/inputs/config/package.ts
var LOCAL_ONLY = ["--no-install", "--no", "--offline"];
function packageOf(command, args) {
  const words = unwrapped([command, ...args]);
  const values = words.map(({ value }, index) => index === 0 ? programName(value) : value);
  const operand = operandOf(values);
  const word = operand === void 0 ? void 0 : words[operand.index];
  if (operand === void 0 || word === void 0) return void 0;
  if (values.slice(0, operand.index).some((value) => LOCAL_ONLY.includes(value))) return void 0;
  const { fetches } = operand.runner;
  const [, prefixed] = /^(npm|jsr):/.exec(operand.value) ?? [];
  if (fetches === void 0 && prefixed === void 0) return void 0;
  const spec = operand.value.replace(/^npm:/, "");
  return { ...parsed(spec, fetches ?? "npm"), place: word.place };
}
function unwrapped(words) {
  const [first, second] = words;
  const name = programName(first?.value ?? "");
  if (name === "cmd" && /^\/[ck]$/i.test(second?.value ?? "")) return unwrapped(words.slice(2));
  if (name !== "env") return words;
  const start = words.findIndex(({ value }, index) => index > 0 && !value.includes("=") && !value.startsWith("-"));
  return start === -1 ? words : unwrapped(words.slice(start));
}
var ON_DISK = /^(?:[./~\\]|file:|[a-z]:[\\/])/i;
function parsed(spec, fetched) {
  if (fetched === "image") return image(spec);
  if (ON_DISK.test(spec)) return { registry: "url", name: spec, version: "local" };
  if (/^[a-z+]{1,12}:/i.test(spec) || /^[\w.-]+\/[\w.-]+(?:#|$)/.test(spec)) return address(spec);
  if (fetched === "pypi") {
    const at2 = spec.search(/[[\s<>=!~@]/);
    const name = at2 === -1 ? spec : spec.slice(0, at2);
    const version = spec.slice(name.length).replace(/^\[[^\]]*\]/, "").trim();
    return { registry: "pypi", name, version: version.replace(/^(?:==|@)/, "").trim() };
  }
  const at = spec.indexOf("@", 1);
  return { registry: "npm", name: at === -1 ? spec : spec.slice(0, at), version: at === -1 ? "" : spec.slice(at + 1) };
}
function image(spec) {
  const [name = spec, digest] = spec.split("@", 2);
  const colon = name.indexOf(":", name.lastIndexOf("/") + 1);
  const bare = colon === -1 ? name : name.slice(0, colon);
  return { registry: "image", name: bare, version: digest ?? (colon === -1 ? "" : name.slice(colon + 1)) };
}
function address(spec) {
  const isGit = /^(?:git|bitbucket:)|\.git\b/i.test(spec) || !spec.includes(":");
  const registry = isGit ? "git" : "url";
  const bare = spec.replace(/\/\/[^/@]*@/, "//");
  const hash = bare.indexOf("#");
  const at = bare.indexOf("@", bare.lastIndexOf("/") + 1);
  const cut = hash !== -1 && !bare.slice(hash).startsWith("#subdirectory") ? hash : at;
  if (cut === -1) return { registry, name: bare, version: "" };
  const [version = ""] = bare.slice(cut + 1).split(/[&#]/, 1);
  return { registry, name: bare.slice(0, cut), version: version.replace(/^(?:semver:|commit=)/, "") };
}

export {
  packageOf
};
