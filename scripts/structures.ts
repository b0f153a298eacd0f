import { isArray, isObject, type Json, type JsonObject } from "../src/model/json.ts";
import type { Disguise } from "./disguises.ts";

/** Where a sentence can be taken apart: behind a comma, before "and", "then", "or"; else in its middle. */
const JOINT = /, | (?=(?:and|then|or|to) )/;

/** Sentences taken apart, each piece with its words in their order. */
export const SPLITS: readonly Disguise[] = [
  ["sentences over list items", (plain) => listed(plain, "- "), unlisted],
  ["sentences over numbered items", (plain) => listed(plain, ""), unlisted],
  ["sentences over lines", (plain) => wrapped(plain, 28), unwrapped],
  ["sentences over indented lines", (plain) => wrapped(plain, 40).replaceAll("\n", "\n    "), unwrapped],
  ["sentences over quoted lines", (plain) => wrapped(plain, 40).replace(/^/gm, "> "), unwrapped],
];

function listed(plain: string, mark: string): string {
  let count = 0;
  const item = (piece: string): string => `${mark === "" ? `${String((count += 1))}. ` : mark}${piece}`;
  return sentencesOf(plain)
    .map((sentence) => {
      count = 0;
      const pieces = piecesOf(sentence);
      return pieces.length < 2 ? sentence : pieces.map(item).join("\n");
    })
    .join("\n");
}

function unlisted(text: string): string {
  return text.replace(/^(?:- |\d\. )/gm, "").replace(/\s+/g, " ");
}

function wrapped(plain: string, width: number): string {
  const lines: string[] = [];
  for (const word of plain.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

function unwrapped(text: string): string {
  return text.replace(/^> /gm, "").replace(/\s+/g, " ");
}

function sentencesOf(plain: string): readonly string[] {
  return plain.split(/(?<=[.!?])\s+/);
}

function piecesOf(sentence: string): readonly string[] {
  const pieces = sentence.split(JOINT).filter((piece) => piece !== "");
  if (pieces.length > 1) return pieces;
  const words = sentence.split(" ");
  const middle = Math.ceil(words.length / 2);
  return words.length < 6 ? [sentence] : [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
}

/** A description cut in the middle of each of its sentences in turn, its halves in two fields that stand side by side. */
export function overTwoFields(tool: JsonObject, cut: number): JsonObject | undefined {
  const description = tool["description"];
  const schema = tool["inputSchema"];
  if (typeof description !== "string" || !isObject(schema)) return undefined;
  const sentences = sentencesOf(description);
  const sentence = sentences[cut];
  if (sentence === undefined) return undefined;
  const words = sentence.split(" ");
  const middle = Math.ceil(words.length / 2);
  const known = schema["properties"];
  const properties: JsonObject = {
    ...(known !== undefined && isObject(known) ? known : {}),
    first_part: { type: "string", description: [...sentences.slice(0, cut), ...words.slice(0, middle)].join(" ") },
    second_part: { type: "string", description: [...words.slice(middle), ...sentences.slice(cut + 1)].join(" ") },
  };
  return { ...tool, description: "", inputSchema: { ...schema, properties } };
}

const TEXT_KEYS = new Set(["description", "title", "default", "instructions", "const"]);

/** A document with each of its texts of plain ASCII rewritten; names, keys and types stay. */
export function rewritten(value: Json, rewrite: (text: string) => string, key = ""): Json {
  if (typeof value === "string")
    return TEXT_KEYS.has(key) && /^[\t\n\r\x20-\x7e]+$/.test(value) ? rewrite(value) : value;
  if (isArray(value)) return value.map((item) => rewritten(item, rewrite, key === "enum" ? "const" : ""));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewritten(item, rewrite, name)]));
}
