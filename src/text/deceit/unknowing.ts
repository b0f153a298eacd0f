import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What is done to somebody. */
const DONE =
  /\b(?:cop(?:y|ies|ied)|forward|send|sent|shar|record|track|log|charg|bill|upload|monitor|listen|watch|film|locat|reads? along|stor|collect|report|train|sold|sell|pass|transfer|enrol|subscrib|debit|chang|delet|install|link)\w{0,4}\b/i;

const UNKNOWING = new Form(
  /(?:[,;—]| and| but| while| yet| which| though)(?: (?:all the while|meanwhile))? (?:the |an? |its |their |whose )?[\w'’-]{1,20} (?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|is not|isn['’]t|are not|never|need not|remains? un|is un|are un|knows? nothing|hears? nothing|suspects? nothing|learns? nothing) ?(?:(?:to )?(?:be )?(?:know(?!n)|notic|learn|told|inform|aware|hear|suspect|realis|realiz|asked)\w{0,3}|(?:of|about)\b)/i,
);

/** "The landlord reads along, the tenant does not know". */
export function unknowing({ text, start, things, directives, example }: Statement): Range | undefined {
  const found = UNKNOWING.exec(text);
  if (found === null || example || !DONE.test(text.slice(0, found.index))) return undefined;
  if (/\b(?:if|when|where|unless|in case|whether|because|since|should)\b/i.test(text.slice(0, found.index)))
    return undefined;
  const at = start + found.index;
  const isPerson = things.some(
    (thing) => thing.kind === "user" && thing.start >= at && thing.start < at + found[0].length,
  );
  return isPerson && directives.some((each) => !each.negated) ? { start: at, end: at + found[0].length } : undefined;
}
