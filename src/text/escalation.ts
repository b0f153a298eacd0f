import type { Range } from "../model/document.ts";
import type { Severity } from "../model/severity.ts";
import { speaksOf, type Directive, type Statement } from "./directive.ts";
import { isOwnWork } from "./own-work.ts";

/** Rights that a text has somebody take, and how plainly they are nobody's but the text's. */
export interface Escalation {
  readonly at: Range;
  readonly severity: Severity;
}

/**
 * Rights that are taken by the way: by the reader itself, for good, for somebody whom the text names, or because the
 * rights that it was given do not do. What a tool does with rights as its first words say is its work.
 */
export function escalationIn(statement: Statement, all: readonly Statement[]): Escalation | undefined {
  if (statement.example) return undefined;
  const [approved] = statement.says("selfApproval");
  if (approved !== undefined && !isForbidden(statement, approved)) return { at: approved, severity: "high" };
  const loosened = statement.directives.find((directive) => loosens(directive) && !isOwnWork(directive, all));
  // "Manages the firewall. …": to take some of it away may be how it is worked with.
  const isAbout = speaksOf(all[0]?.things ?? [], "safeguard");
  if (loosened !== undefined) return { at: loosened, severity: isAbout ? "medium" : "high" };
  if (!statement.things.some(({ kind }) => kind === "rights")) return undefined;
  const taking = statement.directives.find((directive) => takesRights(directive) && !isOwnWork(directive, all));
  if (taking === undefined) return undefined;
  const isOwn = statement.says("ownRights").length > 0 || statement.says("lasting").length > 0;
  const isForSomebody = speaksOf(taking.rest, "url", "name", "literal") && statement !== all[0];
  if (isOwn || (isForSomebody && taking.force === "must")) return { at: taking, severity: "high" };
  return statement.says("refused").length > 0 ? { at: taking, severity: "medium" } : undefined;
}

const LOOSENS =
  /^(?:disabl|switch\w* off|turn\w* off|lift|bypass|circumvent|remov|suspend|loosen|lower|waiv|drop|deactivat|unlock|silenc|kill|stop)/i;

/** "Always switch off the deny policy first": what keeps others from harm is put away by the way. */
function loosens({ acts, voice, negated, example, force, objects, verb, sentence }: Directive): boolean {
  if (voice !== "order" || negated || example || force !== "must" || !LOOSENS.test(verb)) return false;
  const near = objects.filter(({ kind }) => kind === "safeguard");
  return (acts.has("override") || acts.has("write") || acts.has("omit")) && near.length > 0 && sentence.start > 0;
}

function takesRights({ acts, voice, negated, example, rest, objects, passive, subject }: Directive): boolean {
  if (!acts.has("elevate") || negated || example || voice === "may" || voice === "aim") return false;
  if (voice === "states" && !passive) return speaksOf(subject, "model") && speaksOf(rest, "rights");
  return speaksOf(passive ? [...subject, ...rest] : [...objects, ...rest], "rights");
}

/** "Never let it be approved by the assistant". */
function isForbidden({ directives, text, start: from }: Statement, { start }: Range): boolean {
  const before = text.slice(Math.max(0, start - from - 40), start - from);
  return directives.some(({ negated, start: verb }) => negated && verb <= start) || DENIED.test(before);
}

const DENIED = /\b(?:never|not|cannot|\w{1,8}n['’]t|nor)(?: \w{1,20}){0,2} $/i;
