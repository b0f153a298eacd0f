import { field, isArray, isObject, type Json } from "../src/model/json.ts";
import { rank, type Severity } from "../src/model/severity.ts";
import { RULES } from "../src/rules/index.ts";
import { securityFindings } from "./corpus.ts";
import { DISGUISES, SPELLINGS, type Disguise } from "./disguises.ts";
import { overTwoFields, rewritten, SPLITS } from "./structures.ts";

/** A poisoned server that is to be caught at `gate`. */
export interface Case {
  readonly manifest: Json;
  readonly gate: Severity;
}

/** How one disguise of all cases fared. */
export interface Fared {
  readonly name: string;
  readonly kind: "character" | "structure";
  readonly cases: number;
  /** Caught by a rule that caught the plain text. */
  readonly same: number;
  /** Caught by any rule, often for the disguise itself. */
  readonly any: number;
  /** The cases that no rule of the plain text catches. */
  readonly missed: readonly Json[];
}

/** What reads only the text as written is about a disguise: another one hides it, or is caught as itself. */
const AS_WRITTEN = new Set(
  RULES.flatMap((rule) => (rule.each === "text" && rule.reads === "written" ? [rule.id] : [])),
);

/** Every disguise over every case that is caught when plain. */
export function fare(cases: readonly Case[]): readonly Fared[] {
  const caught = cases.flatMap((each) => {
    const rules = new Set([...gatedBy(each.manifest, each.gate)].filter((id) => !AS_WRITTEN.has(id)));
    return rules.size === 0 ? [] : [{ ...each, rules }];
  });
  const one = (name: string, kind: Fared["kind"], variants: (manifest: Json) => readonly Json[]): Fared => {
    const changed = caught.flatMap((each) => {
      const made = variants(each.manifest);
      return made.length === 0 ? [] : [{ ...each, found: made.map((manifest) => gatedBy(manifest, each.gate)) }];
    });
    const isSame = ({ rules, found }: (typeof changed)[number]): boolean =>
      found.every((ids) => [...ids].some((id) => rules.has(id)));
    return {
      name,
      kind,
      cases: changed.length,
      same: changed.filter(isSame).length,
      any: changed.filter(({ found }) => found.every((ids) => ids.size > 0)).length,
      missed: changed.filter((each) => !isSame(each)).map(({ manifest }) => manifest),
    };
  };
  return [
    ...DISGUISES.map((disguise) => one(disguise[0], "character", (manifest) => disguised(manifest, disguise))),
    ...[...SPELLINGS, ...SPLITS].map((disguise) =>
      one(disguise[0], isByCharacter(disguise) ? "character" : "structure", (manifest) =>
        disguised(manifest, disguise),
      ),
    ),
    one("sentences over two fields", "structure", halved),
  ];
}

function isByCharacter([name]: Disguise): boolean {
  return /tag characters|selectors|zero-width/.test(name) && !name.startsWith("base64");
}

/** The manifest in the disguise; nothing when no text of it can be disguised so that the way back leads to it. */
function disguised(manifest: Json, [, disguise, undo]: Disguise): readonly Json[] {
  const changed = rewritten(manifest, (plain) => {
    const made = disguise(plain);
    return isKept(plain, undo(made)) ? made : plain;
  });
  return JSON.stringify(changed) === JSON.stringify(manifest) ? [] : [changed];
}

/** Whether a text says the same, but for spacing and commas; capitals count in names and in what is encoded. */
function isKept(plain: string, back: string): boolean {
  const hasNames = /`|\w[._]\w|[a-z\d+/]{24}/i.test(plain);
  const meaning = (text: string): string => (hasNames ? text : text.toLowerCase()).replace(/[\s,]+/g, " ").trim();
  return meaning(plain) === meaning(back);
}

/** Halves of one gated sentence in two fields: of a manifest with one tool, cut where the finding stands. */
function halved(manifest: Json): readonly Json[] {
  const tools = field(manifest, "tools");
  const [tool] = tools !== undefined && isArray(tools) ? tools : [];
  const description = tool === undefined ? undefined : field(tool, "description");
  if (tool === undefined || !isObject(tool) || typeof description !== "string" || !isObject(manifest)) return [];
  const found = securityFindings(manifest).filter(
    ({ field: at, severity, rule }) =>
      at === "description" && rank(severity) >= rank("high") && !AS_WRITTEN.has(rule.id),
  );
  const [first] = found;
  if (first === undefined) return [];
  const sentences = description.split(/(?<=[.!?])\s+/);
  const cut = sentences.findIndex((sentence) => sentence.includes(first.excerpt.slice(0, 20)));
  const changed = overTwoFields(tool, cut);
  return changed === undefined ? [] : [{ ...manifest, tools: [changed] }];
}

function gatedBy(manifest: Json, gate: Severity): ReadonlySet<string> {
  const findings = securityFindings(manifest);
  return new Set(findings.filter(({ severity }) => rank(severity) >= rank(gate)).map(({ rule }) => rule.id));
}

/** The table of `npm run eval -- --mutate`. */
export function faredTable(fared: readonly Fared[]): readonly string[] {
  const share = (part: number, whole: number): string =>
    `${part}/${whole} ${whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)}%`}`;
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(at === 0 ? 44 : 20))
      .join(" ")
      .trimEnd();
  const total = (kind: Fared["kind"]): string => {
    const all = fared.filter((each) => each.kind === kind);
    const sum = (count: (each: Fared) => number): number => all.reduce((before, each) => before + count(each), 0);
    const cases = sum((each) => each.cases);
    return line([
      `all by ${kind}`,
      share(
        sum(({ same }) => same),
        cases,
      ),
      share(
        sum(({ any }) => any),
        cases,
      ),
    ]);
  };
  return [
    line(["DISGUISED", "by the same rule", "by any rule"]),
    ...fared.map(({ name, kind, cases, same, any }) =>
      line([`${name} (${kind})`, share(same, cases), share(any, cases)]),
    ),
    total("character"),
    total("structure"),
  ];
}
