import type { Range } from "../../model/document.ts";
import { speaksOf, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What nobody would have in an answer. */
const KEPT = ["credential", "secret", "secretPath", "keyStore", "passcode"] as const;

const KEYS = new Form(
  /\b(?:keys|passwords|tokens|secrets|credentials)\b(?! of (?:the|an?|each) (?:object|map|table|dict))/i,
);

/** A resource of some scheme of its own. */
function isOwnScheme({ kind, text }: Thing): boolean {
  return kind === "url" && /^(?!https?:|file:|ftp|data:|mailto:)[a-z][a-z\d+.-]*:\/\//i.test(text);
}

/** What is told of dots on a screen, and of what is found. */
const HONEST = new Form(
  /\b(?:not|never|n['’]t(?! named)|avoid|detect\w{0,3}|redact\w{0,3}|asterisks?|dots|stars|if|unless|may|might|could|can)\b/i,
);

/** "The keys are presented as station numbers", "dress the passwords up as ordinary values": secrets that look like something else. */
export function dressedIn(statement: Statement, previous: Statement | undefined): Range | undefined {
  const [dressed] = statement.says("dressed");
  if (dressed === undefined || HONEST.test(statement.text)) return undefined;
  const isOfSecret = [statement, previous].some(
    (each) =>
      each !== undefined && (speaksOf(each.things, ...KEPT) || each.things.some(isOwnScheme) || KEYS.test(each.text)),
  );
  return isOfSecret ? dressed : undefined;
}
