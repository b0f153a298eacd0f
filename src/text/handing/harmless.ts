import { before, behind } from "../sentence/around.ts";
import { isOrder, type Directive, type Statement, type Thing } from "../sentence/directive.ts";

/** What makes it the user's own choice: consent, or that the handing itself is asked for. */
const CONSENT =
  /\b(?:if|after|once|when|only|unless|until|with|without) (?:\w{1,20} ){0,2}(?:user|they|person|owner)(?:'s)? (?:\w{1,20} )?(?:(?:consents?|agree[sd]?|approve[sd]?|approval|permission|confirm(?:s|ed)?)\b|(?:asks?|asked|wants?|wishes|wanted)(?: (?:for )?(?:it|this|that|them)\b| to (?:\w{1,20} )?(?:attach|be|give|hand|include|keep|pass|provide|save|send|share|store|upload)\b|[.)]?$))/i;

/** The user is asked before, which nobody forbids. */
const ASKS_FIRST =
  /(?<!\b(?:not|never|without|need|n['’]t|nor|or)\b[^.,;:]{1,30})\b(?:(?:ask|check with|confirm with) (?:the )?(?:user|owner|person|customer)s? (?:\w{1,20} )?(?:before|first)\b(?! (?:only )?(?:if|when|where|unless|in case|should|for|once|after)\b)|get (?:an?|their|the (?:user|owner)['’]s|explicit) (?:\w{1,20} )?(?:yes|ok|okay|consent|approval|confirmation|permission)\b)/i;

/** Whether a sentence makes what it says the user's own choice. */
export function isAskedFor(sentence: string): boolean {
  return CONSENT.test(sentence) || ASKS_FIRST.test(sentence);
}

/** An example, forbidden, permitted, or asked for. What is said of the `source` alone counts, where one is given. */
export function isHarmless(statement: Statement, source?: Thing): boolean {
  const { example, text, directives } = statement;
  if (FINDS.test(text)) return true;
  if (example || isAskedFor(text) || isOptional(statement, source) || isUsed(statement, source)) return true;
  return directives.some(
    (each) => leavesIt(each) && (source === undefined || (concerns(each, source) && !isInvited(each, source))),
  );
}

/** "Detects, among others: …". */
const FINDS = /^(?:detects|flags|catches|blocks|refuses|rejects|recogni[sz]es)(?:,[\w ]{1,30}|[\w ]{0,30}):/i;

/** "Optionally, …", "an optional private key"; not an encoding that is optional. */
function isOptional(statement: Statement, source: Thing | undefined): boolean {
  if (/^\W{0,4}optional(?:ly)?\b/i.test(statement.text)) return true;
  if (source === undefined || source.start < statement.start || source.end > statement.end) return false;
  const after = behind(statement, source.end, 60);
  return (
    /(?<!\bnot )\boptional(?:ly)?(?: [\w'’-]{1,20}){0,3} [`"'“]?$/i.test(before(statement, source.start, 60)) ||
    /^\W{0,3}(?:(?!not\b)\w{1,20} ){0,2}\(?optional\b/i.test(after)
  );
}

/** "Set your API key in the .env file": where somebody keeps what the tool needs. */
const STORED =
  /\b(?:set|put|store|save|add|keep|configure|define)s? (?:your|the|an?) (?:[\w-]{1,20} ){0,2}(?:keys?|tokens?|secrets?|passwords?|credentials?) (?:in|into|to|inside|under) (?:the |your |an? |its )?[`'"“]?$/i;

/** Whether a key of the tool's is put there, and nothing else is done. */
export function isStoredAt(statement: Statement, source: Thing): boolean {
  return STORED.test(before(statement, source.start, 80)) && !isHandedOn(statement, source);
}

/** What is said of a key or a secret without handing it out, by the words right before it. */
const USES: readonly RegExp[] = [
  // "NEVER a full card number".
  /(?:^|[;:(] ?)never (?:an?|the|any) (?:[\w-]{1,20} ){0,2}$/i,
  // "Requires an owner or admin token".
  /\b(?:requires?|needs?) (?:an? )?(?:[\w-]{1,20} (?:or|and) ){0,2}(?:(?!the\b|your\b|their\b)[\w-]{1,20} )?$/i,
  // "Encrypted with the receiver's key".
  /\b(?:en|de)?(?:crypt|sign|seal|wrap|verif|authenticat|protect|unlock|secur)\w{1,4} (?:with|by|using|under) (?:[\w'’-]{1,20} ){0,3}$/i,
  // "Strips names and GPS position".
  /\b(?:remov|strip|redact|mask|blur|scrub)\w{0,4} (?:(?!and\b|then\b)[\w'’-]{1,20},? ){0,4}$/i,
  STORED,
  // "Session state from `GetSession` (cookies, csrf_token)": parts of what a tool gave.
  /\b(?:from|by|of) [`'"]?[A-Za-z][a-z]{1,20}(?:_[a-z]|[A-Z])\w{1,30}[`'"]? \([^()]{0,30}$/,
  // "Account name to add credentials to".
  /\b(?:names?|ids?|account|project) to (?:add|attach|store|set) (?:(?:the|its|api) )?$/i,
  // "Whether it is synced to a user's device".
  /\bwhether [^.;,]{1,40} to (?:the |an? )?$/i,
  // "The app is the entity that holds the credentials".
  /\b(?:is|are) (?:an?|the) [\w-]{2,20} (?:that|which) (?:holds?|contains?|stores?|keeps?|has|carr(?:y|ies)) (?:(?:the|its|all|your) )?$/i,
  // "Picks up credentials cached in ~/.x".
  /\b(?:re-?uses|uses|picks up|relies on|inherits) (?:(?:the|any|its|your) )?(?:[\w-]{1,20} )?(?:credentials|keys?|tokens?|passwords?|log-?ins?|sessions?) (?:(?:that )?(?:is|are) )?(?:cached|stored|saved|kept|held) (?:in|at|under|by) [`'"]?$/i,
  // "The server runs queries using your credentials".
  /\b(?:runs?|executes?|performs?|makes?|signs|authenticates?|connects?) (?:[\w'’-]{1,20} ){0,4}using (?:your|the (?:user|caller)['’]s) (?:[\w-]{1,20} )?$/i,
  // "Set the HARBOUR_TOKEN environment variable instead".
  /\b(?:[Ss]et|[Ss]etting|[Dd]efine|[Cc]onfigure) (?:the |an? |your )?[`'"]?[A-Z][A-Z\d]{1,20}_[A-Z\d_]{1,40}[`'"]? (?:\w{1,12} )?$/,
  // "Write or update .mcp.json".
  /\b(?:(?:write|create) (?:or|and) )?(?:update|edit|generate)s? (?:the |an? |your )?$/i,
  // "The value is put into the secret store".
  /\b(?:(?:put|stored?|saved?|kept|written|placed|added|moved) (?:[\w-]{1,20} )?(?:in|into|to|inside)|set (?:[\w-]{1,20} )?(?:in|into|inside)) (?:(?:the|an?|your|its) )?(?:[\w-]{1,20} ){0,2}$/i,
];

/** "Clear all saved credentials", "filter by login name": thrown away, or what is looked for, while nobody is told. */
const LEAVES: readonly RegExp[] = [
  /\b(?:clear|delet|wip|eras|purg|forget|revok|invalidat|discard)\w{0,4} (?:(?:all|any|the|your|its|every|saved|stored|cached|[a-z]{2,20}['’]s) ){0,3}$/i,
  /\b(?:filter|search|sort|group|match|look up|lookup|find|get)\w{0,4} (?:\w{1,20} ){0,3}by (?:(?:the|a|an|their|exact) )?$/i,
  /\b(?:saved|kept|stored|learned|collected|drawn|remembered|extracted) (?:out of|from|in|during) $/i,
];

/** What only names what is thrown away, looked for, or where something came from. */
function isLeft(statement: Statement, source: Thing): boolean {
  const { text, start: from, things, directives } = statement;
  if (!LEAVES.some((each) => each.test(before(statement, source.start, 60)))) return false;
  if (IN_ARGUMENT.test(text.slice(source.end - from, source.end - from + 120))) return false;
  if (things.some(({ kind }) => kind === "url" || kind === "outsider" || kind === "taker")) return false;
  const isNext = ({ start }: Directive): boolean =>
    !directives.some((other) => start < other.start && other.start < source.start);
  return !directives.some(
    (order) => isOrder(order) && GIVES.some((act) => order.acts.has(act)) && isNext(order) && concerns(order, source),
  );
}

/** "Pass the id to `get_thread` to read the full conversation": what another tool is for. */
const READ_BY =
  /\b[a-z]{2,20}_[\w-]{2,40}[`'")]{0,2} to (?:read|see|view|open|browse|fetch|get|load|retrieve|list) (?:(?:the|its|this|that|one) )?$/i;

/** "The signing secret is included in the subscription that is returned": the tool's own product. */
const RETURNED =
  /^ (?:is|are) (?:only )?(?:included|shown|returned|present|given|contained) (?:once )?(?:in|with|as) [^.;]{0,40}\b(?:returned|response|result)\b/i;
const OWN_PRODUCT = /\b(?:signing|webhook|client|generated|new|newly created) $/i;

/** "Represents the mcp.json format". */
const FORMAT = /^[`'"]? (?:format|schema|syntax|structure)\b/i;

/** An SSH agent "should be running": how a machine is set up. */
const SET_UP =
  /^[`'")]? (?:must|should|has to|have to|needs? to) (?:already )?be (?:properly |correctly )?(?:running|installed|configured|set up|available|loaded|present|enabled|unlocked)\b/i;

/** "If the wallet holds funds": on what condition. */
const HOLDS = /^ (?:is|are|has|holds|contains|was|does|needs|uses|supports)\b/i;

/** "Running processes: list_processes.": where to look. */
const IS_LISTED = /^: [`'"]?[\w-]{3,60}[`'"]?\.?$/;

/** "Files named .env, *.pem and the like are left out": of the thing itself, and of what stands in one list with it. */
const LEFT_OUT =
  /^[`'"”)]{0,2}(?:(?:,? (?:and|or)|,|\/) ?(?:the like|others?|similar \w{1,20}|(?:anything|everything|files?) (?:in|under|of|named) \S{1,40}|[`'"]?\S{0,30}[.*~/_]\S{0,30}|(?:secret|token|credential|password|key|certificate)s?)| (?:files?|keys?|values?|entries|variables|fields|headers|names?|paths?)){0,6} (?:is|are|gets?|stays?|remains?) (?:always |all |both )?(?:left out|excluded|skipped|ignored|omitted|filtered out|passed over|refused|rejected|blocked|redacted|masked|stripped|(?:never|not) (?:\w{1,12} )?(?:read|uploaded|sent|included|copied|transferred|exported|touched|opened|synced|collected|transmitted|logged))\b/i;

/** "The copy goes to the host with the password from the keychain": what lets the tool in. */
const OPENED_BY =
  /\b(?:with|using|by) (?:the|its|an?|your) (?:[\w-]{1,20} )?(?:passwords?|passphrase|keys?|tokens?|credentials?|login) (?:from|in|of|(?:kept|stored|held) in) (?:the |an? )?(?:[\w-]{1,20} )?$/i;

/** "An owner token works as well": which one will do. */
const WILL_DO = /^ (?:also )?(?:works|suffices|is enough|will do)\b/i;

/** "Uses the program's credential store": where the tool has its own from, and nothing is given to anybody. */
function isStoreUsed({ text, things, directives, start: from }: Statement, { start }: Thing): boolean {
  if (
    !/^(?:it )?(?:re-?)?uses (?:(?:the|its|your|an?) )?(?:[\w'’.-]{1,20} ){0,3}$/i.test(
      text.slice(0, Math.max(0, start - from)),
    )
  )
    return false;
  return (
    !things.some(({ kind }) => kind === "url" || kind === "outsider" || kind === "taker") &&
    !directives.some(({ acts, start: at }) => at > from && GIVES.some((act) => acts.has(act)))
  );
}

/** "Tokens are issued at https://…": where somebody gets one. */
const ISSUED =
  /^ links? (?:directly |back )?to |^ (?:is|are|can be|may be) (?:issued|available|obtainable|obtained|generated|managed|requested|had) (?:at|from|via|under|on|in) /i;

/** Used, denied, taken away or put in its place, and not handed out. */
function isUsed(statement: Statement, source: Thing | undefined): boolean {
  if (source === undefined || source.start < statement.start || source.end > statement.end) return false;
  if (isLeft(statement, source)) return true;
  const lead = before(statement, source.start, 60);
  if (isHandedOn(statement, source)) return false;
  if ((source.kind === "talk" || source.kind === "private") && READ_BY.test(lead)) return true;
  const after = behind(statement, source.end, 60);
  const isCondition = /\b(?:if|when|unless|whether) (?:the |your |a |its )?$/i.test(lead) && HOLDS.test(after);
  return (
    isCondition ||
    (OPENED_BY.test(lead) && !statement.directives.some(isOrder)) ||
    isOnlyUsed(statement, source) ||
    isStoreUsed(statement, source) ||
    (RETURNED.test(after) && OWN_PRODUCT.test(lead)) ||
    [SET_UP, WILL_DO, IS_LISTED, ISSUED, FORMAT].some((each) => each.test(after)) ||
    (/hosts$/.test(source.text) && /^[`'"]? (?:entr(?:y|ies)|mappings?|lines?)\b/i.test(after)) ||
    LEFT_OUT.test(behind(statement, source.end, 160))
  );
}

/** Whether the words right before a thing say that it is used, or where something is kept, and it is not handed on. */
export function isOnlyUsed(statement: Statement, source: Thing): boolean {
  const lead = before(statement, source.start, 60);
  return USES.some((use) => use.test(lead)) && !isHandedOn(statement, source);
}

/** "It is signed with your key, so pass it in `note`", "… a private key in the `note` argument": used by being given. */
function isHandedOn({ text, start: from, directives }: Statement, { end }: Thing): boolean {
  const isGiven = directives.some(
    (order) => order.start >= end && isOrder(order) && GIVES.some((act) => order.acts.has(act)),
  );
  return isGiven || IN_ARGUMENT.test(text.slice(end - from, end - from + 120));
}

const IN_ARGUMENT =
  /^[^.;]{0,50}\b(?<!\bnamed )(?:in|into|as|under|through|via) (?:the |an? |your )?(?:[`'"“]|[\w-]{1,40} (?:argument|field|parameter|property|input)\b)/i;

/** Whether a directive is about the source: names it behind the verb, or goes on from it without a new part of the sentence. */
function concerns({ objects, rest, subject, start, sentence }: Directive, source: Thing): boolean {
  const { text, start: from } = sentence;
  const between = text.slice(Math.max(0, Math.min(start, source.end) - from), Math.max(start, source.start) - from);
  if (objects.includes(source)) return !between.includes(";");
  if (rest.includes(source)) return !/;|\b(?:and|but|instead|then)\b/i.test(between);
  const isBack = subject.includes(source) || IT.test(text.slice(start - from, start - from + 60));
  const isHere = source.start >= from && source.end <= sentence.end;
  return isBack && !(isHere && /;|\b(?:and|but)\b/i.test(between));
}

const IT = /\b(?:it|this|that|them|these|those|such)\b/i;

/** "Never put it into …", "may be put into …"; not "never shorten it", "never call without it". */
function leavesIt({ negated, acts, voice, start, sentence }: Directive): boolean {
  if (voice === "may" && GIVES.some((act) => acts.has(act))) return true;
  if (!MOVES.some((act) => acts.has(act))) return false;
  const around = sentence.text.slice(Math.max(0, start - sentence.start - 60), start - sentence.start + 200);
  return negated && !NOT_FORBIDDEN.test(around);
}

/** "You may include the user's saved passwords": no user permits that. */
function isInvited({ voice, subject }: Directive, { kind }: Thing): boolean {
  return voice === "may" && kind === "keyStore" && subject.some((thing) => thing.kind === "model");
}

/** "Not only the term", "never call it without the key". */
const NOT_FORBIDDEN =
  /\bnot (?:only|just|merely|simply)\b|\b(?:without|unless)\b(?! (?:\w{1,20} ){0,2}(?:consent|permission|approval|asking)\b|(?<=unless) (?:the |an? )?(?:user|owner|person|customer|they)\b(?!['’]))/i;

/** Verbs of handing something over. */
export const GIVES = ["contain", "include", "reach", "send"] as const;
const MOVES = ["call", "contain", "grab", "include", "reach", "read", "send", "write"] as const;
