/** Names that people search for; others are known by their number. Source: UnicodeData.txt. */
const NAMES = new Map([
  [0x07, "bell"],
  [0x08, "backspace"],
  [0x1b, "escape"],
  [0x7f, "delete"],
  [0x9b, "control sequence introducer"],
  [0xad, "soft hyphen"],
  [0x34f, "combining grapheme joiner"],
  [0x200b, "zero width space"],
  [0x200c, "zero width non-joiner"],
  [0x200d, "zero width joiner"],
  [0x200e, "left-to-right mark"],
  [0x200f, "right-to-left mark"],
  [0x202a, "left-to-right embedding"],
  [0x202b, "right-to-left embedding"],
  [0x202c, "end of embedding"],
  [0x202d, "left-to-right override"],
  [0x202e, "right-to-left override"],
  [0x2060, "word joiner"],
  [0x2062, "invisible times"],
  [0x2064, "invisible plus"],
  [0x2066, "left-to-right isolate"],
  [0x2067, "right-to-left isolate"],
  [0x2068, "first strong isolate"],
  [0x2069, "end of isolate"],
  [0x2800, "braille blank"],
  [0x3164, "Hangul filler"],
  [0xfe0f, "variation selector 16"],
  [0xfeff, "zero width no-break space"],
]);

/** Characters listed by name before the rest is counted. */
const LISTED = 6;

/** `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The different characters of a text, in the order in which they appear: `U+200B (zero width space) ×3, U+2060 …`. */
export function codePoints(text: string): string {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const listed = [...counts].slice(0, LISTED).map(([character, count]) => {
    const name = NAMES.get(character.codePointAt(0) ?? 0);
    return `${codePoint(character)}${name === undefined ? "" : ` (${name})`}${count > 1 ? ` ×${count}` : ""}`;
  });
  const more = counts.size - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** A stretch with some of its characters spelled out: `Do n[U+200B]ot`. */
export function spelledOut(text: string, isSpelled: (character: string) => boolean): string {
  return Array.from(text, (character) => (isSpelled(character) ? `[${codePoint(character)}]` : character)).join("");
}
