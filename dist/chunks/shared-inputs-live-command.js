import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/live/command.ts
var OPERATORS = /* @__PURE__ */ new Set(["|", "||", "&", "&&", ";", "<", ">", ">>", "2>", "2>&1", "&>"]);
function parseCommand(command) {
  const joined = command.replace(/\\\r?\n/g, " ");
  const lines = joined.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const [only = ""] = lines;
  const words = lines.length > 1 ? lines : posixWords(only);
  const [program = ""] = words;
  if (program === "") throw new InputError("server: the command is empty");
  if (/^[a-z_]\w*=/i.test(program)) {
    throw new InputError("server: a command begins with its program; variables for it are given with env");
  }
  return words;
}
var TOKEN = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|(\s+)|([^\s'"\\]+)/y;
function posixWords(line) {
  const words = [];
  let word;
  const end = () => {
    if (word !== void 0) words.push(word);
    word = void 0;
  };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < line.length) {
    const token = TOKEN.exec(line);
    if (token === null) throw new InputError("server: the command has a quote or a backslash that does not end");
    const [, single, double, escaped, space, plain] = token;
    if (space !== void 0) {
      end();
      continue;
    }
    if (plain !== void 0 && word === void 0 && OPERATORS.has(plain)) {
      throw new InputError(`server: the command is not run by a shell; put "${plain}" in quotes if it is an argument`);
    }
    word = (word ?? "") + (single ?? double?.replace(/\\(["$\\`])/g, "$1") ?? escaped ?? plain ?? "");
  }
  end();
  return words;
}

export {
  parseCommand
};
