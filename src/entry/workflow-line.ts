import { isScalar, parseDocument, visit } from "yaml";
import type { Range } from "../model/document.ts";

/**
 * In a workflow, the line of `server:` (or `url:`) whose value is the one that runs; else the only such line with an expression
 * (`${{ matrix.server }}`) in it; else the first line that holds the value.
 */
export function lineOf(body: string, key: string, value: string): Range | undefined {
  const equal: number[] = [];
  const open: number[] = [];
  visit(parseDocument(body, { uniqueKeys: false }), {
    Pair(_, pair) {
      if (!isScalar(pair.key) || pair.key.value !== key || !isScalar(pair.value)) return;
      const [start] = pair.key.range ?? [];
      const written = String(pair.value.value).trim();
      if (start === undefined) return;
      if (written === value) equal.push(start);
      else if (written.includes("${{")) open.push(start);
    },
  });
  const [first] = equal;
  const [only] = open.length === 1 ? open : [];
  const [line = ""] = value.split("\n", 1);
  const plain = line === "" ? -1 : body.indexOf(line);
  const at = first ?? only ?? (plain === -1 ? undefined : plain);
  return at === undefined ? undefined : wholeLine(body, at);
}

/** From the first character of the line that is no space to its end. */
function wholeLine(body: string, at: number): Range {
  const start = body.lastIndexOf("\n", at) + 1;
  const next = body.indexOf("\n", at);
  const end = next === -1 ? body.length : next;
  const line = body.slice(start, end).trimEnd();
  return { start: start + line.length - line.trimStart().length, end: start + line.length };
}
