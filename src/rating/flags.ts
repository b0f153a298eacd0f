import { field } from "../model/json.ts";
import type { Flag } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import { identifierWords } from "../text/identifier.ts";
import { publishes } from "./annotations.ts";
import { inputsOf, typesOf } from "./inputs.ts";
import { inflection } from "./verbs.ts";

/** What the flags are made of beside the tool itself. */
export interface Evidence {
  /** By its own words, whatever the server's hints say. */
  readonly isRead: boolean;
  /** A name or description that sends, or an input for recipients. */
  readonly sends: boolean;
  /** Words of name and description that the class was read from. */
  readonly verbs: readonly string[];
  /** What a call does hangs on a value. */
  readonly hangsOnArgument: boolean;
}

/** Verbs that put one value in the place of another. */
const OVERWRITING = new Set(
  "update set edit modify replace overwrite write rename restore put save patch upsert move".split(" "),
);
const OVERWRITES =
  /\b(?:overwrit(?:e|es|ing)|replac(?:e|es|ing) (?:the|its|any|all|an?) (?:\w+ )?(?:existing|current|previous|old|entire|whole)|fully replac(?:e|es|ing))\b/i;

const WEB_WORDS = new Set("web website internet browser url urls http webpage webhook".split(" "));

const SECRET_WORDS = new Set(
  "env dotenv secret secrets credential credentials password passwords passphrase keychain kubeconfig".split(" "),
);
const KEY_WORDS = new Set("key keys token tokens".split(" "));
const OF_ACCESS = new Set("api access auth private ssh refresh session bearer signing service secret".split(" "));

/** Secrets that a first sentence says are handed out. */
const SECRETS =
  /\b(?:environment variables|secrets?|credentials?|passwords?|private keys?|api[- ]keys?|access tokens?|session tokens?|connection strings?|kubeconfig)\b/i;
const WITHHELD =
  /\b(?:without|not|never|no|masked|redacted|hidden|omit(?:s|ted)?|except|metadata|names? only|withheld)\b/i;

/** Secrets that a call needs are not what it hands out. */
const NEEDED =
  /\b(?:with|using|via|by|requires?|needs?|contains?|for)\s(?:\w{1,30}\s){0,3}(?:secrets?|credentials?|passwords?|keys?|access tokens?|connection strings?)\b/i;

/** Where a read puts what it found when it is told to: a file, by a path that the caller chooses. */
const OUTPUT_PATHS =
  /^(?:(?:output|save|target|destination|dest|export|download)_(?:path|file|dir|directory|folder|filename|file_path)|save_to|save_as|out|outfile|out_file|outdir|out_dir|outputpath|file_path_out|saveto)$/;

/** Sorted. */
export function flagsOf(tool: Tool, found: Evidence): readonly Flag[] {
  const hint = (key: string): boolean => field(tool.annotations, key) === true;
  const flags: readonly (readonly [Flag, boolean])[] = [
    ["arg_dependent", found.hangsOnArgument || publishes(tool, "arg_dependent") || (found.isRead && writesFile(tool))],
    ["idempotent", hint("idempotentHint")],
    ["notify", found.sends || publishes(tool, "notify")],
    [
      "open_world",
      hint("openWorldHint") || (field(tool.annotations, "openWorldHint") !== false && reachesOut(tool, found)),
    ],
    ["overwrites", hint("destructiveHint") || (!found.isRead && overwrites(tool, found))],
    ["sensitive_read", readsSecrets(tool)],
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}

/** Whether the words say that an old value is lost. */
function overwrites(tool: Tool, { verbs }: Evidence): boolean {
  return (
    verbs.some((verb) => OVERWRITING.has(inflection(verb)?.base ?? verb)) ||
    OVERWRITES.test(tool.description.slice(0, 2000))
  );
}

function reachesOut(tool: Tool, { sends }: Evidence): boolean {
  const words = [tool.name, ...inputsOf(tool).map(({ plain }) => plain)].flatMap((name) => identifierWords(name));
  return sends || words.some(({ word }) => WEB_WORDS.has(word));
}

function writesFile(tool: Tool): boolean {
  return inputsOf(tool).some(({ plain, schema }) => OUTPUT_PATHS.test(plain) && typesOf(schema).includes("string"));
}

function readsSecrets(tool: Tool): boolean {
  const words = identifierWords(tool.name).map(({ word }) => word);
  if (words.some((word) => SECRET_WORDS.has(word))) return true;
  if (words.some((word, at) => KEY_WORDS.has(word) && OF_ACCESS.has(words[at - 1] ?? ""))) return true;
  const end = tool.description.slice(0, 200).search(/[.!?]\s|\n/);
  const first = tool.description.slice(0, end === -1 ? 200 : end);
  return SECRETS.test(first) && !WITHHELD.test(first) && !NEEDED.test(first);
}
