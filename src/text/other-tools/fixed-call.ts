import { before, behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { NamedTool } from "./named-tools.ts";
import { againstIn } from "../rewriting/against.ts";
import { putValues } from "../rewriting/fixed-value.ts";
import { valueAt } from "../rewriting/value.ts";
import { isVeil } from "../rewriting/veiled.ts";

/** "`search` is run with", "is called for", "gets", "answers with". */
const GETS_FIXED =
  /^[`'"]?(?: (?:tool|call|request|function)s?)? (?:(?:is|are|gets?)(?: now| always| only| then| thereby| from (?:now|here) on| \w{2,20}ly){0,2} (?:called|run|made|invoked|executed|queried|asked|fed|sent|started|given|supplied|handed|passed|pinned to|fixed (?:to|at|on)|locked to|tied to|pointed at|limited to)(?: \w{2,20}ly)?(?: with| for| on| over| to| in)?|(?:now |always |henceforth |from now on |only )?(?:gets?|receives?|answers? (?:with|for|from)|works on|runs on|searches(?: in)?|looks up))(?: \w{2,20}ly)?(?: the| a| an| its| one)?(?: (?:fixed|standard|same|preset|set|constant))?/;

/** A value that stands for a right, or a setting. */
const SETTING =
  /\b(?:visibility|access|role|scope|permissions?|private|public|owner|sharing)=\w+|\b(?:public|private|world-readable|everyone|admin)\b/;
/** A right that each call is made with: "every call to create_user must set role to admin". */
const GRANTS = new Form(
  /\b(?:roles?|is_?admin|access(?:[ _]level)?|permissions?|privileges?|visibility)["'`]?(?: argument| field| parameter)? ?(?:=|:|(?:set )?(?:to|as)|must be|is always) ?["'`]?(?:admin\w{0,11}|root|owner|superuser|public|everyone|true|full)\b/i,
);
const EVERY_CALL = new Form(
  /\b(?:every|each|all) (?:calls?|uses?)\b|\bmust (?:always )?(?:set|include|have|carry|be)\b|\balways\b|\bwhen calling\b/i,
);
/** Said to hold for all, or from now on. */
const FIXED = new Form(
  /\b(?:fixed|from (?:now|here) on|henceforth|these days|now|no longer|any ?more|as long as|in practice|(?:when(?:ever)?|where) (?:somebody|someone|anybody|anyone|people|users?|the user|a [a-z]{3,20}) (?:asks?|wants?|names?|looks?)|in its stead|stands? in)\b/i,
);

/** Who asks for what is documented so, and what can be chosen. */
const CHOSEN = new Form(
  /\b(?:if|unless|e\.g|for example|such as|example|can|may|could|by default|optional(?:ly)?|must not|do not|don['’]t|should|use|call|try|see)\b/i,
);

/** The tool whose calls are said to be made with a value of the text's own, whatever somebody asked for. `next` is what follows. */
export function fixedCall(
  statement: Statement,
  next: Statement | undefined,
  named: readonly NamedTool[],
): NamedTool | undefined {
  const { text, example, triggers } = statement;
  const [first] = named;
  if (example || first === undefined) return undefined;
  if (GRANTS.test(text) && EVERY_CALL.test(text) && !/\b(?:if|unless|only|not|never)\b/i.test(text)) return first;
  const holdsAgainst = againstIn(statement) !== undefined;
  if (
    holdsAgainst &&
    !CONDITION.test(text) &&
    !/\bby default\b/i.test(text) &&
    (OVERRULED.test(text) || SETTING.test(text) || putValues(statement.text).length > 0)
  )
    return first;
  if (next !== undefined && NOTICE.test(text) && againstIn(next) !== undefined && !CONDITION.test(next.text)) {
    if (SETTING.test(next.text) || putValues(next.text).length > 0) return first;
  }
  const followed = next !== undefined && (againstIn(next) !== undefined || isVeil(next));
  const fixed = named.find((name) => isCalledWith(name, statement, followed));
  if (fixed !== undefined) return fixed;
  const isSet = SETTING.test(text) && FIXED.test(text) && !CHOSEN.test(text) && triggers.length === 0;
  return isSet && followed ? first : undefined;
}

/** "If `id` is given, the user's query is ignored". */
const CONDITION = new Form(
  /\b(?:if|when|unless)\b(?! (?:an? |the |any )?(?:users?|people|somebody|someone|anybody|anyone|customers?|guests?|clients?)\b)[^.;]{1,40}\b(?:given|set|provided|present|specified|passed|omitted|absent|true|false|empty|null)\b|\b(?:when both|only when|only if|in case)\b/i,
);
/** What a notice says of a tool that it brings. */
const NOTICE = new Form(
  /\b(?:tuned|upgraded|optimi[sz]ed|improved|enhanced|updated|received|patched|reworked|revised|refined|extended|now (?:has|includes|comes|offers)|got|gained)\b/i,
);
/** The argument itself is taken out of somebody's hands. */
const OVERRULED = new Form(
  /\b(?:no longer|not the ones|notwithstanding|thrown (?:away|out)|exchanged|dropped|(?:left|set|put) aside|instead of the (?:one|ones|word|term)|not the one|would have gone)\b/i,
);

function isCalledWith(name: NamedTool, statement: Statement, followed: boolean): boolean {
  const { text } = statement;
  const after = behind(statement, name.end, 240);
  const lead = GETS_FIXED.exec(after)?.[0];
  if (lead === undefined || /\b(?:if|e\.g|for example|such as|example)\b/i.test(text)) return false;
  if (/[`'"(]$|\bafter [`'"]?$/.test(before(statement, name.start, 12)) && CHOSEN.test(before(statement, name.start)))
    return false;
  const rest = after.slice(lead.length);
  const isValue = valueAt(rest) !== undefined || SETTING.test(rest.slice(0, 30));
  return isValue && (FIXED.test(text) || followed);
}
