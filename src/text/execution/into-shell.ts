import type { Severity } from "../../model/severity.ts";
import { speaksOf, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isInstaller, urlsIn } from "../urls.ts";
import { isRunner, type Speaker } from "./speaker.ts";

/** What a sentence has run, or set up to be run, beside the work of its tool. */
export interface Found {
  /** As the end of "Has …". */
  readonly what: string;
  readonly severity: Severity;
}

/** What was a text is a command: honest texts have nothing become one. */
const AS_COMMAND = new Form(
  /\b(?:run|ran|runs|running|execut(?:e[sd]?|ing)|evaluat(?:e[sd]?|ing)|treat(?:s|ed|ing)?|interpret(?:s|ed|ing)?|pass(?:es|ed|ing)?|hand(?:s|ed|ing)?|take[ns]?|understood|read|start(?:s|ed)?|launch(?:es|ed)?|g(?:oes|o|ets|et|iven))\b[^.;]{1,60}\b(?:as|for) (?:an? |the |its |one |ordinary |plain |so many )?(?:shell|system|os|terminal|bash|console|command[- ]line|powershell|root|admin|administrator|sh) (?:commands?|scripts?|code|lines?|programs?)\b/i,
);

/** Where what is put there is run. */
const INTO_SHELL = new Form(
  /\b(?:fe(?:ed|d|eds|eding)|pip(?:e|ed|es|ing)|(?:re)?rout(?:e|ed|es|ing)|pass(?:ed|es|ing)?|hand(?:ed|s)?|paste[ds]?|typed?|types|go(?:es)?|put|puts|drop(?:ped|s)?|give|given|enter(?:ed|s)?|cop(?:y|ied|ies)|sen[dt]s?|runs?|execute[ds]?|evaluate[ds]?|load(?:s|ed)?)\b[^.;]{0,60}? (?:\| ?|(?:in|into|to|at|through|with|via|by) (?:(?:an?|the|your|our|its|open|new|local|root|privileged|user['’]s|agent['’]s|browser['’]s) ){0,3})[`"']?(?:shell|terminal|command (?:line|prompt)|console|powershell|interpreter|node -e|python3? -c|bash|sh -c|eval)\b/i,
);

/** A text and no command, or all that comes. */
const TEXT =
  /\b(?:outputs?|results?|values?|answers?|repl(?:y|ies)|respon(?:se|ses|ds)|entr(?:y|ies)|fields?|texts?|lines?|strings?|contents?|cells?|notes?|messages?|body|input|payload|it|each|whatever|anything|everything)\b/i;

/** Denied, permitted or found in the same clause, or what a person does. */
const NOT_SO =
  /\b(?:never|not|cannot|nor|no|\w{1,8}n['’]t|without|instead of|rather than|may|can|could|detects?|refus\w{1,3}|warns?|users?|by hand)\b[^.,;:]{0,60}$/i;

/** "Feed the field into `node -e`", "the agent runs its entries as shell commands", "values are run with bash". */
export function intoShell({ text, things }: Statement, speaker: Speaker): Found | undefined {
  const way = AS_COMMAND.exec(text) ?? INTO_SHELL.exec(text);
  if (way === null || isRunner(speaker) || speaksOf(things, "consent")) return undefined;
  const lead = text.slice(0, way.index);
  const isFed = AS_COMMAND.test(text) || things.some(isFarProgram) || TEXT.test(`${lead.slice(-60)}${way[0]}`);
  return isFed && !NOT_SO.test(lead) ? { what: `a text run as a command ("${way[0]}")`, severity: "high" } : undefined;
}

/** "https://…/check.sh has been piped into a shell". */
function isFarProgram({ kind, text }: Thing): boolean {
  return kind === "url" && /\.(?:sh|bash|ps1|py|bat|cmd)$/i.test(text) && !urlsIn(text).some((url) => isInstaller(url));
}
