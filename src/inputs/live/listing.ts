import type { Document } from "../../model/document.ts";
import { InputError } from "../../model/errors.ts";
import { field, isArray, isObject, type JsonObject } from "../../model/json.ts";
import type { KeyConflict } from "../../model/surface.ts";
import type { Place } from "../../model/text.ts";
import { SyntaxFault } from "../body.ts";
import { parseJson } from "../json-index.ts";
import type { ListedItem } from "../surface.ts";
import type { Received } from "./messages.ts";
import { quoted } from "./quote.ts";
import { Refusal, type Session } from "./session.ts";

/** What a live server showed, before it is a surface. */
export interface Listing {
  readonly documents: readonly Document[];
  readonly conflicts: readonly KeyConflict[];
  readonly server: { readonly value: JsonObject; readonly place: Place };
  readonly items: readonly ListedItem[];
  readonly skipped: readonly string[];
  readonly incomplete: readonly string[];
}

interface List {
  readonly method: string;
  /** The key of the result that holds it. */
  readonly key: string;
  readonly kind: ListedItem["kind"];
  readonly capability: string;
}

const LISTS: readonly List[] = [
  { method: "tools/list", key: "tools", kind: "tool", capability: "tools" },
  { method: "prompts/list", key: "prompts", kind: "prompt", capability: "prompts" },
  { method: "resources/list", key: "resources", kind: "resource", capability: "resources" },
  { method: "resources/templates/list", key: "resourceTemplates", kind: "template", capability: "resources" },
];

const PAGE_LIMIT = 200;
const ITEM_LIMIT = 5000;

/** A list that was not promised is asked for all the same, but some servers leave what they do not know unanswered. */
const PATIENCE_MS = 3000;

/** Of the answer to the handshake: what the two sides agreed on, and nothing that a server says of itself. */
const AGREED = new Set(["protocolVersion", "supportedVersions", "resultType", "ttlMs", "cacheScope"]);

/** Everything that a server lists, page by page. @throws InputError when it does not list its tools. */
export async function listAll(session: Session, key: string): Promise<Listing> {
  const records = new Records(key);
  const opened = await session.open();
  const about = field(opened.value, "result");
  if (!isObject(about)) throw new InputError("answered the handshake with something else than an object");
  const place = { doc: records.keep("initialize", opened), pointer: `${opened.pointer}/result` };
  const others = new Set([...AGREED, ...LISTS.map((list) => list.key)]);
  const value = Object.fromEntries(Object.entries(about).filter(([name]) => !others.has(name)));
  let isTalking = true;
  for (const list of LISTS) {
    const isPromised = isObject(field(field(about, "capabilities"), list.capability));
    if (isPromised || isTalking) isTalking = await listPages(session, list, isPromised, records);
    else records.skipped.push(`the server is not asked for ${list.method}, which it does not promise`);
  }
  const { documents, conflicts, items, skipped, incomplete } = records;
  return { documents, conflicts, items, skipped, incomplete, server: { value, place } };
}

/** What has been received so far. */
class Records {
  readonly documents: Document[] = [];
  readonly conflicts: KeyConflict[] = [];
  readonly items: ListedItem[] = [];
  readonly skipped: string[] = [];
  readonly incomplete: string[] = [];
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Makes a document of an answer and gives its id, which no other server of a run has. @throws Refusal */
  keep(name: string, answer: Received): string {
    const doc = `${this.#key} ${name}`;
    try {
      const { index, conflicts, notes } = parseJson(answer.text);
      this.documents.push({ id: doc, body: answer.text, index });
      this.conflicts.push(...conflicts.map(({ pointer, first, last }) => ({ place: { doc, pointer }, first, last })));
      this.skipped.push(...notes);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      throw new Refusal(`sent an answer (${name}) that cannot be read: ${error.message}`);
    }
    return doc;
  }

  /** Takes a page's entries, at most `room` of them; gives what room is left, below zero when there were more. */
  list({ method, key, kind }: List, page: number, answer: Received, room: number): number {
    const values = field(field(answer.value, "result"), key);
    if (!isArray(values)) throw new Refusal(`answered ${method} without a list "${key}"`);
    const doc = this.keep(`${method}#${page}`, answer);
    const entries = values.slice(0, room).map((value, index) => {
      return { kind, value, place: { doc, pointer: `${answer.pointer}/result/${key}/${index}` } };
    });
    this.items.push(...entries);
    return room - values.length;
  }
}

/**
 * Follows one list to its end; a list that breaks off is incomplete, one that never was is left out.
 * Gives whether the server answered at all.
 */
async function listPages(session: Session, list: List, isPromised: boolean, records: Records): Promise<boolean> {
  const patience = isPromised || list.kind === "tool" ? undefined : PATIENCE_MS;
  const cursors = new Set<string>();
  let cursor: string | undefined;
  let left = ITEM_LIMIT;
  const breakOff = (why: string): void => void records.incomplete.push(`the server ${why}`);
  for (let page = 1; page <= PAGE_LIMIT; page += 1) {
    let answer: Received;
    try {
      answer = await session.request(list.method, cursor === undefined ? {} : { cursor }, patience);
      left = records.list(list, page, answer, left);
    } catch (error) {
      const { isRefusal, message } = reasonOf(error);
      if (page > 1) breakOff(`${message}, on page ${page}`);
      else if (list.kind === "tool") throw new InputError(message);
      else if (isPromised && !isRefusal) breakOff(message);
      else if (isPromised || !isRefusal) records.skipped.push(`the server ${message}`);
      return isRefusal;
    }
    if (left < 0) {
      breakOff(`lists more than ${ITEM_LIMIT} ${list.key}: the rest is not read`);
      return true;
    }
    const next = field(field(answer.value, "result"), "nextCursor");
    // An empty string is a cursor like any other: only its absence ends a list.
    if (next === undefined || next === null) return true;
    if (typeof next !== "string" || cursors.has(next)) {
      const fault = typeof next === "string" ? `the cursor "${quoted(next, 40)}" twice` : "a cursor that is no string";
      breakOff(`answered ${list.method} with ${fault}: what may follow is not read`);
      return true;
    }
    cursors.add(next);
    cursor = next;
  }
  breakOff(`has more than ${PAGE_LIMIT} pages of ${list.key}: the rest is not read`);
  return true;
}

function reasonOf(error: unknown): { readonly isRefusal: boolean; readonly message: string } {
  const isRefusal = error instanceof Refusal;
  if (isRefusal || error instanceof InputError) return { isRefusal, message: error.message };
  throw error;
}
