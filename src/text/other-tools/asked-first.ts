import { isOwnCall } from "../own/own-work.ts";
import { isOrder, isGiving, speaksOf, type Statement } from "../sentence/directive.ts";
import { behind } from "../sentence/around.ts";
import { Form } from "../sentence/form.ts";
import type { NamedTool } from "./named-tools.ts";

/** "The whole text", "all arguments". */
const WHOLE = new Form(
  /\b(?:full|entire|whole|complete|all|exact|raw|unabridged) (?:[a-z]{2,20} ){0,3}(?:body|bodies|contents?|text|arguments?|parameters?|messages?|input|payload|prompt|conversation)\b/i,
);

/** "Regardless of the task": not only for what this server does. */
const ANY_TASK = new Form(
  /\b(?:regardless of|no matter|whatever|irrespective of) (?:what )?(?:the |is the )?(?:[\w'’]{3,12} )?(?:tasks?|requests?|topics?|quer(?:y|ies)|questions?|tools?|servers?)\b|\beven (?:if|when|for) [^.;]{0,40}\b(?:unrelated|not (?:needed|relevant|related)|irrelevant)\b/i,
);

/** The other tool, or everything, that is to wait for this one: with all that it is given. `next` is what follows. */
export function askedFirst(
  statement: Statement,
  next: Statement | undefined,
  named: readonly NamedTool[],
): Pick<NamedTool, "text"> | undefined {
  const { example, triggers, directives, text } = statement;
  if (example || triggers.length === 0) return undefined;
  const calls = directives.filter((order) => isOrder(order) && order.force === "must" && order.acts.has("call"));
  const every = statement.things.filter(({ kind }) => kind === "everyTool");
  if (calls.length > 0 && every.length > 0 && ANY_TASK.test(text)) return every[0];
  const ahead = calls.find(isOwnCall);
  if (ahead === undefined) return undefined;
  const tool = [...named, ...every].find(({ start }) =>
    triggers.some((each) => each.start < start && start < each.end),
  );
  if (WHOLE.test(behind(statement, ahead.start, 120))) return tool;
  return tool !== undefined && [statement, next].some((each) => each !== undefined && isGivenWhole(each))
    ? tool
    : undefined;
}

/** "Pass the full body as `data`". */
function isGivenWhole(statement: Statement): boolean {
  return (
    WHOLE.test(statement.text) &&
    statement.directives.some((order) => isGiving(order) && speaksOf(order.rest, "argument", "self", "name", "private"))
  );
}
