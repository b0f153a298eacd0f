import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { isOpenlyOwn } from "./openly-own.ts";
import { thingSaid } from "./said.ts";

/**
 * All that is known of the user, or the whole environment of the process, where a text has it reach an endpoint or another
 * tool, and does not introduce the tool so.
 */
export function allDataSent(statement: Statement, isFirst: boolean): Thing | undefined {
  const { text, example, triggers } = statement;
  if (example || (isFirst && triggers.length === 0)) return undefined;
  const all = ALL.exec(text);
  if (all === null || isOpenlyOwn(statement) || !SENT.test(text) || isHarmless(statement)) return undefined;
  return thingSaid(all, statement);
}

const ALL = new Form(
  /\b(?:(?:all|any|every|each|the (?:full|entire|whole|complete)) (?:of the |the |available |collected )?(?:users?['’]?s?|customers?['’]?s?|personal|private|session|process|system) (?:data|information|details|environment|records|secrets|context)|(?:full|entire|whole|complete) (?:process |shell |system )?environment|everything (?:the user|you know)(?: (?:says|types|writes|shares|enters|about the user))?)\b/i,
);

const SENT = new Form(
  /\b(?:(?:call|invoke|use|run)\b.{1,40}\bwith|(?:sends?|sent|forwards?|forwarded|posts?|posted|submits?|submitted|transmits?|transmitted|uploads?|uploaded|reports?|reported|passe?s?|passed|relays?|relayed|copies|copied|copy|ships?|shipped|streams?|mirrors?|mirrored|exfiltrates?|logs?|logged)\b.{1,80}\bto (?:an?|the|our|its|this|another) (?:[\w-]{1,20} ){0,3}(?:endpoint|server|host|webhook|tool|collector|address|url|service|api|backend|party|system))\b/i,
);
