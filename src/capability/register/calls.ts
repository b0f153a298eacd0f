/** Which calls make tools. */
import { SDKS } from "../project/servers.ts";
import { placeOf } from "../reach/effects.ts";
import { textsIn } from "../reach/sayings.ts";
import { runCallbacks } from "../evaluate/callbacks.ts";
import { inputsOf } from "../sinks/inputs.ts";
import { closedElements, newObject } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { taintOf, traced } from "../taint.ts";
import type { ExternalValue, Site, Value } from "../values.ts";
import { external, stringOf, UNDEFINED, unknown } from "../values.ts";

export const LIST = "tools/list";
export const CALL = "tools/call";

/** The SDK of those that ask servers. */
const CLIENT = "@modelcontextprotocol/client";

/** What a tool or handler of the SDK is given beside its arguments. */
export const EXTRA = external("@modelcontextprotocol/sdk", ["extra"]);
const SERVER = external("@modelcontextprotocol/sdk", ["McpServer"]);

/** Calls that show a prompt or a resource. */
const SHOWING: ReadonlySet<string> = new Set([
  "prompt",
  "registerPrompt",
  "addPrompt",
  "resource",
  "registerResource",
  "addResource",
  "addResourceTemplate",
]);

/** The result of a call of an MCP SDK; undefined when it is of another package. Callbacks are not run: they are handlers. */
export function registration(
  machine: Machine,
  callee: ExternalValue,
  args: readonly Value[],
  at: Site,
  isNew = false,
): Value | undefined {
  const name = callee.path.at(-1) ?? "";
  if (!SDKS.has(callee.module) && callee.module !== CLIENT)
    return /(?:^|[/@-])mcp(?:[/-]|$)/.test(callee.module) ? frameworkCall(machine, callee, name, args, at) : undefined;
  // What a handler is given beside its arguments: what is listened to there happens in the tool.
  if (callee.path[0] === "extra") runCallbacks(machine, args, at);
  const isClient = callee.path.some(
    (part) => part === "Client" || (part.endsWith("Transport") && !part.includes("Server")),
  );
  if (isNew) return made(machine, callee, args, at);
  if (isClient) return clientCall(machine, callee, name, args, at);
  if (name === "tool" || name === "registerTool" || name === "registerToolTask" || name === "registerAppTool")
    addTool(machine, callee, name, name === "registerAppTool" ? args.slice(1) : args, at);
  else if (name === "addTool") for (const tool of [args[0] ?? UNDEFINED]) addTool(machine, callee, name, [tool], at);
  else if (name === "addTools")
    for (const tool of closedElements(machine, args[0] ?? UNDEFINED) ?? [])
      addTool(machine, callee, "addTool", [tool], at);
  else if (SHOWING.has(name)) machine.shown.push({ kind: "call", style: name, args, at });
  else if (name === "setRequestHandler") addHandler(machine, args, at);
  else if (name === "createMcpHandler" || callee.module === "mcp-handler" || callee.module === "@vercel/mcp-adapter")
    handlerFactory(machine, args, at);
  else if (
    (name === "imageContent" || name === "audioContent") &&
    args[0]?.kind === "object" &&
    args[0].props.has("url")
  ) {
    const url = args[0].props.get("url") ?? UNDEFINED;
    machine.reach({
      leaf: "NETWORK_OUTBOUND",
      symbol: `${callee.module}.${name}`,
      at,
      text: "fetches the address that it is given",
      inputs: inputsOf(machine, url, "url"),
    });
    return unknown(traced({ kind: "network" }));
  } else if (name === "defineTool" || name === "createTool") return args[0] ?? UNDEFINED;
  else if (/^(?:createMessage|elicitInput|listRoots|elicit|requestSampling)$/.test(name)) {
    asked(machine, name, args[0], at);
    return unknown(traced({ kind: "network" }));
  }
  if (name === "start" && callee.module === "mcp-framework")
    machine.registered.push({
      kind: "tool",
      style: "mcp-framework",
      args: [],
      at,
      conditions: [],
      inEntry: false,
      frame: "",
    });
  return { ...callee, path: [...callee.path.slice(0, 4), "()"] };
}

/** What the client's model or its user is asked. */
function asked(machine: Machine, name: string, question: Value | undefined, at: Site): void {
  if (question === undefined || name === "listRoots") return;
  const to = name === "createMessage" || name === "requestSampling" ? "sampling" : "elicitation";
  for (const { value, site = at } of textsIn(question, to === "elicitation")) {
    machine.say({ to, value, at: placeOf(site) });
  }
}

/**
 * A call of a framework that is not known, but says that it is one: a tool is defined by name and object, and a server is
 * given a list of them.
 */
function frameworkCall(
  machine: Machine,
  callee: ExternalValue,
  name: string,
  args: readonly Value[],
  at: Site,
): Value | undefined {
  const [first, second] = args;
  if (/^(?:tool|(?:define|create|build)Tool)$/.test(name)) {
    if (first?.kind === "object") return first;
    if (second?.kind !== "object") return undefined;
    return newObject(machine, { props: [...second.props, ["name", first ?? UNDEFINED]], rest: second.rest, site: at });
  }
  const options = first?.kind === "object" ? first : undefined;
  const tools = options?.props.get("tools");
  const listed = tools === undefined ? undefined : closedElements(machine, tools);
  if (listed === undefined || listed.length === 0) return undefined;
  for (const tool of listed) addTool(machine, callee, "addTool", [tool], at);
  // What is set up before the first call: the services that the tools ask for.
  for (const one of options?.props.values() ?? []) if (one.kind === "function") machine.call(one, [], UNDEFINED, at);
  return { ...callee, path: [...callee.path.slice(0, 4), "()"] };
}

function made(machine: Machine, callee: ExternalValue, args: readonly Value[], at: Site): Value {
  if (callee.module === "mcp-framework" || callee.module === "@mastra/mcp") {
    const tools = args[0]?.kind === "object" ? args[0].props.get("tools") : undefined;
    if (tools?.kind === "object")
      for (const [name, tool] of tools.props)
        addTool(machine, callee, "mastra", [{ kind: "const", value: name }, tool], at);
  }
  if (callee.path.at(-1) === "ResourceTemplate")
    return newObject(machine, { props: [["uriTemplate", args[0] ?? UNDEFINED]], site: at });
  for (const arg of args) {
    const text = arg.kind === "object" ? arg.props.get("instructions") : undefined;
    if (text !== undefined) machine.instructions.push(text);
  }
  // An address that a transport is given belongs to the client that is connected with it.
  return { ...callee, taint: args.reduce((taint, arg) => (taint.length > 0 ? taint : taintOf(arg)), callee.taint) };
}

function clientCall(machine: Machine, callee: ExternalValue, name: string, args: readonly Value[], at: Site): Value {
  if (
    name === "listTools" ||
    (name === "request" && stringOf(args[0]?.kind === "object" ? args[0].props.get("method") : undefined) === LIST)
  ) {
    machine.note("PROXIED", "the tools are those of another server, asked for when it runs", at);
    return unknown(traced({ kind: "network" }));
  }
  // Who sends messages over a transport passes on what a client asked: the SDK sends its own.
  if (name === "send" && (callee.module === CLIENT || callee.path.some((part) => part.endsWith("ClientTransport"))))
    machine.note("PROXIED", "messages are passed on to another server, which has the tools", at);
  if (name === "callTool" || name === "request" || name === "readResource") {
    machine.reach({
      leaf: "NETWORK_OUTBOUND",
      symbol: `Client.${name}`,
      at,
      text: "asks another MCP server",
      inputs: [],
    });
    return unknown(traced({ kind: "network" }));
  }
  return { ...callee, path: [...callee.path.slice(0, 4), "()"] };
}

function addTool(machine: Machine, callee: ExternalValue, style: string, args: readonly Value[], at: Site): void {
  machine.registered.push({
    kind: "tool",
    style: callee.module === "fastmcp" || callee.module === "litemcp" ? "fastmcp" : style,
    args,
    at,
    frame: machine.frame.name,
    conditions: [...machine.conditions],
    inEntry: machine.entries.has(at.doc),
  });
}

function addHandler(machine: Machine, args: readonly Value[], at: Site): void {
  const [schema, run] = args;
  const method = schema === undefined ? undefined : methodOf(schema);
  if (method === undefined || run === undefined) return;
  if (method === LIST || method === CALL) registerHandler(machine, method, run, at, "setRequestHandler");
  else machine.shown.push({ kind: "list", method, run, at });
}

/** Methods that are followed, by the name that their schema has in the SDK. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ["ListToolsRequestSchema", LIST],
  ["CallToolRequestSchema", CALL],
  ["ListPromptsRequestSchema", "prompts/list"],
  ["ListResourcesRequestSchema", "resources/list"],
  ["ListResourceTemplatesRequestSchema", "resources/templates/list"],
]);
const METHOD_NAMES: ReadonlySet<string> = new Set(METHODS.values());

/** The handler of a method of the protocol. */
export function registerHandler(machine: Machine, method: string, run: Value, at: Site, style: string): void {
  machine.registered.push({
    kind: "handler",
    method,
    run,
    server: at.doc,
    at,
    style,
    conditions: [...machine.conditions],
  });
}

function methodOf(schema: Value): string | undefined {
  const text = stringOf(schema);
  if (text !== undefined) return METHOD_NAMES.has(text) ? text : undefined;
  if (schema.kind === "external") return METHODS.get(schema.path.at(-1) ?? "");
  if (schema.kind !== "schema") return undefined;
  const method = schema.shape?.get("method")?.json["const"];
  return typeof method === "string" && METHOD_NAMES.has(method) ? method : undefined;
}

/** `createMcpHandler((server) => …)`: the callback registers on the server that it is given. */
function handlerFactory(machine: Machine, args: readonly Value[], at: Site): void {
  const [setUp] = args;
  if (setUp?.kind === "function" || setUp?.kind === "native") machine.call(setUp, [SERVER], UNDEFINED, at);
}

/** `handlers.set("tools/list", fn)`: protocol methods by hand. */
export function handWritten(machine: Machine, args: readonly Value[], at: Site): void {
  const [method, run] = args;
  if (method?.kind !== "const" || (method.value !== LIST && method.value !== CALL)) return;
  if (run?.kind === "function" || run?.kind === "native") registerHandler(machine, method.value, run, at, "by hand");
}
