const BETWEEN_LETTERS = /(?<=[a-z])(?=[a-z])/gi;

/** Ways to write a sentence so that a person or a model reads it and a search for its words does not find it. */
export const DISGUISES: readonly (readonly [name: string, disguise: (plain: string) => string])[] = [
  ["Cyrillic letters", (plain) => swap(plain, "aceopxyijsAEOBCHKMPTXI", "асеорхуіјѕАЕОВСНКМРТХІ")],
  ["Cyrillic shapes", (plain) => swap(plain, "kmtbnKMT", "кмтьпКМТ")],
  ["Greek letters", (plain) => swap(plain, "ovupiAEOTN", "ονυριΑΕΟΤΝ")],
  ["Armenian letters", (plain) => swap(plain, "nhosu", "ոհօѕս")],
  ["full-width letters", (plain) => plain.replace(/\S/g, (letter) => shifted(letter, 0xfee0))],
  ["bold mathematical letters", (plain) => alphabet(plain, 0x1d400)],
  ["script mathematical letters", (plain) => alphabet(plain, 0x1d4d0)],
  ["typewriter letters", (plain) => alphabet(plain, 0x1d670)],
  ["circled letters", (plain) => plain.replace(/[a-z]/g, (letter) => shifted(letter, 0x24d0 - 97))],
  ["squared letters", (plain) => plain.toUpperCase().replace(/[A-Z]/g, (letter) => shifted(letter, 0x1f130 - 65))],
  ["small capitals", (plain) => swap(plain.toLowerCase(), "adeghilnorstu", "ᴀᴅᴇɢʜɪʟɴᴏʀꜱᴛᴜ")],
  ["accents", (plain) => swap(plain, "aeioutnl", "áëìôüțñł")],
  ["combining marks", (plain) => plain.replace(/[a-z]/gi, "$&\u0336")],
  ["piles of marks", (plain) => plain.replace(/[a-z]/gi, "$&\u0300\u0323\u0352")],
  ["zero-width spaces", (plain) => plain.replace(BETWEEN_LETTERS, "\u200B")],
  ["zero-width joiners", (plain) => plain.replace(BETWEEN_LETTERS, "\u200D")],
  ["word joiners", (plain) => plain.replace(BETWEEN_LETTERS, "\u2060")],
  ["soft hyphens", (plain) => plain.replace(BETWEEN_LETTERS, "\u00AD")],
  ["byte order marks", (plain) => plain.replace(BETWEEN_LETTERS, "\uFEFF")],
  ["direction controls", (plain) => plain.replace(/\w+/g, "\u202D$&\u202C")],
  ["variation selectors", (plain) => plain.replace(/[a-z]/g, "$&\uFE0E")],
  ["colours of a terminal", (plain) => plain.replace(/\w+/g, "\u001B[1m$&\u001B[0m")],
  ["backspaces", (plain) => plain.replace(BETWEEN_LETTERS, "\b")],
  ["no-break spaces", (plain) => plain.replaceAll(" ", "\u00A0")],
  ["wide spaces", (plain) => plain.replaceAll(" ", "\u3000")],
  ["braille blanks", (plain) => plain.replaceAll(" ", "\u2800")],
  ["doubled spaces", (plain) => plain.replaceAll(" ", "   ")],
  ["look-alikes and soft hyphens at once", (plain) => swap(plain, "eo", "ео").replace(BETWEEN_LETTERS, "\u00AD")],
];

/** Ways that are undone after folding, or instead of it. */
export const SPELLINGS: readonly (readonly [name: string, disguise: (plain: string) => string])[] = [
  ["emphasis inside words", (plain) => plain.replace(BETWEEN_LETTERS, "**")],
  ["emphasis around words", (plain) => plain.replace(/\w+/g, "**$&**")],
  ["underscores around words", (plain) => plain.replace(/\w+/g, "_$&_")],
  ["tags inside words", (plain) => plain.replace(BETWEEN_LETTERS, "<b></b>")],
  ["digits for letters", (plain) => swap(plain, "oe", "03")],
  ["spread letters", (plain) => plain.replaceAll(" ", "   ").replace(BETWEEN_LETTERS, " ")],
  ["letters parted by dots", (plain) => plain.replace(BETWEEN_LETTERS, ".")],
  ["zero-width spaces instead of spaces", (plain) => plain.replaceAll(" ", "\u200B")],
  ["tag characters", (plain) => `x${Array.from(plain, (letter) => shifted(letter, 0xe0000)).join("")}`],
  ["bytes in variation selectors", (plain) => `x${bytesOf(plain).map(selector).join("")}`],
  [
    "halves of bytes in variation selectors",
    (plain) =>
      `x${bytesOf(plain)
        .flatMap((byte) => [selector(byte >> 4), selector(byte & 15)])
        .join("")}`,
  ],
  [
    "bits in zero-width characters",
    (plain) =>
      `x${bytesOf(plain)
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join("")
        .replaceAll("0", "\u200B")
        .replaceAll("1", "\u200C")}`,
  ],
  ["base64", (plain) => Buffer.from(plain).toString("base64")],
  ["base64 for addresses", (plain) => Buffer.from(plain).toString("base64url")],
  ["base64 of UTF-16", (plain) => Buffer.from(plain, "utf16le").toString("base64")],
  ["base64 in base64", (plain) => Buffer.from(Buffer.from(plain).toString("base64")).toString("base64")],
  ["base64 on several lines", (plain) => Buffer.from(plain.repeat(4)).toString("base64").replace(/.{32}/g, "$&\n")],
  ["hex", (plain) => Buffer.from(plain).toString("hex")],
  [
    "hex with spaces",
    (plain) =>
      bytesOf(plain)
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join(" "),
  ],
  [
    "binary digits",
    (plain) =>
      bytesOf(plain)
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join(" "),
  ],
  ["percent-encoding", (plain) => encodeURIComponent(plain)],
  ["HTML entities", (plain) => Array.from(plain, (letter) => `&#${letter.charCodeAt(0)};`).join("")],
  [
    "HTML entities in hex",
    (plain) => Array.from(plain, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join(""),
  ],
  [
    "character escapes",
    (plain) => Array.from(plain, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  ],
  ["look-alikes in base64", (plain) => Buffer.from(swap(plain, "eo", "ео")).toString("base64")],
  ["base64 broken by zero-width spaces", (plain) => Buffer.from(plain).toString("base64").replace(/.{5}/g, "$&\u200B")],
];

function swap(plain: string, from: string, to: string): string {
  const letters = Array.from(to);
  return Array.from(plain, (letter) => letters[from.indexOf(letter)] ?? letter).join("");
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
