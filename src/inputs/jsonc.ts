import { SyntaxFault, type ParsedBody } from "./body.ts";
import { parseJson } from "./json-index.ts";

/**
 * Reads JSON with comments and trailing commas, as editors write it. Both are blanked, so that every offset stays what
 * it is in the body.
 * @throws SyntaxFault
 */
export function parseJsonc(body: string): ParsedBody {
  return parseJson(plainJson(body));
}

/** The same length, with spaces for comments and for commas that nothing follows. Line breaks stay. */
function plainJson(body: string): string {
  const pieces: string[] = [];
  let kept = 0;
  const blank = (start: number, end: number): void => {
    pieces.push(body.slice(kept, start), body.slice(start, end).replace(/[^\n]/g, " "));
    kept = end;
  };
  let comma = -1;
  const drop: number[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at] ?? "";
    if (character === "/" && (body[at + 1] === "/" || body[at + 1] === "*")) {
      const end = afterComment(body, at);
      blank(at, end);
      at = end - 1;
      continue;
    }
    if (" \t\r\n".includes(character)) continue;
    if (comma !== -1 && (character === "}" || character === "]")) drop.push(comma);
    comma = character === "," ? at : -1;
    if (character === '"') at = closingQuote(body, at);
  }
  const bare = pieces.join("") + body.slice(kept);
  return drop.length === 0 ? bare : without(bare, drop);
}

function afterComment(body: string, at: number): number {
  const isLine = body[at + 1] === "/";
  const end = isLine ? body.indexOf("\n", at) : body.indexOf("*/", at + 2);
  if (end === -1 && !isLine) throw new SyntaxFault(at, "a comment that does not end");
  return end === -1 ? body.length : isLine ? end : end + 2;
}

/** Of the quote at `at`; the last character when the string does not end, which the reader of JSON then says. */
function closingQuote(body: string, at: number): number {
  for (let next = at + 1; next < body.length; next += 1) {
    if (body[next] === "\\") next += 1;
    else if (body[next] === '"') return next;
  }
  return body.length;
}

function without(body: string, commas: readonly number[]): string {
  const pieces = commas.map((at, index) => body.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, at));
  return [...pieces, body.slice((commas.at(-1) ?? -1) + 1)].join(" ");
}
