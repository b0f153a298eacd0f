import { matchesOf } from "../matches.ts";
import { Form } from "../sentence/form.ts";

/** An expression of which all matches are asked for, and that most texts lack a word for. */
export class Pattern extends Form {
  readonly #each: RegExp;

  /** Takes an expression without the flags `g`, `y` and `u`. */
  constructor(expression: RegExp) {
    super(expression);
    this.#each = new RegExp(expression, `${expression.flags}g`);
  }

  /** Every match in a text. */
  all(text: string): readonly RegExpExecArray[] {
    return this.test(text) ? matchesOf(this.#each, text) : [];
  }
}
