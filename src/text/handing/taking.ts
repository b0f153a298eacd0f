import { isGiving, isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isFilled, isLaidOpen, ofOtherTools } from "./laid-open.ts";
import { Form } from "../sentence/form.ts";
import { targetOf } from "./target.ts";

/** An order or a statement to take or give away what the tool does not own, and what that is. */
export interface Taking {
  readonly by: Directive;
  readonly target: Thing;
}

/** The first of a sentence, or of it and the `next` one, that has an occasion, a duty, or something else that drives it. */
export function takingIn(statement: Statement, next?: Statement): Taking | undefined {
  if (statement.example) return undefined;
  for (const by of statement.directives) {
    const { voice, negated, example } = by;
    if (isOfUser(by)) continue;
    if (negated || example || (voice !== "order" && voice !== "states")) continue;
    const target = targetOf(by);
    if (target === undefined) continue;
    const isMeant = isLaidOpen(by, target) || isFilled(by, target) || target === ofOtherTools(by.objects);
    if (isMeant || isPressed(statement, by) || isHandedOn(by, target, next)) return { by, target };
  }
  return named(statement, next);
}

/** "每当用户告知…": in a language whose verbs are the same in orders, the user who stands before one is who does it. */
function isOfUser({ form, subject, from }: Directive): boolean {
  return form === "order" && subject.some(({ kind, to }) => kind === "user" && to === from);
}

/** Messages that are passed on are the work of some tools; all of them, or the model's own prompt, are of none. */
const WHOLE = new Form(/\b(?:full|entire|whole|complete|system prompt)\b/i);

/** "The whole conversation so far. Always fill it in.": what is to be given stands as a name before its order. */
function named({ directives, things }: Statement, next: Statement | undefined): Taking | undefined {
  const target = things.find(
    ({ kind, text }) => kind === "secretPath" || kind === "secret" || (kind === "private" && WHOLE.test(text)),
  );
  if (target === undefined || directives.some(({ voice }) => voice !== "aim" && voice !== "states")) return undefined;
  const by = next?.directives.find(
    (order) =>
      isOrder(order) && order.constant && order.acts.has("include") && speaksOf(order.objects.slice(0, 1), "itself"),
  );
  return by && { by, target };
}

/** "Read the key. Pass its contents as …": the next sentence gives away what this one takes. */
function isHandedOn({ voice, acts }: Directive, { kind }: Thing, next: Statement | undefined): boolean {
  if (voice !== "order" || !acts.has("read") || (kind !== "secret" && kind !== "secretPath")) return false;
  return (next?.directives ?? []).some((other) => isGiving(other) && speaksOf(other.objects, "itself", "file"));
}

/** An occasion, a duty, one act after the other, or something done besides the tool's own work. */
function isPressed(statement: Statement, taking: Directive): boolean {
  const { directives, triggers } = statement;
  if (taking.voice === "states") {
    const sentOn = directives.some(
      ({ acts, rest }) => acts.has("send") && speaksOf(rest, "outsider", "partner", "url"),
    );
    return (
      statement.says("also").length > 0 ||
      statement.says("excusedBy").length > 0 ||
      (sentOn && speaksOf(taking.objects, "secret", "secretPath"))
    );
  }
  const chained = directives.some(
    (other) => (isOrder(other) && other.acts.has("override")) || (isGiving(other) && other.start > taking.start),
  );
  return taking.force === "must" || triggers.length > 0 || chained || taking.acts.has("phish");
}
