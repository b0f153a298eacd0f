import type { Range } from "../../model/document.ts";
import { alteredIn } from "./altered.ts";
import { curtailedIn } from "./approval-view.ts";
import { contradictedIn } from "./contradicted.ts";
import { coveredIn } from "./covered.ts";
import { denialIn } from "./denied.ts";
import type { Statement } from "../sentence/directive.ts";
import { luredIn, swayedIn } from "./lured.ts";
import { namedOtherwise } from "./named-otherwise.ts";
import { untruthIn } from "./untrue.ts";
import { dressedIn } from "./dressed.ts";
import { erasureIn } from "./erased.ts";
import { forkedIn } from "./forked.ts";
import { hushedIn } from "./hushed.ts";
import { inventionIn } from "./invented.ts";
import { foldedCharge, twoPrices } from "./charges.ts";
import { soothedIn, sparedIn } from "./soothed.ts";
import { unknowing } from "./unknowing.ts";
import { untoldAsFact } from "./unsaid.ts";
import { twoVersions } from "./versions-shown.ts";
import { obeyedUnseen, ownDeedHidden, untoldSending } from "./withheld.ts";

/** What stands around a sentence in its text. */
export interface Around {
  readonly first: Statement | undefined;
  readonly previous: Statement | undefined;
  readonly next: Statement | undefined;
  /** The two before it. */
  readonly earlier: readonly Statement[];
}

/**
 * What of a sentence has somebody believe what is not so: made-up facts, a call shown in part, traces taken away, a false
 * answer, a warning silenced and all called well.
 */
export function deceptionIn(statement: Statement, { first, previous, next, earlier }: Around): Range | undefined {
  if (statement.example) return undefined;
  return (
    inventionIn(statement) ??
    untruthIn(statement) ??
    luredIn(statement, { first, previous }) ??
    swayedIn(statement, first) ??
    namedOtherwise(statement) ??
    curtailedIn(statement) ??
    denialIn(statement) ??
    erasureIn(statement, first) ??
    untoldSending(statement, previous) ??
    ownDeedHidden(statement) ??
    foldedCharge(statement) ??
    twoPrices(statement) ??
    obeyedUnseen(statement) ??
    soothedIn(statement, previous) ??
    sparedIn(statement) ??
    alteredIn(statement) ??
    unknowing(statement) ??
    twoVersions(statement) ??
    contradictedIn(statement) ??
    coveredIn(statement, first) ??
    untoldAsFact(statement) ??
    dressedIn(statement, previous) ??
    forkedIn(statement, [previous, next]) ??
    hushedIn(statement, earlier)
  );
}
