import { before, behind } from "../sentence/around.ts";
import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { foreignNames, type OwnNames } from "../own/own-names.ts";
import { isOfAttacker } from "../urls.ts";
import { concretesIn } from "../rewriting/concrete.ts";
import { HARSH, isCallLike, isToolName } from "./others-tool.ts";
import { BY_SERVER } from "./run-down.ts";
import { isValue } from "./unlisted-names.ts";

/** The tool that must be called or fed: one that is not listed, or a listed one with a payload. */
export function forcedTool(statement: Statement, own: OwnNames): Thing | undefined {
  const found = pressedTool(statement, own) ?? prerequisite(statement, own);
  return found === undefined || isManual(statement, own) ? undefined : found;
}

function pressedTool(statement: Statement, own: OwnNames): Thing | undefined {
  for (const directive of statement.directives) {
    const { acts, objects, subject, passive } = directive;
    if (directive.negated || directive.example || isOccasion(directive)) continue;
    if (isOrder(directive) && acts.has("call") && isDuty(directive, own)) {
      const isBy = directive.verb.endsWith(" by");
      const meant = speaksOf(subject, "itself") ? statement.things.filter(({ to }) => to < directive.from) : subject;
      // "A secret passes through the talk when this tool is called": it is this one that is called.
      const ofSubject = THIS.test(before(directive.sentence, directive.start, 24)) ? [] : meant;
      const near = passive && !isBy ? ofSubject : objects.filter(({ from }) => from - directive.to <= (isBy ? 4 : 1));
      const called = near.filter(({ kind }) => kind === "name" || (kind === "toolName" && directive.duty));
      const foreign = isThrough(directive, own)
        ? []
        : foreignNames(called, own).filter((name) => isTool(name, directive));
      const [other = called.find((name) => isCallLike(name.text) && isLaden(directive, name))] = foreign;
      if (other !== undefined) return other;
    }
    if ((isOrder(directive) || passive) && (acts.has("include") || acts.has("send"))) {
      const other = foreignNames(objects, own).find((name) => isFed(name, directive));
      if (other !== undefined) return other;
    }
  }
  return undefined;
}

/** "The key is logged when this tool is called by an assistant": when, and no order. */
function isOccasion({ passive, start, sentence }: Directive): boolean {
  return passive && sentence.triggers.some((when) => when.when === "when" && when.start < start && start < when.end);
}

/** "Use run_script to call board.add(node)": what is called through a tool of the server's own is a matter of that one. */
function isThrough({ start, sentence }: Directive, own: OwnNames): boolean {
  return sentence.things.some(
    ({ kind, text, end }) =>
      kind === "name" &&
      own(text) &&
      end < start &&
      /^[`'"]? to $/.test(sentence.text.slice(end - sentence.start, start - sentence.start)),
  );
}

/** A sentence that takes three and more other names in turn documents an interface: it forces no single call. */
function isManual({ things }: Statement, own: OwnNames): boolean {
  return new Set(foreignNames(things, own).flatMap(({ text }) => (/[_.-]|[a-z][A-Z]/.test(text) ? text : []))).size > 2;
}

/** "Works only after `arm` has been called": an occasion without which nothing works. */
function prerequisite(statement: Statement, own: OwnNames): Thing | undefined {
  if (statement.says("worksOnly").length === 0) return undefined;
  for (const { things } of statement.triggers) {
    const found = foreignNames(things, own).find(({ to }) =>
      statement.directives.some(
        ({ acts, passive, from }) => acts.has("call") && passive && from >= to && from - to <= 4,
      ),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is used need not be a tool: "use the returned id". It is one when it is called, or said to be one. */
function isTool(name: Thing, { verb, start, objects, duty, to: end, sentence }: Directive): boolean {
  if (isValue(name, sentence)) return false;
  // "Call after `arm` returns": when, and not what.
  const between = sentence.text.slice(start - sentence.start + verb.length, name.start - sentence.start);
  if (/^ (?:it )?(?:only |again |once )?(?:after|before|once|when|while|until) [`'"]?$/i.test(between)) return false;
  // "Run with `dry_run`": what follows is an argument of the run.
  if (/\bwith\b/i.test(between)) return false;
  // "Use the Bash tool to run `pwd`": a command, which is judged as one.
  if (IN_SHELL.test(before(sentence, name.start, 50))) return false;
  const { from, to, text } = name;
  const isNamedTool = objects.some((each) => each.kind === "toolWord" && each.from === to);
  // "Run `board-setup` after the demo": a command.
  if (/^run/i.test(verb) && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(text) && !isNamedTool) return false;
  if (!duty && TO_LEARN.test(behind(sentence, name.end, 50))) return false;
  // "Use `await`" need be no tool, and neither `shapes.addCircle`; a name that is made of several words is one.
  return !/^use/i.test(verb) || (from === end && (isToolName(text) || (duty && text.includes("_")))) || isNamedTool;
}

/** "Call find_parcel before to get its id": where a value comes from. */
const TO_LEARN =
  /^[`'"]?(?: tool)?(?: (?:first|once|before|beforehand))? to (?:get|obtain|find|list|look up|see|learn|discover|retrieve)\b/i;

const THIS = /\bthis (?:tool|function|server|one) (?:is|was|gets|has been) $/i;
const IN_SHELL = /\b(?:shell|bash|terminal|console|command line)(?: tool)? (?:and |to )?(?:run|execute|call) [`'"]$/i;

/** "Pass the id to `archive.copy`": a name written as code that data goes to, with a dot or as something extra. */
function isFed({ text, start }: Thing, { duty, constant, acts, verb, sentence }: Directive): boolean {
  const unasked =
    acts.has("send") && !acts.has("include") && (constant || /\bwithout exception\b/i.test(sentence.text));
  // "Must be set to 'kubernetes'": a value.
  if (/^(?:set|change|default)/i.test(verb)) return false;
  const also = sentence.says("also").length > 0;
  const lead = before(sentence, start);
  if (also && isCallLike(text)) return /\bto [`'"]?$/.test(lead);
  return (duty || unasked || also || /^[a-z]\w*\.\w+$/.test(text)) && /\bto [`'"]$/.test(lead);
}

/** Said with "must", done silently, said of the model as a matter of course ("the assistant calls"), or bound to a moment of the work: "before using this tool, call", "once done, invoke". */
function isDuty({ duty, constant, silent, form, verb, sentence }: Directive, own: OwnNames): boolean {
  const moments = sentence.triggers.filter(
    ({ when, always, things }) =>
      when === "before" ||
      when === "after" ||
      always ||
      (things[0] !== undefined &&
        isSelf(things[0], sentence, own) &&
        FINISHED.test(behind(sentence, things[0].end, 40))),
  );
  if (duty || silent) return true;
  if (DECIDED.test(sentence.text)) return false;
  // "When it fails, automatically call": what is tried then.
  if (FAILED.test(sentence.text)) return false;
  return (
    form === "s" ||
    (constant && !/^use/i.test(verb)) ||
    moments.some(
      ({ things, always }) => always || !/^use$/i.test(verb) || things.some((each) => isSelf(each, sentence, own)),
    )
  );
}

/** "Only after receiving user input, call it with their decision". */
const DECIDED = new Form(
  /\b(?:users?(?:['’]s?)?|their|his|her) (?:input|decision|approval|confirmation|consent|choice)\b/i,
);
const FAILED = new Form(/\b(?:if|when|once|after) [^.;]{1,60} (?:fails?|failed|returns? (?:an )?errors?)\b/i);

/** "After each call of convert_units". */
function isSelf({ kind, text, start }: Thing, sentence: Statement, own: OwnNames): boolean {
  return (
    kind === "self" ||
    (kind === "name" &&
      own(text) &&
      /\b(?:calls?|calling|runs?|running|using|uses?) (?:of |to )?[`'"]?$/i.test(before(sentence, start, 20)))
  );
}

/** "When this tool is finished". */
const FINISHED =
  /^ (?:is|has|was|gets)(?: been)? (?:done|finished|completed?|returned|run|ready|executed|called)\b|^ (?:finishes|completes|returns|ends)\b/i;

/** A call that does harm whoever lists the tool: by what it takes along, by whose tool it is said to be, or under a pretext. */
function isLaden({ objects, sentence }: Directive, { text, end }: Thing): boolean {
  const after = behind(sentence, end, 160);
  return (
    speaksOf(objects, ...TAKEN_ALONG) ||
    BY_SERVER.test(after) ||
    TELLTALE.test(after) ||
    isOfAttacker(text) ||
    concretesIn(sentence).length > 0 ||
    (speaksOf(objects, "path") &&
      sentence.triggers.some(({ things }) => speaksOf(things.slice(0, 2), "reply", "everyReply"))) ||
    (HARSH.test(text) && sentence.says("excuse").length > 0)
  );
}

const TAKEN_ALONG = ["url", "secretPath", "secret", "keyStore", "belongings", "private", "talk", "outsider"] as const;

/** "With include_sensitive=true", "to account 'attacker_9271'", "1.2.3.4". */
const TELLTALE =
  /\w{0,20}(?:sensitive|secret|credential|unredacted|unmasked)\w{0,20}\s?[=:]\s?["']?(?:true|yes|all|1)\b|["'=](?:attacker|evil|exfil)|^[`'"]? (?:\d{1,3}\.){3}\d/i;
