import type { Launch, Word } from "../model/launch.ts";
import { addressSecret, isLiteralSecret, isSecretName } from "../text/secrets.ts";
import type { Rule } from "./rule.ts";

export const literalSecret = {
  id: "literal-secret",
  aliases: ["hardcoded-secret"],
  severity: "high",
  kind: "security",
  summary: "The configuration holds a secret as it stands",
  why: `
Who can read the repository can use the secret, and its history keeps it after it is taken out. The default of a reference
(\`\${TOKEN:-abc}\`) and what stands beside one count too. References, stand-ins such as \`YOUR_TOKEN\`, digests and settings
that only sound secret (\`PASSWORD_MIN_LENGTH\`) are left alone. No report shows the value.`,
  fix: "Revoke the secret, and write a reference to a variable or an input of the client in its place.",
  cwe: [798, 312],
  owasp: ["ASI03", "MCP01"],

  each: "launch",
  *check(launch) {
    for (const { what, word } of secretsOf(launch)) {
      yield {
        at: word.place,
        message: `${what} is a secret that stands here as it is (${word.value.length} characters).`,
      };
    }
  },
} satisfies Rule;

function* secretsOf({ args, url, env, headers }: Launch): Generator<{ readonly what: string; readonly word: Word }> {
  const named = [
    ...env.map((word) => ({ what: `The variable ${JSON.stringify(word.name.slice(0, 60))}`, name: word.name, word })),
    ...headers.map((word) => ({ what: `The header ${JSON.stringify(word.name.slice(0, 60))}`, name: word.name, word })),
    ...(url === undefined ? [] : [{ what: "A part of the address", name: "", word: url }]),
    ...args.map((word, index) => ({ what: "The argument", name: optionName(args[index - 1]?.value ?? ""), word })),
  ];
  for (const { what, name, word } of named) {
    if (isLiteralSecret(name, word.value) || isLiteralSecret("", word.value)) yield { what, word };
    else if (addressSecret(word.value) !== undefined || pairs(word.value).some(isSecretPair)) yield { what, word };
  }
}

/** `--api-key` before a word is its name; any other word is none. */
function optionName(word: string): string {
  return word.startsWith("-") && !word.includes("=") ? word : "";
}

/** `--token=…`, `API_KEY=…`, `Authorization: Bearer …`, and the parameters of an address. */
function pairs(value: string): readonly (readonly [string, string])[] {
  const parts = value.includes("://") ? value.slice(value.indexOf("?") + 1).split("&") : [value];
  return parts.flatMap((part): (readonly [string, string])[] => {
    const at = part.search(/[=:]/);
    return at <= 0 || at > 60 ? [] : [[part.slice(0, at), part.slice(at + 1).trim()]];
  });
}

function isSecretPair([name, value]: readonly [string, string]): boolean {
  return isSecretName(name) && isLiteralSecret(name, value);
}
