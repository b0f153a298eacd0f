import { parse as parseJsonc } from "jsonc-parser";
import { parseTOML, getStaticTOMLValue } from "toml-eslint-parser";
import { audit } from "../src/audit.ts";
import type { Json, JsonObject } from "../src/model/json.ts";
import { decided, type ClientText, type DecidedServer } from "../src/permissions/client.ts";
import { PERMISSION_CLIENTS } from "../src/permissions/index.ts";
import { parsePolicy } from "../src/policy/parse.ts";
import { serverOf } from "./tools.ts";

const CHOICE = { type: "object", properties: { action: { type: "string", enum: ["status", "delete"] } } };
const TOOLS = [
  { name: "get_pod", description: "Get a pod." },
  { name: "restart_pod", description: "Restart a pod." },
  { name: "delete_pod", description: "Delete a pod." },
  { name: "unit", description: "Change a unit.", inputSchema: CHOICE },
];

function servers(fleet: Readonly<Record<string, readonly JsonObject[]>>, policy?: Json): readonly DecidedServer[] {
  const surfaces = Object.entries(fleet).map(([key, tools]) => serverOf(tools, key));
  const read = policy === undefined ? {} : { policy: parsePolicy(JSON.stringify(policy), "mcp-audit.yml") };
  return decided(audit(surfaces, { rules: [], failOn: "high", version: "0.0.0", ...read }).servers);
}

const OPS = servers({ ops: TOOLS });

function client(name: string): (typeof PERMISSION_CLIENTS)[number] {
  const found = PERMISSION_CLIENTS.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

const merged = (name: string, before: string, given = OPS): ClientText => {
  const { merge } = client(name);
  if (merge === undefined) throw new Error(`${name} has no file`);
  return merge(before, given);
};

test.each(PERMISSION_CLIENTS)(
  "$name says where its format is from, and what it cannot be told of arguments",
  (each) => {
    expect(each.sources.every((source) => source.startsWith("https://"))).toBe(true);
    expect(each.sources.length).toBeGreaterThan(0);
    const said = each.print(OPS).notes.join("\n");
    if (each.name === "gemini") expect(said).toBe("");
    else expect(said).toMatch(/"unit" of "ops" with "delete" of "action" is destructive and should be "deny"/);
  },
);

describe("claude-code", () => {
  const lists = {
    allow: ["mcp__ops__get_pod"],
    ask: ["mcp__ops__restart_pod", "mcp__ops__unit"],
    deny: ["mcp__ops__delete_pod"],
  };

  test("prints the three lists", () => {
    expect(JSON.parse(client("claude-code").print(OPS).text)).toEqual({ permissions: lists });
  });

  test("leaves all else in a settings file as it is, comments too", () => {
    const before = `{
    // ours
    "model": "opus",
    "permissions": {
        "allow": [
            "Bash(ls:*)", // harmless
            "mcp__ops__delete_pod"
        ],
        "defaultMode": "default"
    },
    "hooks": {}
}
`;
    const { text } = merged("claude-code", before);
    expect(text).toContain('            "Bash(ls:*)", // harmless\n');
    expect(text).toMatch(/^\{\n {4}\/\/ ours\n {4}"model": "opus",\n/);
    expect(parseJsonc(text)).toEqual({
      model: "opus",
      permissions: { ...lists, allow: ["Bash(ls:*)", "mcp__ops__get_pod"], defaultMode: "default" },
      hooks: {},
    });
    expect(merged("claude-code", text).text).toBe(text);
  });

  test("loosens nothing that the file denies, and says so", () => {
    const { text, notes } = merged("claude-code", '{"permissions":{"deny":["mcp__ops__get_pod"]}}');
    expect(parseJsonc(text)).toMatchObject({
      permissions: { allow: [], deny: ["mcp__ops__get_pod", "mcp__ops__delete_pod"] },
    });
    expect(notes[0]).toBe('"mcp__ops__get_pod" stays denied, as the file says; the policy says "allow".');
  });

  test("adds many rules and takes many out, each as the file is laid out, and leaves comments where they are", () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({ name: `get_${index}`, description: "Get it." }));
    const rules = many.map(({ name }) => `mcp__ops__${name}`);
    const old = rules.slice(0, 1000).map((rule) => `\t\t\t${JSON.stringify(rule)}`);
    const before = `{\n\t"permissions": {\n\t\t"ask": [\n${old.join(",\n")},\n\t\t\t"Edit" // ours\n\t\t],\n\t\t"allow": ["Read"]\n\t}\n}\n`;
    const { text } = merged("claude-code", before, servers({ ops: many }));
    expect(parseJsonc(text)).toEqual({
      permissions: { ask: ["Edit"], allow: ["Read", ...[...rules].sort()], deny: [] },
    });
    expect(text).toContain('\t\t"ask": [\n\t\t\t"Edit" // ours\n\t\t]');
    expect(text).toContain('\t\t\t"mcp__ops__get_0",\n\t\t\t"mcp__ops__get_1",\n');
  });

  test("makes no rule for a tool without a name", () => {
    const given = servers({ ops: [{ description: "Delete all." }, { name: "#1", description: "Get it." }] });
    expect(JSON.parse(client("claude-code").print(given).text)).toEqual({
      permissions: { allow: ["mcp__ops___1"], ask: [], deny: [] },
    });
  });

  test("allows no rule that stands for several tools", () => {
    const both = servers({
      a: [{ name: "b__get_c", description: "Get c." }],
      a__b: [{ name: "get_c", description: "Get c." }],
    });
    expect(JSON.parse(client("claude-code").print(both).text)).toMatchObject({
      permissions: { allow: [], ask: ["mcp__a__b__get_c"] },
    });
  });

  test.each([
    ["[]", /no object/],
    ["{", /not JSON: \w+ in line 1/],
    ['{"permissions": []}', /permissions .* is no object/],
    ['{"permissions": {}, "permissions": {"allow": []}}', /says permissions twice/],
    ['{"permissions": {"deny": [], "deny": []}}', /says deny twice/],
  ])("refuses %s", (before, message) => {
    expect(() => merged("claude-code", before)).toThrow(message);
  });
});

describe("codex", () => {
  const toml = (text: string): unknown => getStaticTOMLValue(parseTOML(text));
  const ours = {
    disabled_tools: ["delete_pod"],
    default_tools_approval_mode: "prompt",
    tools: { get_pod: { approval_mode: "approve" } },
  };

  test("prints tables", () => {
    expect(toml(client("codex").print(OPS).text)).toEqual({ mcp_servers: { ops: ours } });
  });

  test("leaves all else in a configuration as it is, and says the same twice", () => {
    const before = `# mine
model = "x"

[mcp_servers.ops] # ours
command = "ops" # run
default_tools_approval_mode = "approve" # hurry
disabled_tools = [
  "old", # gone
]

[mcp_servers.ops.tools.restart_pod]
approval_mode = "approve"

[profiles.p]
model = "y"
`;
    const { text } = merged("codex", before);
    expect(toml(text)).toEqual({
      model: "x",
      mcp_servers: {
        ops: {
          command: "ops",
          ...ours,
          disabled_tools: ["old", "delete_pod"],
          tools: { ...ours.tools, restart_pod: { approval_mode: "prompt" } },
        },
      },
      profiles: { p: { model: "y" } },
    });
    expect(text).toMatch(/^# mine\nmodel = "x"\n\n\[mcp_servers\.ops\] # ours\ncommand = "ops" # run\n/);
    expect(text).toContain('"prompt" # hurry\n');
    expect(merged("codex", text).text).toBe(text);
  });

  test("a table without entries, and quoted names", () => {
    const odd = servers({ "a.b": [{ name: "get x\u202E", description: "Get x." }] });
    const { text } = merged("codex", '[mcp_servers."a.b"]', odd);
    expect(text).toContain('[mcp_servers."a.b".tools."get x\\u202e"]');
    expect(toml(text)).toMatchObject({
      mcp_servers: { "a.b": { tools: { "get x\u202E": { approval_mode: "approve" } } } },
    });
  });

  test.each([
    ["", /no table \[mcp_servers\.ops\]/],
    ['mcp_servers = { ops = { command = "x" } }', /no table/],
    ["[", /not TOML/],
  ])("refuses %j", (before, message) => {
    expect(() => merged("codex", before)).toThrow(message);
  });
});

describe("gemini", () => {
  const rules = (text: string): unknown => getStaticTOMLValue(parseTOML(text));

  test("prints rules: all is asked about, then tools, values of arguments, and what is denied", () => {
    expect(rules(client("gemini").print(OPS).text)).toEqual({
      rule: [
        { mcpName: "ops", toolName: ["*"], decision: "ask_user", priority: 10 },
        { mcpName: "ops", toolName: ["get_pod"], decision: "allow", priority: 100 },
        { mcpName: "ops", toolName: ["unit"], argsPattern: '"action":(?:"delete")', decision: "deny", priority: 300 },
        { mcpName: "ops", toolName: ["delete_pod"], decision: "deny", priority: 500 },
      ],
    });
  });

  test("puts its rules between marks, and only those are replaced", () => {
    const before = '# mine\n[[rule]]\ntoolName = "x"\ndecision = "deny"\npriority = 1\n';
    const { text } = merged("gemini", before);
    expect(text.startsWith(before)).toBe(true);
    expect(merged("gemini", text).text).toBe(text);
    expect(merged("gemini", `${text}# after\n`, []).text).toMatch(
      /priority = 1\n\n# mcp-audit begins.*\n# mcp-audit ends\n# after\n$/,
    );
  });

  test.each(['{"mcpServers": {}}', "[rule"])("adds nothing to what is no TOML: %s", (before) => {
    expect(() => merged("gemini", before)).toThrow(/not TOML/);
  });

  test("a star, a name that is rewritten and a server with an underscore are never allowed", () => {
    const read = { description: "Get x." };
    const odd = servers({
      a_b: [{ name: "get_x", ...read }],
      c: [
        { name: "*", ...read },
        { name: "get ä", ...read },
        { name: "get_y", ...read },
      ],
    });
    const { text, notes } = client("gemini").print(odd);
    expect(text.match(/toolName = .*\ndecision = "allow"/g)).toEqual(['toolName = ["get_y"]\ndecision = "allow"']);
    expect(notes).toHaveLength(3);
  });

  test("a pattern of the policy is not put into JSON, and that is said", () => {
    const escalate = [{ arg: "sql", matches: "^drop", class: "destructive" }];
    const policy = { version: 1, servers: { db: { tools: { rows: { class: "write", escalate } } } } };
    const { text, notes } = client("gemini").print(servers({ db: [{ name: "rows" }] }, policy));
    expect(text).not.toContain("argsPattern");
    expect(notes[0]).toMatch(
      /"rows" of "db" with some values of "sql" is destructive and should be "deny"; every call is asked about/,
    );
  });
});

describe("copilot", () => {
  test("prints options, and has no file", () => {
    const { text } = client("copilot").print(OPS);
    expect(text).toBe("copilot \\\n  --allow-tool='ops(get_pod)' \\\n  --deny-tool='ops(delete_pod)'\n");
    expect(client("copilot").merge).toBeUndefined();
  });

  test("a name that could leave its quotes is left out and told of", () => {
    const { text, notes } = client("copilot").print(
      servers({ ops: [{ name: "get_x'; rm -rf ~ #", description: "Get x." }] }),
    );
    expect(text).toBe("copilot\n");
    expect(notes[0]).toMatch(/An option cannot name/);
  });
});

describe("copilot-cloud", () => {
  test("lists only what is allowed, since it asks nobody", () => {
    const { text, notes } = client("copilot-cloud").print(OPS);
    expect(JSON.parse(text)).toEqual({ mcpServers: { ops: { tools: ["get_pod"] } } });
    expect(notes[0]).toMatch(/cannot ask: of "ops", "restart_pod", "unit" are left out/);
  });

  test("changes the list of the server, and nothing else", () => {
    const before =
      '{\n\t"mcpServers": {\n\t\t"ops": { "type": "local", "command": "ops", "args": [], "tools": ["*"] }\n\t}\n}\n';
    const { text } = merged("copilot-cloud", before);
    expect(parseJsonc(text)).toEqual({
      mcpServers: { ops: { type: "local", command: "ops", args: [], tools: ["get_pod"] } },
    });
    expect(() => merged("copilot-cloud", "{}")).toThrow(/no server "ops" under mcpServers/);
  });

  test("never lists a star, which would stand for all", () => {
    const { text } = client("copilot-cloud").print(servers({ ops: [{ name: "*", description: "Get all." }] }));
    expect(JSON.parse(text)).toEqual({ mcpServers: { ops: { tools: [] } } });
  });
});

test("the policy decides for every client, and tools of one name are not allowed", () => {
  const policy = {
    version: 1,
    servers: {
      ops: {
        only: ["get_pod", "restart_pod"],
        tools: { get_pod: { class: "read", decision: "ask" }, restart_pod: { class: "write", decision: "allow" } },
      },
    },
  };
  const [ops] = servers({ ops: TOOLS }, policy);
  expect(ops?.tools.map(({ name, decision }) => `${decision} ${name}`)).toEqual([
    "deny delete_pod",
    "ask get_pod",
    "allow restart_pod",
    "deny unit",
  ]);
  const [twice] = servers({
    ops: [
      { name: "get_x", description: "Get x." },
      { name: "get_x", description: "Get the x." },
    ],
  });
  expect(twice?.tools.map(({ name, decision }) => `${decision} ${name}`)).toEqual(["ask get_x"]);
});
