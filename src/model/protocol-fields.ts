/** The objects of the protocol that servers fill, with every field that a published version defines and the first one. */
export const PROTOCOL_FIELDS = {
  tool: {
    name: "2024-11-05",
    description: "2024-11-05",
    inputSchema: "2024-11-05",
    annotations: "2025-03-26",
    title: "2025-06-18",
    outputSchema: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
    execution: "2025-11-25",
  },
  prompt: {
    name: "2024-11-05",
    description: "2024-11-05",
    arguments: "2024-11-05",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
  },
  argument: { name: "2024-11-05", description: "2024-11-05", required: "2024-11-05", title: "2025-06-18" },
  resource: {
    uri: "2024-11-05",
    name: "2024-11-05",
    description: "2024-11-05",
    mimeType: "2024-11-05",
    size: "2024-11-05",
    annotations: "2024-11-05",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
  },
  template: {
    uriTemplate: "2024-11-05",
    name: "2024-11-05",
    description: "2024-11-05",
    mimeType: "2024-11-05",
    annotations: "2024-11-05",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
  },
  serverInfo: {
    name: "2024-11-05",
    version: "2024-11-05",
    title: "2025-06-18",
    description: "2025-11-25",
    websiteUrl: "2025-11-25",
    icons: "2025-11-25",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ProtocolObject = keyof typeof PROTOCOL_FIELDS;
