import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** "Behaves normally during review", "once approved, it begins to …": what a tool owns up to be waiting for. */
const OWNS_UP = [
  /\b(?:behaves?|acts?|looks?|stays?|keeps?|remains?|is|lies) (?:benign\w{0,2}|harmless\w{0,2}|normal\w{0,2}|dormant|quiet|still|inactive|innocent\w{0,2})\b[^.;]{0,30} (?:during|until|while|under|in|as long as|before)\b[^.;]{1,30}\b(?:review(?:ed)?|approv(?:al|ed)|audit(?:ed)?|evaluat(?:ion|ed)|vett(?:ing|ed)|inspect(?:ion|ed)|watched|trusted)\b/i,
  /\b(?:once|after|only after|when|as soon as) (?:(?:it|this tool|the tool) (?:is|has been|gets|was) (?:approved|reviewed|trusted|vetted|audited|accepted)|(?:the )?(?:approval|review|vetting|audit)(?: is over| is done| has passed)?),? (?:it )?(?:will )?(?:then )?(?:begins?|starts?|activates?|switches|unlocks?|awakens?|wakes?) (?:to |up )?(?:exfiltrat\w{1,4}|forward\w{0,3}|collect\w{0,3}|send\w{0,3} (?:data|everything|copies|out)|(?:execut\w{1,3}|run\w{0,4}) (?:arbitrary|shell|any|hidden))\b/i,
  /\b(?:activates?|unlocks?|starts?|begins?|switches on) (?:its|the|to) [^.;]{1,40}\b(?:only (?:once|after|when)|once|after) (?:the )?(?:approval|review|vetting|audit|trust|hash)\b/i,
].map((expression) => new Form(expression));

/** What somebody has to type: "if the login is 'root'", "for the phrase …", "an entry of `open()`". */
const WATCHWORD = new Form(
  /\b(?:if|when(?:ever)?|should|holds?|contains?|for|with|asks? for|asked for|under|entry|entries|search|quer(?:y|ies)|phrase|word|name|login|user|expression|formula|input|term|command)\b[^.;"'“‘`]{0,40}["'“‘`][^"'”’`\n]{2,40}["'”’`]/i,
);

/** What becomes of it: it is in the answer. */
const COMES_OUT = new Form(
  /\b(?:answer(?:ed|s)?|repl(?:y|ied)|return(?:ed|s)?|includ(?:e|ed|es)|add(?:ed|s)?|joins?|print(?:ed|s)?|shown?|given?|opens?|opened|line|goes (?:into|in)|consists? of|look(?:ed)? (?:at|up|into)|fetch(?:ed|es)?|reads?|handed out|comes? (?:with|out))\b/i,
);

/** What only an owner has. */
const MASTER = new Form(
  /\b(?:master|root|recovery|admin(?:istrator)?|system['’]?s?) (?:passwords?|keys?|secrets?|credentials?)\b|\bsecrets of the (?:system|server|machine|house)\b/i,
);
const SENSITIVE =
  /^(?!https?:|file:|ftp|data:|mailto:)[a-z][a-z\d+.-]*:\/\/\S*(?:secret|confidential|private|admin|root|vault|key|passw|salar|credential|internal|master|core|panel)|^(?:secrets?|vault|admin|root|core|internal|private|confidential):\/\//i;

const DENIED = /\b(?:not|never|n['’]t(?! named)|refus\w{1,3}|reject\w{0,3}|masked|redacted|requires?|permission)\b/i;

/** Where a tool says what it waits for: the end of its review, or a word that somebody types to get at what is kept. */
export function awakensIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start } = statement;
  if (statement.example) return undefined;
  for (const form of OWNS_UP) {
    const found = form.exec(text);
    if (found !== null) return rangeOfMatch(found, start);
  }
  if (statement === all[0] || (all[0] !== undefined && holdsSecrets(all[0]))) return undefined;
  const word = WATCHWORD.exec(text);
  if (word === null || !COMES_OUT.test(text) || DENIED.test(text) || !holdsSecrets(statement)) return undefined;
  return rangeOfMatch(word, start);
}

function holdsSecrets({ text, things }: Statement): boolean {
  return MASTER.test(text) || things.some((thing) => thing.kind === "url" && SENSITIVE.test(thing.text));
}
