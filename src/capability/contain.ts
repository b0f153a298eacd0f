import type { Effect, Leaf, ServerCode, ToolCode } from "../model/capability.ts";
import { carriesArgument, sharedWork } from "./shared-work.ts";
import { field, isObject } from "../model/json.ts";
import { isLogWrite } from "../model/code-hit.ts";
import { isCovered, type Containment, type Undeclared, type Verdict } from "../model/containment.ts";
import type { Severity } from "../model/severity.ts";
import { rank } from "../model/severity.ts";

/** What is written is also looked at: a path is resolved before the file is changed, a row found before it is removed. */
const WRITE_OF: { readonly [leaf in Leaf]?: Leaf } = { READ_FS: "WRITE_FS", READ_DB: "WRITE_DB" };

/** A tool's text that is made at run time may say anything. */
function isTextUnknown({ description }: ToolCode): boolean {
  return description?.kind === "dynamic" && description.known.trim() === "";
}

/**
 * Compares what a tool's text declares with what its code reaches. Not counted against it: what every tool of the server
 * does, what the server is for, its own, temporary and log files, statements that are not known, and environment
 * variables that end as a setting or a key. Programs that are run with words of the caller always count.
 */
export function contain(code: ToolCode, declared: readonly Leaf[], server: ServerCode): Containment {
  const said = new Set(declared);
  const actual = new Set(code.effects.map(({ leaf }) => leaf));
  const counts = counting(code, server);
  const isOpen = isTextUnknown(code);
  const isHalfOpen = areParametersUnknown(code);
  const missing = isOpen ? [] : code.effects.filter((effect) => counts(effect) && !isDeclared(effect, said));
  const counted = missing.filter((effect) => !isHalfOpen || !carriesArgument(effect));
  const leaves = [...new Set(counted.map(({ leaf }) => leaf))].sort();
  const undeclared = leaves.map((leaf) =>
    undeclaredLeaf(
      leaf,
      counted.filter((effect) => effect.leaf === leaf),
      server,
    ),
  );
  return {
    verdict: verdictOf(code, undeclared, isOpen || counted.length < missing.length),
    declared: [...said].sort(),
    actual: [...actual].sort(),
    undeclared,
  };
}

/** Parameters whose names and descriptions were not found may declare whatever an argument reaches. */
function areParametersUnknown({ inputSchema }: ToolCode): boolean {
  const properties = field(inputSchema, "properties");
  return (
    field(inputSchema, "additionalProperties") === true && isObject(properties) && Object.keys(properties).length === 0
  );
}

function verdictOf({ status, reasons }: ToolCode, undeclared: readonly Undeclared[], isOpen: boolean): Verdict {
  if (undeclared.length > 0) return "VIOLATION";
  if (status === "LISTED_NO_HANDLER") return "UNANALYZABLE";
  return status === "PARTIAL" || reasons.length > 0 || isOpen ? "OK_PARTIAL" : "OK";
}

/** Which effects of a tool its own text has to speak of. */
function counting(tool: ToolCode, server: ServerCode): (effect: Effect) => boolean {
  const { effects, returns } = tool;
  const read = new Set(effects.filter(({ leaf }) => leaf === "READ_DB").map(({ at }) => `${at.doc} ${at.pointer}`));
  const isShared = sharedWork(server);
  const isEverythingSent = effects.some(
    ({ leaf, inputs }) =>
      leaf === "NETWORK_OUTBOUND" &&
      inputs.some(({ origin, role }) => origin.kind === "environment" && origin.name === undefined && role !== "url"),
  );
  const returned = new Set(
    returns.flatMap(({ origin }) => (origin.kind === "environment" ? [variable(origin.name)] : [])),
  );
  return (effect) => {
    const { leaf, scope, isOwnFile, use, symbol, at } = effect;
    if (isShared(effect, tool)) return false;
    const isRun = leaf.startsWith("EXEC") && !effect.isFixed;
    if ((scope !== "tool" && !isRun) || isOwnFile === true) return false;
    if (leaf === "ENV" && isSetting(symbol.slice("process.env.".length))) return false;
    if (leaf === "ENV")
      return use === "output" || returned.has(symbol) || (isEverythingSent && symbol === "process.env");
    if (leaf === "WRITE_FS") return !isLogWrite(effect) && !/\bmkdtemp(?:Sync)?$/.test(symbol);
    // A statement that is not known was taken for both.
    if (leaf === "WRITE_DB" && read.has(`${at.doc} ${at.pointer}`)) return chosenStatement(effect);
    return true;
  };
}

function variable(name: string | undefined): string {
  return name === undefined ? "process.env" : `process.env.${name}`;
}

function chosenStatement({ inputs }: Effect): boolean {
  return inputs.some(({ role, origin }) => role === "sql" && origin.kind === "argument");
}

/** Variables of the system that say how it is set up, and hold nothing that is anybody's. */
const HARMLESS = new Set(
  "SHELL COMSPEC HOME USER USERNAME LOGNAME PATH LANG TERM TMPDIR TEMP TMP PWD HOSTNAME NODE_ENV USERPROFILE APPDATA TZ".split(
    " ",
  ),
);

/** Names of variables that say how and where something is, and hold no secret. */
const SETTING =
  /(?:^|_)(?:PATH|DIR|DIRECTORY|FOLDER|FILE|URL|URI|HOST|PORT|MODE|LEVEL|ENV|REGION|LOCALE|TIMEOUT|MODEL|NAME|VERSION|DEBUG)$/;

function isSetting(name: string): boolean {
  return HARMLESS.has(name.toUpperCase()) || SETTING.test(name.toUpperCase());
}

function isDeclared(effect: Effect, declared: ReadonlySet<Leaf>): boolean {
  const { leaf } = effect;
  const written = WRITE_OF[leaf];
  // A database may be a file of the server's.
  if (leaf === "READ_FS" && declared.has("READ_DB") && !carriesArgument(effect)) return true;
  return isCovered(leaf, declared) || (written !== undefined && isCovered(written, declared));
}

function undeclaredLeaf(leaf: Leaf, effects: readonly Effect[], server: ServerCode): Undeclared {
  const graded = effects.map((effect) => ({ effect, severity: severityOf(effect, server) }));
  graded.sort((a, b) => rank(b.severity) - rank(a.severity));
  const severity = graded[0]?.severity ?? "info";
  return { leaf, severity, witnesses: graded.map(({ effect }) => effect) };
}

/** A fixed command, and a call to where the server goes anyway, are one level milder. */
function severityOf({ leaf, isFixed, destination, inputs }: Effect, { purpose }: ServerCode): Severity {
  if (leaf.startsWith("EXEC")) return isFixed ? "medium" : "high";
  if (leaf.startsWith("WRITE")) return "high";
  if (leaf.startsWith("READ")) return "medium";
  if (leaf === "ENV") return "medium";
  const isPurpose = purpose.some((known) => known.leaf === leaf && (known.destination ?? destination) === destination);
  // Who signs in at a fixed host with a key of the user goes where the user sent it.
  const isSignedIn =
    destination !== undefined && inputs.some(({ role, origin }) => role === "header" && origin.kind === "environment");
  return isPurpose || isSignedIn ? "low" : "medium";
}
