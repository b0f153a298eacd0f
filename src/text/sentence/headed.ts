import { before } from "./around.ts";
import { isOrder, type Statement } from "./directive.ts";

/** What stands before a verb that is ordered: the head of a clause, or a word that presses. */
const HEAD =
  /(?:^|[.,;:!?)\]"“”'‘*–—-])\s{0,3}(?:(?:please|kindly|then|also|always|just|simply|first|next|instead|now|silently|quietly|automatically|additionally|afterwards?|and|but|or|so|assistants?|agents?|models?|you|llms?|never|be sure to|make sure to|remember to|(?:must|should|shall|will|have to|has to|need to|needs to|ought to|are to|is to|may)(?: be)?) ){0,5}$|\b(?:must|should|shall|please|always|also|then|and|have to|has to|needs? to|(?:try|attempt|aim|manage) to|(?:are|is) (?:required|instructed|expected|told) to|(?:sure|remember) to)(?: (?:also|always|then|first|just|be|automatically|never))? $/i;

/**
 * Whether what begins at an offset is what a sentence asks for: read as an order, or at the head of a clause where its verb
 * is none of those that are understood.
 */
export function isAsked(statement: Statement, at: number): boolean {
  return (
    statement.directives.some((each) => each.start === at && isOrder(each)) || HEAD.test(before(statement, at, 80))
  );
}
