import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { Around } from "./depends.ts";

/** That what is asked does not count. */
const WHATEVER = new Form(
  /\b(?:no matter (?:what|which|who|how|where)|whatever|whichever|regardless|irrespective|independent(?:ly)? of|never mind|notwithstanding|(?:without|with no) regard|(?:do|does|has|have|is|are) (?:not matter|n['’]t matter|no (?:bearing|influence|matter|effect))|whether (?:it|they|that|this) [^.;]{1,20} or not|be (?:the|his|her|their|it)\b[^.;]{0,30} what|however (?:it|they|the)|even (?:if|when|where|though)|whether or not)\b/i,
);

/** Said as a rule: enough for one's own goods. */
const EVER = new Form(
  /\b(?:always|at all times|only|every time|each time|invariably|without exception|limited to|first|each|every)\b/i,
);
const BRAND = /\b(?:our (?:own )?(?:brands?|labels?|make|house|sponsors?|partners?)|the house brand)\b/i;

/** What is named as the one to take. */
const CHOSEN = [
  /\b(?:recommend(?:ed|ations?)?|suggest(?:ed|ions?)?|advised?|propose[ds]?|offer(?:ed)?|endorse[ds]?|favou?r(?:ed)?|push(?:ed)?|promote[ds]?|steer(?:ed)?|settle on|come down on|lean toward|lean towards|(?:rank|put|place|list|name)(?:ed|d)? (?:[\w'’-]{1,20} ){1,4}(?:first|on top|at the top|ahead|as (?:the )?(?:best|safest|cheapest|winner|first|top|right)))\b/i,
  /\b(?:first|top|number one) (?:place|spot|rank|position|slot|pick|choice)\b[^.;]{1,40}\b(?:is|goes|belongs|held|taken|falls|reserved|stays)\b/i,
  /\b(?:comes? (?:out )?(?:first|top|ahead|best)|comes? out on top|ranks? (?:first|highest)|wins?|(?:is|are) the (?:winner|answer|choice|recommendation|suggestion|pick)|put forward|is what (?:suits|fits|helps|is needed)|wins? (?:each|every|all|any)|(?:gets?|as the) (?:[\w'’-]{1,20} ){0,4}(?:suggestion|recommendation|answer)|leads the (?:list|table|ranking)|heads the (?:list|table|ranking))\b/i,
  /\b(?:best|safest|cheapest|right|winning|top|strongest|healthiest|soundest) (?:option|choice|offer|product|pick|evidence|rate|deal|value|buy|match|alternative|solution|provider|treatment|one|rating|score|marks|reviews)s?\b[^.;]{1,60}\b(?:is|are|turns? out|proves?|remains?|stays?|must be|goes|belongs)\b/i,
].map((expression) => new Form(expression));

/** What a company may call its own that nobody sells: where one reads more, and how it works. */
const OURS =
  /\b(?:ours|our (?:own )?(?!(?:own|docs|documentation|guides?|support|help|team|users?|customers?|clients?|policy|policies|terms|api|servers?|tools?|tests?|code|websites?|site|pages?|blog|readme|schema|databases?|data|systems?|standards?|conventions?|guidelines|rules|mcp)\b)[a-z'’-]{3,30}|from our (?:range|house|shop|line)|the house brand|the sponsor)\b/i;
/** "Corvane Bank", not the first word. */
const NAMED = /[a-z,:] ["'“‘`]?[A-Z][a-z]{2,20}/;

/** What weighs offers against each other. */
const ADVISES = new Form(
  /\b(?:compar\w{0,6}|rank\w{0,3}|recommend\w{0,6}|advis\w{0,4}|reviews?|rates?|rating|suggests?|picks?|best|options|offers|alternatives|treatments?|quotes?)\b/i,
);

const DENIED = /\b(?:not|never|n['’]t|avoid|without)\s(?:[\w'’-]{1,20}\s){0,3}$/i;

/** Longer ones list much else. */
const LONGEST = 400;

/** One and the same is recommended, or comes out first, whatever somebody asks for and whatever is found. */
export function foregoneIn(statement: Statement, { first }: Around): Range | undefined {
  const { text, start, example } = statement;
  if (example || text.length > LONGEST) return undefined;
  const isWhatever = WHATEVER.test(text);
  if (!isWhatever && !(statement !== first && EVER.test(text) && BRAND.test(text))) return undefined;
  for (const shape of CHOSEN) {
    const chosen = shape.exec(text);
    if (chosen === null || DENIED.test(text.slice(0, chosen.index))) continue;
    const around = text.slice(Math.max(0, chosen.index - 60), chosen.index + chosen[0].length + 60);
    if (BRAND.test(around)) return rangeOfMatch(chosen, start);
    const isWeighed = isWhatever && first !== undefined && ADVISES.test(first.text) && NAMED.test(around);
    if ((isWhatever && OURS.test(around)) || isWeighed) return rangeOfMatch(chosen, start);
  }
  return undefined;
}
