import type { Subject } from "../model/surface.ts";
import type { Text } from "../model/text.ts";
import { isOrder, SENTENCE_SIGN, type Directive, type Statement, type Thing } from "../text/sentence/directive.ts";
import { isDocumented } from "../text/own/documented.ts";
import { identifierWords } from "../text/identifier.ts";
import { isOnlyUsed } from "../text/handing/harmless.ts";
import { isOwnWork } from "../text/own/own-work.ts";
import { isKey } from "../text/own/foreign.ts";
import { handingIn, type Handing } from "../text/handing/handing.ts";
import { heldIn, nameIn } from "../text/handing/held.ts";
import { isAbout, isAboutTalk, isArgument, isArgumentName, isWay } from "../text/own/own-matter.ts";
import { isMentioned } from "../text/own/mentioned.ts";
import { isListedName, isListedSample } from "../text/own/listed.ts";
import { takingIn, type Taking } from "../text/handing/taking.ts";
import { carriedIn } from "../text/handing/carried.ts";
import type { Facts, Rule } from "./rule.ts";

export const triggerPlusSensitiveTarget = {
  id: "trigger-plus-sensitive-target",
  aliases: ["STRUCT007", "model-directed-text"],
  severity: "critical",
  severities: ["high", "medium"],
  kind: "security",
  summary: "One sentence joins an occasion or a duty with reading or sending keys, secrets or private text",
  why: `
This is the whole shape of a tool-poisoning attack in one sentence: when to act, what to do, and a target that the tool
does not own. A sentence that only names a key file, or tells the user to create one, has no such shape.

The verb may be any: what counts too is that something which no tool owns (keys, what was said, what other tools answered,
what the computer or a mailbox tells of its owner, what is known of a person) and a way out (an argument of the tool, the
call, an address, a vendor) stand in one sentence that neither forbids nor permits it. Where the text says what an argument
is, the argument is the way out. A tool whose name is about such things may be given them.

Records that people and firms keep to themselves (accounts, diagnoses, grades, codes of doors, lists of customers) count
where a spare argument, a commit message or the like takes them along, or where somebody sees them whom it does not concern:
a sponsor, a public link, a group.`,
  fix: "A tool that needs a secret reads it in its own code, from its own configuration. Delete the sentence.",
  cwe: [94, 200],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "instruction-override", "sensitive-path"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [at, statement] of all.entries()) {
      const taking = takingIn(statement, all[at + 1]);
      if (taking !== undefined && !isOwnTaking(taking, all, facts.subject)) {
        yield {
          at: { text, start: statement.start, end: statement.end },
          message: `Makes the model ${taking.by.verb.toLowerCase()} "${taking.target.text}" as part of another task.`,
        };
        continue;
      }
      const sure = handedIn(all, at, text, facts);
      const carried = sure === undefined ? carriedOf(statement, text, facts) : undefined;
      const handed = sure ?? carried;
      if (handed === undefined || isListed(handed.source, statement)) continue;
      yield {
        at: { text, start: handed.start, end: handed.end },
        message: `Has "${handed.source.text}" handed out, which no tool of this kind owns.`,
        severity: isKey(handed.source) ? "critical" : carried?.isSure === false ? "medium" : "high",
      };
    }
  },
} satisfies Rule;

function isOwnTaking(taking: Taking, all: readonly Statement[], subject: Subject): boolean {
  if (taking.target.kind === "secret" && isOnlyUsed(taking.by.sentence, taking.target)) return true;
  // "A request like 'show me my private key' is answered with …": what somebody may ask.
  if (isMentioned(taking.target, taking.by.sentence)) return true;
  if (isOwnMatter(taking, subject) || isOwnRequest(taking, subject) || isOfBrowser(taking, all)) return true;
  // "Include the list of tools in each answer" as the first words says what is asked for with it.
  if (taking.target.kind === "private" && isOwnWork(taking.by, all)) return true;
  return taking.target.kind === "path" && (isOwnPlace(taking.by, all) || isOwnFolder(taking, subject));
}

/** Listed among values, names or samples, while nothing is to be given. */
function isListed(source: Thing, statement: Statement): boolean {
  const gives = statement.directives.some(
    (each) => isOrder(each) && (each.acts.has("include") || each.acts.has("send")),
  );
  return !gives && (isListedName(source, statement) || (!isKey(source) && isListedSample(source, statement)));
}

/** What is taken along where nobody looks, or to somebody who should not see it. */
function carriedOf(statement: Statement, { field }: Text, { subject, surface }: Facts): ReturnType<typeof carriedIn> {
  const carried = carriedIn(statement, {
    isFirst: statement.start === 0 && field === "description",
    argument: nameIn(field),
    isArgument: (name) => isArgumentName(name, subject, surface),
  });
  return carried === undefined || isAbout(subject, carried.source) ? undefined : carried;
}

/** What the text has handed out, in an argument that is to hold it or by a way that a sentence names. */
function handedIn(all: readonly Statement[], at: number, text: Text, facts: Facts): Handing | undefined {
  const { subject, surface } = facts;
  const statement = all[at];
  const held = statement && heldIn(statement, text);
  // What is said of an argument leads nowhere by naming it: "a key in PEM" of `pem`.
  const isOther = (name: string): boolean => name.toLowerCase() !== nameIn(text.field).toLowerCase();
  const handed =
    held === undefined || statement === undefined
      ? handingIn(all, at, {
          isWay: (name) => isOther(name) && isWay(name, subject, surface),
          isArgumentName: (name) => isOther(name) && isArgumentName(name, subject, surface),
          isArgument: (source) => isArgument(source, subject),
        })
      : { start: statement.start, end: statement.end, source: held };
  if (handed === undefined || isAbout(subject, handed.source)) return undefined;
  return statement !== undefined && isDocumented(statement, handed.source) ? undefined : handed;
}

/**
 * A tool that is about environment variables may speak of the file that holds them; no other secret is so common. One that
 * is about talk may be told to be given some.
 */
function isOwnMatter({ by, target }: Taking, subject: Subject): boolean {
  const isPlain = by.force === "plain" && by.sentence.triggers.length === 0;
  if (target.kind === "private" && isPlain) return isAboutTalk(subject);
  if (!/(?:^|[\\/])\.env$/i.test(target.text)) return false;
  return identifierWords(subject.name).some(({ word }) => ABOUT_ENVIRONMENT.has(word));
}

/** "Request a password from the user" of `request_secret`, "the required credentials": asked for openly, for the tool itself. */
function isOwnRequest({ by, target }: Taking, { name }: Subject): boolean {
  const { text, start } = by.sentence;
  if (target.kind === "credential" && !isGivenOn(by))
    return /\b(?:required|necessary|needed) $/i.test(text.slice(0, target.start - start).slice(-20));
  if (target.kind !== "passcode" || !by.acts.has("phish")) return false;
  const said = [name, ...(text.match(/\b[a-z]\w{1,40}(?:[-_]\w{1,40}){1,5}\b/gi) ?? [])];
  return said.some((each) => identifierWords(each).some(({ word }) => ABOUT_CODES.has(word)));
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

const ABOUT_CODES = new Set([
  "code",
  "credential",
  "credentials",
  "login",
  "mfa",
  "otp",
  "password",
  "secret",
  "secrets",
  "verification",
  "verify",
]);

/** "Read cookies from the page" as the first words: what a tool for browsers does. */
function isOfBrowser({ by, target }: Taking, all: readonly Statement[]): boolean {
  return (
    isOwnWork(by, all) &&
    !isGivenOn(by) &&
    /cookies?$/i.test(target.text) &&
    /\b(?:page|browser|tab|localStorage|sessionStorage)\b/i.test(by.sentence.text)
  );
}

/** "… and pass them in `note`": what one order takes another gives away. */
function isGivenOn({ sentence }: Directive): boolean {
  return sentence.directives.some((order) => isOrder(order) && (order.acts.has("include") || order.acts.has("send")));
}

/** "Installs … to ~/.tool/x, or elsewhere when SETTING is set" as the first sentence: the tool's own work, with a condition. */
function isOwnPlace(by: Directive, all: readonly Statement[]): boolean {
  const { start, sentence } = by;
  return isOwnWork(by, all) && sentence.triggers.every(({ when, start: at }) => when === "when" && at > start);
}

const ABOUT_ENVIRONMENT = new Set(["env", "environment", "dotenv", "variable", "variables"]);
