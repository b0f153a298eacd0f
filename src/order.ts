import { canonicalJson } from "./model/json.ts";
import type { Subject, SubjectKind, Surface, Tool } from "./model/surface.ts";

const KINDS: readonly SubjectKind[] = ["server", "tool", "prompt", "resource", "template"];

/**
 * The same surface with its definitions by kind, name and content, so that no rule can come to depend on the order in
 * which a server happened to list them.
 */
export function inNameOrder(surface: Surface): Surface {
  const kind = (subject: Subject): number => KINDS.indexOf(subject.kind);
  const byKind = (a: Subject, b: Subject): number => kind(a) - kind(b) || byName(a, b);
  return { ...surface, subjects: [...surface.subjects].sort(byKind), tools: [...surface.tools].sort(byName) };
}

function byName(a: Subject | Tool, b: Subject | Tool): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  const left = canonicalJson(a.raw);
  const right = canonicalJson(b.raw);
  return left < right ? -1 : left > right ? 1 : 0;
}
