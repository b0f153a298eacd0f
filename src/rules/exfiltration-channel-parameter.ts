import { field, isObject, pointerStep, stringField } from "../model/json.ts";
import { plainName } from "../text/own-names.ts";
import type { Rule } from "./rule.ts";

/** Names of spare parameters that leaked data in published attacks. Source: seed 001, SCHEMA001. */
const CHANNELS = new Set(
  "sidenote,side note,context,notes,note,debug,debug info,metadata,reasoning,feedback,extra,extras,remark,comment,diagnostics,diag,trace,scratchpad,thoughts".split(
    ",",
  ),
);
/** Names that a model fills by itself with what the user never gave. Source: published work on parameter names as payload. */
const SELF_FILLING = new Set(
  "system prompt,conversation history,chat history,conversation,message history,chain of thought,tools list,tool list,available tools,tool calls,previous messages,model name,session context".split(
    ",",
  ),
);

export const exfiltrationChannelParameter = {
  id: "exfiltration-channel-parameter",
  aliases: ["SCHEMA001"],
  severity: "info",
  severities: ["critical", "high"],
  kind: "security",
  summary: "A parameter could carry what the user did not mean to send",
  why: `
A spare text parameter is the way out of most published attacks. The bare name is information only, since honest tools
use such names; it is high when the text tells the model to fill it with more than the task needs.`,
  fix: "Remove the parameter, or say exactly which part of the user's request belongs into it.",
  cwe: [200],
  owasp: ["ASI02", "MCP03"],

  each: "tool",
  *check(tool) {
    const properties = field(tool.inputSchema, "properties");
    if (!isObject(properties)) return;
    for (const [key, schema] of Object.entries(properties)) {
      const name = plainName(key);
      if (!CHANNELS.has(name) && !SELF_FILLING.has(name)) continue;
      const place = { doc: tool.place.doc, pointer: `${tool.place.pointer}/inputSchema/properties${pointerStep(key)}` };
      const about = stringField(schema, "description") ?? "";
      yield {
        at: { ...place, key: true as const },
        message: `The parameter "${key}" could carry more than the task needs: ${about.slice(0, 80)}`,
      };
    }
  },
} satisfies Rule;
