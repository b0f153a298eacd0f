import { invisibleRuns, type InvisibleKind } from "./invisible.ts";
import { Rewriter, type Rewrite } from "./rewrite.ts";

/** What invisible characters spell, and by which of the known ways. */
export interface Smuggled {
  readonly start: number;
  readonly end: number;
  readonly via: string;
  readonly text: string;
}

/** Fewer selectors than this carry no word. */
const FEWEST_BYTES = 3;

const IN_WORD = /^[\p{L}\p{N}]{2}$/u;

/** Every run of invisible characters of a text that spells something, in order. */
export function smuggledTexts(value: string): readonly Smuggled[] {
  return invisibleRuns(value).flatMap((run) => {
    const spelled = spell(value.slice(run.start, run.end), run.kind);
    return spelled === undefined ? [] : [{ start: run.start, end: run.end, ...spelled }];
  });
}

/** The text with what its invisible characters spell written out where they stand. */
export function unsmuggle(value: string, found: readonly Smuggled[]): Rewrite | undefined {
  const rewriter = new Rewriter(value);
  for (const { start, end, text } of found) rewriter.replace(start, end, apart(text));
  return rewriter.done();
}

/** Hidden characters as the spaces that they may stand for, where several part letters; one alone only breaks a word. */
export function spaceOut(value: string): Rewrite | undefined {
  const runs = invisibleRuns(value).filter(({ kind }) => kind === "zero-width");
  const inWords = runs.filter(({ start, end }) => IN_WORD.test(`${value[start - 1] ?? ""}${value[end] ?? ""}`));
  if (inWords.length < 2) return undefined;
  const rewriter = new Rewriter(value);
  for (const { start, end } of runs) rewriter.replace(start, end, " ");
  return rewriter.done();
}

/** A decoded sentence stands alone, whatever surrounds it; a part of a word stays where it is. */
export function apart(text: string): string {
  return /\S\s+\S/.test(text) ? `\n\n${text}\n\n` : text;
}

function spell(run: string, kind: InvisibleKind): { via: string; text: string } | undefined {
  if (kind === "tags") {
    const text = Array.from(run, (tag) => asciiOf((tag.codePointAt(0) ?? 0) - 0xe0000)).join("");
    return text === "" ? undefined : { via: "tag characters", text };
  }
  if (kind === "selectors") {
    const text = readable(selectorBytes(run)) ?? readable(nibbleBytes(run));
    return text === undefined ? undefined : { via: "variation selectors", text };
  }
  const text = bitText(run);
  return text === undefined ? undefined : { via: "invisible characters read as bits", text };
}

function asciiOf(code: number): string {
  return (code >= 0x20 && code < 0x7f) || code === 9 || code === 10 ? String.fromCharCode(code) : "";
}

/** One byte a selector: the first 16 are 0 to 15, the supplement goes on from there. */
function selectorBytes(run: string): readonly number[] {
  return Array.from(run, (selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
  });
}

/** Two selectors a byte, each of the first 16 a half of it. */
function nibbleBytes(run: string): readonly number[] {
  const halves = selectorBytes(run);
  return halves.flatMap((half, index) => (index % 2 === 0 ? [half * 16 + (halves[index + 1] ?? 0)] : []));
}

/** Two characters that stand for 0 and 1, eight to a letter, perhaps with a third between letters. */
function bitText(run: string): string | undefined {
  if (run.length < FEWEST_BYTES * 8) return undefined;
  const counts = new Map<string, number>();
  for (const character of run) counts.set(character, (counts.get(character) ?? 0) + 1);
  const [zero, one] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([character]) => character);
  if (zero === undefined || one === undefined || counts.size > 3) return undefined;
  const bits = Array.from(run).filter((character) => character === zero || character === one);
  for (const high of [one, zero]) {
    const bytes: number[] = [];
    for (let at = 0; at + 8 <= bits.length; at += 8) {
      bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + (bit === high ? 1 : 0), 0));
    }
    const text = readable(bytes);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Bytes as UTF-8, when that gives words and not noise. */
export function readable(bytes: readonly number[] | Uint8Array): string | undefined {
  if (bytes.length < FEWEST_BYTES) return undefined;
  const text = decoded(bytes);
  if (text === undefined || /(?![\t\n\r])\p{Cc}|[\p{Co}\p{Cn}]/u.test(text)) return undefined;
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return letters >= text.length * 0.6 && /\p{L}{2}/u.test(text) ? text : undefined;
}

/** Bytes as ASCII, when each is seen and the whole has a form: commands and addresses have more signs than letters. */
export function printable(bytes: Uint8Array, form: RegExp): string | undefined {
  if (bytes.length < FEWEST_BYTES || bytes.some((byte) => byte > 126 || byte < 32)) return undefined;
  const text = UTF_8.decode(bytes);
  return form.test(text) ? text : undefined;
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });
const UTF_16 = new TextDecoder("utf-16le", { fatal: true });

function decoded(bytes: readonly number[] | Uint8Array): string | undefined {
  const data = Uint8Array.from(bytes);
  // Every second byte is 0 where Latin text is in UTF-16; a few are not where quotes and dashes stand.
  let zeros = 0;
  for (let at = 1; at < data.length; at += 2) zeros += data[at] === 0 ? 1 : 0;
  const isWide = data.length % 2 === 0 && data.length >= 8 && zeros * 2 >= data.length * 0.9;
  // In UTF-8 a control character is a byte of its own: most runs that only look encoded end here.
  if (!isWide && data.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return undefined;
  try {
    return (isWide ? UTF_16 : UTF_8).decode(data);
  } catch {
    return undefined;
  }
}
