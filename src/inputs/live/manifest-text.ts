import { isArray, isObject, type Json } from "../../model/json.ts";
import type { SubjectKind, Surface } from "../../model/surface.ts";

/**
 * The surface as a manifest that reads back as the same definitions, keys in the order they came in: what the server
 * says of itself, then its lists. A list that it does not have is left out, tools excepted.
 */
export function manifestText(surface: Surface): string {
  const raw = (kind: SubjectKind): readonly Json[] =>
    surface.subjects.filter((subject) => subject.kind === kind).map((subject) => subject.raw);
  const [server] = raw("server");
  const lists = Object.entries({
    tools: raw("tool"),
    prompts: raw("prompt"),
    resources: raw("resource"),
    resourceTemplates: raw("template"),
  }).filter(([name, list]) => name === "tools" || list.length > 0);
  const about = isObject(server) ? Object.entries(server) : [];
  return `${prettyJson(Object.fromEntries([...about, ...lists]))}\n`;
}

/** Deeper levels are indented no further: the white space of a hostile schema must not be the square of its depth. */
const DEEPEST_INDENT = 40;

/** As JSON.stringify with an indent of two, but iterative: that overflows on deep input. */
function prettyJson(root: Json): string {
  const out: string[] = [];
  type Work = { readonly text: string } | { readonly value: Json; readonly depth: number };
  const stack: Work[] = [{ value: root, depth: 0 }];
  for (let work = stack.pop(); work !== undefined; work = stack.pop()) {
    if ("text" in work) {
      out.push(work.text);
      continue;
    }
    const { value, depth } = work;
    const children = childrenOf(value);
    const [open, close] = isArray(value) ? ["[", "]"] : ["{", "}"];
    if (children.length === 0) {
      out.push(isArray(value) || isObject(value) ? open + close : JSON.stringify(value));
      continue;
    }
    stack.push({ text: lineBreak(depth) + close });
    for (const [index, { key, value: child }] of [...children.entries()].reverse()) {
      stack.push({ value: child, depth: depth + 1 });
      stack.push({ text: `${index === 0 ? open : ","}${lineBreak(depth + 1)}${key}` });
    }
  }
  return out.join("");
}

function childrenOf(value: Json): readonly { readonly key: string; readonly value: Json }[] {
  if (isArray(value)) return value.map((item) => ({ key: "", value: item }));
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, item]) => ({ key: `${JSON.stringify(key)}: `, value: item }));
}

function lineBreak(depth: number): string {
  return `\n${"  ".repeat(Math.min(depth, DEEPEST_INDENT))}`;
}
