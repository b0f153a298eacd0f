import type { Range } from "../../model/document.ts";
import { ANNOUNCED, GRADES, READERS, SHAPES, type Grade } from "./command-shapes.ts";
import { isSecretPath } from "../secret-paths.ts";

/** A command that stands in a text, ready to be run. */
export interface Command extends Range {
  readonly text: string;
  /** What it does, as the end of "a command that …". */
  readonly does: string;
  readonly grade: Grade;
  /** It calls the server's own address or one that stands for any, or commands are what its tool is about. */
  readonly isOwn?: boolean;
}

/** Whether a command is dangerous by itself; the others are so when somebody is told to run them. */
export function isHarmful({ grade }: Pick<Command, "grade">): boolean {
  return grade === "harmful" || grade === "hostile";
}

/** The commands of a text, in order of where they begin. A command inside a worse one is not named again. */
export function commandsIn(value: string): readonly Command[] {
  const found: Command[] = [];
  for (const { does, grade, pattern } of SHAPES) {
    for (const { 0: text, index } of pattern.all(value))
      found.push(made(unquoted(text, index, value), index, does, grade));
  }
  for (const { 0: text, 1: path = "", index } of READERS.all(value)) {
    if (/[/\\.]/.test(path) && isSecretPath(path)) found.push(made(text, index, "reads a secret", "harmful"));
  }
  for (const { 0: sentence, 1: command = "", index } of ANNOUNCED.all(value)) {
    const start = index + sentence.length - command.length;
    found.push(made(command, start, "stands there to be run", "ordinary"));
  }
  return parted(found);
}

/** Of commands that overlap the worst, and of equals the one that begins first. */
function parted(found: readonly Command[]): readonly Command[] {
  const kept: Command[] = [];
  for (const command of [...found].sort((a, b) => a.start - b.start || rank(b) - rank(a))) {
    const last = kept.at(-1);
    if (last === undefined || command.start >= last.end) kept.push(command);
    // A line of a crontab stands where its time does.
    else if (rank(command) > rank(last)) kept[kept.length - 1] = { ...command, start: last.start };
  }
  return kept;
}

function rank({ grade }: Command): number {
  return GRADES.indexOf(grade);
}

/** Of a command in quotes what stands inside of them. */
function unquoted(text: string, start: number, value: string): string {
  const end = { '"': /"(?=[\s.,;)]|$)/, "'": /'(?=[\s.,;)]|$)/ }[value.charAt(start - 1)]?.exec(text)?.index ?? 0;
  return end > 0 ? text.slice(0, end) : text;
}

function made(raw: string, start: number, does: string, grade: Grade): Command {
  const sentenceEnd = raw.search(/[.!?]\s/);
  const text = (sentenceEnd === -1 ? raw : raw.slice(0, sentenceEnd)).trimEnd();
  return { start, end: start + text.length, text, does, grade };
}
