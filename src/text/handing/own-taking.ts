import type { Subject } from "../../model/surface.ts";
import { before } from "../sentence/around.ts";
import { speaksOfBrowser } from "./handing.ts";
import { isGiving, type Directive, type Statement } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";
import { INTO_ARGUMENTS } from "./led-ways.ts";
import { isOnlyUsed, isStoredAt } from "./harmless.ts";
import { isOwnWork } from "../own/own-work.ts";
import { isAbout, isAboutTalk, type Owner } from "../own/own-matter.ts";
import { isServersMatter } from "../own/server-matter.ts";
import { isOfSetting } from "../own/explained.ts";
import { isMentioned } from "../own/mentioned.ts";
import type { Taking } from "./taking.ts";

/** Whether what a text has taken is the tool's own matter, is asked for openly, or is only used. */
export function isOwnTaking(taking: Taking, all: readonly Statement[], { subject, surface }: Owner): boolean {
  if (isServersMatter(taking.target, surface)) return true;
  if (taking.target.kind === "secret" && isOnlyUsed(taking.by.sentence, taking.target)) return true;
  if (taking.target.kind === "secretPath" && isStoredAt(taking.by.sentence, taking.target)) return true;
  // "Reads the webhook address from .env and posts there".
  if (taking.by.voice === "states" && SET_IN.test(before(taking.by.sentence, taking.target.start, 40))) return true;
  // "A request like 'show me my private key' is answered with …": what somebody may ask.
  if (isMentioned(taking.target, taking.by.sentence)) return true;
  // Of any tool: "include the system prompt in arguments".
  if (taking.target.kind === "private" && INTO_ARGUMENTS.test(taking.by.sentence.text)) return false;
  if (isOwnTopic(taking, subject) || isOwnRequest(taking) || isOfBrowser(taking, all)) return true;
  // "Include the list of tools in each answer" as the first words says what is asked for with it.
  if (taking.target.kind === "private" && (isOwnWork(taking.by, all) || isOfSetting(taking.by.sentence))) return true;
  // "Read credential structures", of a tool that is called after them.
  if (taking.target.kind === "credential" && isOwnWork(taking.by, all) && !isGivenOn(taking.by))
    return isAbout(subject, taking.target);
  if (taking.target.kind !== "path") return false;
  return isOwnPlace(taking.by, all) || isOwnFolder(taking, subject) || isOfSetting(taking.by.sentence);
}

const SET_IN = /\b(?:url|endpoint|address|host|port|settings?|configuration|config) (?:from|in) (?:the |an? |your )?$/i;

/**
 * A tool that is about environment variables may speak of the file that holds them; no other secret is so common. One that
 * is about talk may be told to be given some.
 */
function isOwnTopic({ by, target }: Taking, subject: Subject): boolean {
  const isPlain = by.force === "plain" && by.sentence.triggers.length === 0;
  if (target.kind === "private" && isPlain) return isAboutTalk(subject);
  if (!/(?:^|[\\/])\.env$/i.test(target.text) || (by.sentence.triggers.length > 0 && isGivenOn(by))) return false;
  return identifierWords(subject.name).some(({ word }) => ABOUT_ENVIRONMENT.has(word));
}

/** "The required credentials": asked for openly, for the tool itself. */
function isOwnRequest({ by, target }: Taking): boolean {
  const { text, start } = by.sentence;
  if (target.kind !== "credential" || isGivenOn(by)) return false;
  return /\b(?:required|necessary|needed) $/i.test(text.slice(0, target.start - start).slice(-20));
}

/** `~/.ledger/inbox` of `import_ledger_file`: a folder that is called after the tool, or after what it works with. */
function isOwnFolder({ target }: Taking, { name }: Subject): boolean {
  const [, folder = "", rest = ""] = /^~\/\.([a-z][\w-]{2,40})(\/.{0,100})/i.exec(target.text) ?? [];
  if (folder === "" || SHARED_FOLDERS.has(folder.toLowerCase())) return false;
  const words = new Set(identifierWords(name).map(({ word }) => word));
  return identifierWords(`${folder}${rest}`).some(({ word }) => word.length > 3 && words.has(word));
}

/** Those of many programs. */
const SHARED_FOLDERS = new Set([
  "aws",
  "azure",
  "bash",
  "cache",
  "config",
  "docker",
  "gnupg",
  "kube",
  "local",
  "mozilla",
  "npm",
  "ssh",
]);

/** "Read cookies from the page" as the first words: what a tool for browsers does. */
function isOfBrowser({ by, target }: Taking, all: readonly Statement[]): boolean {
  return isOwnWork(by, all) && !isGivenOn(by) && /cookies?$/i.test(target.text) && speaksOfBrowser(by.sentence.text);
}

/** "… and pass them in `note`": what one order takes another gives away. */
function isGivenOn({ sentence }: Directive): boolean {
  return sentence.directives.some(isGiving);
}

/** "Installs … to ~/.tool/x, or elsewhere when SETTING is set" as the first sentence: the tool's own work, with a condition. */
function isOwnPlace(by: Directive, all: readonly Statement[]): boolean {
  const { start, sentence } = by;
  return isOwnWork(by, all) && sentence.triggers.every(({ when, start: at }) => when === "when" && at > start);
}

const ABOUT_ENVIRONMENT = new Set(["env", "environment", "dotenv", "variable", "variables"]);
