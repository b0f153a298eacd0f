/**
 * Packages of MCP servers that are popular enough to be imitated, and scopes that many of them come from. As of 2026-11,
 * by monthly downloads on npm and PyPI; a package that is missing here is not suspicious for that.
 */
export const KNOWN_SCOPES: readonly string[] = [
  ...["@modelcontextprotocol", "@playwright", "@upstash", "@notionhq", "@supabase", "@sentry", "@azure", "@microsoft"],
  ...["@cloudflare", "@anthropic-ai", "@google-cloud", "@heroku", "@stripe", "@elastic", "@mapbox", "@postman"],
  ...["@browserbasehq", "@hubspot", "@netlify", "@shopify", "@softeria", "@smithery", "@wonderwhy-er", "@brightdata"],
  ...["@apify", "@circleci", "@currents", "@drawio", "@eslint", "@larksuiteoapi", "@mcp-apps", "@storybook"],
];

export const KNOWN_PACKAGES: Readonly<Record<"npm" | "pypi", readonly string[]>> = {
  npm: [
    ...["mcp-remote", "firecrawl-mcp", "chrome-devtools-mcp", "figma-developer-mcp", "tavily-mcp", "exa-mcp-server"],
    ...["mcp-obsidian", "hostinger-api-mcp", "notebooklm-mcp", "claude-flow", "supergateway", "mongodb-mcp-server"],
    ...["mcp-server-kubernetes", "kubernetes-mcp-server", "mcp-proxy", "desktop-commander", "task-master-ai"],
    ...[
      "puppeteer-mcp-server",
      "slack-mcp-server",
      "airtable-mcp-server",
      "xcodebuildmcp",
      "nx-mcp",
      "mcp-server-code-runner",
    ],
  ],
  pypi: [
    ...["mcp-server-fetch", "mcp-server-git", "mcp-server-time", "mcp-server-sqlite", "mcp-proxy", "mcp-atlassian"],
    ...["fastmcp", "duckduckgo-mcp-server", "postgres-mcp", "serena-agent", "blender-mcp", "awslabs.core-mcp-server"],
    ...[
      "mcp-server-qdrant",
      "arxiv-mcp-server",
      "jupyter-mcp-server",
      "mcp-clickhouse",
      "markitdown-mcp",
      "minimax-mcp",
    ],
  ],
};
