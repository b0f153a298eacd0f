import { before, behind } from "../sentence/around.ts";
import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";

/** "Never run `…`", "such as `…`", "a wrapper of `…`": what is no order. */
const SPOKEN_OF =
  /\b(?:never|not|\w{1,8}n['’]t|avoid\w{0,3}|refus\w{1,3}|block\w{0,3}|reject\w{0,3}|forbid\w{0,4}|prevent\w{0,3}|instead of|rather than|dangerous|destructive|like|such as|e\.g|examples?|equivalent|same as|similar to|wrap(?:s|per)|falls? back to|can be|may be|could|would|(?:you|users?|one) (?:can|may)|to (?:test|debug|try)|available (?:with|via|through)|patterns?|attacks?|detects?|flags?|finds?)\b[^.;]{0,140}$/i;

/** "Ubuntu/Debian: `…`, macOS: `…`": how a person sets it up on each system. */
const PER_SYSTEM =
  /(?:^|[\s*•-])(?:ubuntu|debian|fedora|arch|mac ?os|homebrew|linux|windows)(?:\/\w{3,10})?(?: \([^()]{1,20}\))?: ?[`'"]?$/i;

/** In a fence, at a prompt, or announced as a sample: how documentation shows a call. */
const SHOWN = /(?:\x60\x60\x60[a-z]{0,12}|(?:^|\s)\$|\b(?:samples?|examples?|requests?|curl)\b[^.;]{0,40}:)\s{0,6}$/i;

/** "`…` returns the text as it stands": what it would do. */
const WOULD = /^[\x60"']{0,3} (?:returns|prints|lists|shows|tells|would)\b/i;

/** "Requires ImageMagick (`brew install imagemagick`)": what a person needs. */
const REQUIRED = /\b(?:requires?|required|needs?|depends on|dependenc(?:y|ies))\b[^.;]{1,80}\( ?[`"']{0,2}$/i;

/** "cURL request:", which is no call of it. */
const NAMED = /^curl (?:requests?|commands?|calls?|examples?)\b/i;

/** Whether words bring a command, and not as a sample of what may be typed, found or refused: honest texts have none else. */
export function isLaidDown(command: Range, statement: Statement): boolean {
  const lead = before(statement, command.start, 160);
  const after = behind(statement, command.end, 60);
  if (!/\w/.test(lead) && !/\w/.test(after)) return false;
  return (
    !SPOKEN_OF.test(lead) &&
    !SHOWN.test(lead) &&
    !REQUIRED.test(lead) &&
    !PER_SYSTEM.test(lead) &&
    !WOULD.test(after) &&
    !NAMED.test(behind(statement, command.start, 40))
  );
}
