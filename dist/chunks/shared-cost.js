import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  canonicalJson,
  field,
  stringField
} from "./shared-model-json.js";

// src/cost.ts
var TOOL_LIMIT = 256 * 1024;
var SERVER_LIMIT = 8 * 1024 * 1024;
var LENGTH_PER_TOKEN = 3.5;
var RUN_LIMIT = 300;
var RUNS = [/[\p{L}\p{M}]+|\s+/gu, /[^\s\p{L}\p{N}]+/gu];
function costOf(surface, count) {
  let read = 0;
  const counted = surface.tools.map((tool) => {
    const text = definition(tool);
    read += text.length;
    return { tool, ...tokensOf(text, read > SERVER_LIMIT ? void 0 : count) };
  });
  const definitions = counted.reduce((sum, { tokens }) => sum + tokens, 0);
  const instructions = tokensOf(instructionsOf(surface), count).tokens;
  const names = tokensOf(surface.tools.map(({ name }) => name).join("\n"), count).tokens;
  return {
    tools: new Map(counted.map(({ tool, tokens }) => [tool, tokens])),
    definitions,
    instructions,
    upfront: definitions + instructions,
    deferred: names + instructions,
    byLength: counted.filter(({ isCounted }) => !isCounted).map(({ tool }) => tool.name)
  };
}
function mayPassBudget(surface, { server, tool, context }) {
  const sizes = surface.tools.map((each) => bytes(definition(each)));
  const definitions = sizes.reduce((sum, size) => sum + size, 0);
  return definitions > server || definitions + bytes(instructionsOf(surface)) > context || sizes.some((size) => size > tool);
}
function bytes(text) {
  let size = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 127) size += unit > 2047 ? 2 : 1;
  }
  return size;
}
function definition({ raw }) {
  const sent = {
    name: stringField(raw, "name") ?? "",
    description: stringField(raw, "description") ?? "",
    input_schema: field(raw, "inputSchema") ?? {}
  };
  return compactJson(sent);
}
function compactJson(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return canonicalJson(value);
  }
}
function instructionsOf(surface) {
  const server = surface.subjects.find(({ kind }) => kind === "server");
  return stringField(server?.raw, "instructions") ?? "";
}
function tokensOf(text, count) {
  if (count === void 0 || text.length > TOOL_LIMIT) {
    return { tokens: Math.ceil(text.length / LENGTH_PER_TOKEN), isCounted: false };
  }
  return { tokens: pieces(text).reduce((sum, piece) => sum + count(piece), 0), isCounted: true };
}
function pieces(text) {
  const cuts = [];
  for (const kind of RUNS) {
    for (const { 0: run, index } of text.matchAll(kind)) {
      for (let at = RUN_LIMIT; at < run.length; at += RUN_LIMIT) cuts.push(index + at);
    }
  }
  cuts.sort((a, b) => a - b);
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
}

export {
  costOf,
  mayPassBudget
};
