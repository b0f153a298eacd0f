import type { ToolClass } from "../model/rating.ts";

/**
 * What a verb says of a call. `send`, `money` and `final` cannot be taken back, each for a reason of its own.
 * `unclear` is an act whose effect hangs on its object (`run`, `open`, `generate`): known to be no plain read, and no
 * evidence of a change either, so it leaves the tool to the default.
 */
const VERB_KINDS = ["read", "write", "send", "money", "final", "removal", "unclear"] as const;

export type VerbKind = (typeof VERB_KINDS)[number];

/**
 * The lists, in base form. Sources: the words that seed 000 names (first line of each list), then the verbs that begin
 * the names and descriptions of published servers, added by kinds after reading what each of them does there.
 */
const LISTS: Readonly<Record<VerbKind, string>> = {
  read: `
    get list search
    find fetch read retrieve query lookup look view show describe display browse inspect peek preview count
    check verify validate analyze analyse assess audit scan lint diagnose detect identify discover explore explain
    summarize summarise compare calculate compute measure translate estimate predict forecast recommend suggest
    classify rank geocode geolocate decode scrape crawl screenshot observe monitor poll wait ping echo cat head
    tail grep glob ls stat whoami help brainstorm return provide obtain enumerate determine
    visualize visualise demonstrate concat tokenize parse diff aggregate correlate decompile disassemble derive
    interpret introspect match plot recall rerank research tabulate trace traverse
    is has should
  `,
  write: `
    create update add
    insert upsert set edit modify change mutate alter write append prepend put patch save rename move copy duplicate
    clone fork import upload install upgrade downgrade deploy redeploy provision enable disable activate deactivate
    assign reassign approve unapprove reject accept decline close reopen lock unlock mute unmute restore rollback revert
    undo redo mark toggle rotate rebase stash commit overwrite replace register enroll increment decrement
    attach pin unpin star unstar follow unfollow subscribe join leave restart reboot reload rebuild resize scale
    pause resume snooze schedule reschedule checkout reorder rearrange swap split
    upvote downvote vote favorite favourite react persist migrate seed ingest ban unban block unblock
    allocate initialize initialise init configure bind rebind unarchive undelete mint grant promote demote
    submit sort stop shutdown
  `,
  send: `
    send notify reply
    forward broadcast invite email respond announce tweet dm
  `,
  money: `
    refund charge payout
    pay purchase buy withdraw donate reimburse
  `,
  final: `
    merge publish transfer
  `,
  removal: `
    delete remove cancel archive revoke
    destroy drop purge wipe erase clear truncate prune terminate kill uninstall unlink detach unassign unregister
    deregister unpublish untag unset discard dismiss flush reset evict expire invalidate abort cleanup trash
    empty del rm void kick
  `,
  unclear: `
    run rerun execute exec perform invoke call trigger start launch boot spawn apply process handle manage use do make
    take open select generate build test evaluate eval export download extract load resolve render connect
    disconnect navigate goto go type play record sync synchronize orchestrate operate interact automate
    control dispatch compose produce capture draft plan train optimize optimise share push pull release switch
    log store link tag post comment label report track request convert pretrain bootstrap confirm click hover
    drag tap swipe press fill scroll print ask collect gather simulate
  `,
};

/**
 * Verbs without a clear effect that mostly end in an answer. Where a name has only these, the description may say that
 * the tool reads: "optimize_indexes: Suggests indexes". `run`, `build` or `apply` take more than a description.
 */
export const MILD = new Set(
  (
    "plan optimize optimise evaluate eval track compose hover type resolve load report convert perform goto print test " +
    "pull ask download request export release record"
  ).split(" "),
);

/** These are nouns as often as verbs (`git_log`, `domain-record-list`): verbs only as the first word of a name. */
const FIRST_ONLY = new Set(
  (
    "log store link tag post comment label report track request record select open release share draft plan test build " +
    "email block schedule star head tail cat stat help type play process export download load pull call use " +
    "fork patch seed split copy pin register commit mark vote change sort stop look monitor watch " +
    "snooze drop trash reply forward load ban seed react fill do go make take lock scale swap match trace plot research " +
    "favorite favourite tweet"
  ).split(/\s+/),
);

/** `log_event` and `store_item` write: as the first word these nouns are verbs of change. */
const FIRST_WRITES = new Set(["log", "store", "link", "tag", "post", "comment", "label", "record"]);

/** What is paid: a payment when a plain verb stands right before it (`create_refund`, `make_payment`). */
export const PAYMENTS = new Set("payment payments refund charge payout purchase withdrawal donation".split(" "));

/** What is sent to a program to make it do something, and reaches nobody. */
export const SIGNALS = new Set(
  "prompt request requests query question command commands ping turn key keys keystrokes input http get port".split(
    " ",
  ),
);

/** What a description without a verb may call a tool that only reads, beside `REPORTS` and `INFORMATION`. */
export const DESCRIBED = new Set(
  "schema breakdown trends rankings notice timeline distribution comparison forecast search lookup catalog".split(" "),
);

/** Words that name what is looked at: a name that ends in one and holds no verb is the name of a report. */
export const REPORTS = new Set(
  (
    "status info stats statistics health details history summary overview metrics version capabilities analysis " +
    "suggestions recommendations transcript leaderboard logs"
  ).split(" "),
);

const KIND_OF = new Map<string, VerbKind>(
  VERB_KINDS.flatMap((kind) => wordsOf(LISTS[kind]).map((word): [string, VerbKind] => [word, kind])),
);

/** Verbs that look at a text that they are given: code in their input is data, and is not run. */
export const INSPECTING = new Set(
  (
    "check verify validate analyze analyse assess audit scan lint diagnose detect identify explain summarize " +
    "summarise count compare parse classify"
  ).split(" "),
);

/** Whether a word is a verb only where it stands first, and perhaps not even there: `tag_list`. */
export function isNounToo(word: string): boolean {
  return FIRST_ONLY.has(word);
}

/** What a verb in base form says at a place in a name; undefined for what is no verb there. */
export function verbKind(word: string, isFirst: boolean): VerbKind | undefined {
  if (FIRST_ONLY.has(word) && !isFirst) return undefined;
  return isFirst && FIRST_WRITES.has(word) ? "write" : KIND_OF.get(word);
}

export function classOf(kind: Exclude<VerbKind, "unclear">): ToolClass {
  if (kind === "read" || kind === "write") return kind;
  return kind === "removal" ? "destructive" : "irreversible";
}

/** What is provided by a tool that only reads; what else a tool provides may be anything. */
export const INFORMATION = new Set(
  (
    "guidance guidelines guide guides information info documentation docs instructions details data list overview " +
    "summary recommendations analysis insights advice statistics metrics reference answers results status"
  ).split(" "),
);

/** How a verb stands in a sentence: `delete` or `deletes`. */
export type VerbForm = "base" | "s" | "ing";

const INFLECTED = new Map<string, { readonly base: string; readonly form: VerbForm }>(
  [...KIND_OF.keys()].flatMap((base) => [
    [gerund(base), { base, form: "ing" as const }] as const,
    [thirdPerson(base), { base, form: "s" as const }] as const,
    [base, { base, form: "base" as const }] as const,
  ]),
);

/** The base and the form of an English verb of the lists. */
export function inflection(word: string): { readonly base: string; readonly form: VerbForm } | undefined {
  return INFLECTED.get(word);
}

function thirdPerson(base: string): string {
  if (/(?:[sxzo]|[cs]h)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function gerund(base: string): string {
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdglmnprt]$/.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function wordsOf(list: string): readonly string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

/** What a verb orders stands after it: `and deletes it`. Without one of these the word is as likely a noun. */
export const DETERMINERS = new Set(
  "it its them the a an this that these those any all each every new existing one multiple several your to on".split(
    " ",
  ),
);

/** Ends the object of a verb: "run the tests for each analysis" runs no analysis. */
export const ENDS_OBJECT = new Set(
  "on for based with and to from using after before in by via over across that which when".split(" "),
);
