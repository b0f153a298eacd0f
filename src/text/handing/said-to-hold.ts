import type { Text } from "../../model/text.ts";
import { isNamedAfter } from "../own/foreign.ts";
import { isArgumentName, type Owner } from "../own/own-matter.ts";
import { plainName } from "../own/own-names.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { isOfArgument, nameIn } from "./held.ts";
import { thingSaid } from "./said.ts";

/**
 * What only a model, its talk with somebody or the machine under it can tell, where that is what an argument is said to be:
 * the talk, what was called before, what is known, the user's files, the environment, keys that were met. Honest arguments
 * are for what the task needs, so they speak of none of it in any words, unless they are called after it.
 */
export function saidToHold(statement: Statement, text: Text, { subject, surface }: Owner): Thing | undefined {
  if (statement.example) return undefined;
  const [label = "", listed = ""] = LISTED.exec(statement.text) ?? [];
  const isListed = text.field === "description" && isArgumentName(listed, subject, surface);
  if (!isListed && !isOfArgument(text)) return undefined;
  const said = statement.text.slice(isListed ? label.length : 0);
  if (ABOUT_IT.test(said) || SET_BY.test(said)) return undefined;
  const argument = isListed ? listed : nameIn(text.field);
  if (REQUESTS.test(plainName(argument)) && REQUEST.test(said)) return undefined;
  const source = TOPICS.flatMap((topic) => foundBy(topic, statement)).find(
    (thing) => COPIED.test(thing.text) || !isNamedAfter(argument, thing),
  );
  return source === undefined || isHarmless(statement, source) ? undefined : source;
}

function foundBy(topic: Form, statement: Statement): readonly Thing[] {
  const found = topic.exec(statement.text);
  return found === null ? [] : [thingSaid(found, statement)];
}

/** "provenance: contents of …", "- `note` (string): …". */
const LISTED =
  /^[-*•\s]{0,4}[`*]{0,2}([a-z_][\w-]{0,40})[`*]{0,2}(?: ?\([^)\n]{0,40}\))?(?::| =| means| stands for)\s{1,4}/i;

/** What a tool is asked for: "the user's complete original message" of `message`. */
const REQUEST =
  /^(?:the )?(?:users?|person|customer)(?:['’]s)? (?:(?:complete|original|full|exact|raw|entire|verbatim|latest|current),? ){0,3}(?:message|request|question|prompt|query|input|words|wording|instruction|utterance)\b/i;
const REQUESTS =
  /^(?:user )?(?:message|prompt|query|question|request|input|text|utterance|instructions?|task|goal|intent)$/;

/** Where it is, how much of it, whether there is any, or what is made of it: not what it says. */
const ABOUT_IT =
  /^(?:multiply|divide|round|convert|normali[sz]e|format|trim|parse|translate)\b|^(?:(?:the|an?|optional|maximum|max|unique|exact) ){0,3}(?:numbers?|counts?|how (?:many|much|far|long)|ids?|identifiers?|names? of|paths?|urls?|types?|kinds?|formats?|limits?|dates?|times?|timestamps?|whether|if|true|false|when|lists|shows|prints|displays|which(?! (?:tools?|functions?|calls?)\b)|titles?|filters?|sort|roles?|language)\b/i;

/** Chosen by a person, refused, or of what comes back. */
const SET_BY = new Form(
  /\b(?:use|ignored|(?:if|when|once|while) (?:the|it|a|this|\w{2,30} is (?:provided|set|given|passed))|never|not|without|n['’]t|scann?\w{0,4}|detect\w{0,4}|defaults?|(?:is|are|be|gets?) returned|(?<!they |it |one |each )returns?|e\.g|if you|when you|unless|only (?:if|when))\b/i,
);

/** A copy is meant, whatever the argument is called. */
const COPIED =
  /\b(?:dump|output|print-?out|snapshot|unabridged|tool calls?|in full|so far|you|assistant|model|agent)\b/i;

const TOPICS: readonly Form[] = [
  // What was said.
  new Form(
    /\b(?:everything|all|anything|whatever) (?:that )?(?:is |stands )?(?:in|of|from) (?:the |your )?(?:context|context window|memory|session|conversation|chat)\b|\b(?:hidden|inner|internal|own|private) (?:reasoning|thoughts|notes|monologue)\b|\b(?:conversation|chat|dialogue|dialog|discussion|talk|exchange|session|thread|transcript) (?:so far|up to (?:now|here|this|that|date)|until (?:now|here)|to date|above|as a whole|in full|before this|verbatim|word for word)\b/i,
  ),
  new Form(
    /\b(?:full|entire|whole|complete|ongoing|running|unabridged|verbatim|preceding|prior|previous|raw) (?:[\w-]{1,20} ){0,2}(?:conversation|chat|dialogue|dialog|discussion|talk)\b(?! (?:ids?|names?|types?|titles?|urls?|models?|flow)\b)/i,
  ),
  new Form(
    /\b(?:last|latest|recent|newest|previous|prior|preceding|earlier|past|foregoing|other) (?:[\w-]{1,12} ){0,3}(?:messages|turns|utterances|exchanges|prompts|statements|remarks)\b/i,
  ),
  new Form(
    /\b(?:what(?:ever)?|everything|anything|all|things|secrets) (?:that )?(?:else )?(?:the |this |our )?(?:user|person|customer|client|they|caller|visitor|patient|guest|human|somebody) (?:[a-z]{1,12} ){0,2}(?:said|told|written|typed|asked(?! (?:for|to)\b)|shared|mentioned|confided|disclosed|revealed|entered|says|tells|wrote)\b/i,
  ),
  new Form(
    /\b(?:what|everything|anything|all|things) (?:that )?(?:was|were|has been|have been) (?:said|told|written|typed|asked|shared|mentioned|discussed|talked about)\b/i,
  ),
  new Form(/\b(?:in confidence|confided to|told you|tell you)\b/i),
  // What was called before.
  new Form(
    /\b(?:tools?|functions?|calls?) (?:that )?(?:you |the (?:assistant|agent|model) )?(?:have |has |had |were |was )?(?:been )?(?:already )?(?:called|used|invoked|made|run)\b.{1,40}\b(?:before|earlier|so far|already|previously|returned?|answers?|answered|gave|results?|outputs?|session|conversation)\b/i,
  ),
  new Form(
    /\b(?:previous|prior|preceding|earlier|other|last|latest|all) (?:tools?|functions?)(?:s['’]|['’]s)? (?:calls?|results?|outputs?|answers?|responses?|invocations|arguments)\b/i,
  ),
  // What is known.
  new Form(
    /\b(?:(?:known|told|given|disclosed|entrusted) to (?:the )?|(?:available|visible|accessible) to (?:the |an? )(?!you\b))(?:assistant|model|agent|ai|llm|you)\b/i,
  ),
  new Form(
    /\b(?:assistant|model|agent|ai|llm) (?:itself )?(?:has |have |had |can )?(?:[a-z]{1,12} )?(?:knows?|holds?|sees?|seen|met|come across|came across|remembers?|learn(?:s|t|ed)|gathered|collected|encountered|noticed|(?:operates|runs|works|acts|follows|obeys)(?! (?:on|in|as|for|at)\b)|(?:assistant|model|agent|ai|llm) (?:was|were|has been) (?:given|told|started|configured|set up|primed|entrusted))\b/i,
  ),
  new Form(
    /\b(?:anything|everything|whatever|all|what)(?: else)?(?: that)?(?: is| you)? (?:know|known|remember(?:ed)?|learn(?:ed|t)|gathered|inferred) (?:of|about|on|from|so far)\b/i,
  ),
  // The files and the machine of a person.
  new Form(
    /\b(?:everything|all|whatever|contents?|text|what(?: is|['’]s)?) (?:that is )?(?:in|of|on|from) (?:the |your |their |users?['’]s? )?clipboard\b/i,
  ),
  new Form(
    /\b(?:contents?|text|source|body|full text|copy|copies) (?:of|in|from) (?:[\w'’-]{1,12} ){0,6}(?:open|opened|edited|recent|recently|newest|latest|last|home|desktop|other|nearby|neighbou?ring|user['’]s) (?:[\w-]{1,12} ){0,4}(?:files?|documents?|tabs?|editor|folder|directory|notes|mails?|e-?mails?)\b/i,
  ),
  new Form(
    /\b(?:files?|documents?|tabs?|mails?|notes) (?:that )?(?:[\w-]{1,12} ){0,3}(?:(?:has|have) (?:[a-z]{1,12} )?(?:open|opened|edited|changed|saved)|(?:are|were|is) (?:[a-z]{1,12} )?(?:open|opened|edited|working on)|edits|edited|opened)\b/i,
  ),
  new Form(
    /\bcontents? of (?:~|\/home\b|the (?:desktop|downloads|documents)\b)|\b(?:open|running) (?:browser )?(?:tabs|windows|applications|apps|programs|processes)\b|\blist of (?:(?:running|open|active|installed) )?(?:processes|programs|applications|apps)\b|^(?:the |all )?(?:session |browser |saved |login )?cookies\b/i,
  ),
  new Form(
    /\b(?:recently|last|lately|newly|currently) (?:edited|opened|open|changed|saved|used|read) (?:files?|documents?|tabs?|mails?)\b/i,
  ),
  new Form(
    /\b(?:dump|outputs?|contents?|values?|snapshot|listing|copy|print-?out) (?:of|from) (?:the |an? |all )?(?:[`'"]?(?:env|printenv|set|whoami|ps|history|ipconfig|ifconfig|id|uname)\b|(?:[\w-]{1,12} ){0,2}(?:environment|env|shell|clipboard|home (?:folder|directory))\b)/i,
  ),
  new Form(
    /^(?:(?:the|your|all|full|complete|current|whole|entire) ){0,3}(?:process |shell |system )?(?:environment(?: variables)?|variables) (?:of|in) (?:the |this |your )?(?:process|shell|host|machine|agent|client|session|user)\b/i,
  ),
  new Form(
    /\b(?:user|person|human|customer|client|owner|editor|browser)(?:['’]s)?\b.{1,40}\b(?:pasted|word for word|unabridged|complete|untrimmed|in full|as (?:it|they) (?:is|are|stands?))\b|\b(?:last|latest|newest|recent|open) (?:[\w-]{1,12} ){0,2}(?:e-?mails?|mails?|messages?|notes?|documents?|files?) (?:of|from|by) (?:the )?(?:user|person|customer|client|owner|human)\b/i,
  ),
  // Keys that were met.
  new Form(
    /\b(?:keys?|tokens?|secrets?|passwords?|credentials|logins?)\b[^"'`;:—]{1,40}\b(?:found|seen|typed|mentioned|lying|come across|came across|you (?:hold|know|have|see)|in (?:the |this |your )?(?:conversation|chat|session|context|workspace|talk)|(?:any|all|every|each|some) other (?:tools?|servers?|services?|plugins?|accounts?))\b/i,
  ),
  // What the model was told at first.
  new Form(
    /^(?:[\w-]{1,20}: )?(?:your|the (?:assistant|model|agent|ai)['’]s) (?:own |full |current |exact |complete |initial ){0,2}(?:instructions|prompt|rules|configuration|guidelines|orders|briefing|preamble|set-?up)\b(?! (?:for|to|on|about|of|in)\b)/i,
  ),
  new Form(
    /\b(?:instructions|prompt|configuration|preamble|briefing|rules|set-?up) .{0,30}(?:assistant|model|agent|ai|you) (?:was|were|is|are|has been|have been|had been) (?:[a-z]{1,12} )?(?:started|given|configured|launched|set up|loaded|primed|running)\b/i,
  ),
];
