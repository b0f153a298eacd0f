import type { Range } from "../model/document.ts";
import { isSecretPath } from "./secret-paths.ts";

/** A command that stands in a text, ready to be run. */
export interface Command extends Range {
  readonly text: string;
  /** What it does, as the end of "a command that …". */
  readonly does: string;
  /** Whether it is dangerous by itself; the others are ordinary until somebody is told to run them. */
  readonly harmful: boolean;
}

interface Shape {
  readonly does: string;
  readonly harmful: boolean;
  readonly pattern: RegExp;
}

/**
 * Commands as they are typed. Sources: the forms that seed 001 names, published attacks on agents, and the one-liners of
 * reverse shells. Every gap stays on its line and is bounded.
 */
const SHAPES: readonly Shape[] = [
  {
    does: "runs what it downloads",
    harmful: true,
    pattern:
      /\b(?:curl|wget|fetch|iwr|invoke-webrequest)\s[^\n|;]{1,300}\|\s{0,4}(?:sudo\s{1,4})?(?:\/\w{1,10}\/){0,3}(?:ba|z|da|k)?(?:sh|python3?|perl|ruby|node|php|iex)\b/gi,
  },
  {
    does: "runs what it downloads",
    harmful: true,
    pattern:
      /\b(?:ba|z)?sh\s{1,4}(?:-c\s{1,4}["']?\$\(|<\()\s{0,4}(?:curl|wget)\b[^\n)]{1,200}\)|\b(?:iex|invoke-expression)\b[^\n]{1,80}\b(?:downloadstring|iwr|invoke-webrequest|irm)\b[^\n]{0,120}/gi,
  },
  {
    does: "deletes without asking",
    harmful: true,
    pattern:
      /\brm\s{1,4}(?:-[a-z-]{1,20}\s{1,4}){0,3}-(?:[a-z]{0,5}r[a-z]{0,5}|-recursive)\b\s{0,4}[^\n`"']{0,80}|\b(?:del|rd|rmdir)\s{1,4}\/[sfq]\b[^\n`"']{0,80}/gi,
  },
  {
    does: "opens a shell to somebody else",
    harmful: true,
    pattern:
      /\b(?:nc|ncat|netcat)\s[^\n|;]{0,80}-[a-z]{0,4}[ec]\b[^\n`"']{0,60}|\/dev\/(?:tcp|udp)\/(?!host\b)[\w.$-]{1,80}|\bmkfifo\s[^\n]{1,120}\bnc\b/gi,
  },
  {
    does: "opens files to everybody",
    harmful: true,
    pattern: /\bchmod\s{1,4}(?:-R\s{1,4})?(?:[0-7]{2,3}[2367]|[2-7][0-7]{3}|a?\+rwx|u\+s)\s{1,4}[^\s`"']{1,80}/gi,
  },
  {
    does: "destroys a disk or stops the machine",
    harmful: true,
    pattern:
      /\bmkfs(?:\.\w{1,8})?\s{1,4}\/dev\/\w{1,12}|\bdd\s{1,4}if=\S{1,60}\s{1,4}of=\/dev\/\w{1,12}|:\(\)\s?\{\s?:\|:&\s?\};:/gi,
  },
  {
    does: "lets somebody in for good",
    harmful: true,
    pattern:
      /\b(?:echo|cat|printf|tee)\b[^\n]{0,200}(?:>>?|\btee\s{1,4}-a)\s{0,4}\S{0,60}(?:authorized_keys|\.(?:bashrc|zshrc|profile|bash_profile)|\/etc\/(?:passwd|sudoers|crontab|cron\.\w{1,8}))\b|\bcrontab\s{1,4}-\b|\b(?:useradd|adduser|net\s{1,4}user)\s{1,4}[^\n`]{1,60}/gi,
  },
  {
    does: "runs code that it hides",
    harmful: true,
    pattern:
      /\bpowershell(?:\.exe)?\s[^\n]{0,80}-e(?:nc|ncodedcommand)?\s{1,4}[\w+/=]{16,2000}|\bbase64\s{1,4}(?:-d|--decode)\b[^\n|]{0,80}\|\s{0,4}(?:ba|z)?sh\b|\beval\s?\(?\s?(?:atob|base64|\$\()[^\n]{0,80}/gi,
  },
  {
    does: "starts a program from code",
    harmful: true,
    pattern:
      /\b(?:os\.(?:system|popen|exec[lv]p?e?)|subprocess\.(?:run|call|popen|check_output|check_call|getoutput)|child_process\.(?:exec|spawn)(?:Sync)?|execSync|Runtime\.getRuntime\(\)\.exec|__import__\(["']os["']\)\.\w{1,12})\(\s{0,4}f?\[?["'`][^\n"'`]{1,200}["'`]/gi,
  },
  {
    does: "sends data out",
    harmful: true,
    pattern:
      /\b(?:curl|wget)\s[^\n]{0,200}(?:\s-[dFT]\s{0,2}|--(?:data(?:-\w{1,10})?|upload-file|form|post-file|post-data)[\s=])\s{0,3}["']?[^\n"'`]{0,60}[@$][^\n`]{1,100}|\b(?:env|printenv|history|whoami|cat\s[^\n|;]{1,100})\s{0,4}\|\s{0,4}(?:curl|nc|wget|base64)\b[^\n`]{0,120}/gi,
  },
  {
    does: "calls a network address",
    harmful: false,
    pattern:
      /\b(?:curl|wget)\s{1,4}(?:[^\s`]{1,100}\s{1,4}){0,8}["']?(?:https?:\/\/|ftp:\/\/|\d{1,3}(?:\.\d{1,3}){3})[^\s`"']{1,200}/gi,
  },
  {
    does: "runs inside another command",
    harmful: false,
    pattern:
      /\$\(\s{0,3}(?:curl|wget|cat|rm|id|whoami|hostname|env|printenv|nc|bash|sh|python3?|base64)\b[^\n()]{0,200}\)/gi,
  },
  {
    does: "changes the machine",
    harmful: false,
    pattern:
      /\bsudo\s{1,4}[a-z][\w./-]{1,40}(?:\s{1,4}[\w./=:@-]{1,60}){0,6}|\b(?:bash|sh|zsh)\s{1,4}-c\s{1,4}["'][^\n"']{1,200}["']|\bpython3?\s{1,4}-c\s{1,4}["'][^\n"']{1,200}["']/gi,
  },
];

/** What a sentence announces as a command to run, when it has the marks of one. */
const ANNOUNCED =
  /\b(?:following|this)\s(?:[a-z]{1,20}\s){0,3}commands?\b[^:\n.]{0,120}:\s{0,3}["'`]{0,3}([a-z][\w./-]{1,30}(?:\s[^\s"'`]{1,80}){0,12}?\s{0,2}(?:&&|\|\||[|;]|\s--?[a-z])[^\n`]{0,200})/gi;

/** Programs that show or copy what they are given: a command when that is a secret. */
const READERS =
  /\b(?:cat|type|less|more|head|tail|cp|scp|rsync|xxd|strings|base64|tar|zip)\s{1,4}(?:-[\w-]{1,20}\s{1,4}){0,3}([~/$.%\w][^\s`"';|,)]{2,120})/gi;

/** A text without any of these has no command: nearly every one. */
export const COMMAND_SIGN =
  /\b(?:curl|wget|fetch|iwr|iex|invoke-\w|rm|del|rd|rmdir|nc|ncat|netcat|mkfifo|chmod|mkfs|dd|echo|printf|tee|crontab|useradd|adduser|net|powershell|base64|eval|os\.|subprocess|child_process|execSync|Runtime\.|env|printenv|history|whoami|sudo|bash|sh|zsh|python3?|cat|type|less|more|head|tail|cp|scp|rsync|xxd|strings|tar|zip|commands?)[\s(.:]|\$\(|\/dev\/|__import__|:\(\)/i;

/** The commands of a text, in order of where they begin. A command inside a worse one is not named again. */
export function commandsIn(value: string): readonly Command[] {
  if (!COMMAND_SIGN.test(value)) return [];
  const found = SHAPES.flatMap(({ does, harmful, pattern }) =>
    [...value.matchAll(pattern)].map(({ 0: text, index }) => made(text, index, does, harmful)),
  );
  for (const { 0: text, 1: path = "", index } of value.matchAll(READERS)) {
    if (/[/\\.]/.test(path) && isSecretPath(path)) found.push(made(text, index, "reads a secret", true));
  }
  for (const { 0: sentence, 1: command = "", index } of value.matchAll(ANNOUNCED)) {
    const start = index + sentence.length - command.length;
    found.push(made(command, start, "stands there to be run", false));
  }
  let reached = -1;
  return found
    .sort((a, b) => a.start - b.start || Number(b.harmful) - Number(a.harmful))
    .filter(({ start, end }) => {
      if (start < reached) return false;
      reached = end;
      return true;
    });
}

function made(raw: string, start: number, does: string, harmful: boolean): Command {
  const sentenceEnd = raw.search(/[.!?]\s/);
  const text = (sentenceEnd === -1 ? raw : raw.slice(0, sentenceEnd)).trimEnd();
  return { start, end: start + text.length, text, does, harmful };
}
