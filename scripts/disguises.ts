const BETWEEN_LETTERS = /(?<=[a-z])(?=[a-z])/gi;

/**
 * A way to write a text so that a person or a model reads it and a search for its words does not find it, and the way
 * back, which shows that the meaning is kept: the plain text, but for case and spacing.
 */
export type Disguise = readonly [
  name: string,
  disguise: (plain: string) => string,
  undo: (disguised: string) => string,
];

/** Disguises by character. */
export const DISGUISES: readonly Disguise[] = [
  swapped("Cyrillic letters", "aceopxyijsAEOBCHKMPTXI", "асеорхуіјѕАЕОВСНКМРТХІ"),
  swapped("Cyrillic shapes", "kmtbnKMT", "кмтьпКМТ"),
  swapped("Greek letters", "ovupiAEOTN", "ονυριΑΕΟΤΝ"),
  swapped("Armenian letters", "nhosu", "ոհօѕս"),
  ["full-width letters", (plain) => plain.replace(/\S/g, (letter) => shifted(letter, 0xfee0)), compatible],
  ["bold mathematical letters", (plain) => alphabet(plain, 0x1d400), compatible],
  ["script mathematical letters", (plain) => alphabet(plain, 0x1d4d0), compatible],
  ["typewriter letters", (plain) => alphabet(plain, 0x1d670), compatible],
  ["circled letters", (plain) => plain.replace(/[a-z]/g, (letter) => shifted(letter, 0x24d0 - 97)), compatible],
  [
    "squared letters",
    (plain) => plain.toUpperCase().replace(/[A-Z]/g, (letter) => shifted(letter, 0x1f130 - 65)),
    compatible,
  ],
  [
    "small capitals",
    (plain) => swap(plain.toLowerCase(), "adeghilnorstu", "ᴀᴅᴇɢʜɪʟɴᴏʀꜱᴛᴜ"),
    (text) => swap(text, "ᴀᴅᴇɢʜɪʟɴᴏʀꜱᴛᴜ", "adeghilnorstu"),
  ],
  swapped("accents", "aeioutnl", "áëìôüțñł"),
  ["combining marks", (plain) => plain.replace(/[a-z]/gi, "$&\u0336"), bare],
  ["piles of marks", (plain) => plain.replace(/[a-z]/gi, "$&\u0300\u0323\u0352"), bare],
  ["zero-width spaces", (plain) => plain.replace(BETWEEN_LETTERS, "\u200B"), bare],
  ["zero-width joiners", (plain) => plain.replace(BETWEEN_LETTERS, "\u200D"), bare],
  ["word joiners", (plain) => plain.replace(BETWEEN_LETTERS, "\u2060"), bare],
  ["soft hyphens", (plain) => plain.replace(BETWEEN_LETTERS, "\u00AD"), bare],
  ["byte order marks", (plain) => plain.replace(BETWEEN_LETTERS, "\uFEFF"), bare],
  ["direction controls", (plain) => plain.replace(/\w+/g, "\u202D$&\u202C"), bare],
  ["variation selectors", (plain) => plain.replace(/[a-z]/g, "$&\uFE0E"), bare],
  [
    "colours of a terminal",
    (plain) => plain.replace(/\w+/g, "\u001B[1m$&\u001B[0m"),
    (text) => text.replaceAll("\u001B[1m", "").replaceAll("\u001B[0m", ""),
  ],
  ["backspaces", (plain) => plain.replace(BETWEEN_LETTERS, "\b"), (text) => text.replaceAll("\b", "")],
  ["no-break spaces", (plain) => plain.replaceAll(" ", "\u00A0"), spaced],
  ["wide spaces", (plain) => plain.replaceAll(" ", "\u3000"), spaced],
  ["braille blanks", (plain) => plain.replaceAll(" ", "\u2800"), (text) => text.replaceAll("\u2800", " ")],
  ["doubled spaces", (plain) => plain.replaceAll(" ", "   "), spaced],
  [
    "look-alikes and soft hyphens at once",
    (plain) => swap(plain, "eo", "ео").replace(BETWEEN_LETTERS, "\u00AD"),
    (text) => swap(bare(text), "ео", "eo"),
  ],
];

/** Ways that are undone after folding, or instead of it. */
export const SPELLINGS: readonly Disguise[] = [
  ["emphasis inside words", (plain) => plain.replace(BETWEEN_LETTERS, "**"), (text) => text.replaceAll("**", "")],
  ["emphasis around words", (plain) => plain.replace(/\w+/g, "**$&**"), (text) => text.replaceAll("**", "")],
  ["underscores around words", (plain) => plain.replace(/\w+/g, "_$&_"), (text) => text.replace(/_(\w+)_/g, "$1")],
  ["tags inside words", (plain) => plain.replace(BETWEEN_LETTERS, "<b></b>"), (text) => text.replaceAll("<b></b>", "")],
  // A path or an address in digits would be another one.
  [
    "digits for letters",
    (plain) => plain.replace(/\S+/g, (word) => (/[/@`\\_]|\w\.\w/.test(word) ? word : swap(word, "oe", "03"))),
    (text) => swap(text, "03", "oe"),
  ],
  [
    "spread letters",
    (plain) => plain.replaceAll(" ", "   ").replace(BETWEEN_LETTERS, " "),
    (text) => text.replace(/(?<=[a-z]) (?=[a-z])/gi, ""),
  ],
  [
    "letters parted by dots",
    (plain) => plain.replace(BETWEEN_LETTERS, "."),
    (text) => text.replace(/(?<=[a-z])\.(?=[a-z])/gi, ""),
  ],
  [
    "zero-width spaces instead of spaces",
    (plain) => plain.replaceAll(" ", "\u200B"),
    (text) => text.replaceAll("\u200B", " "),
  ],
  [
    "tag characters",
    (plain) => `x${Array.from(plain, (letter) => shifted(letter, 0xe0000)).join("")}`,
    (text) => Array.from(text.slice(1), (letter) => shifted(letter, -0xe0000)).join(""),
  ],
  [
    "bytes in variation selectors",
    (plain) => `x${bytesOf(plain).map(selector).join("")}`,
    (text) => Buffer.from(Array.from(text.slice(1), byteOf)).toString(),
  ],
  [
    "halves of bytes in variation selectors",
    (plain) =>
      `x${bytesOf(plain)
        .flatMap((byte) => [selector(byte >> 4), selector(byte & 15)])
        .join("")}`,
    (text) => joinedHalves(Array.from(text.slice(1), byteOf)),
  ],
  [
    "bits in zero-width characters",
    (plain) =>
      `x${bytesOf(plain)
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join("")
        .replaceAll("0", "\u200B")
        .replaceAll("1", "\u200C")}`,
    (text) => bitsText(text.slice(1).replaceAll("\u200B", "0").replaceAll("\u200C", "1")),
  ],
  ["base64", (plain) => Buffer.from(plain).toString("base64"), unbase64],
  ["base64 for addresses", (plain) => Buffer.from(plain).toString("base64url"), unbase64],
  [
    "base64 of UTF-16",
    (plain) => Buffer.from(plain, "utf16le").toString("base64"),
    (text) => Buffer.from(text, "base64").toString("utf16le"),
  ],
  [
    "base64 in base64",
    (plain) => Buffer.from(Buffer.from(plain).toString("base64")).toString("base64"),
    (text) => unbase64(unbase64(text)),
  ],
  [
    "base64 on several lines",
    (plain) => Buffer.from(`${plain} `.repeat(4)).toString("base64").replace(/.{32}/g, "$&\n"),
    (text) => repeated(unbase64(text), 4),
  ],
  ["hex", (plain) => Buffer.from(plain).toString("hex"), unhex],
  [
    "hex with spaces",
    (plain) =>
      bytesOf(plain)
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join(" "),
    unhex,
  ],
  [
    "binary digits",
    (plain) =>
      bytesOf(plain)
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join(" "),
    (text) => bitsText(text.replaceAll(" ", "")),
  ],
  ["percent-encoding", (plain) => encodeURIComponent(plain), decodeURIComponent],
  [
    "HTML entities",
    (plain) => Array.from(plain, (letter) => `&#${letter.charCodeAt(0)};`).join(""),
    (text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  ],
  [
    "HTML entities in hex",
    (plain) => Array.from(plain, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join(""),
    (text) => text.replace(/&#x([\da-f]+);/g, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16))),
  ],
  [
    "character escapes",
    (plain) => Array.from(plain, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
    (text) => text.replace(/\\u([\da-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16))),
  ],
  [
    "look-alikes in base64",
    (plain) => Buffer.from(swap(plain, "eo", "ео")).toString("base64"),
    (text) => swap(unbase64(text), "ео", "eo"),
  ],
  [
    "base64 broken by zero-width spaces",
    (plain) => Buffer.from(plain).toString("base64").replace(/.{5}/g, "$&\u200B"),
    (text) => unbase64(bare(text)),
  ],
];

function swapped(name: string, from: string, to: string): Disguise {
  return [name, (plain) => swap(plain, from, to), (text) => swap(text, to, from)];
}

/** What Unicode itself calls the same letters. */
function compatible(text: string): string {
  return text.normalize("NFKC");
}

/** Without marks and without what is not seen. */
function bare(text: string): string {
  return text.replace(/[\p{M}\p{Cf}]/gu, "");
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, " ");
}

function unbase64(text: string): string {
  return Buffer.from(text, "base64").toString();
}

function unhex(text: string): string {
  return Buffer.from(text.replaceAll(" ", ""), "hex").toString();
}

function bitsText(bits: string): string {
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

function byteOf(selected: string): number {
  const code = selected.codePointAt(0) ?? 0;
  return code < 0xe0100 ? code - 0xfe00 : code - 0xe0100 + 16;
}

function joinedHalves(halves: readonly number[]): string {
  const bytes = halves.flatMap((half, at) => (at % 2 === 0 ? [half * 16 + (halves[at + 1] ?? 0)] : []));
  return Buffer.from(bytes).toString();
}

/** One of several equal parts; nothing when they differ. */
function repeated(text: string, times: number): string {
  const part = text.slice(0, text.length / times);
  return part.repeat(times) === text ? part : "";
}

function swap(plain: string, from: string, to: string): string {
  const [known, letters] = [Array.from(from), Array.from(to)];
  return Array.from(plain, (letter) => letters[known.indexOf(letter)] ?? letter).join("");
}

function shifted(letter: string, by: number): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + by);
}

/** Capitals and small letters of a mathematical alphabet stand one behind the other. */
function alphabet(plain: string, capitals: number): string {
  return plain
    .replace(/[A-Z]/g, (letter) => shifted(letter, capitals - 65))
    .replace(/[a-z]/g, (letter) => shifted(letter, capitals + 26 - 97));
}

function bytesOf(text: string): readonly number[] {
  return [...Buffer.from(text)];
}

function selector(byte: number): string {
  return String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);
}
