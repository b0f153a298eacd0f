import type { Surface } from "../model/surface.ts";
import { codePoint } from "../text/disguise/code-points.ts";
import { skeleton, strangers } from "../text/disguise/lookalikes.ts";
import type { Rule } from "./rule.ts";

export const confusableIdentifier = {
  id: "confusable-identifier",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A name is spelled with characters that look like others",
  why: `
A name that mixes letters of several alphabets, or that reads like the name of another tool, is made to be taken for
something else: by the person who approves it, and by the model that chooses between the two. Names wholly in one
script are left alone, and so is a Greek letter that stands for a quantity or a unit (\`Δt\`, \`μm\`).`,
  fix: "Spell the name with letters of one alphabet, and give two tools names that differ to the eye.",
  cwe: [1007],
  owasp: ["ASI02", "MCP03"],

  each: "text",
  reads: "written",
  suits: ({ role }) => role === "identifier",
  *check(text, facts) {
    const strange = strangers(text.value);
    const { twin, more = 0 } = text.field === "name" ? twinOf(text.value, facts.fleet) : {};
    if (strange.length === 0 && twin === undefined && more === 0) return;
    const mixes = strange.map(({ character, as }) => `"${character}" (${codePoint(character)}) for "${as}"`);
    const said = [
      ...(mixes.length > 0 ? [`is spelled with ${mixes.join(", ")}`] : []),
      ...(twin !== undefined ? [`reads like ${JSON.stringify(twin)}, the name of another tool`] : []),
      ...(more > 0 ? [`looks like so many names that ${more} of them were not compared`] : []),
    ];
    const message = `The name ${JSON.stringify(text.value)} ${said.join(" and ")}.`;
    yield { at: { text, start: 0, end: text.value.length }, message };
  },
} satisfies Rule;

const skeletons = new WeakMap<readonly Surface[], ReadonlyMap<string, readonly string[]>>();

/** Names that look the same and are held against one: more are a hostile list, and that is reported of each. */
const MOST_TWINS = 200;

interface Twins {
  readonly twin?: string | undefined;
  /** Names that look the same and were not held against this one. */
  readonly more?: number;
}

/** Another tool's name, of any server, that this one was spelled to look like: not the one that is imitated. */
function twinOf(name: string, fleet: readonly Surface[]): Twins {
  const known = skeletons.get(fleet) ?? bySkeleton(fleet);
  skeletons.set(fleet, known);
  const isDisguise = (other: string): boolean =>
    other.toLowerCase() !== name.toLowerCase() &&
    (/[^\x20-\x7e]/.test(name) ||
      Array.from(name).some((at, index) => /[01I|]/.test(at) && /[a-z]/.test(other[index] ?? "")));
  const same = known.get(skeleton(name)) ?? [];
  const twin = same.slice(0, MOST_TWINS).find(isDisguise);
  return { twin, more: twin === undefined ? Math.max(0, same.length - MOST_TWINS) : 0 };
}

function bySkeleton(fleet: readonly Surface[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const names = new Set(fleet.flatMap(({ tools }) => tools.map(({ name }) => name)));
  for (const name of [...names].sort()) {
    const same = found.get(skeleton(name));
    if (same === undefined) found.set(skeleton(name), [name]);
    else same.push(name);
  }
  return found;
}
