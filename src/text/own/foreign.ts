import { before, behind } from "../sentence/around.ts";
import type { Statement, Thing, ThingKind } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";
import { isSecretName } from "../secrets.ts";

const KEYS: readonly ThingKind[] = ["secretPath", "secret", "keyStore"];
/** What may be told to an argument; what a user keeps some tools work on, so it must not leave to an outsider. */
const TOLD: readonly ThingKind[] = ["talk", "machine"];

/** What is looked at here: most things of a sentence are none of these. */
const COUNTING: ReadonlySet<ThingKind> = new Set([...KEYS, ...TOLD, "name", "credential", "identity", "personal"]);

/** Keys and secrets, also by the name of a variable that holds one. */
export function isKey({ kind }: Thing): boolean {
  return KEYS.includes(kind) || kind === "credential" || kind === "name";
}

/** What a sentence speaks of that no tool owns; facts about a person only where they were not given for the tool. */
export function foreignIn(statement: Statement): Thing | undefined {
  const things = statement.things.filter((thing) => COUNTING.has(thing.kind) && !isOnlySaid(thing, statement));
  if (things.length === 0) return undefined;
  const isSaid = statement.says("contents").length > 0;
  const isVariable = ({ kind, text, start }: Thing): boolean =>
    kind === "name" &&
    /^(?:[A-Z][A-Z\d_]+|aws_\w+)$/.test(text) &&
    isSecretName(text) &&
    !/[${]$/.test(before(statement, start, 60));
  const known =
    things.find(({ kind, text }) => KEYS.includes(kind) && (isSaid || !/^\.env$/.test(text)) && !PUBLIC.test(text)) ??
    things.find((thing) => isSaid && isVariable(thing)) ??
    things.find(({ kind }) => TOLD.includes(kind));
  const found = known ?? things.find((thing) => thing.kind === "credential" && isOfOthers(thing, statement));
  if (found !== undefined) return found;
  const isGleaned = statement.says("gleaned").length > 0;
  const traits = isGleaned ? things.filter(({ kind }) => kind === "identity") : [];
  const personal = things.find(
    ({ kind, start, text }) =>
      kind === "personal" && (isGleaned || (OF_USER.test(before(statement, start, 60)) && !ORDINARY.test(text))),
  );
  // Two of them; "`name` … from that name" is one.
  return personal ?? (new Set(traits.map(({ text }) => text.toLowerCase())).size > 1 ? traits[0] : undefined);
}

/** What sounds foreign and is not: the public half of a key, "in the user's words", a health check, what goes to the clipboard. */
function isOnlySaid({ kind, start, end, text }: Thing, statement: Statement): boolean {
  const lead = before(statement, start, 60);
  const after = behind(statement, end, 40);
  // A file of certificates that an address names is none that is read.
  if (kind === "secretPath" && /^(?!file:)[a-z+]{3,14}:\/\//i.test(text)) return true;
  if (kind === "secretPath") return IS_PATH.test(lead) && statement.says("contents").length === 0;
  if (PUBLIC_HALF.test(lead) || (KEYS.includes(kind) && IS_PUBLIC.test(after))) return true;
  // "At the time that the user names".
  if (/^user names$/i.test(text) && /\b(?:that|what|which|whom|as|where|when|until|if) the $/i.test(lead)) return true;
  if (kind === "machine" && /\bconfig/i.test(text) && IN.test(lead)) return true;
  if (kind === "machine") return /^clipboard$/i.test(text) && INTO.test(lead);
  if (kind === "talk") return VALUE_OF.test(lead) || (/\bin (?:the )?$/i.test(lead) && /\b(?:own )?words$/i.test(text));
  return /\bhealth$/i.test(text) && HEALTH_OF_A_SYSTEM.test(after);
}

/** "A path from a previous answer". */
const VALUE_OF =
  /(?:\b|_)(?:ids?|paths?|urls?|links?|names?|cursors?|handles?|refs?|references?|numbers?|index|titles?) (?:from|of|in|returned by|returned in) (?:an? |the |any )?$/i;
/** "A key in user config": where it stands. */
const IN = /\b(?:in|via|through) (?:the |your )?$/i;
/** "A path on the disk (e.g. `disk/x.pem`)": what a path looks like; "via ~/.env": where something comes from. */
const IS_PATH =
  /\bvia $|\b(?:path|file ?name|destination)s? \((?:e\.g\.?|for example|such as|like),? [`'"]?[\w./-]{0,40}$/i;
const PUBLIC_HALF = /\bpublic (?:half|part|portion|key|side)s? (?:of|in|from) (?:(?!and\b|or\b)[\w']{1,20} ){0,3}$/i;
const INTO = /\b(?:to|onto|into) (?:the |your )?$/i;
/** "A health check", "health advice": of nobody. */
const HEALTH_OF_A_SYSTEM =
  /^[ -](?!(?:and|or|of|in|is|are|to|with|for|from|when|as|so|that|data|details?|records?|history|issues?|problems?|conditions?|information|situation|state)\b)[a-z]/i;
const IS_PUBLIC = /^(?:['’]s)? (?:public (?:half|part|key|address)|pubkey|address(?:es)?)\b/i;

/** "The header that the client uses for the other server", "the password typed earlier": trusted to somebody else. */
function isOfOthers({ start, end }: Thing, statement: Statement): boolean {
  const around = `${before(statement, start, 60)} ${behind(statement, end, 60)}`;
  return OF_OTHERS.test(around);
}

const OF_OTHERS =
  /\b(?:other|another|different|neighbou?ring) (?:\w{1,20} )?(?:servers?|tools?|services?|accounts?|plugins?|connectors?)\b|\b(?:found|lying|seen|stored|kept) (?:in|on|by|around) (?:\w{1,20}(?:'s)? ){0,3}(?:environment|host|workspace|machine|disk|chat|project|browser|shell|[A-Z][A-Z\d]{1,20}_[A-Z_]{2,30} variable)\b|\b(?:typed|entered|pasted|given|mentioned|used) (?:earlier|before|so far|elsewhere|in the chat)\b|\b(?:client|host|agent|assistant)(?:'s)? (?:itself )?(?:uses|logs in|holds|keeps|was given)\b|(?<!\b(?:if|when|whenever|unless|case) )\byou(?: are|['’]re) (?:working with|using|handling|processing|dealing with|holding)\b|\byou (?:know|were given|have been given|find|hold)\b/i;

const OF_USER = /\b(?:user|person|owner|human|caller|speaker)['’]s (?:[\w-]{1,20} ){0,2}$/i;
/** Of these a user may be asked for no more than an ordinary answer. */
const ORDINARY =
  /^(?:mood|age|opinions?|habits|friends|colleagues|plans|employers?|occupation|profession|job title|weaknesses)\b/i;

/** `messages`: "all messages of the chat". A file of the user's is nothing that an argument is called after. */
export function isNamedAfter(name: string, { kind, text }: Thing): boolean {
  if (kind === "secretPath") return false;
  const said = text.toLowerCase();
  return identifierWords(name).some(({ word }) => word.length > 2 && said.includes(word.replace(/s$/, "")));
}

/** Whether a place is one of public keys. */
export function isPublic(place: string): boolean {
  return PUBLIC.test(place);
}

const PUBLIC = /(?:authorized_keys|known_hosts|\.pub)$/i;
