import { codedTools } from "../model/code-hit.ts";
import type { Rule } from "./rule.ts";

/** What the protocol forbids servers to ask for in a form, as words of a question or a field. */
const SECRET =
  /\b(?:pass(?:word|code|phrase)|pin code|secret key|private key|api[ _-]?key|access[ _-]?token|recovery (?:code|phrase)|seed phrase|mnemonic|credit card|card[ _-]?number|cvv|cvc|iban|social security|ssn|2fa code|one-time (?:code|password)|otp)\b/i;

/** The question is about a secret and does not want it. */
const NOT_WANTED = /\b(?:do not|don't|never|without) (?:\w+ ){0,3}(?:enter|share|give|type|send|include)?/i;

/** The question is whether to go on, and shows with what: nothing in it is asked for. */
const CONFIRMS =
  /\b(?:are you sure|do you (?:confirm|approve|want to (?:confirm|proceed|continue|go on)|wish to (?:proceed|continue)))\b/i;
const ASKS = /\b(?:enter|type|paste|provide|give|share|send|fill|submit|what is|your)\b/i;

export const elicitationAsksSecret = {
  id: "elicitation-asks-secret",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A form that a tool shows to the user asks for a password, a key or a card",
  why: `
The client shows the form in its own window, so the user takes the question for the client's. The protocol forbids servers
to ask for secrets in a form: they belong on a page of the service itself. Every constant question and field name that the
code sends is read.`,
  fix: "Send the user to a page of the service (elicitation by url) instead of asking here.",
  cwe: [549, 1021],
  owasp: ["ASI09", "MCP01"],

  each: "server",
  *check(surface) {
    for (const { tool, code } of codedTools(surface)) {
      for (const { to, value, at } of code.sayings) {
        // A field is called card_number or cardNumber.
        const words = value
          .slice(0, 5000)
          .replace(/_/g, " ")
          .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
        const match = to === "elicitation" ? SECRET.exec(words) : null;
        if (match === null || NOT_WANTED.test(words) || (CONFIRMS.test(words) && !ASKS.test(words))) continue;
        yield {
          at,
          message: `The user is asked for ${JSON.stringify(match[0])} in a form.`,
          subject: tool,
          detail: match[0].toLowerCase(),
        };
      }
    }
  },
} satisfies Rule;
