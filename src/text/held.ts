import type { Text } from "../model/text.ts";
import type { Statement, Thing } from "./directive.ts";
import { foreignIn, isHarmless, isKey } from "./handing.ts";
import { identifierWords } from "./identifier.ts";

/** What says what an argument is to hold. */
const OF_ARGUMENT =
  /^(?:inputSchema\..{0,900}|arguments\.\d{1,6})\.(?:description|title|default|const|(?:examples?|enum)\.\d{1,6})$/;

/** "The path of …": where it is, not what it says. */
const WHERE =
  /\b(?:paths?|names?|location|ids?|identifier|filename|url|type|kind|format|directory|folder|whether|if|number|list|passwords?|passphrase) (?:of|to|for|where|with)\b/i;

/** What a computer tells when it is asked; other words of its kind are ordinary values. */
const ASKED_FOR =
  /^(?:(?:the )?(?:users?'?s?|owner'?s?) (?:clipboard|browser|location|screen)|outputs?|results?|running|installed|process list|list of|active window|window titles|keystrokes|browsing|screen|clipboard|subject lines|unsent|newest|file names)\b/i;

/** What an argument is said to hold that no tool owns: there the argument is the way out, and a noun is enough. */
export function heldIn(statement: Statement, { field }: Text): Thing | undefined {
  if (!OF_ARGUMENT.test(field) || isHarmless(statement)) return undefined;
  const source = foreignIn(statement);
  if (source === undefined || isNamedAfter(field, source)) return undefined;
  if (source.kind === "machine") return ASKED_FOR.test(source.text) ? source : undefined;
  if (!isKey(source)) return source;
  const before = statement.text.slice(0, source.start - statement.start);
  const isSaid =
    statement.says("contents").some(({ start }) => start <= source.end + 3) ||
    /\b(?:found|seen|lying|you)\b/i.test(source.text);
  return isSaid && !WHERE.test(before) ? source : undefined;
}

/** `messages`: "all messages of the chat". A file of the user's is nothing that an argument is called after. */
function isNamedAfter(field: string, { kind, text }: Thing): boolean {
  if (kind === "secretPath") return false;
  const name = /properties\.([^.]{1,100})\.[a-z]{1,20}(?:\.\d{1,6})?$/i.exec(field)?.[1] ?? "";
  const said = text.toLowerCase();
  return identifierWords(name).some(({ word }) => word.length > 2 && said.includes(word));
}
