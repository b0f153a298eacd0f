import type { Range } from "../../model/document.ts";
import type { Severity } from "../../model/severity.ts";
import { before } from "../sentence/around.ts";
import { demandsOf, isOfReader, isPressed, isUnseen } from "./demanded.ts";
import type { Directive, Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Something that a user keeps, and that a text has destroyed beside the work of its tool. */
export interface Destruction {
  readonly at: Range;
  readonly target: Thing;
  readonly severity: Severity;
}

/** What a sentence of a text has destroyed; `names` are the words of the names of the server's tools. */
export function destructionIn(
  statement: Statement,
  all: readonly Statement[],
  names: ReadonlySet<string>,
): Destruction | undefined {
  if (!statement.things.some(({ kind }) => kind === "keepsake")) return undefined;
  for (const order of demandsOf(statement, all)) {
    const target = order.acts.has("raze") ? razedBy(order) : undefined;
    const severity = target && weight(order, target, names);
    if (target !== undefined && severity !== undefined) return { at: statement, target, severity };
  }
  return undefined;
}

/** What is kept and governed by a verb; "delete it from the backups" takes something out of them. */
function razedBy({ passive, subject, objects, sentence }: Directive): Thing | undefined {
  return (passive ? subject : objects).find(
    ({ kind, start }) => kind === "keepsake" && !OUT_OF.test(before(sentence, start, 20)),
  );
}

const OUT_OF = /\b(?:from|in|out of|of|with|to|before|after|for) (?:the |a |an |its |your )?$/i;

/** Tools that are called after the end of things may speak of it; to have it done unseen is nobody's work. */
function weight(order: Directive, { text }: Thing, names: ReadonlySet<string>): Severity | undefined {
  if (isUnseen(order) || isOfReader(order)) return [...names].some((name) => ENDS.has(name)) ? "medium" : "high";
  if (!isPressed(order) || [...names].some((name) => ENDS.has(name))) return undefined;
  return GRAVE.test(text) ? "high" : "medium";
}

/** What nobody would have emptied for a search or a sum. */
const GRAVE = new Form(
  /\b(?:home|backups?|snapshots?|restore points?|recycle bin|shadow copies|hard (?:disk|drive)|boot|partition|photo|mailbox|inbox|address book|history|audit|event logs?|production|main branch|master branch|evidence|uncommitted|unpushed)\b/i,
);

const ENDS: ReadonlySet<string> = new Set(
  (
    "backup cancel clean cleanup clear compact delete destroy discard drop empty erase expunge flush format gc prune purge remove " +
    "reset restore retention revert revoke rollback trash truncate uninstall wipe archive migrate undo"
  ).split(" "),
);
