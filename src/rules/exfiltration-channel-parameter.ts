import { field, isArray, isObject, pointerStep, stringField } from "../model/json.ts";
import type { Tool } from "../model/surface.ts";
import type { Place } from "../model/text.ts";
import { asksForSecret, isAboutModels, isIdle, isOfContext, isSpare } from "../text/handing/spare-names.ts";
import { fillingOf } from "../text/handing/filling.ts";
import type { Rule } from "./rule.ts";

export const exfiltrationChannelParameter = {
  id: "exfiltration-channel-parameter",
  aliases: ["SCHEMA001"],
  severity: "info",
  severities: ["critical", "high"],
  kind: "security",
  summary: "A parameter could carry out what the user did not mean to send",
  why: `
A spare text parameter is the way out of most published attacks. The bare name is information only, since honest tools
use such names. It is high when the text tells the model to fill it with more than the task needs, when a tool has two
or more of them (debug, feedback, extra and their like) without a word on what they are for, or when it is required and
named after the model's own context in a tool that has nothing to do with models. It is critical when it is to hold a
file or a secret, or is to be filled silently.`,
  fix: "Remove the parameter, or say exactly which part of the user's request belongs into it.",
  cwe: [200],
  owasp: ["ASI02", "MCP03"],

  each: "tool",
  *check(tool, facts) {
    const properties = field(tool.inputSchema, "properties");
    if (!isObject(properties)) return;
    const idle = Object.entries(properties)
      .filter(([key, schema]) => isIdle(key) && !stringField(schema, "description"))
      .map(([key]) => key);
    for (const key of Object.keys(properties)) {
      const at = placeOf(tool, key);
      if (asksForSecret(key)) {
        yield { at, message: `The name of the parameter "${key}" asks for a secret.`, severity: "high" as const };
      }
      const isContext = isOfContext(key);
      if (!isContext && !isSpare(key)) continue;
      const filling = fillingOf(tool, key, isContext, facts);
      const isUnasked = isContext && isRequired(tool, key) && !isAboutModels(tool.name);
      yield {
        at,
        message:
          filling === undefined
            ? `The parameter "${key}" could carry more than the task needs.`
            : `The model is told to fill the parameter "${key}": "${filling.said}"`,
        severity: filling?.severity ?? (isUnasked || (idle.length > 1 && idle.includes(key)) ? "high" : "info"),
      };
    }
  },
} satisfies Rule;

function placeOf({ place: { doc, pointer } }: Tool, key: string): Place {
  return { doc, pointer: `${pointer}/inputSchema/properties${pointerStep(key)}`, key: true };
}

function isRequired(tool: Tool, key: string): boolean {
  const required = field(tool.inputSchema, "required");
  return isArray(required) && required.includes(key);
}
