import { isSecretPath } from "../text/secret-paths.ts";
import type { Rule } from "./rule.ts";
import type { Facts } from "./rule.ts";

/** What may be a path, or the name of a variable that holds a key. */
const PATH = /[^\s"'`(),;<>|[\]{}=“”‘’、，。]{4,300}/g;
const SIGN = /(?:^|[\s"'`(/\\~])\.\w|\w\.\w|id_|[/\\]\w|AWS_/i;
const KEY_VARIABLE = /^\$?\{?AWS_(?:SECRET_ACCESS_KEY|ACCESS_KEY_ID|SESSION_TOKEN)\}?$/;
/** A root, a hidden folder or a file name: `limits/credentials` are two words. */
const LIKE_PATH = /^[~/.$%]|^[A-Z]:[/\\]|[/\\]\.|\.\w{2}|^id_/i;

/** What either of these asks for: most words are passed over by it. */
const MAY_BE = /^[~/.$%]|^[A-Z]:[/\\]|[/\\]\.|\.\w{2}|^(?:id|AWS)_/i;

export const sensitivePath = {
  id: "sensitive-path",
  aliases: [],
  severity: "low",
  kind: "security",
  summary: "The text names a place where keys and secrets live",
  why: `
Key files, credential stores and the configs of other clients are what poisoned tools ask for. A mention alone proves
nothing (a tool may say that it refuses them), so it is low; with an occasion or a duty to read them it is
\`trigger-plus-sensitive-target\`. The server's own configuration, named after it, is left alone.`,
  fix: "If the tool does not read the file, do not name it; if it does, say so in the documentation instead.",
  cwe: [200, 522],
  owasp: ["ASI03", "MCP01"],

  each: "text",
  sign: SIGN,
  *check(text, facts) {
    const seen = new Set<string>();
    for (const { 0: raw, index } of text.value.matchAll(PATH)) {
      if (!MAY_BE.test(raw)) continue;
      const path = raw.replace(/[.:*_!?]{1,10}$/, "");
      if (seen.has(path) || !isSensitive(path) || isOwn(path, facts)) continue;
      seen.add(path);
      yield {
        at: { text, start: index, end: index + path.length },
        message: `Names ${JSON.stringify(path)}, a place where keys or secrets live.`,
      };
    }
  },
} satisfies Rule;

function isSensitive(path: string): boolean {
  return KEY_VARIABLE.test(path) || (LIKE_PATH.test(path) && !path.includes("://") && isSecretPath(path));
}

/** A path below a folder that bears the server's name. */
function isOwn(path: string, { surface }: Facts): boolean {
  const name = surface.key.toLowerCase().replace(/^@[^/]{0,60}\/|mcp|server|[_-]/g, "");
  return name.length >= 4 && path.toLowerCase().includes(name);
}
