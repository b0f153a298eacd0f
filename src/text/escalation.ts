import type { Range } from "../model/document.ts";
import type { Severity } from "../model/severity.ts";
import { speaksOf, type Statement } from "./directive.ts";
import { borrowedIn } from "./borrowed.ts";
import { loosenedIn, missingIn, settingIn, wayRoundIn } from "./loosened.ts";
import { rightsIn } from "./rights.ts";

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
  const loosened = loosenedIn(statement, all);
  // "Manages the firewall. …": to take some of it away may be how it is worked with.
  const isAbout = speaksOf(all[0]?.things ?? [], "safeguard");
  if (loosened !== undefined) return { at: loosened, severity: isAbout ? "medium" : "high" };
  const setting = settingIn(statement, all);
  if (setting !== undefined) return { at: setting, severity: "high" };
  const other = missingIn(statement, all) ?? wayRoundIn(statement) ?? borrowedIn(statement, all);
  return other === undefined ? rightsIn(statement, all) : { at: other, severity: "high" };
}

/** "Never let it be approved by the assistant". */
function isForbidden({ directives, text, start: from }: Statement, { start }: Range): boolean {
  const before = text.slice(Math.max(0, start - from - 40), start - from);
  return directives.some(({ negated, start: verb }) => negated && verb <= start) || DENIED.test(before);
}

const DENIED = /\b(?:never|not|cannot|\w{1,8}n['’]t|nor)(?: \w{1,20}){0,2} $/i;
