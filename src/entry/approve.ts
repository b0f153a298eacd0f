import { resolve } from "node:path";
import { holds, lockEntry, withAccepted } from "../drift/lock-entry.ts";
import { lockText, type LockEntries } from "../drift/lock-format.ts";
import { InputError } from "../model/errors.ts";
import type { JsonObject } from "../model/json.ts";
import { LOCK_FILE } from "../model/lock.ts";
import type { AuditedServer, Report } from "../model/report.ts";
import { visibleJson } from "../reporters/escape.ts";
import { count } from "../reporters/verdict.ts";
import { nearest } from "../text/nearest.ts";
import { readGiven } from "./audit-given.ts";
import { exists, nearestFile } from "./files.ts";
import type { Host } from "./host.ts";
import { readLock } from "./lock-file.ts";
import type { Given } from "./options.ts";

/** What is approved, and where that is written down. */
export interface Approval {
  /** The lock; by default the repository's own, or a new one at the root. */
  readonly output?: string;
  /** `server/tool` or `server`; empty: all that is read. */
  readonly accept: readonly string[];
}

/**
 * Reads the servers and writes down what they show now as approved. Gives 2 when a server was not read as a whole.
 * @throws InputError for a file that is no lock of ours, or a name to accept that nothing has.
 */
export async function approve(host: Host, given: Given, flags: Approval): Promise<0 | 2> {
  const output = flags.output === undefined ? await nearestFile(host, LOCK_FILE) : resolve(host.cwd, flags.output);
  // What stands there must be a lock: nobody's file is written over.
  const known = (await exists(output)) ? await readLock(host, output) : undefined;
  const before = known?.entries ?? new Map<string, JsonObject>();
  const { report, circumstances } = await readGiven(host, { ...given, failOn: "none" });
  const isWhole = ({ key }: AuditedServer): boolean => report.incomplete.every(({ server }) => server !== key);
  const now = new Map(
    report.servers.filter(isWhole).map((server) => {
      const around = circumstances.get(server.key);
      return [server.key, lockEntry(server, around ?? { package: "", node: "", clientCapabilities: null })];
    }),
  );
  const entries = flags.accept.length === 0 ? new Map([...before, ...now]) : accepted(before, now, flags.accept);
  if (now.size > 0) await host.write(output, visibleJson(lockText(entries)));
  tell(host, report, { keys: [...now.keys()], before, words: flags.accept });
  for (const { server, reason } of report.incomplete) host.log(`mcp-audit: ${server} is not approved: ${reason}`);
  return report.incomplete.length > 0 ? 2 : 0;
}

/** The entries with what each word names as it is now. @throws InputError for a word that names nothing. */
function accepted(before: LockEntries, now: LockEntries, words: readonly string[]): LockEntries {
  const entries = new Map(before);
  for (const word of words) {
    const whole = now.get(word);
    if (whole !== undefined) {
      entries.set(word, whole);
      continue;
    }
    const key = [...now.keys()].filter((each) => word.startsWith(`${each}/`)).sort((a, b) => b.length - a.length)[0];
    const [entry, approved] = [now.get(key ?? ""), entries.get(key ?? "")];
    if (key === undefined || entry === undefined) {
      throw new InputError(`accept: no server that was read is called as "${word}" says; ${didYouMean(word, now)}`);
    }
    if (approved === undefined) {
      throw new InputError(`accept: nothing of ${key} was approved yet: approve it as a whole, with --accept ${key}`);
    }
    const name = word.slice(key.length + 1);
    if (!holds(entry, name) && !holds(approved, name)) {
      throw new InputError(`accept: ${key} has nothing called "${name}", now or in the lock`);
    }
    entries.set(key, withAccepted(approved, entry, name));
  }
  return entries;
}

function didYouMean(word: string, now: LockEntries): string {
  const keys = [...now.keys()];
  return keys.length === 0 ? "none was read as a whole" : `did you mean "${nearest(word, keys)}"?`;
}

interface Told {
  readonly keys: readonly string[];
  readonly before: LockEntries;
  /** What --accept names; without it all that was read is approved. */
  readonly words: readonly string[];
}

function tell(host: Host, report: Report, { keys, before, words }: Told): void {
  if (words.length > 0) host.log(`mcp-audit: approved, and nothing else: ${words.join(", ")}`);
  for (const { key, surface } of report.servers.filter((server) => words.length === 0 && keys.includes(server.key))) {
    const what = before.has(key) ? "approved anew" : "approved";
    const isListed = surface.origin !== "config" && surface.origin !== "package";
    const held = isListed ? count(surface.tools.length, "tool") : "how it is started (spawn lists its tools too)";
    host.log(`mcp-audit: ${what}: ${key}, ${held}`);
  }
  const kept = [...before.keys()].filter((key) => !keys.includes(key));
  if (words.length === 0 && kept.length > 0) host.log(`mcp-audit: kept as approved before: ${kept.sort().join(", ")}`);
  const grave = report.findings.filter(({ severity }) => severity === "critical" || severity === "high").length;
  if (grave > 0) {
    host.log(
      `mcp-audit: ${count(grave, "finding")} of what is approved ${grave === 1 ? "is" : "are"} high or worse: scan shows them`,
    );
  }
}
