import { before } from "../sentence/around.ts";
import { isOrder, type Directive } from "../sentence/directive.ts";

/** "Pretend that nothing was sent", "act as if you did not know". */
export function pretends(directive: Directive): boolean {
  return isOrder(directive) && !isRole(directive) && !isOfProgram(directive);
}

/** "Indexes the planner should pretend exist": a program does it, and not the reader. */
function isOfProgram({ start, sentence }: Directive): boolean {
  return OF_PROGRAM.test(before(sentence, start, 60));
}

const OF_PROGRAM =
  /\b(?:planner|optimi[sz]er|parser|compiler|client|server|driver|engine|database|simulator|emulator|scheduler|renderer|runner) (?:should|must|will|shall|can|may|is to) $/i;

/** "Act like a search assistant": a part to play, while it is not to know nothing, and not to be as ever. */
function isRole({ verb, end, start, sentence }: Directive): boolean {
  const [after = ""] = sentence.text.slice(start - sentence.start + verb.length).split(/\((?:e\.g|i\.e)/i);
  if (end < start || !/^(?:act|behav)\w{0,4} (?:like|as if|as though)$/i.test(verb)) return false;
  return (
    ROLE.test(after) && !/\b(?:no|not|never|nothing|none|unaware|without|normal|regular|usual|ordinary)\b/i.test(after)
  );
}

const ROLE =
  /^ (?:you(?:'re| are| were) )?(?:an?|the|that|your|their) (?:[\w-]{1,20} ){0,4}(?:assistant|expert|agent|service|persona|character|engineer|developer|reviewer|tutor|teacher|coach|analyst|consultant|architect|editor)\b/i;
