import type { Cells, Profile } from "../profile.ts";
import { github, PROTOCOL, withEffect } from "../source.ts";

const GENAI = "https://www.npmjs.com/package/@google/genai/v/3.3.0";

const gemini = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_.:-", first: "A-Za-z_", max: 128 },
    effect: "request",
    sources: [GENAI, github("cline/cline#7339")],
    day: "2026-11-29",
    note: "Older endpoints take 64 characters.",
  },
  rootRefused: {
    value: ["allOf", "anyOf", "oneOf"],
    effect: "request",
    sources: [GENAI, github("DzAvril/MoviePilot-Plugins#23")],
    day: "2026-11-29",
  },
  properties: {
    value: "not empty",
    effect: "request",
    sources: [
      github("CherryHQ/cherry-studio#3270"),
      github("MarkusPfundstein/mcp-obsidian#21"),
      github("SWE-agent/SWE-agent#1431"),
    ],
    day: "2026-06-24",
    note: "At the root most clients leave the parameters out instead, and some endpoints take the empty object.",
  },
  propertyName: {
    value: { characters: "A-Za-z0-9_", first: "A-Za-z_", max: 64, depth: "root" },
    effect: "request",
    sources: [GENAI],
    day: "2026-11-29",
  },
  requiredListed: {
    value: true,
    effect: "request",
    sources: [github("iBUHub/AIStudioToAPI#154")],
    day: "2026-05-05",
  },
  typed: {
    value: true,
    effect: "request",
    sources: [github("zereight/gitlab-mcp#166"), github("github/copilot-cli#4623")],
    day: "2026-09-08",
  },
  singleType: {
    value: true,
    effect: "request",
    sources: [github("zed-industries/zed#44875"), github("github/copilot-cli#4623")],
    day: "2026-09-08",
    note: "Some clients turn a union with null into nullable before they send it.",
  },
  nullable: { value: true, effect: "request", sources: [GENAI], day: "2026-11-29" },
  finite: {
    value: true,
    effect: "request",
    sources: [github("google-gemini/gemini-cli#14945"), github("google/adk-python#3870")],
    day: "2025-12-11",
  },
  arrayItems: { value: true, effect: "request", sources: [github("cline/cline#7339")], day: "2026-08-22" },
  enumStrings: {
    value: true,
    effect: "request",
    sources: [
      github("google-gemini/gemini-cli#3401"),
      github("anomalyco/opencode#2687"),
      github("hyperdxio/hyperdx#2971"),
    ],
    day: "2026-08-21",
  },
  keywords: {
    value: {
      allowed: [
        ...["anyOf", "default", "description", "enum", "example", "format", "items", "maxItems", "maxLength"],
        ...["maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum", "nullable", "pattern"],
        ...["properties", "propertyOrdering", "required", "title", "type"],
      ],
      strippedAtRoot: ["$schema", "additionalProperties"],
    },
    effect: "request",
    sources: [
      GENAI,
      github("nanbingxyz/5ire#42"),
      github("pizza-bot-app/pizza-bot#62"),
      github("anomalyco/opencode#12295"),
      github("DEEIX-AI/DEEIX-Chat#546"),
    ],
    day: "2026-09-07",
    note: "The API refuses a request for one word that it does not know. $schema and additionalProperties at the root are taken away by the clients that send this form.",
  },
  keywordsFitType: {
    value: true,
    effect: "request",
    sources: [github("anomalyco/opencode#11889"), github("reportportal/reportportal-mcp-server#25")],
    day: "2026-02-03",
  },
  formats: {
    value: { string: ["date-time", "enum"], integer: ["int32", "int64"], number: ["double", "float"] },
    effect: "request",
    sources: [
      github("google-gemini/gemini-cli#2237"),
      github("OpenHands/OpenHands#8595"),
      github("google-gemini/gemini-cli#6948"),
    ],
    day: "2026-08-22",
    note: "Vertex AI takes more formats for strings.",
  },
} as const satisfies Cells;

const cli = {
  ...PROTOCOL,
  outputRootType: {
    value: "object",
    effect: "server",
    sources: [
      github("opentokenz/mcpx#28"),
      "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#output-schema",
    ],
    day: "2026-08-22",
    note: "It lists with the first version of the official SDK, which refuses the whole list. 2026-07-28 allows any root.",
  },
  combinedName: {
    value: { form: "mcp_{server}_{tool}", keeps: "A-Za-z0-9_.:-", max: 63 },
    effect: "rewritten",
    sources: ["https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/tools/mcp-tool.ts"],
    day: "2026-08-21",
    note: "The middle of a longer name is replaced by three dots. Server keys with an underscore confuse its policy rules.",
  },
  typed: {
    value: true,
    effect: "disputed",
    sources: [github("arben-adm/mcp-sequential-thinking#12"), github("google-gemini/gemini-cli#9574")],
    day: "2025-09-25",
    note: "Versions before October 2025 skip the tool.",
  },
  nullable: gemini.nullable,
  finite: gemini.finite,
  keywords: {
    value: { refused: ["$ref"] },
    effect: "disputed",
    sources: [github("google-gemini/gemini-cli#13326"), github("google-gemini/gemini-cli#13142")],
    day: "2025-11-21",
    note: "Listing works again since November 2025; references inside anyOf were refused by the API.",
  },
  keywordsFitType: withEffect(gemini.keywordsFitType, "disputed", "Refused while tools are listed by older versions."),
} as const satisfies Cells;

export const GEMINI_ROWS = [
  {
    name: "gemini",
    aliases: ["gemini-openapi"],
    title: "Gemini API, function declarations with `parameters`",
    cells: gemini,
  },
  { name: "gemini-cli", aliases: [], title: "Gemini CLI", cells: cli },
] as const satisfies readonly Profile[];
