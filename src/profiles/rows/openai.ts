import type { Cells, Profile } from "../profile.ts";
import { github, PROTOCOL } from "../source.ts";

const openai = {
  ...PROTOCOL,
  inputSchema: {
    value: true,
    effect: "request",
    sources: [github("karakeep-app/karakeep#1831")],
    day: "2026-08-22",
  },
  rootType: { value: "object", effect: "request", sources: [github("vercel/ai#7005")], day: "2026-08-22" },
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [github("openai/codex#8174"), github("microsoft/foundry-dev-tools#723"), github("vercel/ai#1972")],
    day: "2026-08-27",
  },
  rootRefused: {
    value: ["allOf", "anyOf", "enum", "not", "oneOf"],
    effect: "request",
    sources: [github("langchain-ai/langchainjs#9804")],
    day: "2026-08-22",
  },
  properties: {
    value: "present",
    effect: "request",
    sources: [github("Azure/azure-mcp#197"), github("github/github-mcp-server#1548")],
    day: "2026-08-22",
    note: "An empty properties object is taken.",
  },
  arrayItems: {
    value: true,
    effect: "request",
    sources: [github("spring-projects/spring-ai#2561"), github("ogx-ai/ogx#3004")],
    day: "2026-08-22",
  },
  patternRefused: {
    value: ["look-around", "unicode-property"],
    effect: "request",
    sources: [github("cline/cline#14013"), github("BerriAI/litellm#40485")],
    day: "2026-08-22",
  },
  tools: {
    value: { max: 128 },
    effect: "request",
    sources: [github("zed-industries/zed#32946"), github("anomalyco/opencode#4909")],
    day: "2025-11-29",
  },
} as const satisfies Cells;

const strict = {
  ...openai,
  keywords: {
    value: { refused: ["allOf", "dependentRequired", "dependentSchemas", "else", "if", "not", "oneOf", "then"] },
    effect: "request",
    sources: [github("makenotion/notion-mcp-server#102"), "https://platform.openai.com/docs/guides/structured-outputs"],
    day: "2026-08-22",
  },
  closedObjects: {
    value: true,
    effect: "request",
    sources: [github("vercel/ai#6704"), github("Kilo-Org/kilocode#4426")],
    day: "2025-12-12",
    note: "Hosts that set strict to false, or close the objects themselves, do not need it.",
  },
  formats: {
    value: {
      string: ["date", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "time", "uuid"],
    },
    effect: "request",
    sources: [github("posit-dev/chatlas#255"), "https://platform.openai.com/docs/guides/structured-outputs"],
    day: "2026-01-02",
  },
} as const satisfies Cells;

const codex = {
  ...openai,
  toolName: {
    ...openai.toolName,
    effect: "disputed",
    sources: [github("openai/codex#8174"), github("openai/codex#1289")],
    day: "2026-09-17",
    note: "Newer versions rewrite the characters; long names were refused again behind some model providers.",
  },
  rootRefused: { ...openai.rootRefused, effect: "rewritten" },
  properties: { ...openai.properties, effect: "rewritten" },
  combinedName: {
    value: { form: "mcp__{server}__{tool}", keeps: "A-Za-z0-9_-", max: 64 },
    effect: "rewritten",
    sources: [github("openai/codex#1289"), github("openai/codex#19179")],
    day: "2026-09-17",
    note: "Longer names are cut and end in a hash. Server keys may hold A-Z a-z 0-9 _ and - only.",
  },
} as const satisfies Cells;

const foundry = {
  ...openai,
  keywords: {
    value: { refused: ["$ref", "anyOf"] },
    effect: "request",
    sources: [github("microsoft-foundry/new-foundry-portal#23"), github("thingsboard/thingsboard-mcp#27")],
    day: "2025-11-04",
  },
} as const satisfies Cells;

export const OPENAI_ROWS = [
  { name: "codex", aliases: [], title: "Codex", cells: codex },
  { name: "foundry", aliases: ["azure-foundry"], title: "Azure AI Foundry", cells: foundry },
  {
    name: "llama-cpp",
    aliases: ["llama.cpp"],
    title: "llama.cpp and what is built on it",
    cells: {
      ...PROTOCOL,
      patternRefused: {
        value: ["look-around"],
        effect: "request",
        sources: [github("codefuturist/email-mcp#75")],
        day: "2026-08-22",
        note: "The grammar for all tools of the request is made at once: one pattern loses them all.",
      },
    },
  },
  { name: "openai", aliases: [], title: "OpenAI Chat Completions and Responses", cells: openai },
  { name: "openai-strict", aliases: [], title: "OpenAI with strict function schemas", cells: strict },
] as const satisfies readonly Profile[];
