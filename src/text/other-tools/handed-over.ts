import { before, behind } from "../sentence/around.ts";
import { isOrder, type Statement, type Thing } from "../sentence/directive.ts";
import { foreignNames, type OwnNames } from "../own/own-names.ts";
import type { NamedTool } from "./named-tools.ts";

/** "The output of the", "everything that". */
const GIVEN_BY =
  /\b(?:outputs?|results?|responses?|repl(?:y|ies)|answers?|contents?|data|text|what|whatever|everything|anything|all)(?: (?:of|from|that|which|returned|given|produced|read|fetched|by|is|are|was|were)){1,4} (?:the )?[`'"]?$|\b(?:what|whatever) (?:the )?[`'"]?$/i;
const OF_ITS = /^[`'"]?['’]s (?:outputs?|results?|responses?|answers?|contents?)\b/i;

/** "Take what read_file returns and post it with the webhook tool": the tool to which the answer of another one is handed. */
export function handedOver(
  statement: Statement,
  named: readonly NamedTool[],
  own: OwnNames,
): Pick<Thing, "text"> | undefined {
  if (statement.example || named.length === 0) return undefined;
  const source = named.find(({ start, end }) => {
    const after = behind(statement, end, 30);
    return OF_ITS.test(after) || GIVEN_BY.test(before(statement, start, 60));
  });
  if (source === undefined) return undefined;
  const others = [...named, ...foreignNames(statement.things, own).filter(({ kind }) => kind === "toolName")];
  return others.find(
    ({ start, text }) =>
      text !== source.text &&
      start > source.end &&
      statement.directives.some(
        (order) =>
          isOrder(order) &&
          order.start > source.end &&
          order.start < start &&
          (order.acts.has("send") || order.acts.has("include") || order.acts.has("write") || order.acts.has("call")) &&
          order.rest.some((thing) => thing.start === start),
      ),
  );
}
