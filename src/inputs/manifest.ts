import { InputError } from "../model/errors.ts";
import { field, isArray, isObject, type Json } from "../model/json.ts";
import type { Surface } from "../model/surface.ts";
import { makeSurface, type ListedItem } from "./surface.ts";

const LISTS = { tools: "tool", prompts: "prompt", resources: "resource", resourceTemplates: "template" } as const;

/** The surface that a manifest file's text describes. `path` is relative to the workspace. */
export function parseManifest(body: string, path: string, key: string): Surface {
  const root = JSON.parse(body) as Json;
  if (!isObject(root)) throw new InputError(`${path}: not a manifest`);
  const items = Object.entries(LISTS).flatMap(([list, kind]): ListedItem[] => {
    const values = field(root, list);
    if (!isArray(values)) return [];
    return values.map((value, index) => ({ kind, value, place: { doc: path, pointer: `/${list}/${index}` } }));
  });
  const lists = new Set(Object.keys(LISTS));
  const server = Object.fromEntries(Object.entries(root).filter(([name]) => !lists.has(name)));
  return makeSurface({
    key,
    origin: "manifest",
    source: path,
    documents: [{ id: path, path, body, index: { find: () => undefined } }],
    server: { value: server, place: { doc: path, pointer: "" } },
    items,
  });
}
