/** What a person does not see: how it hides text decides how it is read and what is said of it. */
export type InvisibleKind = "tags" | "selectors" | "bidi" | "zero-width";

/** Neighbouring characters that nobody sees and that their place does not explain. UTF-16 units, end exclusive. */
export interface InvisibleRun {
  readonly start: number;
  readonly end: number;
  readonly kind: InvisibleKind;
}

/** Source: Unicode's Default_Ignorable_Code_Point, the interlinear marks, and the braille blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]+/gu;

/** Without such a character a text has no hidden run. */
export const INVISIBLE_SIGN = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const TAKES_SELECTOR = /[\p{Extended_Pictographic}\p{S}]/u;
const IDEOGRAPH = /\p{Script=Han}/u;
/** Scripts whose spelling needs the zero-width joiner and non-joiner. */
const JOINED_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Scripts that write no spaces and mark where a line may break. */
const UNSPACED_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const HANGUL_PART = /[\u1100-\u11FF]/;

/** Region flags: a black flag, the letters of the region, the end tag. Nothing longer: it could be a sentence. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/uy;

/** How far from a direction mark the right-to-left letter may stand that explains it. */
const MARK_REACH = 4;

/** The hidden runs of a text, in order. Spelling that needs an invisible character, and emoji, make none. */
export function invisibleRuns(value: string): readonly InvisibleRun[] {
  const runs: InvisibleRun[] = [];
  for (const match of value.matchAll(INVISIBLE)) {
    const end = match.index + match[0].length;
    for (let at = match.index; at < end;) {
      const explained = honestLength(value, at);
      if (explained === 0) extend(runs, at, at + unitsAt(value, at), kindOf(value.codePointAt(at) ?? 0));
      at += explained === 0 ? unitsAt(value, at) : explained;
    }
  }
  return runs;
}

function extend(runs: InvisibleRun[], start: number, end: number, kind: InvisibleKind): void {
  const last = runs.at(-1);
  if (last?.end === start && last.kind === kind) runs[runs.length - 1] = { ...last, end };
  else runs.push({ start, end, kind });
}

function kindOf(code: number): InvisibleKind {
  if (code >= 0xe0000 && code <= 0xe007f) return "tags";
  if (isSelector(code) || (code >= 0x180b && code <= 0x180f && code !== 0x180e)) return "selectors";
  if (code === 0x61c || code === 0x200e || code === 0x200f) return "bidi";
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ? "bidi" : "zero-width";
}

function isSelector(code: number): boolean {
  return (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef);
}

/** How many units from `at` on are explained by where they stand; 0 for a hidden character. */
function honestLength(value: string, at: number): number {
  const code = value.codePointAt(at) ?? 0;
  const units = unitsAt(value, at);
  const before = characterBefore(value, at);
  const after = characterAt(value, at + units);
  if (code >= 0xe0000 && code <= 0xe007f) return flagLength(value, at);
  return isExplained(code, before, after, value, at) ? units : 0;
}

function isExplained(code: number, before: string, after: string, value: string, at: number): boolean {
  if (isSelector(code)) {
    if (/[\d#*]/.test(before)) return code === 0xfe0f && after === "\u20E3";
    return code <= 0xfe0f && TAKES_SELECTOR.test(before) ? true : IDEOGRAPH.test(before);
  }
  switch (code) {
    case 0xfeff:
      return at === 0;
    case 0x200d:
      return joinsEmoji(value, at, before, after) || JOINED_SCRIPT.test(before);
    case 0x200c:
      return JOINED_SCRIPT.test(before);
    case 0x200b:
      return UNSPACED_SCRIPT.test(before) && UNSPACED_SCRIPT.test(after);
    case 0x200e:
    case 0x200f:
    case 0x61c:
      return RIGHT_TO_LEFT.test(value.slice(Math.max(0, at - MARK_REACH), at + 1 + MARK_REACH));
    case 0x115f:
    case 0x1160:
      return HANGUL_PART.test(before) || HANGUL_PART.test(after);
    case 0x17b4:
    case 0x17b5:
      return /\p{Script=Khmer}/u.test(before);
    case 0x2800:
      return /[\u2800-\u28FF]/.test(before + after);
    default:
      return code >= 0x180b && code <= 0x180f && /\p{Script=Mongolian}/u.test(before);
  }
}

/** A joiner between two pictographs, the first perhaps with its selector. */
function joinsEmoji(value: string, at: number, before: string, after: string): boolean {
  const left = before === "\uFE0F" ? characterBefore(value, at - 1) : before;
  return PICTOGRAPH.test(left) && PICTOGRAPH.test(after);
}

function flagLength(value: string, at: number): number {
  FLAG.lastIndex = at - 2;
  const flag = at < 2 ? null : FLAG.exec(value);
  return flag === null ? 0 : flag[0].length - 2;
}

function unitsAt(value: string, at: number): number {
  return (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function characterAt(value: string, at: number): string {
  const code = value.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function characterBefore(value: string, at: number): string {
  const low = value.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low <= 0xdfff && at >= 2;
  return at === 0 ? "" : characterAt(value, isPair ? at - 2 : at - 1);
}
