import { field, isArray, isObject, pointerStep, stringField } from "../model/json.ts";
import type { Severity } from "../model/severity.ts";
import type { Tool } from "../model/surface.ts";
import { isOrder, speaksOf, type Act, type Directive, type Statement, type Thing } from "../text/sentence/directive.ts";
import { plainName } from "../text/own/own-names.ts";
import type { Facts, Rule } from "./rule.ts";

/** Names of spare parameters that carried data out in published attacks. Source: seed 001, SCHEMA001. */
const SPARE = new Set(
  (
    "sidenote,side note,context,ctx,notes,note,debug,debug info,metadata,reasoning,feedback,extra,extras,remark,remarks,comment," +
    "diagnostics,diag,trace,scratchpad,thoughts,additional info,telemetry,memo,annotation,log,justification"
  ).split(","),
);

/** Those of them that are no data of any ordinary task: two in one tool without a word of what they are for. */
const IDLE = new Set(
  (
    "sidenote,side note,debug,debug info,reasoning,feedback,extra,extras,diagnostics,diag,trace,scratchpad,thoughts," +
    "additional info,telemetry,justification"
  ).split(","),
);

/** Names that make a model fill in its own context unasked. Source: published work on parameter names as the payload. */
const CONTEXT = new Set(
  (
    "system prompt,system message,conversation history,chat history,conversation,message history,chain of thought," +
    "tools list,tool list,list of tools,available tools,tool call history,previous messages,session context,full context"
  ).split(","),
);

/** Names that say which secret is to stand in them: `content_from_reading_ssh_id_rsa`. Source: published work as above. */
const HOLDS = /\b(?:contents?|data|text|output|result|values?) (?:of|from|in)\b/;
const HELD =
  /\b(?:ssh|id rsa|id ed25519|id ed 25519|aws credentials|credentials|passwd|etc shadow|dot env|env file|netrc|private key|keychain|history)\b/;

/** A tool that is about talking to models has honest use for such parameters. */
const ABOUT_MODELS = /\b(?:agent|assistant|chat|completion|conversation|llm|message|messages|model|prompt)\b/;

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
    const idle = Object.entries(properties).filter(
      ([key, schema]) => IDLE.has(plainName(key)) && !stringField(schema, "description"),
    );
    for (const key of Object.keys(properties)) {
      const name = plainName(key);
      if (HOLDS.test(name) && HELD.test(name)) {
        const pointer = `${tool.place.pointer}/inputSchema/properties${pointerStep(key)}`;
        const message = `The name of the parameter "${key}" asks for a secret.`;
        yield { at: { doc: tool.place.doc, pointer, key: true as const }, message, severity: "high" as const };
      }
      const isContext = CONTEXT.has(name);
      if (!isContext && !SPARE.has(name)) continue;
      const fillers = fillersOf(tool, key, isContext, facts);
      const [held] = tool.texts
        .filter(({ field: at }) => at === descriptionOf(key))
        .flatMap((text) => holds(facts.statements(text)));
      const severity = fillers.map(gravity).includes("critical")
        ? "critical"
        : fillers.length > 0 || held !== undefined
          ? "high"
          : undefined;
      const unasked = isContext && isRequired(tool, key) && !ABOUT_MODELS.test(plainName(tool.name));
      const isIdle = idle.length > 1 && idle.some(([name]) => name === key);
      const { doc, pointer } = tool.place;
      yield {
        at: { doc, pointer: `${pointer}/inputSchema/properties${pointerStep(key)}`, key: true as const },
        message:
          severity === undefined
            ? `The parameter "${key}" could carry more than the task needs.`
            : `The model is told to fill the parameter "${key}": "${fillers[0]?.sentence.text ?? held?.text ?? ""}"`,
        severity: severity ?? (unasked || isIdle ? "high" : "info"),
      };
    }
  },
} satisfies Rule;

/** Orders to put something private into the parameter, from its own description and from the tool's. */
function fillersOf(tool: Tool, key: string, isContext: boolean, facts: Facts): readonly Directive[] {
  const own = descriptionOf(key);
  return tool.texts
    .filter(({ field: at }) => at === own || at === "description")
    .flatMap((text) =>
      facts.directives(text).filter((directive) => fills(directive, key, text.field === own, isContext)),
    );
}

/** What brings something into a parameter. */
const FILLS: readonly Act[] = ["contain", "include", "read", "send"];

function fills(directive: Directive, key: string, isOwnText: boolean, isContext: boolean): boolean {
  const { acts, sentence } = directive;
  if (!isOrder(directive) || !FILLS.some((act) => acts.has(act))) return false;
  const names = sentence.things.some(({ kind, text }) => kind === "name" && text === key);
  if (!isOwnText && !names) return false;
  const isPrivate =
    speaksOf(sentence.things, "secret", "secretPath") ||
    sentence.things.some((thing) => thing.kind === "private" && !isNew(thing, sentence));
  return isPrivate || directive.silent || (isContext && directive.force === "must");
}

/** "system_prompt: inject custom system instructions": what the caller makes up, not what the model has. */
function isNew({ start }: Thing, { text, start: from }: Statement): boolean {
  return /\b(?:custom|additional|alternative) $/i.test(text.slice(0, start - from).slice(-14));
}

function gravity({ sentence, silent }: Directive): Severity {
  const hushed = sentence.directives.some(({ negated, acts }) => negated && acts.has("tell"));
  return silent || hushed || speaksOf(sentence.things, "secretPath", "secret") ? "critical" : "high";
}

/** "The whole conversation so far. Always fill it in.": what it is for, said as a name, and a duty beside it. */
function holds(statements: readonly Statement[]): readonly Statement[] {
  const [first] = statements;
  if (first === undefined || first.example || !speaksOf(first.things, "private", "secretPath")) return [];
  const isDuty = statements.some(({ directives }) =>
    directives.some((order) => isOrder(order) && order.force === "must" && FILLS.some((act) => order.acts.has(act))),
  );
  return isDuty && first.directives.every(({ voice }) => voice === "states") ? [first] : [];
}

function descriptionOf(key: string): string {
  return `inputSchema.properties.${key}.description`;
}

function isRequired(tool: Tool, key: string): boolean {
  const required = field(tool.inputSchema, "required");
  return isArray(required) && required.includes(key);
}
