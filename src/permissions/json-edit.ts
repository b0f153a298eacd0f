import {
  applyEdits,
  createScanner,
  findNodeAtLocation,
  modify,
  parse,
  parseTree,
  printParseErrorCode,
  type FormattingOptions,
  type JSONPath,
  type Node,
  type ParseError,
} from "jsonc-parser";
import { InputError } from "../model/errors.ts";
import type { Json } from "../model/json.ts";

/** Comments and trailing commas are read, as clients read them. @throws InputError for what is no JSON. */
export function parsedSettings(text: string): Json {
  const errors: ParseError[] = [];
  const value = parse(text, errors, { allowTrailingComma: true }) as Json;
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split("\n").length;
    throw new InputError(`the settings file is not JSON: ${printParseErrorCode(error.error)} in line ${line}`);
  }
  return value;
}

/** Whether an object of the file says a key twice: clients take the last, and edits go to the first. */
export function isTwice(text: string, path: JSONPath, key: string): boolean {
  const tree = parseTree(text);
  const object = tree === undefined ? undefined : findNodeAtLocation(tree, path);
  return (object?.children ?? []).filter(({ children }) => children?.[0]?.value === key).length > 1;
}

/** Sets one value; comments, order and white space of everything else stay. */
export function withValue(text: string, path: JSONPath, value: Json): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: formatOf(text) }));
}

/** Adds items at the end of a list: the first as the package lays it out, the others in one piece, each as the first. */
export function withItems(text: string, path: JSONPath, length: number, values: readonly string[]): string {
  const [first, ...others] = values;
  if (first === undefined) return text;
  const options = { formattingOptions: formatOf(text), isArrayInsertion: true };
  const out = applyEdits(text, modify(text, [...path, length], first, options));
  const item = itemsIn(out, path)[length];
  if (item === undefined) return out;
  const [lead = " "] = /(?:\r?\n[ \t]*)?$/.exec(out.slice(0, item.offset).slice(-LONGEST_INDENT)) ?? [];
  const end = item.offset + item.length;
  const rest = others.map((value) => `,${lead === "" ? " " : lead}${JSON.stringify(value)}`);
  return `${out.slice(0, end)}${rest.join("")}${out.slice(end)}`;
}

const LONGEST_INDENT = 200;

/** Takes items out of a list; comments around them stay, which the package would take along. */
export function withoutItems(text: string, path: JSONPath, isGone: (value: unknown) => boolean): string {
  const items = itemsIn(text, path);
  const lastKept = items.findLastIndex(({ value }) => !isGone(value));
  const cuts = items.flatMap(({ offset, length, value }, index): readonly Cut[] => {
    const end = offset + length;
    // With the items at the end goes the comma before each of them, and one behind the last stays where it is.
    const isCommaCut = index < lastKept ? isGone(value) : lastKept === -1 || index < items.length - 1;
    const comma = isCommaCut ? commaAfter(text, end) : undefined;
    return [
      ...(isGone(value) ? [lineOf(text, offset, end)] : []),
      ...(comma === undefined ? [] : [{ start: comma, end: comma + 1 }]),
    ];
  });
  const kept = cuts.map(({ start }, index) => text.slice(cuts[index - 1]?.end ?? 0, start));
  return `${kept.join("")}${text.slice(cuts.at(-1)?.end ?? 0)}`;
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

function itemsIn(text: string, path: JSONPath): readonly Node[] {
  const tree = parseTree(text);
  return (tree === undefined ? undefined : findNodeAtLocation(tree, path))?.children ?? [];
}

/** The offset of the next comma, comments passed over; undefined when another token comes first. */
function commaAfter(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  return text[scanner.getTokenOffset()] === "," ? scanner.getTokenOffset() : undefined;
}

/** The item with the blanks before it, and with its line break when it has the line to itself. */
function lineOf(text: string, start: number, end: number): Cut {
  let from = start;
  while (text[from - 1] === " " || text[from - 1] === "\t") from -= 1;
  const isAlone = text[from - 1] === "\n" && /^,?[ \t]*\r?\n/.test(text.slice(end, end + 200));
  return { start: isAlone ? from - 1 : from, end };
}

/** As the file is indented already. */
function formatOf(text: string): FormattingOptions {
  const [, indent = "  "] = /\n([ \t]+)\S/.exec(text.slice(0, 10_000)) ?? [];
  const isTab = indent.startsWith("\t");
  return { tabSize: isTab ? 1 : indent.length, insertSpaces: !isTab, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}
