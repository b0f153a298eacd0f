/** Calls of packages that reach outside. */
import type { Input, Leaf } from "../../model/capability.ts";
import { secretsSent } from "../evaluate/environment.ts";
import type { Machine } from "../machine.ts";
import { mergeTaint, taintOf, traced } from "../taint.ts";
import type { ExternalValue, Site, Taint, Value } from "../values.ts";
import { NOTHING, stringOf, UNDEFINED, unknown } from "../values.ts";
import type { packageRow } from "./catalog.ts";
import { areOwn, fileOf, hostOf, programOf } from "./destinations.ts";
import { distinct, elementInputs, inputsOf } from "./inputs.ts";
import { sqlLeaves } from "./sql.ts";

type Known = NonNullable<ReturnType<typeof packageRow>>;

const SQL: ReadonlySet<string> = new Set(
  "query execute exec raw prepare unsafe sql $queryRaw $executeRaw $queryRawUnsafe $executeRawUnsafe run all get each any none one oneOrNone many manyOrNone batch".split(
    " ",
  ),
);
/** What runs a prepared statement: it gives rows, which are data. */
const STATEMENT_RUN = /^(?:run|all|get|each|iterate)$/;
const DB_READS =
  /^(?:find|get|select|count|estimatedDocumentCount|aggregate|distinct|exists|scan|sscan|hscan|zscan|keys|mget|hget|hgetall|hmget|lrange|lindex|llen|smembers|sismember|zrange|zscore|ttl|type|search|list|describe|has|findOne|findMany|findFirst|findUnique|findById|groupBy|pluck|first|iterate|watch|similaritySearch|fetch|stats|dbStats|listCollections|indexes|toArray|explain)(?:[A-Z_].*)?$/;
const DB_WRITES =
  /^(?:insert|update|delete|create|upsert|replace|remove|save|set|put|drop|bulkWrite|bulkCreate|push|lpush|rpush|lpop|rpop|sadd|srem|hset|hdel|hmset|incr|decr|del|unlink|expire|flush|rename|add|truncate|increment|decrement|destroy|append|write|merge|migrate|sync|import|index|setex|zadd|zrem|publish)(?:[A-Z_].*)?$/;
const FILE_WRITES =
  /^(?:write|output|append|remove|rm|rimraf|del|empty|ensure|mkdir|make|move|copy|unlink|create|set|add|extract|chmod|sync$|native$|store|touch|archive|finalize|file$|dir)/i;

/** Calls that make a client: by their name, or because the module itself is one. */
const FACTORY =
  /^(?:create\w{0,40}(?:Client|Api|Connection|Pool|Instance|Sdk)|(?:get|make)\w{0,40}Client|init\w{0,40}|configure\w{0,40}|neon|drizzle|simpleGit|verbose|withDefaults)$/;
const FACTORY_MODULES: ReadonlySet<string> = new Set(
  "openapi-fetch postgres knex pg-promise simple-git stripe twilio algoliasearch wretch meilisearch better-sqlite3 mailgun-js nano puppeteer-extra @elastic/elasticsearch ipinfo dockerode aws4fetch minio cloudinary ssh2 cloudflare".split(
    " ",
  ),
);

/** Records what a call of a package reaches; the result is a handle of it, or data. */
export function packageCall(
  machine: Machine,
  row: Known,
  callee: ExternalValue,
  args: readonly Value[],
  at: Site,
  isNew: boolean,
): Value {
  // A client that is called itself, `createFetch()(url)`, has no member's name.
  const isClient = callee.path.at(-1) === "()";
  const name = isClient ? "" : (callee.path.filter((part) => part !== "()").at(-1) ?? "");
  // How a browser is started is no part of what its pages hold.
  const made = handle(callee, row.kind === "browser" ? [] : args);
  if (isNew && !(row.kind === "network" && /^(?:ws|isomorphic-ws|reconnecting-websocket)$/.test(callee.module)))
    return made;
  const tail = callee.path.slice(-2).join(".");
  if (row.silentNames.has(name)) return unknown(taintOfAll(args));
  const isFactory = callee.path.length === 0 ? FACTORY_MODULES.has(callee.module) : FACTORY.test(name);
  if (isFactory || row.handleNames.has(name) || row.handleNames.has(tail)) return made;
  const leaves = leavesFor(row, callee, name, args);
  const isRun = row.kind === "database" && STATEMENT_RUN.test(name) && callee.path.slice(0, -1).includes("prepare");
  if (isRun && leaves.length === 0) return unknown(traced({ kind: "network" }));
  if (leaves.length === 0) return row.kind === "database" || row.kind === "browser" ? made : unknown(taintOfAll(args));
  const given = inputsFor(machine, row, args, callee, name);
  if (row.kind === "network") secretsSent(machine, given, at);
  const inputs = distinct([...inputsOf(machine, callee, "header"), ...given]);
  for (const leaf of leaves) {
    const symbol = [callee.module, ...callee.path.filter((part) => part !== "()")].join(".");
    const destination = destinationOf(row, leaf, callee, args);
    const isOwn = (leaf === "READ_FS" || leaf === "WRITE_FS") && areOwn(args.slice(0, 1), inputs);
    machine.reach({
      leaf,
      symbol,
      at,
      text: `${VERBS[leaf] ?? "reaches outside"} (${symbol})`,
      inputs,
      destination,
      ...(isOwn ? { isOwnFile: true as const } : {}),
    });
  }
  const isChained = row.kind === "database" || row.kind === "browser";
  return isChained &&
    /^(?:find|select|aggregate|prepare|insert|update|delete|launch|newPage|newContext|connect)/.test(name)
    ? made
    : unknown(traced({ kind: row.kind === "files" || row.kind === "process" ? "file" : "network" }));
}

const VERBS: { readonly [leaf in Leaf]?: string } = {
  NETWORK_OUTBOUND: "sends a request",
  READ_DB: "reads a database",
  WRITE_DB: "changes a database",
  READ_FS: "reads files",
  WRITE_FS: "changes files",
  EXEC_PROCESS: "starts a program",
  EXEC_SHELL: "runs a command in a shell",
};

function taintOfAll(args: readonly Value[]): Taint {
  return args.reduce<Taint>((taint, arg) => mergeTaint(taint, taintOf(arg)), NOTHING);
}

/** A client, with what went into it and the host that it was given. */
function handle(callee: ExternalValue, args: readonly Value[]): ExternalValue {
  const host = callee.destination ?? args.map(hostOf).find((one) => one !== undefined);
  const path = [...callee.path.slice(-8), "()"];
  return {
    ...callee,
    path,
    taint: mergeTaint(callee.taint, taintOfAll(args)),
    ...(host === undefined ? {} : { destination: host }),
  };
}

function leavesFor(row: Known, callee: ExternalValue, name: string, args: readonly Value[]): readonly Leaf[] {
  if (row.kind === "network") return ["NETWORK_OUTBOUND"];
  if (row.kind === "files") {
    const isWrite = row.readsOnly !== true && FILE_WRITES.test(name === "" ? callee.module : name);
    return isWrite ? ["WRITE_FS"] : ["READ_FS"];
  }
  if (row.kind === "process") return processLeaves(callee, name, args);
  if (row.kind === "browser")
    return /^(?:launch|launchPersistentContext|launchServer)$/.test(name)
      ? ["EXEC_PROCESS"]
      : /^(?:goto|setContent|connect|connectOverCDP|route|navigate|waitForResponse|newPage)$/.test(name)
        ? ["NETWORK_OUTBOUND"]
        : [];
  const isSql = SQL.has(name) || name === "";
  const text = args[0];
  if (isSql && text !== undefined && looksLikeSql(text, name)) return sqlLeaves(text);
  // A prepared statement was counted when its text was given.
  // A command is a word in an object.
  if (/^(?:run|admin)?[cC]ommand(?:[A-Z]|$)/.test(name)) return commandLeaves(args);
  if (isSql && name !== "get") return /^(?:run|all|each)$/.test(name) || name === "" ? [] : ["READ_DB", "WRITE_DB"];
  if (DB_READS.test(name)) return ["READ_DB"];
  return DB_WRITES.test(name) ? ["WRITE_DB"] : [];
}

/** Commands of MongoDB that change nothing, beside those whose names say so. */
const COMMANDS = /^(?:aggregate|buildInfo|collStats|connectionStatus|dbStats|explain|hello|ping|serverStatus|top)$/;

/** `{ dbStats: 1 }`: the first word of a command says which one it is. */
function commandLeaves(args: readonly Value[]): readonly Leaf[] {
  const command = args.find((arg) => arg.kind === "object");
  const word = command?.kind === "object" ? ([...command.props.keys()][0] ?? "") : "";
  if (COMMANDS.test(word) || DB_READS.test(word)) return ["READ_DB"];
  return DB_WRITES.test(word) ? ["WRITE_DB"] : ["READ_DB", "WRITE_DB"];
}

/** `statement.run(value)` and `db.run("…")` have one name: only a text, or the words of a query, is a query. */
function looksLikeSql(value: Value, name: string): boolean {
  if (value.kind === "const" || value.kind === "text")
    return /^(?:run|all|get|each|one|any|none|many|batch)?$/.test(name)
      ? /^\s*(?:--|\/\*|\w+\s)/.test(
          value.kind === "const" ? String(value.value) : typeof value.parts[0] === "string" ? value.parts[0] : "",
        )
      : true;
  return /^(?:query|execute|exec|raw|prepare|unsafe|\$.*Unsafe)$/.test(name);
}

function processLeaves(callee: ExternalValue, name: string, args: readonly Value[]): readonly Leaf[] {
  const isShell =
    callee.module === "shelljs" ||
    callee.module === "zx" ||
    callee.module === "node-cmd" ||
    /^(?:execaCommand|command|exec|\$)$/.test(name);
  const option = args.find((arg) => arg.kind === "object" && arg.props.has("shell"));
  if (callee.module === "shelljs" && name !== "exec")
    return /^(?:cp|mv|rm|mkdir|sed|ln|chmod|touch)$/.test(name) ? ["WRITE_FS"] : ["READ_FS"];
  if (option !== undefined) return ["EXEC_PROCESS", "EXEC_SHELL"];
  return isShell && callee.module !== "simple-git" ? ["EXEC_SHELL"] : ["EXEC_PROCESS"];
}

function inputsFor(
  machine: Machine,
  row: Known,
  args: readonly Value[],
  callee: ExternalValue,
  name: string,
): readonly Input[] {
  if (row.kind === "database")
    return args.flatMap((arg, index) => {
      // What a prepared statement is given is bound.
      const isStatement = index === 0 && SQL.has(name) && !callee.path.slice(0, -1).includes("prepare");
      return isStatement ? statementInputs(machine, arg) : inputsOf(machine, arg, "body");
    });
  if (row.kind === "files") return args.flatMap((arg, index) => inputsOf(machine, arg, index === 0 ? "path" : "body"));
  if (row.kind === "process")
    return args.flatMap((arg, index) =>
      arg.kind === "array" ? elementInputs(machine, arg) : inputsOf(machine, arg, index === 0 ? "command" : "element"),
    );
  const sent = args.flatMap((arg, index) =>
    arg.kind === "object"
      ? requestInputs(machine, arg)
      : inputsOf(machine, arg, index === 0 && isUrl(callee) && !/^(?:launch|new)/.test(name) ? "url" : "body"),
  );
  return sent;
}

/** A statement, or an object with one and its values. */
function statementInputs(machine: Machine, arg: Value): readonly Input[] {
  if (arg.kind !== "object") return inputsOf(machine, arg, "sql");
  return [...arg.props].flatMap(([name, value]) =>
    inputsOf(machine, value, name === "text" || name === "sql" || name === "query" ? "sql" : "body"),
  );
}

/** Clients whose first argument is an address. */
function isUrl({ module }: ExternalValue): boolean {
  return /^(?:axios|got|ky|ofetch|wretch|superagent|needle|phin|bent|node-fetch|cross-fetch|isomorphic-fetch|undici|request.*|graphql-request|ws|puppeteer.*|playwright.*|make-fetch-happen|rss-parser|open-graph-scraper)$/.test(
    module,
  );
}

const RECIPIENTS = /^(?:to|cc|bcc|recipients?|chat_id|channel|replyTo)$/i;

function requestInputs(machine: Machine, options: Extract<Value, { kind: "object" }>): readonly Input[] {
  return [...options.props].flatMap(([name, value]): readonly Input[] => {
    if (RECIPIENTS.test(name)) return [...constants(value), ...inputsOf(machine, value, "recipient")];
    if (/^(?:headers?|auth|token|api_?key)$/i.test(name)) return inputsOf(machine, value, "header");
    return inputsOf(machine, value, /^(?:url|uri|baseURL|hostname|host)$/.test(name) ? "url" : "body");
  });
}

/** Recipients that are written in the code. */
function constants(value: Value): readonly Input[] {
  const list = value.kind === "array" ? value.elements : [value];
  return list.flatMap((one) => {
    const text = stringOf(one);
    return text === undefined
      ? []
      : [
          {
            role: "recipient",
            origin: { kind: "constant", value: text },
            isLeading: true,
            guard: "none",
            guards: [],
          } as const,
        ];
  });
}

function destinationOf(row: Known, leaf: Leaf, callee: ExternalValue, args: readonly Value[]): string {
  if (leaf === "READ_FS" || leaf === "WRITE_FS") return fileOf(args[0]) ?? callee.module;
  if (row.kind === "process")
    return callee.module === "simple-git" ? "git" : (programOf(args[0] ?? UNDEFINED) ?? callee.module);
  return args.map(hostOf).find((one) => one !== undefined) ?? callee.destination ?? callee.module;
}
