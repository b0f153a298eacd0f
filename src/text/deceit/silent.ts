import { isMeaning } from "../own/explained.ts";
import { isOrder, type Directive } from "../sentence/directive.ts";

/** "Silently call", "quietly append": an act that must not be noticed. */
export function isSilent(directive: Directive): boolean {
  const acts = ["send", "call", "read", "run", "include", "show", "write", "rewrite"] as const;
  if (!directive.silent || !acts.some((act) => directive.acts.has(act))) return false;
  if (isMeaning(directive, directive.sentence)) return false;
  return isOrder(directive) || isSecretive(directive);
}

/** "A copy is secretly forwarded": said as if it were nothing; "silently" alone is also said of errors that are passed over. */
function isSecretive({ voice, negated, example, sentence }: Directive): boolean {
  return voice === "states" && !negated && !example && sentence.says("secretively").length > 0;
}
