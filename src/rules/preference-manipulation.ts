import { promotes, selfPraise, slander } from "../text/steering/advertising.ts";
import { SENTENCE_SIGN, type Statement } from "../text/sentence/directive.ts";
import { ownNames } from "../text/own/own-names.ts";
import { steeringIn } from "../text/steering/steering.ts";
import type { Rule } from "./rule.ts";

/** What is said of an argument compares the values that it may take: "fast is the fastest, pro the most accurate". */
const OF_ARGUMENT = /\.properties\.[^.]{1,100}\./;

export const preferenceManipulation = {
  id: "preference-manipulation",
  aliases: [],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "The text advertises its tool over other tools, or steers what the user believes and chooses",
  why: `
Models choose tools by their descriptions. Praise that says nothing of what the tool does, and orders to leave other
tools alone, win calls that the user meant for another server. It is high when another's tool is said to do harm and its
calls are taken over, and when the model is to advertise something to the user.

What the user chooses is steered in the same way, and that is high too: a claim of the text's own that is put before the
user as news (a breach at somebody's, a share that soars, a product that experts praise), one and the same offer that comes
out first whatever is asked, a firm that is always recommended, others talked down, people ranked by age, sex or origin, and
users who are sent elsewhere by a falsehood. What is bought or charged besides, unasked (a fee on each payment, a
subscription, the most expensive offer), is high as well.

Left alone: advice which of its own tools a server wants used, that one of them will be removed, how the values of an
argument compare, what the user asks to buy, and news that depends on what a tool found ("if the password is in a breach, warn the user").`,
  fix: "Say what the tool does and when it fits. Leave out praise, and tools of others.",
  cwe: [1427],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    const isOfArgument = OF_ARGUMENT.test(text.field);
    let previous: Statement | undefined;
    const all = facts.statements(text);
    for (const statement of all) {
      const steering = steeringIn(statement, { first: all[0], previous });
      previous = statement;
      if (statement.example) continue;
      const promoted = statement.directives.find(promotes);
      const grave = promoted ?? slander(statement, own);
      const at = grave ?? selfPraise(statement, own, isOfArgument);
      if (steering !== undefined && (grave === undefined || steering.severity === "high")) {
        yield {
          at: { text, ...steering.at },
          message: `${steering.what}: "${text.value.slice(steering.at.start, steering.at.end)}".`,
          severity: steering.severity,
        };
        continue;
      }
      if (at === undefined) continue;
      const what =
        grave === undefined
          ? "Advertises this tool over others"
          : promoted === undefined
            ? "Takes over the calls of another tool by saying that it does harm"
            : "Has the model advertise something";
      yield {
        at: { text, start: at.start, end: at.end },
        message: `${what}: "${text.value.slice(at.start, at.end)}".`,
        severity: grave === undefined ? "medium" : "high",
      };
    }
  },
} satisfies Rule;
