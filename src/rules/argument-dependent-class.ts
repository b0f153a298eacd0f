import type { Escalation, Rating } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import type { Place } from "../model/text.ts";
import { pointerStep } from "../model/json.ts";
import type { Rule } from "./rule.ts";

/** The checks that read an argument which decides what a call does. */
const BY_ARGUMENT = new Set(["class-enum-verb", "class-code-input", "class-router"]);

export const argumentDependentClass = {
  id: "argument-dependent-class",
  aliases: [],
  severity: "info",
  kind: "quality",
  summary: "What a call does hangs on the value of an argument",
  why: `
One class for the whole tool is then a floor: \`status\` and \`delete\` of one \`action\` are not the same risk. Clients that
can look at arguments should; the values that raise the class are listed as \`escalate\` lines for the policy file. For SQL
and command lines the line holds a pattern, which is a beginning and no parser.`,
  fix: "Split the tool into one that reads and one that changes, so that a client can allow the first.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { ratings }) {
    const rating = ratings.get(tool);
    if (rating?.flags.includes("arg_dependent") !== true) return;
    const reason = rating.reasons.find(({ id, class: said }) => BY_ARGUMENT.has(id) && said !== "read");
    const [first] = rating.escalate;
    if (reason === undefined && first === undefined) return;
    const at = reason?.at ?? argumentPlace(tool, first?.argument ?? "");
    const message = reason?.message ?? `Some values of ${JSON.stringify(first?.argument)} make a call do more.`;
    yield { at, message: message + policyLines(rating) };
  },
} satisfies Rule;

function argumentPlace(tool: Tool, argument: string): Place {
  const { doc, pointer } = tool.place;
  return { doc, pointer: `${pointer}/inputSchema/properties${pointerStep(argument)}`, key: true };
}

/** As the policy file spells them: JSON is YAML. */
function policyLines({ escalate }: Rating): string {
  if (escalate.length === 0) return "";
  const lines = escalate.map(({ argument, values, matches, class: raised }: Escalation) => {
    const condition = matches === undefined ? { in: values } : { matches };
    return JSON.stringify({ arg: argument, ...condition, class: raised });
  });
  return ` For the policy: escalate: [${lines.join(", ")}]`;
}
