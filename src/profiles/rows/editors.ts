import type { Cells, Profile } from "../profile.ts";
import { github, PROTOCOL } from "../source.ts";
import { CLAUDE_ROWS } from "./claude.ts";

const NORMALIZER =
  "https://github.com/microsoft/vscode-copilot-chat/blob/main/src/extension/tools/common/toolSchemaNormalizer.ts";

const vscode = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "rewritten",
    sources: [NORMALIZER],
    day: "2026-08-22",
  },
  combinedName: {
    value: { form: "mcp_{server}_{tool}", keeps: "A-Za-z0-9_-", serverMax: 13, max: 64 },
    effect: "rewritten",
    sources: [github("microsoft/vscode#243602")],
    day: "2026-08-22",
    note: "mcp_, the server and _ take 18 characters at most; what is over 64 is cut.",
  },
  rootRefused: {
    value: ["allOf", "anyOf", "else", "if", "not", "oneOf", "then"],
    effect: "rewritten",
    sources: [NORMALIZER],
    day: "2026-08-22",
    note: "Deleted: the model does not see the rule that they state.",
  },
  properties: { value: "present", effect: "rewritten", sources: [NORMALIZER], day: "2026-08-22" },
  requiredListed: { value: true, effect: "rewritten", sources: [NORMALIZER], day: "2026-08-22" },
  inputDialect: { value: "draft-07", effect: "request", sources: [NORMALIZER], day: "2026-08-22" },
  finite: {
    value: true,
    effect: "disputed",
    sources: [github("PrefectHQ/fastmcp#2861"), github("PrefectHQ/fastmcp#3893")],
    day: "2026-01-13",
  },
  arrayItems: {
    value: true,
    effect: "request",
    sources: [github("microsoft/vscode#246119"), github("microsoft/vscode#257537")],
    day: "2026-08-22",
  },
  keywords: {
    value: { refused: ["$ref"] },
    effect: "rewritten",
    sources: [github("PrefectHQ/fastmcp#2814"), github("PrefectHQ/fastmcp#2861")],
    day: "2026-01-13",
    note: "Definitions were taken away before the schema was sent, so that the model does not see what is referred to.",
  },
  description: {
    value: { max: 1024 },
    effect: "cut",
    sources: [NORMALIZER],
    day: "2026-08-22",
    note: "For models of the gpt-4 family, which also lose minLength, maxLength, pattern, default, format and number limits.",
  },
  tools: {
    value: { max: 128 },
    effect: "request",
    sources: [github("microsoft/vscode-copilot-release#11653"), github("microsoft/vscode#337428")],
    day: "2026-08-22",
    note: "Of all servers together; newer versions group tools beyond it.",
  },
} as const satisfies Cells;

const copilotCli = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 128 },
    effect: "request",
    sources: [github("github/copilot-cli#2581"), github("github/copilot-cli#1879")],
    day: "2026-03-06",
  },
  combinedName: {
    value: { form: "{server}-{tool}", max: 64 },
    effect: "disputed",
    sources: [github("microsoft/mcp#842")],
    day: "2025-10-16",
    note: "Refused by some of the endpoints behind it.",
  },
  properties: {
    value: "present",
    effect: "request",
    sources: [github("github/copilot-cli#1825")],
    day: "2026-03-04",
  },
  tools: {
    value: { max: 128 },
    effect: "request",
    sources: [github("microsoft/copilot-intellij-feedback#1842")],
    day: "2026-08-22",
  },
} as const satisfies Cells;

const cursor = {
  ...PROTOCOL,
  combinedName: {
    value: { form: "{server}:{tool}", max: 60 },
    effect: "tool",
    sources: [
      github("sparfenyuk/mcp-proxy#45"),
      github("ComposioHQ/composio#2788"),
      github("awslabs/mcp#1283"),
      github("executeautomation/mcp-playwright#145"),
    ],
    day: "2026-08-22",
    note: "Tools with longer names are filtered out.",
  },
  noPrefixItems: {
    value: true,
    effect: "tool",
    sources: [github("ScriptedAlchemy/agent-bundle#563"), github("ScriptedAlchemy/agent-bundle#580")],
    day: "2026-09-05",
    note: "Results are checked with draft-07 words, whatever the schema declares: prefixItems is ignored, and `items: false` refuses every element.",
  },
  tools: {
    value: { max: 80 },
    effect: "cut",
    sources: [github("Snowflake-Labs/mcp#77"), github("DaxianLee/cocos-mcp-server#11")],
    day: "2026-02-06",
    note: "Of all servers together; it was 40 until 2025.",
  },
} as const satisfies Cells;

const amazonQ = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [github("aws/aws-toolkit-jetbrains#5831")],
    day: "2026-08-22",
  },
  combinedName: {
    value: { form: "{server}___{tool}", max: 64 },
    effect: "tool",
    sources: [github("awslabs/mcp#643")],
    day: "2026-08-22",
  },
} as const satisfies Cells;

const bedrock = {
  ...PROTOCOL,
  rootRefused: CLAUDE_ROWS[1].cells.rootRefused,
  inputDialect: CLAUDE_ROWS[1].cells.inputDialect,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [github("awslabs/agent-plugins#131"), github("microsoft/mcp#842"), github("awslabs/mcp#2395")],
    day: "2026-08-22",
  },
  propertyName: {
    ...CLAUDE_ROWS[1].cells.propertyName,
    sources: [github("vantage-sh/vantage-mcp-server#43")],
    day: "2025-08-19",
  },
} as const satisfies Cells;

const generic = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_.-", max: 128 },
    effect: "tool",
    sources: ["https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-names"],
    day: "2026-08-22",
    note: "Names should be made of these characters, says the specification.",
  },
} as const satisfies Cells;

export const EDITOR_ROWS = [
  { name: "amazon-q", aliases: ["kiro"], title: "Amazon Q Developer and Kiro", cells: amazonQ },
  { name: "bedrock", aliases: ["bedrock-converse"], title: "Amazon Bedrock Converse API", cells: bedrock },
  { name: "copilot", aliases: ["vscode"], title: "GitHub Copilot in VS Code", cells: vscode },
  { name: "copilot-cli", aliases: [], title: "GitHub Copilot CLI", cells: copilotCli },
  { name: "cursor", aliases: [], title: "Cursor", cells: cursor },
  { name: "generic", aliases: ["mcp-spec"], title: "The MCP specification", cells: generic },
  {
    name: "windsurf",
    aliases: [],
    title: "Windsurf",
    cells: {
      ...PROTOCOL,
      tools: {
        value: { max: 100 },
        effect: "tool",
        sources: [github("DaxianLee/cocos-mcp-server#11"), github("Zhwt/go-mcp-mysql#3")],
        day: "2026-02-06",
        note: "Of all servers together; it was 50 until 2025. A server that would pass it cannot be added.",
      },
    },
  },
] as const satisfies readonly Profile[];
