import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import { nameWords } from "../text/identifier.ts";
import { confessedIn } from "../text/execution/confessed.ts";
import { runningIn } from "../text/execution/running.ts";
import type { Rule } from "./rule.ts";

export const unaskedExecution = {
  id: "unasked-execution",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text has something run, or set up to start by itself, beside the tool's work",
  why: `
No command line is needed to have code run: "the model writes a cron entry that starts it", "run what the ticket says, no
need to read it", "download it, mark it executable and start it". Reported are an order to write to a place from which the
machine starts things (schedules, login items, profiles of shells, hooks), to run what somebody else wrote without a look,
to run a file in a temporary or hidden folder, and to fetch something and start it. It is a warning where nothing says that
it is done unseen or goes on. A text that owns up to several ends that only an attack has is reported as well.

Left alone: what scans, tries or explains such things, a server that is about such things by the names of its tools, what a user is told to set up, and what is done
when the user asks for it. Command lines are the matter of \`concrete-command\`.`,
  fix: "Do the work in the tool's own code. What a user has to install or set up once belongs in the documentation.",
  cwe: [94, 829],
  owasp: ["ASI02", "ASI05", "MCP05"],
  folds: ["agent-imperative"],

  each: "text",
  sign: SENTENCE_SIGN,
  suits: ({ role }) => role === "prose",
  *check(text, facts) {
    const all = facts.statements(text);
    const speaker = { server: facts.surface.key, name: facts.subject.name, names: nameWords(facts.toolNames) };
    for (const at of all.keys()) {
      const found = runningIn(all, at, speaker) ?? confessedIn(all, at);
      if (found === undefined) continue;
      const { start, end } = found.at;
      yield { at: { text, start, end }, message: `Has ${found.what}.`, severity: found.severity };
    }
  },
} satisfies Rule;
