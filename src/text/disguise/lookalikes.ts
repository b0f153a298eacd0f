// The data alone: the package's own code makes one regular expression of all 6,000 of them whenever it is loaded.
import confusables from "unhomoglyph/data.json" with { type: "json" };

/**
 * What a character passes for. `form`: another form of an ASCII character, never a letter of another script (widths,
 * mathematical letters, accents, quotes). `imitation`: a letter of another script that looks like it. `shape`: one that
 * only resembles it (к, т, ν): between Latin letters it is read so. `letter`: a letter that looks like no ASCII one.
 * `other`: all else.
 */
export interface Look {
  readonly kind: "form" | "imitation" | "shape" | "letter" | "other";
  /** ASCII; the character itself for `letter` and `other`. */
  readonly as: string;
}

/** Ordinary typography, and signs whose ASCII spelling would say something else: kept as they are. */
const KEPT = new Set("–—―…•·×°§«»¿¡‖™℠®©№½¼¾²³¹ªº†‡‰′″‹›∥∣⁓≠");

/**
 * Shapes that Unicode's confusables tie to no ASCII letter, each before the letter that people read in it. Source:
 * small capitals of the phonetic blocks, and the prototypes under which confusables.txt files Cyrillic and Greek letters.
 */
const SHAPES = new Map(
  (
    "ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ʍm ĸk ƅb πn ᴎn ᴙr гr Иn Яr ɛe ʋv ᴨn " +
    "ɑa ɡg ɩi ɾr ʂs ɦh ƙk ɱm ŋn ʐz ʃs ɔo əe ɐa ꓥa ⴹe"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Scripts whose characters nobody reads as Latin ones. */
const NEVER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

const ASCII = /^[\x20-\x7e]+$/;
const NEGATIVE_CAPITALS = [0x1f150, 0x1f170];

const PROTOTYPES: Readonly<Record<string, string>> = confusables;

const known = new Map<string, Look>();

/** Looks are few and asked for often: each is worked out once. */
export function lookOf(character: string): Look {
  const look = known.get(character);
  if (look !== undefined) return look;
  const found = findLook(character);
  known.set(character, found);
  return found;
}

function findLook(character: string): Look {
  if (KEPT.has(character)) return { kind: "other", as: character };
  const isLetter = /[\p{L}\p{N}]/u.test(character);
  const plain = bare(character);
  // NFKD turns a lone accent into a space and a mark; the confusables know it as a quote.
  if (ASCII.test(plain) && plain.trim() !== "") return { kind: "form", as: plain };
  const block = NEGATIVE_CAPITALS.find((first) => inAlphabet(character, first));
  if (block !== undefined) {
    return { kind: "form", as: String.fromCodePoint(65 + (character.codePointAt(0) ?? 0) - block) };
  }
  if (NEVER.test(character)) return { kind: isLetter ? "letter" : "other", as: character };
  const as = imitated(character, plain);
  if (!ASCII.test(as)) return { kind: isLetter ? "letter" : "other", as: character };
  if (!isLetter || /\p{Script=Latin}/u.test(character)) return { kind: "form", as };
  return { kind: isClose(character, plain) ? "imitation" : "shape", as };
}

function inAlphabet(character: string, first: number): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= first && code < first + 26;
}

/** Compatibility forms resolved and marks taken off. */
function bare(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}+/gu, "");
}

function imitated(character: string, plain: string): string {
  const shape = Array.from(plain.trim() === "" ? character : plain, shapeOf).join("");
  const text = shape.replaceAll("''", '"');
  // The confusables file every upright stroke under l; a capital one is an I.
  return text === "l" && /[\p{Lu}\p{Script=Lisu}]/u.test(character) ? "I" : text;
}

/** Whether the confusables themselves, and not our shapes, tie it to ASCII. */
function isClose(character: string, plain: string): boolean {
  return Array.from(plain.trim() === "" ? character : plain).every(
    (one) => !SHAPES.has(one) && ASCII.test(bare(prototypeOf(one))),
  );
}

function shapeOf(character: string): string {
  const direct = SHAPES.get(character);
  if (direct !== undefined) return direct;
  // ASCII has confusables too (m is rn): only what is not ASCII is looked up.
  const prototype = ASCII.test(character) ? character : bare(prototypeOf(character));
  return Array.from(prototype, (one) => SHAPES.get(one) ?? one).join("");
}

/** Unicode's confusables.txt, the character itself when it has no entry. */
function prototypeOf(character: string): string {
  return Object.hasOwn(PROTOTYPES, character) ? (PROTOTYPES[character] ?? character) : character;
}

/** A character of a name that is taken for another. */
export interface Stranger {
  readonly character: string;
  readonly as: string;
}

/** Greek letters that stand for a quantity or a unit beside Latin ones. */
const QUANTITY = /^[αβγδεζηθκλμπρστφχψωµΓΔΘΛΠΣΦΨΩ]$/;
const QUANTITY_LENGTH = 3;

/**
 * The characters that do not belong in a name: letters that imitate Latin ones beside those, in one part of it or as a
 * part of their own, and other forms of letters. A name wholly in another script has none.
 */
export function strangers(name: string): readonly Stranger[] {
  if (!/[^\x20-\x7e]/.test(name)) return [];
  const latin = /\p{Script=Latin}/u;
  const found = new Map<string, Stranger>();
  for (const [part] of name.matchAll(/[\p{L}\p{N}]+/gu)) {
    const letters = Array.from(part);
    const imitating = letters.filter((letter) => /^(?:imitation|shape)$/.test(lookOf(letter).kind));
    const isPart = letters.length > 1 && imitating.length === letters.length;
    const isQuantity = letters.length <= QUANTITY_LENGTH && imitating.length === 1 && QUANTITY.test(imitating[0] ?? "");
    const mixed = latin.test(part) ? !isQuantity : isPart && latin.test(name);
    const forms = letters.filter((letter) => letter > "\x7e" && /^[a-z\d]$/i.test(letter.normalize("NFKC")));
    for (const character of [...(mixed ? imitating : []), ...forms]) {
      found.set(character, { character, as: lookOf(character).as });
    }
  }
  return [...found.values()];
}

/** One spelling for all names that a hasty eye takes for the same. */
export function skeleton(name: string): string {
  const ascii = ASCII.test(name)
    ? name
    : Array.from(name, (character) => (character > "\x7e" ? lookOf(character).as : character)).join("");
  return ascii.toLowerCase().replaceAll("0", "o").replace(/[1i|]/g, "l");
}
