import { InputError } from "../../model/errors.ts";
import { isObject } from "../../model/json.ts";
import type { Origin, Surface } from "../../model/surface.ts";
import { makeSurface } from "../surface.ts";
import { blotted } from "./blot.ts";
import { parseCommand } from "./command.ts";
import { listAll, type Listing } from "./listing.ts";
import type { Environment } from "./environment.ts";
import { commandNaming, secretsOf, urlNaming, type Naming } from "./naming.ts";
import { quotedLines, redacted } from "./quote.ts";
import { Departure, Session, type Identity, type LiveTransport } from "./session.ts";
import { StdioTransport } from "./stdio-transport.ts";

export { manifestText } from "./manifest-text.ts";

interface LiveOptions {
  /** The server key; empty: made from the command or the url. */
  readonly name?: string;
  /** For everything that is asked, together. */
  readonly timeoutMs?: number;
  /** When it must be over however much of that is left, in milliseconds as Date.now() counts them. */
  readonly until?: number;
  /** What else must be in no sentence, wherever a command or a url has it. */
  readonly secrets?: readonly string[];
  /** Whether a server may have nothing to list. */
  readonly allowEmpty?: boolean;
  /** Lists a second time as another client, to see whether both are shown the same. */
  readonly twice?: boolean;
}

export interface ServerOptions extends LiveOptions {
  /** Where the command runs. */
  readonly cwd: string;
  /** The only variables that it is given, besides a search path and an empty home. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the search path comes from; ours when absent. */
  readonly environment?: Environment;
}

export interface UrlOptions extends LiveOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

const DEFAULT_TIMEOUT_MS = 60_000;

/** Not our own version: an update of ours must not change what a server shows. */
const OURSELVES: Identity = { name: "mcp-audit", version: "1.0.0" };

/** A client that servers know and that no scanner would call itself. */
const ANOTHER: Identity = { name: "claude-code", version: "2.1.0" };

/**
 * Starts a command, asks it for its lists, and ends it with all that it started.
 * @throws InputError when it cannot be started or does not list its tools.
 */
export async function readServer(command: string, options: ServerOptions): Promise<Surface> {
  return await startServer(parseCommand(command), options);
}

/** The same for a command whose words are known. */
export async function startServer(words: readonly string[], options: ServerOptions): Promise<Surface> {
  const { env = {}, environment = process.env, cwd } = options;
  const naming = commandNaming(words);
  const secrets = [...Object.values(env), ...secretsOf(words), ...(options.secrets ?? [])];
  const started = async (identity: Identity, key: string, limits: LiveOptions, era?: "stateless"): Promise<Listing> => {
    const transport = new StdioTransport(words, { cwd, env, ours: environment });
    try {
      return await listWithin(transport, identity, key, limits, era);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const said = quotedLines(redacted(transport.stderr, secrets));
      const message = said === "" ? error.message : `${error.message}; the last that it said on standard error:${said}`;
      throw error instanceof Departure ? new Departure(message) : new InputError(message);
    } finally {
      await transport.close();
    }
  };
  const listAs = async (identity: Identity, key: string): Promise<Listing> => {
    const { until = Infinity, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const end = Math.min(until, Date.now() + timeoutMs);
    try {
      return await started(identity, key, options);
    } catch (departure) {
      if (!(departure instanceof Departure)) throw departure;
      // A server without a handshake may end at one. If it is no such server, how it ended at first is what is told.
      return await started(identity, key, { ...options, until: end }, "stateless").catch((error: unknown) => {
        throw error instanceof InputError ? departure : error;
      });
    }
  };
  return await read({ origin: "server", naming, secrets, listAs }, options);
}

/**
 * Asks a server for its lists over Streamable HTTP, or HTTP with SSE where that is refused.
 * @throws InputError when it cannot be reached or does not list its tools.
 */
export async function readUrl(address: string, options: UrlOptions = {}): Promise<Surface> {
  const url = parseUrl(address);
  const { HttpTransport } = await import("./http-transport.ts");
  const { headers = {} } = options;
  // A scheme, such as Bearer, stands before the secret itself.
  const inHeaders = Object.values(headers).flatMap((value) => [value, value.slice(value.indexOf(" ") + 1)]);
  const secrets = [...inHeaders, url.password, ...url.searchParams.values(), ...(options.secrets ?? [])];
  const listAs = async (identity: Identity, key: string): Promise<Listing> => {
    const transport = new HttpTransport(url, headers);
    try {
      return await listWithin(transport, identity, key, options);
    } finally {
      await transport.close();
    }
  };
  return await read({ origin: "url", naming: urlNaming(url), secrets, listAs }, options);
}

/** What is asked, and how. */
interface Target {
  readonly origin: Origin;
  readonly naming: Naming;
  /** What must be in no sentence. */
  readonly secrets: readonly string[];
  readonly listAs: (identity: Identity, key: string) => Promise<Listing>;
}

async function read(target: Target, { name = "", allowEmpty = false, twice = false }: LiveOptions): Promise<Surface> {
  const key = name === "" ? target.naming.key : name;
  const listed: Surface = { ...(await surfaceOf(target, key, OURSELVES)), ...(name === "" && { isKeyGuessed: true }) };
  const isAccepted = allowEmpty || listed.subjects.length > 1 || listed.incomplete.length > 0;
  const surface = isAccepted ? listed : { ...listed, incomplete: [NOTHING] };
  return twice ? await withRelisting(surface, target) : surface;
}

const NOTHING = "the server lists nothing at all; allow-empty accepts that";

/** @throws InputError that names the server and none of the secrets. */
async function surfaceOf({ origin, naming, secrets, listAs }: Target, key: string, as: Identity): Promise<Surface> {
  const clean = (said: string): string => redacted(said, secrets);
  try {
    const { documents, server, items, conflicts, skipped, incomplete } = await listAs(as, key);
    const about = blotted(server.value, secrets);
    return makeSurface({
      key,
      origin,
      source: clean(naming.source),
      documents,
      server: { ...server, value: isObject(about) ? about : {} },
      items: items.map((item) => ({ ...item, value: blotted(item.value, secrets) })),
      conflicts: conflicts.map(({ place, first, last }) => ({ place, first: clean(first), last: clean(last) })),
      skipped: skipped.map(clean),
      incomplete: incomplete.map(clean),
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(clean(`${naming.source} ${error.message}`));
  }
}

/** Lists once more, as a client that the server may treat otherwise. Half a list is nothing to compare with. */
async function withRelisting(surface: Surface, target: Target): Promise<Surface> {
  const label = `given to a client named ${ANOTHER.name}`;
  const without = (reasons: readonly string[]): Surface => {
    return { ...surface, incomplete: [...surface.incomplete, ...reasons.map((reason) => `${reason} (${label})`)] };
  };
  try {
    const { subjects, incomplete } = await surfaceOf(target, surface.key, ANOTHER);
    return incomplete.length > 0 ? without(incomplete) : { ...surface, again: [{ label, subjects }] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return without([error.message]);
  }
}

/** Lists over a transport until its time is up, or that of all servers. */
async function listWithin(
  transport: LiveTransport,
  identity: Identity,
  key: string,
  { timeoutMs = DEFAULT_TIMEOUT_MS, until = Infinity }: LiveOptions,
  era?: "stateless",
): Promise<Listing> {
  const deadline = new AbortController();
  const left = Math.max(until - Date.now(), 0);
  const timer = setTimeout(
    () => {
      const own = `within ${timeoutMs / 1000} s (timeout gives it more)`;
      deadline.abort(left < timeoutMs ? "before the time for all servers was over (deadline gives more)" : own);
    },
    Math.min(left, timeoutMs),
  );
  try {
    const session = new Session(transport, identity, deadline.signal, era === "stateless");
    const listing = await listAll(session, key);
    return { ...listing, skipped: [...listing.skipped, ...transport.remarks] };
  } finally {
    clearTimeout(timer);
  }
}

/** @throws InputError */
function parseUrl(address: string): URL {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new InputError("url: this is no address that begins with http:// or https://");
  }
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    throw new InputError("url: a percent sign in its credentials is to be written %25");
  }
  return url;
}
