import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";
import { matchesOf } from "../matches.ts";
import { JOBS, TOOL_VERBS } from "./jobs.ts";
import { COMMON_VERBS, type OwnNames } from "../own/own-names.ts";

/**
 * A tool that a sentence itself says is somebody else's. `owned`: its owner is named, or it is one of other servers; `any`:
 * whichever the client has for a job; `job`: one named by its job alone, which an honest text may well advise to use.
 */
export interface OthersTool extends Range {
  readonly by: "owned" | "any" | "job";
  readonly text: string;
}

/** "Joplin's end-to-end encryption", "the shop's per-post file": a word made of words, no name of a call. */
const COMPOUND =
  /-(?:to|in|up|off|only|side|level|based|wide|specific)\b|^(?:per|pre|post|non|re|self|multi|sub|in|on|built|open|full|end|long|high|low|first|cross|auto|well|up)-/i;

/** What has tools, and tools themselves. */
const ANCHOR =
  /(?<!\bfile )\b(?:tools?|servers?|plug-?ins?|connectors?|integrations?|extensions?|add-?ons?|installers?)\b(?! (?:famil|modul|group|suite|set|package))/gi;

/** "Delete tools of other servers". */
const OF_OTHERS =
  /^ (?:of|from|on|in|by|offered by|provided by|belonging to) (?:(?:the|any|all|some) )?(?:other|another|different|rival|competing|neighbou?ring|third-party|foreign) (?:mcp )?(?:servers?|plug-?ins?|connectors?|integrations?|extensions?|vendors?|providers?)\b/i;

/** "Other servers' delete …", "a rival plugin's …". */
const OTHERS =
  /\b(?:other|another|different|rival|competing|neighbou?ring|third-party|foreign) (?:mcp )?(?:servers?|plug-?ins?|connectors?|integrations?|extensions?|vendors?|providers?)['’]s? (?:[\w-]{1,20} )?$/i;

/** "Whatever install …", "the calendar or mail …", "each connected payment …". */
const OF_JOB =
  /(?:^|[\s(])(whatever|whichever|any|every|each|all|(?:the|your) (?:assistant|agent|client|model|host|user)['’]s|of|in|by|with|through|the|an?|your|his|her|their|another|other|rival|competing|third-party|no) (?!(?:the|an?|this|that) )(?:(?:other|connected|installed|available) )?((?:[\w-]{2,20}(?:, (?:or |and )?| or | and |\/)){0,3}(?:[\w-]{2,20} )?[\w-]{2,20}) (?:mcp )?$/i;

const NOT_ANOTHERS = /\b(?:this|same|our|its|your|my|mcp|api|sql|the)\b/i;

/** "…'s close_issue", "…'s lock tool". */
const POSSESSED = /['’]s [`'"]?([a-z][\w-]{1,60})[`'"]?( (?:tool|function|check|command)s?\b)?/g;

/** "The issue tracker", "a competing ward server", "QuickBooks". */
const OWNER =
  /(?:^|[\s(])(?:(?:the|an?|any|every|each|another) )?((?:[\w-]{2,30} ){1,2})(?:servers?|plug-?ins?|connectors?|integrations?|extensions?|add-?ons?|managers?|trackers?|suites?|vaults?|bots?|gateways?|platforms?)$/i;
const PRODUCT =
  /(?:^|[\s(])(?!(?:It|Let|Here|That|What|There|Who|User|Client|Server|Host|Agent|One|Mc?p|API|Today)$)[A-Z][A-Za-z]{2,30}$/;

/** Last words by which a name is one of a field: `create_time`. */
const FIELD =
  /^(?:at|by|count|dates?|ids?|key|mode|names?|on|status|time|token|type|url|uri|value|limit|size|path|flag|set|reason|uuid|policy|strategy|message|config)$/;

/** What is done for nobody by advice. */
export const HARSH =
  /\b(?:delete|remove|purge|wipe|drop|lock|unlock|grant|transfer|pay|wire|refund|charge|ban|kill|cancel|revoke|reset|disable|terminate|suspend|withdraw|close|evict|expel|publish|share|block)_/i;

/** Whether an identifier is shaped like a call: it says what is done. */
export function isCallLike(name: string): boolean {
  const words = identifierWords(name).map(({ word }) => word);
  const isField = FIELD.test(words.at(-1) ?? "");
  return words.length > 1 && !isField && words.some(isVerb);
}

/** "delete_page", "sendMail", "payroll.release", "jira_add_comment": whatever its spelling, it says what is done. */
export function isToolName(name: string): boolean {
  if (!/^[a-z]\w*(?:[-.]\w+){0,3}$/.test(name) || /\.\w{1,40}[A-Z]/.test(name)) return false;
  const [first = "", second = "", ...more] = identifierWords(name).map(({ word }) => word);
  if (second === "" || first === "my" || FIELD.test(more.at(-1) ?? second)) return false;
  return isVerb(first) || (isVerb(second) && /[._-]/.test(name) && (more.length > 0 || name.includes(".")));
}

/** Whether names of tools say that a word is done. */
export function isVerb(word = ""): boolean {
  return COMMON_VERBS.has(word) || TOOL_VERBS.has(word);
}

/** The tools of others in a sentence. */
export function othersTools(statement: Statement, own: OwnNames): readonly OthersTool[] {
  const byNoun = matchesOf(ANCHOR, statement.text).flatMap((noun) => besideNoun(statement, noun, own));
  return [...byNoun, ...possessed(statement, own)];
}

function found(by: OthersTool["by"], { text, start: from }: Statement, start: number, end: number): OthersTool {
  return { by, start: from + start, end: from + end, text: text.slice(start, end).replace(/[`'"]$/, "") };
}

/** "Other servers' tools", "the `lock` check owned by the clinic server", "whatever mail tool": by the words before a noun. */
function besideNoun(statement: Statement, { 0: noun, index }: RegExpExecArray, own: OwnNames): readonly OthersTool[] {
  const { text } = statement;
  const end = index + noun.length;
  const lead = text.slice(Math.max(0, index - 90), index);
  const tools: OthersTool[] = [];
  const others = OTHERS.exec(lead)?.[0].length ?? (OF_OTHERS.test(text.slice(end, end + 70)) ? 0 : undefined);
  if (others !== undefined) tools.push(found("owned", statement, index - others, end));
  const job = OF_JOB.exec(lead);
  if (
    job !== null &&
    others === undefined &&
    (/^(?:tool|server)s?$/i.test(noun) || !/^(?:the|an?|of|in|by|with|through)$/i.test(job[1] ?? "")) &&
    isJob(job[1] ?? "", job[2] ?? "", own)
  ) {
    const isAny = /^(?:wh|any|every|each|all|rival|comp|third)|\b(?:rival|competing|third-party)\b/i.test(
      `${job[1] ?? ""} ${job[2] ?? ""}`,
    );
    tools.push(found(isAny ? "any" : "job", statement, index - job[0].trimStart().length, end));
  }
  return tools;
}

/** "The clinic server's lock tool", "its lock tool" behind it: by whose they are. */
function possessed(statement: Statement, own: OwnNames): readonly OthersTool[] {
  const { text } = statement;
  const tools: OthersTool[] = [];
  for (const { 0: said, 1: name = "", 2: noun, index } of matchesOf(POSSESSED, text)) {
    const lead = text.slice(Math.max(0, index - 80), index);
    const owner = OWNER.exec(lead);
    const isOwned = (owner !== null && !NOT_ANOTHERS.test(owner[1] ?? "")) || PRODUCT.test(lead);
    if (!isOwned || COMPOUND.test(name) || own(name) || (noun === undefined && !isCallLike(name))) continue;
    tools.push(found("owned", statement, index, index + said.length));
  }
  return tools;
}

function isJob(which: string, said: string, own: OwnNames): boolean {
  const jobs = said.toLowerCase().split(/, (?:or |and )?| or | and |\//);
  const last = jobs.map((job) => job.split(" ").at(-1) ?? job);
  if (last.some((job) => own(job))) return false;
  return /^wh/i.test(which) ? !NOT_ANOTHERS.test(said) : last.every((job) => JOBS.has(job));
}
