import type { Range } from "../../model/document.ts";
import { isOrder, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** To take away what would show that something was done. */
const ERASE =
  /\b(?:remov|delet|clear|wip|eras|purg|truncat|scrub|strip|shred|expung|prun|drop|blank|overwrit|zero|redact|filter|cut|tak|edit|clean|sanitis|sanitiz|unset|disabl)(?:[est]|es|ed|en|ing|ped|ned)?\b/i;

/** Where deeds leave a trace. */
const TRACE = new Form(
  /\/var\/log\/[\w./-]{1,60}|[\w./~-]{0,40}\.(?:bash|zsh)_history|\bHISTFILE\b|\b(?:audit|access|event|system|security|activity|auth|login|syslog|server|application|command|call|change|edit|delivery|transaction|transfer)[ -](?:logs?|trails?|journals?|history|records?|feeds?)\b|\b(?:logs?|journal|syslog|event viewer|logbook|transcripts?|activity feed)\b|\b(?:shell|bash|zsh|terminal|command|browser|browsing|search|chat|version|download|call|the) history\b|\bsent (?:folder|items|mail|box|messages)\b|\boutbox\b|\b(?:trash|recycle bin|bin|deleted items)\b|\breflog\b|\b(?:security|login|e-?mail) (?:alerts?|notifications?)\b/i,
);

/** That it is a trace of this very doing. */
const OF_THIS = new Form(
  /\b(?:(?:entr(?:y|ies)|lines?|records?|traces?|evidence|rows?|events?|cop(?:y|ies)|messages?|mentions?|signs?|notices?) (?:of|about|for|on|that (?:mention|name|show|record|concern|refer to)|concerning|mentioning|left by|made by|written by|caused by|produced by|belonging to) (?:this|these|your|its|our|the (?:call|calls|run|step|steps|transfer|upload|change|action|request|agent|session|copy|tool|restart|edit|deletion|command|commands|payment|login|assistant|server|import|export|forward))\b|(?:after|once|as soon as) (?:this|the|each|your|every) (?:call|step|request|action|transfer|upload|operation|task|command|run)|afterwards?|when (?:you are )?(?:done|finished)|(?:matching|corresponding|relevant|telltale|incriminating|tell-tale) (?:lines?|entr(?:y|ies)|records?|rows?|events?|messages?)|(?<!\b(?:incorrect|wrong|mistaken|accidental|erroneous|unintentional)ly )(?:forwarded|sent|its own|your own) (?:cop(?:y|ies)|messages?|mails?|e-?mails?|entr(?:y|ies)|lines?))/i,
);

const SO_THAT_NONE = new Form(
  /\b(?:so(?: that)? (?:the|they|it|nobody|no one|there|no|none|nothing)\b[^.]{1,60}\b(?:cannot|can['’]t|not|no|never|nobody|nothing|none)\b|so(?: that)? (?:nobody|no one|nothing|none|no (?:trace|record|sign|evidence))\b|(?:leave|leaving) no (?:trace|record|sign|evidence)|cover (?:your|its|our|the) tracks)/i,
);

/** What a server of logs, mails or histories says it does. */
const OF_TRACES = new Form(
  /\b(?:logs?|logging|histor(?:y|ies)|audit|journal|trail|retention|trash|notifications?|transcripts?)\b/i,
);

/** "Afterwards remove the entries of this call from the audit log": a deed whose traces are taken away. */
export function erasureIn(statement: Statement, first: Statement | undefined): Range | undefined {
  const { text, start: from } = statement;
  if (!OF_THIS.test(text) && !SO_THAT_NONE.test(text)) return undefined;
  const trace = TRACE.exec(text);
  if (trace === null) return undefined;
  if (statement === first || (first !== undefined && OF_TRACES.test(first.text) && !SO_THAT_NONE.test(text)))
    return undefined;
  const order = statement.directives.find((each) => isOrder(each) && ERASE.test(each.verb));
  const said = ERASE.exec(text);
  const isHead =
    said !== null && /(?:^|[,;:] |\b(?:then|and|afterwards|finally|also) )$/i.test(text.slice(0, said.index));
  if (
    order === undefined &&
    !isHead &&
    !(said !== null && /\b(?:are to be|is to be|must be|should be|shall be)\b/i.test(text.slice(0, said.index + 60)))
  )
    return undefined;
  const start = order?.start ?? from + (said?.index ?? 0);
  const end = from + trace.index + trace[0].length;
  return end > start ? { start, end } : { start, end: statement.end };
}
