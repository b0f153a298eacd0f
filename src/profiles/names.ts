import type { CombinedName, NameLimit } from "./limits.ts";

/** Made once a limit: the table has few and tools are many. */
const expressions = new Map<string, RegExp>();

function outside(characters: string): RegExp {
  const known = expressions.get(characters) ?? new RegExp(`[^${characters}]`, "gu");
  expressions.set(characters, known);
  return known;
}

function strangers(name: string, characters: string): readonly string[] {
  return [...new Set(name.match(outside(characters)) ?? [])];
}

export function fitsName(name: string, limit: NameLimit): boolean {
  if (name === "" || name.length > limit.max) return false;
  return strangers(name, limit.characters).length === 0 && !beginsBadly(name, limit);
}

function beginsBadly(name: string, { first }: NameLimit): boolean {
  return first !== undefined && strangers(name.slice(0, 1), first).length > 0;
}

/** For messages: what is wrong with a name that does not fit. */
export function describeName(name: string, limit: NameLimit): string {
  const strange = strangers(name, limit.characters).slice(0, 5);
  const faults = [
    ...(name === "" ? ["is empty"] : []),
    ...(strange.length > 0 ? [`has ${strange.map((each) => JSON.stringify(each)).join(", ")}`] : []),
    ...(strange.length === 0 && beginsBadly(name, limit) ? [`begins with ${JSON.stringify(name.slice(0, 1))}`] : []),
    ...(name.length > limit.max ? [`has ${name.length} characters`] : []),
  ];
  return `${faults.join(" and ")}, where ${shownLimit(limit)} are taken`;
}

/** `up to 64 of A-Z a-z 0-9 _ -`. */
export function shownLimit({ characters, first, max }: NameLimit): string {
  const spaced = (set: string): string => set.replaceAll(/\w-\w|./g, " $&").trim();
  return `up to ${max} of ${spaced(characters)}${first === undefined ? "" : `, the first one of ${spaced(first)}`}`;
}

/** A name near to the given one that every limit takes; undefined where nothing is left of it. */
export function fittingName(name: string, limits: readonly NameLimit[]): string | undefined {
  const fitted = limits.reduce((text, limit) => {
    const clean = text.replace(outside(limit.characters), "_");
    return (beginsBadly(clean, limit) ? `_${clean}` : clean).slice(0, limit.max);
  }, withoutMarks(name));
  const tidy = fitted.replace(/_{2,}/g, "_").replace(/(?<=.)_$/, "");
  return /[a-z0-9]/i.test(tidy) ? tidy : undefined;
}

/** `ö` is an o with a mark, and people write it so where they have no other. */
function withoutMarks(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The name that the model sees. */
export function combinedName({ form, keeps, serverMax }: CombinedName, server: string, tool: string): string {
  const kept = (name: string): string => (keeps === undefined ? name : name.replace(outside(keeps), "_"));
  const parts = { "{server}": kept(server).slice(0, serverMax), "{tool}": kept(tool) };
  return form.replace(/\{server\}|\{tool\}/g, (part) => parts[part as keyof typeof parts]);
}
