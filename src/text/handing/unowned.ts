import type { Text } from "../../model/text.ts";
import { isAbout, isArgumentName, type Owner } from "../own/own-matter.ts";
import { isWarnedOf } from "../own/explained.ts";
import { plainName } from "../own/own-names.ts";
import { isOwnMatter, isServersMatter } from "../own/server-matter.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { amongResults } from "./among-results.ts";
import { lookedUp } from "./file-shown.ts";
import { gatheredBy } from "./gathered.ts";
import { isWish, type Handing } from "./handing.ts";
import { isOfArgument, nameIn } from "./held.ts";
import { keptAt } from "./kept-at.ts";
import { ledOut } from "./led-out.ts";
import { lookedInto } from "./looked-into.ts";
import { isAboutModels, modelsOwnIn } from "./models-own.ts";
import { openlyTaken } from "./openly.ts";
import { plainlyGiven } from "./plainly-given.ts";
import { personsOwn } from "./persons-own.ts";
import { isForAnything } from "./spare-names.ts";
import { withinReach } from "./within-reach.ts";
import { saidToHold } from "./said-to-hold.ts";
import { secretPlaceIn } from "./secret-places.ts";

/** What the sentence `at` an index of a text has taken or shown that is no tool's to have, by what it is and what is done with it. */
export function unownedIn(all: readonly Statement[], at: number, text: Text, owner: Owner): Handing | undefined {
  const statement = all[at];
  if (statement === undefined) return undefined;
  const source =
    modelsOwnIn(all, at, text, owner) ??
    heldBy(statement, text, owner) ??
    ofSomebody(statement, all[at + 1], text, owner) ??
    takenIn(statement, all[at + 1], text, owner);
  return source && { start: statement.start, end: statement.end, source };
}

/** Tools that are about models and talk may be given some of it. */
function heldBy(statement: Statement, text: Text, owner: Owner): Thing | undefined {
  const source = isAboutModels(owner.subject) ? undefined : saidToHold(statement, text, owner);
  if (source === undefined || isServersMatter(source, owner.surface) || isWarnedOf(source, statement)) return undefined;
  return isWish(statement, source) && !isForAnything(nameIn(text.field)) ? undefined : source;
}

function ofSomebody(
  statement: Statement,
  next: Statement | undefined,
  { field }: Text,
  owner: Owner,
): Thing | undefined {
  const source = personsOwn(statement, next, statement.start === 0 && field === "description");
  return source === undefined || isOwnMatter(source, owner) ? undefined : source;
}

function takenIn(statement: Statement, next: Statement | undefined, text: Text, owner: Owner): Thing | undefined {
  const { subject, surface } = owner;
  const isFirst = statement.start === 0 && text.field === "description";
  const isTool = (name: string): boolean =>
    !isArgumentName(name, subject, surface) && plainName(name) !== plainName(subject.name);
  const source =
    openlyTaken(statement) ??
    keptAt(statement, next, isFirst, isTool) ??
    lookedInto(statement, isOfArgument(text) && text.role === "value", isTool) ??
    amongResults(statement, isFirst, isOfArgument(text)) ??
    lookedUp(statement, next, isTool) ??
    ledOut(statement, {
      isFirst,
      argument: nameIn(text.field),
      isTool,
      isArgument: (name) => isArgumentName(name, subject, surface),
    }) ??
    gatheredBy(statement, isOfArgument(text), isTool) ??
    secretPlaceIn(statement, isFirst) ??
    withinReach(statement, isFirst) ??
    (isAboutModels(subject)
      ? undefined
      : plainlyGiven(statement, isFirst, (name) => isArgumentName(name, subject, surface)));
  if (source === undefined || source.kind === "talk" || source.kind === "url") return source;
  // "The user's wallet" of a server for wallets.
  const isOwn =
    source.kind === "keyStore" || source.kind === "secret" ? isOwnMatter(source, owner) : isAbout(subject, source);
  return isOwn ? undefined : source;
}
