import { InputError } from "../../model/errors.ts";

/** What a shell would obey and we would hand on as an argument, to the surprise of whoever wrote it. */
const OPERATORS = new Set(["|", "||", "&", "&&", ";", "<", ">", ">>", "2>", "2>&1", "&>"]);

/**
 * The words of a command: as POSIX cuts them, without expansion and without a shell. Of several lines, each is one
 * argument as it stands; a backslash at the end of a line joins it with the next.
 * @throws InputError for an empty command, an open quote, and what only a shell could mean.
 */
export function parseCommand(command: string): readonly string[] {
  const joined = command.replace(/\\\r?\n/g, " ");
  const lines = joined
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [only = ""] = lines;
  const words = lines.length > 1 ? lines : posixWords(only);
  const [program = ""] = words;
  if (program === "") throw new InputError("server: the command is empty");
  if (/^[a-z_]\w*=/i.test(program)) {
    throw new InputError("server: a command begins with its program; variables for it are given with env");
  }
  return words;
}

/** One stretch that is quoted, escaped or plain, or white space between words. */
const TOKEN = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|(\s+)|([^\s'"\\]+)/y;

function posixWords(line: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  const end = (): void => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < line.length) {
    const token = TOKEN.exec(line);
    if (token === null) throw new InputError("server: the command has a quote or a backslash that does not end");
    const [, single, double, escaped, space, plain] = token;
    if (space !== undefined) {
      end();
      continue;
    }
    if (plain !== undefined && word === undefined && OPERATORS.has(plain)) {
      throw new InputError(`server: the command is not run by a shell; put "${plain}" in quotes if it is an argument`);
    }
    word = (word ?? "") + (single ?? double?.replace(/\\(["$\\`])/g, "$1") ?? escaped ?? plain ?? "");
  }
  end();
  return words;
}
