import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { thingSaid } from "./said.ts";

/** What is private, by a general word, where a text has it written as numbers or in a code: no task reads it back. */
export function asCodes(statement: Statement): Thing | undefined {
  const { text, example } = statement;
  if (example || !AS_CODES.test(text)) return undefined;
  const found = PRIVATE.exec(text);
  if (found === null || isHarmless(statement) || GUARDED.test(text)) return undefined;
  return thingSaid(found, statement);
}

const PRIVATE = new Form(
  /\b(?:(?:something|anything) (?:private|confidential|personal|sensitive|secret)|(?:private|confidential|personal|sensitive|secret|intimate) (?:[\w-]{1,20} )?(?:information|details?|data|facts?|matters?|things?|knowledge|content|material)|(?:what|whatever|anything|everything|all that)(?: (?:is|are)|['’]s)? (?:private|confidential|personal|secret|sensitive)|(?:whatever|any|all|the) secrets (?:you|that you|the user)|secrets (?:you|that you) (?:hold|know|have))\b/i,
);
const AS_CODES = new Form(
  /\b(?:ascii|character codes?|char codes?|code points?|codepoints|unicode (?:values?|numbers?)|ordinals?|as (?:a |their |its )?(?:digits|numbers|numerals|hex|integers)|letters? (?:an?|by|per|for|to a) (?:number|letter|digit)|(?:encoded|encode|spelled|spelt|written|coded|turned|converted|translated|packed) (?:\w{1,20} ){0,4}(?:as|in|into|to) (?:[\w'’]{1,20} ){0,3}(?:numbers?|digits|values?|codes?|hex|integers?|base64))\b/i,
);
const GUARDED = new Form(
  /\b(?:encrypt\w{0,3}|hash\w{0,3}|mask\w{0,3}|redact\w{0,3}|detect\w{0,3}|protect\w{0,3}|anonymi[sz]\w{0,6})\b/i,
);
