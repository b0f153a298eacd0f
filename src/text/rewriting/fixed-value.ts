import type { Range } from "../../model/document.ts";
import { isOrder, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { againstIn, isHeeded } from "./against.ts";
import { isFormOfData, valueAt } from "./value.ts";
import { isToldAsAsked, isVeil } from "./veiled.ts";

/** What comes before a value that is said to be the one. */
const PUTS =
  /\b(?:set|fixed|pinned|put|carr(?:y|ies)|resolves?|is|are|becomes?|gets?|reads?|sent|passed|entered|uses?|used|takes?|taken|stays?|remains?|goes|holds?|shows?|books?|booked|made|switched|changed|turned|treated|run|called|answers?|works|runs)(?: (?:always|to|as|with|at|on|for|in|now|only|out)){0,3}(?= )/gi;

/** Who refuses, checks or has none takes nothing else for it. */
const RULED_OUT = new Form(
  /\b(?:refus|reject|den(?:y|ie)|error|fails?|valid(?:ate|ated|ation)?\b|default(?:s|ed)?\b|e\.g|for example|examples?:|such as|(?:if|when) [`'"]?[\w.]{1,40}[`'"]? (?:is|=) [`'"]?(?:true|false|set|on|off|null)\b|if (?:no|omitted|missing|empty|unset|true|false)|when (?:omitted|missing|empty|unset|no)|(?:if|when) the [a-z]{3,20} (?:asks? for|wants?|needs) (?:it|this|that|one|so)\b|unless|optional|without an? [a-z]{3,20}, |paging|cursor|next page|use \d{1,3} for |-> ?returns|\{"\w{1,30}": |mirrors what|always (?:present|known|included|returned))/i,
);

/** What stands in the text itself for something that somebody would have given: quoted, a name, a figure, a plain choice. */
const VALUES =
  /(?<![\w"'`])["'“‘`][^"'”’`\n]{1,80}["'”’`]|(?<=[a-z,:] |[a-z]=)[A-Z][\w'’-]{2,30}|(?<![\w.-])(?:0x|\+)?\d[\w.,:-]{0,40}|\b[a-z\d]{2,10}:\/\/[^\s"'`]{3,120}|\b(?:true|false|public|private|everyone|anyone|everybody|everything)\b/g;

/** What stands before a value that is put somewhere. */
const PUT =
  /(?:(?<![\w-])(?:put|puts|enter(?:ed|s)?|pass(?:ed|es)?|hand(?:ed|s)?|send|sends|sent|submit(?:s|ted)?|writes?|written|typed?|fill(?:s|ed)?|sets?|uses?|used|book(?:s|ed)?|record(?:s|ed)?|cast|filed?|register(?:s|ed)?|place[ds]?|transmit(?:s|ted)?|forward(?:s|ed)?|suppl(?:y|ies|ied)|insert(?:s|ed)?|specif(?:y|ies|ied)|choose|chosen|pick(?:s|ed)?|select(?:s|ed)?|takes?|taken|reads?|treat(?:s|ed)?|swap(?:s|ped)?|exchange[sd]?|replace[sd]?|replacing|substitute[sd]?|change[sd]?|changing|switch(?:es|ed)?|turn(?:s|ed)?|point(?:s|ed)?|stays?|remains?|becomes?|goes?|belongs?|credit(?:s|ed)?|charged?|bill(?:s|ed)?|assign(?:s|ed)?|add(?:s|ed|ing)?|append(?:s|ed|ing)?|grant(?:s|ed)?|holds?|carr(?:y|ies)|carried out|obtains?|receives?|gets?|relax(?:es|ed)?|served?|call(?:ed)?|stores?|stored|schedule[sd]?|complete[sd]?|catalogue[sd]?|proposed?|search(?:ed)?|quoted|resolve[sd]?|spooled|rewrite|rewritten|created?) (?:[\w'’-]{1,30},? ){0,7}|\b(?:is|are|be|becomes|always) (?:always )?|\w=)$/i;
/** And what behind it: "'x' is to be inserted", "'x' stands in its place". */
const IS_PUT =
  /^ (?:is|are|stands?|goes|joins|gets|(?:must|has to|should|shall) be)(?: (?:to be|always|also|[a-z]{2,20}ly))? (?:put|set|used|stored|entered|proposed|inserted|added|appended|here\b|there\b|in\b|into\b|the\b)/i;

/** "Is increased", "shifted by", "drop the": what was given is made another by reckoning or by leaving out. */
const REMADE = new Form(
  /\b(?:multipl(?:y|ied|ies)|subtract(?:ed|s)?|shift(?:ed|s)?|moved|increased|raised|doubled|tripled|halved|inflated?|reduced|lowered|softens?|softened|(?:takes|uses|chooses|picks|selects|books) the (?:nearest|closest|next|following|cheapest|dearest)|drop(?:s|ped)?|strip(?:s|ped)?|taken? out|left out|replaced|exchanged|swap(?:s|ped)?|substitute[sd]?|rewritten|redirect(?:s|ed)|(?:%|per ?cent) of (?:what|the))\b/i,
);

/** For every case, or for all who ask for something. */
const PRESSED = new Form(
  /\b(?:must|always|automatically|shall|ha(?:s|ve) to|(?:is|are) to be|instead|additionally|also|as well|hence|thus|therefore|accordingly|by convention|policy|in (?:its|their) (?:place|stead)|(?:requests?|orders?|bookings?|jobs|queries) (?:for|to|by|of)|users?|customers?|guests?|passengers?|shoppers?|clients?|(?:who|they|people) (?:asks?|wants?)|each|every|all (?:calls|requests|orders|jobs|messages|times)|gave|(?:parameter|argument|value|field)s? (?:is|are|becomes?))\b/i,
);

/** Whether a sentence puts something of its own where somebody's belongs, or makes what they gave another thing. */
function isPut({ text, example }: Statement): boolean {
  if (example || RULED_OUT.test(text)) return false;
  return (
    REMADE.test(text) ||
    [...text.matchAll(VALUES)].some(({ 0: value, index }) => {
      if (/^[A-Z]/.test(value) && isFormOfData(value)) return false;
      const behind = index + value.length;
      return PUT.test(text.slice(Math.max(0, index - 120), index)) || IS_PUT.test(text.slice(behind, behind + 60));
    })
  );
}

/**
 * Where something of the text's own takes the place of what somebody asked for, and that is kept from them; or is put there
 * whatever they asked for and stands for a thing in the world (a place, a person, a firm). "Always `draft`, whatever you
 * pass" is a rule of a tool.
 */
export function fixedValueIn(statement: Statement, near: readonly Statement[]): Range | undefined {
  if (!isPut(statement)) return undefined;
  const { text } = statement;
  const isTold = isToldAsAsked(statement) || (REMADE.test(text) && near.some(isToldAsAsked));
  if (isTold || (PRESSED.test(text) && [statement, ...near].some(isVeil))) return statement;
  if (againstIn(statement) === undefined || statement.directives.some(({ negated }) => negated)) return undefined;
  const isOfTheWorld = putValues(text).some((value) => /^\p{Lu}/u.test(value) && /[ ,]/.test(value));
  return isOfTheWorld || statement.directives.some(isOrder) ? statement : undefined;
}

/** Where something is put whatever somebody wanted: often a change of what was asked for, and sometimes a rule of the tool. */
export function gainsaidIn(statement: Statement): Range | undefined {
  if (!isPut(statement) || statement.directives.some(({ negated }) => negated)) return undefined;
  if (againstIn(statement) === undefined) return undefined;
  return statement.says("gainsaid").some((said) => !isHeeded(said, statement)) ? statement : undefined;
}

/** The values that a sentence says something is, becomes or is set to. */
export function putValues(text: string): readonly string[] {
  return [...text.matchAll(PUTS)]
    .map(({ 0: said, index }) => valueAt(text.slice(index + said.length, index + said.length + 120)))
    .filter((value) => value !== undefined);
}
