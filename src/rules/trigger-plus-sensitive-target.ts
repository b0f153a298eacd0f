import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import { takingIn } from "../text/handing/taking.ts";
import { handedOut } from "../text/handing/handed-out.ts";
import { isOwnTaking } from "../text/handing/own-taking.ts";
import type { Rule } from "./rule.ts";

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
a sponsor, a public link, a group.

What was trusted to others counts wherever it is led: keys that are met by the way, what was said, files that were opened
before, what another tool answered; to an address, to somebody's collector ("the compliance endpoint"), to a tool that sends, into
an argument that is not called after it, or among what a tool reports of its own use. A justification excuses none of it.

Some things are nobody's to hand over, whatever verb is used, so that the words for them and one for what becomes of them are
enough: what the model was told and which tools it was given, in an argument; what a server keeps at a closed address of its
own ("records://sealed"); the start-up files of the user's shell, looked through before a call; several kinds of keys among the
results; what is private, written as numbers; what a person searched and bought, fetched from pages. The first words of a
description, which say what the tool is for, are left alone by most of these.`,
  fix: "A tool that needs a secret reads it in its own code, from its own configuration. Delete the sentence.",
  cwe: [94, 200],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "instruction-override", "sensitive-path"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [at, statement] of all.entries()) {
      const taking = takingIn(statement, all[0]);
      if (taking !== undefined && !isOwnTaking(taking, all, facts)) {
        yield {
          at: { text, start: statement.start, end: statement.end },
          message: `Makes the model ${taking.by.verb.toLowerCase()} "${taking.target.text}" as part of another task.`,
        };
        continue;
      }
      const handed = handedOut(all, at, text, facts);
      if (handed === undefined) continue;
      yield {
        at: { text, start: handed.start, end: handed.end },
        message: `Has "${handed.source.text}" handed out, which no tool of this kind owns.`,
        severity: handed.severity,
      };
    }
  },
} satisfies Rule;
