import type { Severity } from "../../model/severity.ts";
import type { Text } from "../../model/text.ts";
import { isGiving, type Statement, type Thing } from "../sentence/directive.ts";
import { isDocumented } from "../own/documented.ts";
import { isKey } from "../own/foreign.ts";
import { handingIn, type Handing } from "./handing.ts";
import { heldIn, nameIn } from "./held.ts";
import { isArgument, isArgumentName, isWay, type Owner } from "../own/own-matter.ts";
import { isListedName, isListedSample } from "../own/listed.ts";
import { isMentioned } from "../own/mentioned.ts";
import { carriedIn } from "./carried.ts";
import { isOwnMatter } from "../own/server-matter.ts";
import { before, behind } from "../sentence/around.ts";
import { isSecretName } from "../secrets.ts";
import { unownedIn } from "./unowned.ts";

/** Something that no tool of this kind owns, and which a text has handed out. */
export interface HandedOut extends Handing {
  readonly severity: Severity;
}

/** What the sentence `at` an index of a text has handed out: in an argument, by a way that it names, or where nobody looks. */
export function handedOut(all: readonly Statement[], at: number, text: Text, owner: Owner): HandedOut | undefined {
  const statement = all[at];
  if (statement === undefined) return undefined;
  const sure = handedIn(all, at, text, owner);
  const carried = sure === undefined ? carriedOf(statement, text, owner) : undefined;
  const isWeak = carried?.isSure === false;
  const unowned =
    sure !== undefined || (carried !== undefined && !isWeak) ? undefined : unownedIn(all, at, text, owner);
  const handed = sure ?? unowned ?? carried;
  if (handed === undefined || isListed(handed.source, statement)) return undefined;
  const { start, end, source } = handed;
  const severity = isKey(source) ? "critical" : isWeak && handed === carried ? "medium" : "high";
  return { start, end, source, severity };
}

/** Listed among values, names or samples, while nothing is to be given. */
function isListed(source: Thing, statement: Statement): boolean {
  if (isMentioned(source, statement) || isVariable(source, statement) || isValueOf(source, statement)) return true;
  if (statement.directives.some(isGiving)) return false;
  if (isTitle(source, statement)) return true;
  return isListedName(source, statement) || (!isKey(source) && isListedSample(source, statement));
}

/** "`domain="otp"`", "one of 'SECRET', 'PASSWORD'": a value that is written out. */
function isValueOf({ kind, start, end }: Thing, statement: Statement): boolean {
  if (kind === "secretPath") return SETTING.test(before(statement, start, 100));
  if (CHOICES.test(before(statement, start, 160)) && /^["'`”]/.test(behind(statement, end, 1))) return true;
  if (kind === "name") return false;
  if (/["'`] ?\/ ?["'`]$/.test(before(statement, start, 6))) return true;
  return /[\w\])]\s?[=:]\s?["'`]$/.test(before(statement, start, 6)) && /^["'`]/.test(behind(statement, end, 1));
}

/** "Allowed values are: 'PASSWORD', 'SECRET'", each alone in its quotes. */
const CHOICES =
  /\b(?:values?|options|choices|types|kinds|modes|levels|one of)\b[\w ]{0,40}:? ?(?:["'`“][\w .-]{1,40}["'`”](?:, | or |, or | \| |\/)){0,12}["'`“]$/i;

/** "A text like 'ROOT=/srv,CERT=x.pem'". */
const SETTING =
  /\b(?:formats?|e\.?g\.?|examples?|like|such as|form),?:? ["'`](?:\w{1,30}=[\w/.-]{1,30},){0,3}\w{1,30}=$/i;

/** "(e.g. 'Grandma's Oat Cookies')": what something is called. */
function isTitle({ kind, start, text }: Thing, statement: Statement): boolean {
  return kind !== "secretPath" && /^[A-Z]/.test(text) && TITLE.test(before(statement, start, 60));
}

const TITLE = /\b(?:e\.?g\.?|for example|such as|like),? ["'`“](?:[A-Z][\w'’-]{0,20} ){1,5}$/;

/** "`printenv HOME_URL`": one variable of the environment, which holds no key. */
function isVariable({ kind, text, end }: Thing, statement: Statement): boolean {
  if (kind !== "keyStore" || !/printenv$/i.test(text)) return false;
  const [, name] = /^ ([A-Z][A-Z\d_]{2,60})\b/.exec(behind(statement, end, 70)) ?? [];
  return name !== undefined && !isSecretName(name);
}

/** What is taken along where nobody looks, or to somebody who should not see it. */
function carriedOf(statement: Statement, { field }: Text, { subject, surface }: Owner): ReturnType<typeof carriedIn> {
  const carried = carriedIn(statement, {
    isFirst: statement.start === 0 && field === "description",
    argument: nameIn(field),
    isArgument: (name) => isArgumentName(name, subject, surface),
  });
  return carried === undefined || isOwnMatter(carried.source, { subject, surface }) ? undefined : carried;
}

/** What the text has handed out, in an argument that is to hold it or by a way that a sentence names. */
function handedIn(all: readonly Statement[], at: number, text: Text, { subject, surface }: Owner): Handing | undefined {
  const statement = all[at];
  if (statement === undefined) return undefined;
  const held = heldIn(statement, text);
  // What is said of an argument leads nowhere by naming it: "a key in PEM" of `pem`.
  const isOther = (name: string): boolean => name.toLowerCase() !== nameIn(text.field).toLowerCase();
  const handed =
    held === undefined
      ? handingIn(all, at, {
          isWay: (name) => isOther(name) && isWay(name, subject, surface),
          isArgumentName: (name) => isOther(name) && isArgumentName(name, subject, surface),
          isArgument: (source) => isArgument(source, subject),
        })
      : { start: statement.start, end: statement.end, source: held };
  if (handed === undefined || isOwnMatter(handed.source, { subject, surface })) return undefined;
  return isDocumented(statement, handed.source) ? undefined : handed;
}
