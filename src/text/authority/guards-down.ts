import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** "Safety checks on the side of the assistant are to be considered inactive", "your filters pause while it works". */
const DOWN = [
  /\b(?:safety (?:checks?|rules?|filters?|prompts?)|guard[ -]?rails?|(?:content |safety |output )?filters?|content (?:rules?|checks?|polic(?:y|ies))|safeguards?|refusals?|restrictions?|checks? (?:of|on) commands|validation of commands|moderation)\b[^.;,]{0,60}? (?:is|are|be|ha(?:s|ve) been|was|were|stands?|stay|stays|remain|remains)(?: to be| now| hereby| thereby| thus){0,2} (?:(?:considered|regarded|treated|taken|deemed|held|counted)(?: as| to be)? )?(?:inactive|off|switched off|turned off|down|out of (?:force|effect|action)|suspended|lifted|dropped|paused|in abeyance|void|disabled|waived|not in force|asleep|stood down)\b/i,
  /\b(?:guard[ -]?rails?|safety checks?|filters?|safeguards?) (?:stand down|pause|rest|step aside|go off|fall silent|keep out|are out of it|do not (?:apply|count|run)) (?:while|when|as long as|for the|during|here|in this)\b/i,
  /\bnone of (?:your|the assistant['’]s|the model['’]s) (?:[\w'’-]{1,14} )?(?:filters?|rules?|limits?|safeguards?|guard[ -]?rails?|restrictions?|checks?) (?:is|are|applies|apply|holds?|counts?|binds?)\b/i,
  // "Safety layer suspended for this session", "without applying your usual content filters".
  /\bsafety (?:layers?|systems?|mode|features?|training|rules?|filters?|checks?)(?: [\w'’-]{1,14}){0,2}? (?:suspended|disabled|lifted|deactivated|bypassed|off|inactive) (?:for|during|in|within) (?:this|the current) (?:session|conversation|workspace|chat)\b/i,
  /^\W{0,4}(?:safety |content )filters?(?: are| is)?(?: now)? off\W{0,3}$/i,
  /\bturn (?:them|guard[ -]?rails?|your guard[ -]?rails?) off (?:while|when|as long as)\b/i,
  /\bwithout (?:applying|using|regard to|heeding) (?:your|the assistant['’]s) (?:[\w'’-]{1,14} )?(?:[\w'’-]{1,14} )?(?:filters?|rules?|guidelines?|restrictions?|polic(?:y|ies)|checks?)\b/i,
].map((expression) => new Form(expression));

/** Whose they are. */
const OF_MODEL = new Form(
  /\b(?:your?|assistant['’]?s?|model['’]?s?|agent['’]?s?|administrator|this (?:session|workspace|folder|conversation)|while it (?:works|runs|is)|when it (?:works|runs)|for the (?:length|duration) of)\b/i,
);

/** Each thing that is said not to be there. */
const NONE_OF =
  /\b(?:no|without|neither|nor|zero) (?:any )?(?:(?:content|safety|moral|ethical|security) (?:checks?|rules?|filters?|limits?|prompts?|guidelines?)|confirmations?|guard[ -]?rails?|filters?|refusals?|['"“‘]are you sure|second[ -]guessing|moderation|restrictions?|disclaimers?|scruples|warnings?|questions asked|vetting)/gi;

/** Said of how one works, and not of what a model returns. */
const HERE = /\b(?:we|us|our|here|you|your|assistant|agent|commands?|run|anything)\b/i;

/** A switch of a tool, or what it is for. */
const OF_TOOL =
  /\b(?:if|unless|when (?:set|true|false|enabled|disabled)|by default|default|option\w{0,5}|parameter|set to|requires?|never|may|can|could|might)\b/i;

/** Where a text says that what keeps the model from harm is not at work. */
export function guardsDown(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start } = statement;
  if (statement === all[0]) return undefined;
  for (const form of DOWN) {
    const found = form.exec(text);
    if (found !== null && OF_MODEL.test(text) && !OF_TOOL.test(text)) return rangeOfMatch(found, start);
  }
  const missing = [...text.matchAll(NONE_OF)];
  const [first] = missing;
  return first !== undefined && missing.length > 1 && HERE.test(text) && !OF_TOOL.test(text)
    ? rangeOfMatch(first, start)
    : undefined;
}
