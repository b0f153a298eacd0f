import type { Launch, Word } from "../model/launch.ts";
import { programName } from "../model/program.ts";
import type { Severity } from "../model/severity.ts";
import { commandsIn, isHarmful } from "../text/execution/commands.ts";
import { blottedQuote } from "../text/secrets.ts";
import { isSecretPath } from "../text/secret-paths.ts";
import type { Rule } from "./rule.ts";

const SHELLS = new Set(["sh", "bash", "zsh", "dash", "ksh", "fish", "cmd", "powershell", "pwsh"]);

/** Programs that run a text which stands among their arguments, with the options that say so. */
const INLINE = new Map([
  ["node", new Set(["-e", "--eval", "-p", "--print"])],
  ["bun", new Set(["-e", "--eval"])],
  ["deno", new Set(["eval"])],
  ["python", new Set(["-c"])],
  ["python3", new Set(["-c"])],
  ["ruby", new Set(["-e"])],
  ["perl", new Set(["-e"])],
]);

/** What a shell does beyond starting one program: joins, pipes, redirects, substitutes. */
const COMPOUND = /[|;<>`\n]|&&|\$\(/;
const NETWORK =
  /\b(?:curl|wget|nc|ncat|iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|scp|ftp)\b|\/dev\/tcp\//i;
const HIDING = /\bbase64\b|\beval\b|\biex\b|\bfrombase64string\b/i;

export const shellInConfig = {
  id: "shell-in-config",
  aliases: ["shell-command-in-config"],
  severity: "high",
  severities: ["critical", "medium"],
  kind: "security",
  summary: "The configuration hands a script to a shell",
  why: `
The script runs as soon as the client trusts the project, before any list of tools can be looked at. It is critical when
it runs what it downloads or sends a secret away, high when it reaches the network, hides what it does or is code of a
language, and medium when it only joins commands. \`cmd /c npx …\`, as Windows needs it, and a shell that starts one program
are left alone.`,
  fix: "Name the program and its arguments, or put the script into a file of the repository that is reviewed.",
  cwe: [78],
  owasp: ["ASI05", "MCP05"],

  each: "launch",
  *check(launch) {
    for (const script of scriptsOf(launch)) {
      const severity = weight(script);
      if (severity === undefined) continue;
      const { value, place, by } = script;
      yield { at: place, message: `${by} is given a script to run: ${blottedQuote(value)}.`, severity };
    }
  },
} satisfies Rule;

interface Script extends Word {
  readonly by: string;
  readonly isCode: boolean;
}

function* scriptsOf({ command, args, helpers }: Launch): Generator<Script> {
  for (const { name, value, place } of helpers) yield { value, place, by: name, isCode: false };
  if (command === undefined) return;
  const words = [command, ...args];
  for (const [index, word] of words.entries()) {
    const by = programName(word.value);
    if (index > 3 || !(SHELLS.has(by) || INLINE.has(by))) continue;
    const isShell = SHELLS.has(by);
    const flag = words.findIndex(
      ({ value }, at) => at > index && (isShell ? isScriptFlag(by, value) : INLINE.get(by)?.has(value)),
    );
    const script = words[flag + 1];
    if (flag === -1 || script === undefined) continue;
    // cmd and PowerShell take the rest of the line.
    const isRest = by === "cmd" || by === "powershell" || by === "pwsh";
    const value = isRest
      ? words
          .slice(flag + 1)
          .map((rest) => rest.value)
          .join(" ")
      : script.value;
    const isEncoded = /^[-/]e(?:c|nc|ncodedcommand)?$/i.test(words[flag]?.value ?? "");
    yield { value, place: script.place, by, isCode: !isShell || isEncoded };
    return;
  }
}

function isScriptFlag(shell: string, word: string): boolean {
  if (shell === "cmd") return /^\/[ck]$/i.test(word);
  if (shell === "powershell" || shell === "pwsh") return /^[-/](?:c|command|e|ec|enc|encodedcommand)$/i.test(word);
  return /^-[a-z]{0,4}c$/.test(word);
}

function weight({ value, isCode }: Script): Severity | undefined {
  const reaches = NETWORK.test(value);
  const harmful = commandsIn(value).some(isHarmful);
  const takesSecret = value.split(/[\s@'"=,;]+/).some((word) => isSecretPath(word));
  if (harmful || (reaches && takesSecret)) return "critical";
  if (isCode || HIDING.test(value) || (reaches && COMPOUND.test(value))) return "high";
  return COMPOUND.test(value) || reaches ? "medium" : undefined;
}
