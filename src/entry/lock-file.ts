import { resolve } from "node:path";
import { lockedServer } from "../drift/locked-server.ts";
import { parseLock, type LockEntries } from "../drift/lock-format.ts";
import { explained } from "../inputs/body.ts";
import { readText } from "../inputs/files.ts";
import { parseJson } from "../inputs/json-index.ts";
import { makeSurface } from "../inputs/surface.ts";
import type { Document } from "../model/document.ts";
import { InputError } from "../model/errors.ts";
import { pointerStep } from "../model/json.ts";
import { LOCK_FILE, type Approved, type ApprovedServer } from "../model/lock.ts";
import { exists, nearestFile } from "./files.ts";
import type { Host } from "./host.ts";
import { shownPath } from "./policy-file.ts";

/** A lock that was read, checked against its hashes. */
export interface LockFile {
  readonly approved: Approved;
  /** As they stand in the file. */
  readonly entries: LockEntries;
}

/**
 * The lock in the named file, else the repository's own, if it has one.
 * @throws InputError for a named file that is not there, for what is no lock, and for one that was edited.
 */
export async function readLock(host: Host, named: string): Promise<LockFile | undefined> {
  const path = named === "" ? await nearestFile(host, LOCK_FILE) : resolve(host.cwd, named);
  if (named === "" && !(await exists(path))) return undefined;
  return parseLockFile(await readText(path, host.root), shownPath(host, path));
}

/** A lock from the text of its file. @throws InputError */
export function parseLockFile(text: string, path: string): LockFile {
  try {
    const { roots, index, conflicts } = parseJson(text);
    const [first, ...more] = roots;
    if (first === undefined || more.length > 0 || conflicts.length > 0) {
      throw new InputError(`${path}: this is no lock, which is one object that says everything once`);
    }
    const document: Document = { id: path, path, body: text, index };
    const entries = parseLock(first.value, path);
    const servers = new Map([...entries].map(([key]) => [key, approvedServer(key, entries, document)]));
    return { approved: { path, servers }, entries };
  } catch (error) {
    throw explained(error, path, text);
  }
}

/** The approved server with its definitions as subjects that stand in the file. */
function approvedServer(key: string, entries: LockEntries, document: Document): ApprovedServer {
  const { about, items, ...entry } = lockedServer(entries.get(key) ?? {});
  const place = (below: string) => ({ doc: document.id, pointer: `/servers${pointerStep(key)}${below}` });
  const surface = makeSurface({
    key,
    origin: "manifest",
    source: document.id,
    documents: [document],
    server: { value: about, place: place("/server/definition") },
    items: items.map(({ kind, value, pointer }) => ({ kind, value, place: place(pointer) })),
  });
  const at = new Map(surface.subjects.map((subject) => [subject.place.pointer, subject]));
  const classes = items.flatMap(({ pointer, class: toolClass }) => {
    const subject = at.get(place(pointer).pointer);
    return subject === undefined || toolClass === undefined ? [] : [[subject, toolClass] as const];
  });
  return { ...entry, key, surface, place: place(""), classes: new Map(classes) };
}
