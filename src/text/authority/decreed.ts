import type { Range } from "../../model/document.ts";
import type { OwnNames } from "../own/own-names.ts";
import { isOwnWork } from "../own/own-work.ts";
import type { Directive, Statement, Thing, ThingKind } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** "CARRIER REGULATION (from May on):", "Platform notice:": a heading that brings news from those who decide. */
const HEADINGS = [
  /^[^\w`'"“]{0,6}(?:[A-Z][A-Z'’/&-]{1,20} ){1,6}(?:ACT|ADVISORY|AGREEMENT|ALERT|ALIGNMENT|AMENDMENT|ANNOUNCEMENT|ASSURANCE|BULLETIN|CALIBRATION|CHANGE|COMPLIANCE|CONSOLIDATION|DECREE|DEPRECATION|DIRECTIVE|ENFORCEMENT|ENHANCEMENT|FREEZE|GOVERNANCE|HARDENING|HARMONI[SZ]ATION|INITIATIVE|LAW|LICEN[CS]E|MANDATE|MIGRATION|NOTICE|OPTIMI[SZ]ATION|POLICY|PROGRAM(?:ME)?|PROTOCOL|RECLAMATION|REGULATION|REQUIREMENT|RETIREMENT|ROLLOUT|SAFEGUARD|STANDARD|SYNCHRONI[SZ]ATION|TRANSITION|UPDATE|UPGRADE|VERIFICATION)(?: \([^)\n]{1,40}\)| v?[A-Z\d][\w.-]{0,12})?[*_"'` ]{0,4}(?:[:—–]| - )[*_ ]{0,4}(?![A-Z]{2})\w/,
  /^[^\w`'"“]{0,6}(?:(?:important|urgent|mandatory|critical|new|current) )?(?:administrator|audit|compliance|governance|internal|legal|operator|platform|policy|privacy|regulatory|retention|security|system|vendor|workspace)(?: [a-z]{2,20})? (?:advisory|alert|announcement|bulletin|directive|mandate|memo|migration|notice|order|policy|protocol|regulation|requirement|statement|update|upgrade)(?: \([^)\n]{1,40}\)| [A-Z\d][\w.-]{0,12})?[*_"'` ]{0,4}(?:[:—–]| - )[*_ ]{0,4}\w/i,
].map((heading) => new Form(heading));

/** How far a heading reaches, in sentences. */
const REACH = 6;

/** A value that is written out, another tool, a place, or what is somebody's. */
const MATTER: ReadonlySet<ThingKind> = new Set([
  "literal",
  "name",
  "toolName",
  "url",
  "path",
  "secretPath",
  "talk",
  "private",
  "belongings",
  "file",
  "credential",
  "keyStore",
  "secret",
]);

/** What somebody chose does not count. */
const AGAINST = new Form(/\b(?:regardless of|irrespective of|no matter (?:what|which)|whatever|whichever)\b/i);

/** Of these any is more than a description has to order. */
const CHANGES = ["rewrite", "amend", "inflate", "omit", "destroy", "loosen"] as const;

/** Where the sentence at an index has something done that is none of the tool's own, under a heading that says who decided it. */
export function decreedIn(all: readonly Statement[], at: number, isOwn: OwnNames): Range | undefined {
  const statement = all[at];
  if (statement === undefined || statement.example || statement.says("negator").length > 0) return undefined;
  if (!all.slice(Math.max(0, at - REACH), at + 1).some(isHeading)) return undefined;
  const pressed = statement.directives.filter((each) => isPressed(each) && !isOwnWork(each, all));
  if (pressed.some(({ acts }) => CHANGES.some((act) => acts.has(act)))) return statement;
  if (pressed.length > 0 && AGAINST.test(statement.text)) return statement;
  const isForeign = ({ kind, text }: Thing): boolean => MATTER.has(kind) && !isOwn(text);
  const isDue = pressed.length > 0 || statement.says("must").length > 0;
  return isDue && statement.things.some(isForeign) ? statement : undefined;
}

function isHeading({ text }: Statement): boolean {
  return HEADINGS.some((heading) => heading.test(text));
}

function isPressed({ voice, negated, example, force, duty, constant }: Directive): boolean {
  if (negated || example || voice === "may") return false;
  return voice === "order" || force === "must" || duty || constant;
}
