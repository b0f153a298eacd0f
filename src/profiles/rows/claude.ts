import type { Cells, Profile } from "../profile.ts";
import { github, PROTOCOL, withEffect } from "../source.ts";

const COMBINATORS = ["allOf", "anyOf", "oneOf"] as const;

const api = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 128 },
    effect: "request",
    sources: [github("microsoft/wassette#56"), github("github/copilot-cli#1879")],
    day: "2026-03-06",
  },
  uniqueNames: {
    value: true,
    effect: "request",
    sources: [github("cloudwego/eino#632"), github("onyx-dot-app/onyx#9229")],
    day: "2026-08-22",
  },
  rootRefused: {
    value: COMBINATORS,
    effect: "request",
    sources: [github("anthropics/claude-code#45106"), github("makenotion/notion-mcp-server#341")],
    day: "2026-04-21",
    note: "At the root only; the same keywords inside a property are taken.",
  },
  propertyName: {
    value: { characters: "A-Za-z0-9_.-", max: 64, depth: "root" },
    effect: "request",
    sources: [github("ComposioHQ/composio#3500"), github("freee/freee-mcp#35"), github("decocms/studio#6874")],
    day: "2026-06-02",
    note: "Checked for parameters only, not for the properties of objects inside them.",
  },
  inputDialect: {
    value: "2020-12",
    effect: "request",
    sources: [github("modelcontextprotocol/typescript-sdk#745"), github("Dokploy/mcp#10")],
    day: "2026-08-22",
    note: "What is checked is whether the schema is valid under 2020-12, not what $schema says.",
  },
} as const satisfies Cells;

const code = {
  ...api,
  toolName: withEffect(
    api.toolName,
    "rewritten",
    "Characters that the API refuses become _; the length of the combined name is what counts.",
  ),
  combinedName: {
    value: { form: "mcp__{server}__{tool}", keeps: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [
      github("anthropics/claude-code#20830"),
      github("cloudflare/skills#11"),
      github("ChromeDevTools/chrome-devtools-mcp#1169"),
    ],
    day: "2026-05-29",
    note: "Tool search, which is on by default, refers to tools by names of at most 64 characters. A plugin adds its own name.",
  },
  rootRefused: {
    value: COMBINATORS,
    effect: "tool",
    sources: [github("anthropics/claude-code#95504"), github("kenn-io/kata#365")],
    day: "2026-09-19",
    note: "The tool disappears without a message. Versions from 2.1.195 on try to flatten some of these schemas.",
  },
  outputDialects: {
    value: ["draft-06", "draft-07", "2019-09", "2020-12"],
    effect: "tool",
    sources: [github("ankimcp/anki-mcp-server-addon#75"), "https://www.npmjs.com/package/@modelcontextprotocol/client"],
    day: "2026-08-22",
    note: "Version 2.4.0 of the SDK's client takes these and refuses others, when run.",
  },
  outputDialectsOfAllVersions: {
    value: ["2020-12"],
    effect: "disputed",
    sources: [
      github("anthropics/claude-code#88882"),
      github("shashankswe2020-ux/whoop-mcp#251"),
      github("anthropics/claude-code#86142"),
    ],
    day: "2026-09-21",
    note: "The tool is listed and every call of it fails. 2.1.233 was said to take older dialects; later reports say it does not.",
  },
  description: {
    value: { max: 2048 },
    effect: "cut",
    sources: [github("anthropics/claude-code#41593"), github("anthropics/claude-code#81268")],
    day: "2026-08-22",
  },
  instructions: {
    value: { max: 2048 },
    effect: "cut",
    sources: [github("anthropics/claude-code#43474"), github("RedHatInsights/insights-mcp#340")],
    day: "2026-08-22",
  },
  deferredTools: {
    value: true,
    effect: "rewritten",
    sources: ["https://code.claude.com/docs/en/mcp"],
    day: "2026-08-22",
    note: "Not for servers with alwaysLoad, and not behind other providers' endpoints.",
  },
} as const satisfies Cells;

const desktop = {
  ...api,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "server",
    sources: [github("l22-io/orchard-mcp#14"), github("evoila/meho#2745"), github("NetApp/netapp-dataops-toolkit#38")],
    day: "2026-06-21",
    note: "Claude Desktop and claude.ai: one bad name and no chat starts while the server is on.",
  },
  outputRootRefused: {
    value: COMBINATORS,
    effect: "disputed",
    sources: [github("anthropics/claude-ai-mcp#485")],
    day: "2026-06-23",
    note: "On claude.ai, of a server that has an MCP Apps tool too: the connector hangs and shows no error.",
  },
  outputDialects: code.outputDialects,
  outputDialectsOfAllVersions: code.outputDialectsOfAllVersions,
} as const satisfies Cells;

export const CLAUDE_ROWS = [
  {
    name: "claude",
    aliases: [],
    title: "Claude: what Claude Code, Claude Desktop and claude.ai all take",
    cells: { ...code, toolName: desktop.toolName, outputRootRefused: desktop.outputRootRefused },
  },
  { name: "claude-api", aliases: ["anthropic"], title: "Anthropic Messages API", cells: api },
  { name: "claude-code", aliases: [], title: "Claude Code", cells: code },
  { name: "claude-desktop", aliases: ["claude-ai"], title: "Claude Desktop and claude.ai", cells: desktop },
] as const satisfies readonly Profile[];
