import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  PROTOCOL,
  github,
  withEffect
} from "./shared-profiles-source.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/profiles/rows/claude.ts
var COMBINATORS = ["allOf", "anyOf", "oneOf"];
var api = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 128 },
    effect: "request",
    sources: [github("microsoft/wassette#56"), github("github/copilot-cli#1879")],
    day: "2026-03-06"
  },
  uniqueNames: {
    value: true,
    effect: "request",
    sources: [github("cloudwego/eino#632"), github("onyx-dot-app/onyx#9229")],
    day: "2026-08-22"
  },
  rootRefused: {
    value: COMBINATORS,
    effect: "request",
    sources: [github("anthropics/claude-code#45106"), github("makenotion/notion-mcp-server#341")],
    day: "2026-04-21",
    note: "At the root only; the same keywords inside a property are taken."
  },
  propertyName: {
    value: { characters: "A-Za-z0-9_.-", max: 64, depth: "root" },
    effect: "request",
    sources: [github("ComposioHQ/composio#3500"), github("freee/freee-mcp#35"), github("decocms/studio#6874")],
    day: "2026-06-02",
    note: "Checked for parameters only, not for the properties of objects inside them."
  },
  inputDialect: {
    value: "2020-12",
    effect: "request",
    sources: [github("modelcontextprotocol/typescript-sdk#745"), github("Dokploy/mcp#10")],
    day: "2026-08-22",
    note: "What is checked is whether the schema is valid under 2020-12, not what $schema says."
  }
};
var code = {
  ...api,
  toolName: withEffect(
    api.toolName,
    "rewritten",
    "Characters that the API refuses become _; the length of the combined name is what counts."
  ),
  combinedName: {
    value: { form: "mcp__{server}__{tool}", keeps: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [
      github("anthropics/claude-code#20830"),
      github("cloudflare/skills#11"),
      github("ChromeDevTools/chrome-devtools-mcp#1169")
    ],
    day: "2026-05-29",
    note: "Tool search, which is on by default, refers to tools by names of at most 64 characters. A plugin adds its own name."
  },
  rootRefused: {
    value: COMBINATORS,
    effect: "tool",
    sources: [github("anthropics/claude-code#95504"), github("kenn-io/kata#365")],
    day: "2026-09-19",
    note: "The tool disappears without a message. Versions from 2.1.195 on try to flatten some of these schemas."
  },
  outputDialects: {
    value: ["draft-06", "draft-07", "2019-09", "2020-12"],
    effect: "tool",
    sources: [github("ankimcp/anki-mcp-server-addon#75"), "https://www.npmjs.com/package/@modelcontextprotocol/client"],
    day: "2026-08-22",
    note: "Version 2.4.0 of the SDK's client takes these and refuses others, when run."
  },
  outputDialectsOfAllVersions: {
    value: ["2020-12"],
    effect: "disputed",
    sources: [
      github("anthropics/claude-code#88882"),
      github("shashankswe2020-ux/whoop-mcp#251"),
      github("anthropics/claude-code#86142")
    ],
    day: "2026-09-21",
    note: "The tool is listed and every call of it fails. 2.1.233 was said to take older dialects; later reports say it does not."
  },
  description: {
    value: { max: 2048 },
    effect: "cut",
    sources: [github("anthropics/claude-code#41593"), github("anthropics/claude-code#81268")],
    day: "2026-08-22"
  },
  instructions: {
    value: { max: 2048 },
    effect: "cut",
    sources: [github("anthropics/claude-code#43474"), github("RedHatInsights/insights-mcp#340")],
    day: "2026-08-22"
  },
  deferredTools: {
    value: true,
    effect: "rewritten",
    sources: ["https://code.claude.com/docs/en/mcp"],
    day: "2026-08-22",
    note: "Not for servers with alwaysLoad, and not behind other providers' endpoints."
  }
};
var desktop = {
  ...api,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "server",
    sources: [github("l22-io/orchard-mcp#14"), github("evoila/meho#2745"), github("NetApp/netapp-dataops-toolkit#38")],
    day: "2026-06-21",
    note: "Claude Desktop and claude.ai: one bad name and no chat starts while the server is on."
  },
  outputRootRefused: {
    value: COMBINATORS,
    effect: "disputed",
    sources: [github("anthropics/claude-ai-mcp#485")],
    day: "2026-06-23",
    note: "On claude.ai, of a server that has an MCP Apps tool too: the connector hangs and shows no error."
  },
  outputDialects: code.outputDialects,
  outputDialectsOfAllVersions: code.outputDialectsOfAllVersions
};
var CLAUDE_ROWS = [
  {
    name: "claude",
    aliases: [],
    title: "Claude: what Claude Code, Claude Desktop and claude.ai all take",
    cells: { ...code, toolName: desktop.toolName, outputRootRefused: desktop.outputRootRefused }
  },
  { name: "claude-api", aliases: ["anthropic"], title: "Anthropic Messages API", cells: api },
  { name: "claude-code", aliases: [], title: "Claude Code", cells: code },
  { name: "claude-desktop", aliases: ["claude-ai"], title: "Claude Desktop and claude.ai", cells: desktop }
];

// src/profiles/rows/editors.ts
var NORMALIZER = "https://github.com/microsoft/vscode-copilot-chat/blob/main/src/extension/tools/common/toolSchemaNormalizer.ts";
var vscode = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "rewritten",
    sources: [NORMALIZER],
    day: "2026-08-22"
  },
  combinedName: {
    value: { form: "mcp_{server}_{tool}", keeps: "A-Za-z0-9_-", serverMax: 13, max: 64 },
    effect: "rewritten",
    sources: [github("microsoft/vscode#243602")],
    day: "2026-08-22",
    note: "mcp_, the server and _ take 18 characters at most; what is over 64 is cut."
  },
  rootRefused: {
    value: ["allOf", "anyOf", "else", "if", "not", "oneOf", "then"],
    effect: "rewritten",
    sources: [NORMALIZER],
    day: "2026-08-22",
    note: "Deleted: the model does not see the rule that they state."
  },
  properties: { value: "present", effect: "rewritten", sources: [NORMALIZER], day: "2026-08-22" },
  requiredListed: { value: true, effect: "rewritten", sources: [NORMALIZER], day: "2026-08-22" },
  inputDialect: { value: "draft-07", effect: "request", sources: [NORMALIZER], day: "2026-08-22" },
  finite: {
    value: true,
    effect: "disputed",
    sources: [github("PrefectHQ/fastmcp#2861"), github("PrefectHQ/fastmcp#3893")],
    day: "2026-01-13"
  },
  arrayItems: {
    value: true,
    effect: "request",
    sources: [github("microsoft/vscode#246119"), github("microsoft/vscode#257537")],
    day: "2026-08-22"
  },
  keywords: {
    value: { refused: ["$ref"] },
    effect: "rewritten",
    sources: [github("PrefectHQ/fastmcp#2814"), github("PrefectHQ/fastmcp#2861")],
    day: "2026-01-13",
    note: "Definitions were taken away before the schema was sent, so that the model does not see what is referred to."
  },
  description: {
    value: { max: 1024 },
    effect: "cut",
    sources: [NORMALIZER],
    day: "2026-08-22",
    note: "For models of the gpt-4 family, which also lose minLength, maxLength, pattern, default, format and number limits."
  },
  tools: {
    value: { max: 128 },
    effect: "request",
    sources: [github("microsoft/vscode-copilot-release#11653"), github("microsoft/vscode#337428")],
    day: "2026-08-22",
    note: "Of all servers together; newer versions group tools beyond it."
  }
};
var copilotCli = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 128 },
    effect: "request",
    sources: [github("github/copilot-cli#2581"), github("github/copilot-cli#1879")],
    day: "2026-03-06"
  },
  combinedName: {
    value: { form: "{server}-{tool}", max: 64 },
    effect: "disputed",
    sources: [github("microsoft/mcp#842")],
    day: "2025-10-16",
    note: "Refused by some of the endpoints behind it."
  },
  properties: {
    value: "present",
    effect: "request",
    sources: [github("github/copilot-cli#1825")],
    day: "2026-03-04"
  },
  tools: {
    value: { max: 128 },
    effect: "request",
    sources: [github("microsoft/copilot-intellij-feedback#1842")],
    day: "2026-08-22"
  }
};
var cursor = {
  ...PROTOCOL,
  combinedName: {
    value: { form: "{server}:{tool}", max: 60 },
    effect: "tool",
    sources: [
      github("sparfenyuk/mcp-proxy#45"),
      github("ComposioHQ/composio#2788"),
      github("awslabs/mcp#1283"),
      github("executeautomation/mcp-playwright#145")
    ],
    day: "2026-08-22",
    note: "Tools with longer names are filtered out."
  },
  noPrefixItems: {
    value: true,
    effect: "tool",
    sources: [github("ScriptedAlchemy/agent-bundle#563"), github("ScriptedAlchemy/agent-bundle#580")],
    day: "2026-09-05",
    note: "Results are checked with draft-07 words, whatever the schema declares: prefixItems is ignored, and `items: false` refuses every element."
  },
  tools: {
    value: { max: 80 },
    effect: "cut",
    sources: [github("Snowflake-Labs/mcp#77"), github("DaxianLee/cocos-mcp-server#11")],
    day: "2026-02-06",
    note: "Of all servers together; it was 40 until 2025."
  }
};
var amazonQ = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [github("aws/aws-toolkit-jetbrains#5831")],
    day: "2026-08-22"
  },
  combinedName: {
    value: { form: "{server}___{tool}", max: 64 },
    effect: "tool",
    sources: [github("awslabs/mcp#643")],
    day: "2026-08-22"
  }
};
var bedrock = {
  ...PROTOCOL,
  rootRefused: CLAUDE_ROWS[1].cells.rootRefused,
  inputDialect: CLAUDE_ROWS[1].cells.inputDialect,
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [github("awslabs/agent-plugins#131"), github("microsoft/mcp#842"), github("awslabs/mcp#2395")],
    day: "2026-08-22"
  },
  propertyName: {
    ...CLAUDE_ROWS[1].cells.propertyName,
    sources: [github("vantage-sh/vantage-mcp-server#43")],
    day: "2025-08-19"
  }
};
var generic = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_.-", max: 128 },
    effect: "tool",
    sources: ["https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-names"],
    day: "2026-08-22",
    note: "Names should be made of these characters, says the specification."
  }
};
var EDITOR_ROWS = [
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
        note: "Of all servers together; it was 50 until 2025. A server that would pass it cannot be added."
      }
    }
  }
];

// src/profiles/rows/gemini.ts
var GENAI = "https://www.npmjs.com/package/@google/genai/v/3.3.0";
var gemini = {
  ...PROTOCOL,
  toolName: {
    value: { characters: "A-Za-z0-9_.:-", first: "A-Za-z_", max: 128 },
    effect: "request",
    sources: [GENAI, github("cline/cline#7339")],
    day: "2026-11-29",
    note: "Older endpoints take 64 characters."
  },
  rootRefused: {
    value: ["allOf", "anyOf", "oneOf"],
    effect: "request",
    sources: [GENAI, github("DzAvril/MoviePilot-Plugins#23")],
    day: "2026-11-29"
  },
  properties: {
    value: "not empty",
    effect: "request",
    sources: [
      github("CherryHQ/cherry-studio#3270"),
      github("MarkusPfundstein/mcp-obsidian#21"),
      github("SWE-agent/SWE-agent#1431")
    ],
    day: "2026-06-24",
    note: "At the root most clients leave the parameters out instead, and some endpoints take the empty object."
  },
  propertyName: {
    value: { characters: "A-Za-z0-9_", first: "A-Za-z_", max: 64, depth: "root" },
    effect: "request",
    sources: [GENAI],
    day: "2026-11-29"
  },
  requiredListed: {
    value: true,
    effect: "request",
    sources: [github("iBUHub/AIStudioToAPI#154")],
    day: "2026-05-05"
  },
  typed: {
    value: true,
    effect: "request",
    sources: [github("zereight/gitlab-mcp#166"), github("github/copilot-cli#4623")],
    day: "2026-09-08"
  },
  singleType: {
    value: true,
    effect: "request",
    sources: [github("zed-industries/zed#44875"), github("github/copilot-cli#4623")],
    day: "2026-09-08",
    note: "Some clients turn a union with null into nullable before they send it."
  },
  nullable: { value: true, effect: "request", sources: [GENAI], day: "2026-11-29" },
  finite: {
    value: true,
    effect: "request",
    sources: [github("google-gemini/gemini-cli#14945"), github("google/adk-python#3870")],
    day: "2025-12-11"
  },
  arrayItems: { value: true, effect: "request", sources: [github("cline/cline#7339")], day: "2026-08-22" },
  enumStrings: {
    value: true,
    effect: "request",
    sources: [
      github("google-gemini/gemini-cli#3401"),
      github("anomalyco/opencode#2687"),
      github("hyperdxio/hyperdx#2971")
    ],
    day: "2026-08-21"
  },
  keywords: {
    value: {
      allowed: [
        ...["anyOf", "default", "description", "enum", "example", "format", "items", "maxItems", "maxLength"],
        ...["maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum", "nullable", "pattern"],
        ...["properties", "propertyOrdering", "required", "title", "type"]
      ],
      strippedAtRoot: ["$schema", "additionalProperties"]
    },
    effect: "request",
    sources: [
      GENAI,
      github("nanbingxyz/5ire#42"),
      github("pizza-bot-app/pizza-bot#62"),
      github("anomalyco/opencode#12295"),
      github("DEEIX-AI/DEEIX-Chat#546")
    ],
    day: "2026-09-07",
    note: "The API refuses a request for one word that it does not know. $schema and additionalProperties at the root are taken away by the clients that send this form."
  },
  keywordsFitType: {
    value: true,
    effect: "request",
    sources: [github("anomalyco/opencode#11889"), github("reportportal/reportportal-mcp-server#25")],
    day: "2026-02-03"
  },
  formats: {
    value: { string: ["date-time", "enum"], integer: ["int32", "int64"], number: ["double", "float"] },
    effect: "request",
    sources: [
      github("google-gemini/gemini-cli#2237"),
      github("OpenHands/OpenHands#8595"),
      github("google-gemini/gemini-cli#6948")
    ],
    day: "2026-08-22",
    note: "Vertex AI takes more formats for strings."
  }
};
var cli = {
  ...PROTOCOL,
  outputRootType: {
    value: "object",
    effect: "server",
    sources: [
      github("opentokenz/mcpx#28"),
      "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#output-schema"
    ],
    day: "2026-08-22",
    note: "It lists with the first version of the official SDK, which refuses the whole list. 2026-07-28 allows any root."
  },
  combinedName: {
    value: { form: "mcp_{server}_{tool}", keeps: "A-Za-z0-9_.:-", max: 63 },
    effect: "rewritten",
    sources: ["https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/tools/mcp-tool.ts"],
    day: "2026-08-21",
    note: "The middle of a longer name is replaced by three dots. Server keys with an underscore confuse its policy rules."
  },
  typed: {
    value: true,
    effect: "disputed",
    sources: [github("arben-adm/mcp-sequential-thinking#12"), github("google-gemini/gemini-cli#9574")],
    day: "2025-09-25",
    note: "Versions before October 2025 skip the tool."
  },
  nullable: gemini.nullable,
  finite: gemini.finite,
  keywords: {
    value: { refused: ["$ref"] },
    effect: "disputed",
    sources: [github("google-gemini/gemini-cli#13326"), github("google-gemini/gemini-cli#13142")],
    day: "2025-11-21",
    note: "Listing works again since November 2025; references inside anyOf were refused by the API."
  },
  keywordsFitType: withEffect(gemini.keywordsFitType, "disputed", "Refused while tools are listed by older versions.")
};
var GEMINI_ROWS = [
  {
    name: "gemini",
    aliases: ["gemini-openapi"],
    title: "Gemini API, function declarations with `parameters`",
    cells: gemini
  },
  { name: "gemini-cli", aliases: [], title: "Gemini CLI", cells: cli }
];

// src/profiles/rows/openai.ts
var openai = {
  ...PROTOCOL,
  inputSchema: {
    value: true,
    effect: "request",
    sources: [github("karakeep-app/karakeep#1831")],
    day: "2026-08-22"
  },
  rootType: { value: "object", effect: "request", sources: [github("vercel/ai#7005")], day: "2026-08-22" },
  toolName: {
    value: { characters: "A-Za-z0-9_-", max: 64 },
    effect: "request",
    sources: [github("openai/codex#8174"), github("microsoft/foundry-dev-tools#723"), github("vercel/ai#1972")],
    day: "2026-08-27"
  },
  rootRefused: {
    value: ["allOf", "anyOf", "enum", "not", "oneOf"],
    effect: "request",
    sources: [github("langchain-ai/langchainjs#9804")],
    day: "2026-08-22"
  },
  properties: {
    value: "present",
    effect: "request",
    sources: [github("Azure/azure-mcp#197"), github("github/github-mcp-server#1548")],
    day: "2026-08-22",
    note: "An empty properties object is taken."
  },
  arrayItems: {
    value: true,
    effect: "request",
    sources: [github("spring-projects/spring-ai#2561"), github("ogx-ai/ogx#3004")],
    day: "2026-08-22"
  },
  patternRefused: {
    value: ["look-around", "unicode-property"],
    effect: "request",
    sources: [github("cline/cline#14013"), github("BerriAI/litellm#40485")],
    day: "2026-08-22"
  },
  tools: {
    value: { max: 128 },
    effect: "request",
    sources: [github("zed-industries/zed#32946"), github("anomalyco/opencode#4909")],
    day: "2025-11-29"
  }
};
var strict = {
  ...openai,
  keywords: {
    value: { refused: ["allOf", "dependentRequired", "dependentSchemas", "else", "if", "not", "oneOf", "then"] },
    effect: "request",
    sources: [github("makenotion/notion-mcp-server#102"), "https://platform.openai.com/docs/guides/structured-outputs"],
    day: "2026-08-22"
  },
  closedObjects: {
    value: true,
    effect: "request",
    sources: [github("vercel/ai#6704"), github("Kilo-Org/kilocode#4426")],
    day: "2025-12-12",
    note: "Hosts that set strict to false, or close the objects themselves, do not need it."
  },
  formats: {
    value: {
      string: ["date", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "time", "uuid"]
    },
    effect: "request",
    sources: [github("posit-dev/chatlas#255"), "https://platform.openai.com/docs/guides/structured-outputs"],
    day: "2026-01-02"
  }
};
var codex = {
  ...openai,
  toolName: {
    ...openai.toolName,
    effect: "disputed",
    sources: [github("openai/codex#8174"), github("openai/codex#1289")],
    day: "2026-09-17",
    note: "Newer versions rewrite the characters; long names were refused again behind some model providers."
  },
  rootRefused: { ...openai.rootRefused, effect: "rewritten" },
  properties: { ...openai.properties, effect: "rewritten" },
  combinedName: {
    value: { form: "mcp__{server}__{tool}", keeps: "A-Za-z0-9_-", max: 64 },
    effect: "rewritten",
    sources: [github("openai/codex#1289"), github("openai/codex#19179")],
    day: "2026-09-17",
    note: "Longer names are cut and end in a hash. Server keys may hold A-Z a-z 0-9 _ and - only."
  }
};
var foundry = {
  ...openai,
  keywords: {
    value: { refused: ["$ref", "anyOf"] },
    effect: "request",
    sources: [github("microsoft-foundry/new-foundry-portal#23"), github("thingsboard/thingsboard-mcp#27")],
    day: "2025-11-04"
  }
};
var OPENAI_ROWS = [
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
        note: "The grammar for all tools of the request is made at once: one pattern loses them all."
      }
    }
  },
  { name: "openai", aliases: [], title: "OpenAI Chat Completions and Responses", cells: openai },
  { name: "openai-strict", aliases: [], title: "OpenAI with strict function schemas", cells: strict }
];

// src/profiles/index.ts
var PROFILES = [...CLAUDE_ROWS, ...OPENAI_ROWS, ...GEMINI_ROWS, ...EDITOR_ROWS].sort(
  (a, b) => a.name < b.name ? -1 : 1
);
function profile(name) {
  const wanted = name.toLowerCase();
  return PROFILES.find((row) => row.name === wanted || row.aliases.includes(wanted));
}
var DEFAULT_PROFILES = PROFILES.filter(({ name }) => name === "claude");
function chooseProfiles(names) {
  if (names.length === 0) return DEFAULT_PROFILES;
  const chosen = new Set(
    names.flatMap((name) => {
      if (name.toLowerCase() === "all") return PROFILES;
      const row = profile(name);
      if (row !== void 0) return [row];
      const known = ["all", ...PROFILES.flatMap((each) => [each.name, ...each.aliases])].sort();
      throw new InputError(`profiles: there is no profile "${name}"; there are ${known.join(", ")}`);
    })
  );
  return PROFILES.filter((row) => chosen.has(row));
}

export {
  PROFILES,
  profile,
  DEFAULT_PROFILES,
  chooseProfiles
};
