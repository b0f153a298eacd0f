import { readFileSync } from "node:fs";
import { audit } from "../../src/audit.ts";
import { classify } from "../../src/classify.ts";
import { expectRated } from "../../src/expect-rated.ts";
import { parseManifest } from "../../src/inputs/manifest.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { Surface } from "../../src/model/surface.ts";
import { parsePolicy } from "../../src/policy/parse.ts";
import { RULES } from "../../src/rules/index.ts";
import { serverOf } from "../tools.ts";

/** A server of 40 tools with its risk table: what one level a tool cannot say, and a server of others beside it. */
const TOOLS = readFileSync("fixtures/operations/tools.json", "utf8");
const POLICY = readFileSync("fixtures/operations/mcp-audit.yml", "utf8");
const policy = parsePolicy(POLICY, "mcp-audit.yml");
const surface = parseManifest(TOOLS, "tools.json", "operations");

const report = audit([surface], { rules: RULES, failOn: "medium", version: "0.0.0", policy });
const [server] = report.servers;
const rows = [...(server?.ratings ?? [])].map(([tool, rating]) => ({
  name: tool.name,
  class: rating.class,
  flags: rating.flags,
  decision: server?.permissions.find((permission) => permission.tool === tool.name)?.decision,
}));

test("rates 40 tools, and by it the scan passes and the server's own test too", () => {
  expect(rows).toHaveLength(40);
  expect(report.gate.failed).toBe(false);
  expect(() => {
    expectRated(surface, policy);
  }).not.toThrow();
});

test.each([
  ["read", 15 + 3],
  ["write", 8 + 2 + 5 + 1],
  ["irreversible", 2],
  ["destructive", 4],
])("%s: %d tools", (toolClass, number) => {
  expect(rows.filter((row) => row.class === toolClass)).toHaveLength(number);
});

test.each([
  ["manage_firewall_rules", "read", "allow", "a read whose name says otherwise"],
  ["cat_file", "read", "ask", "a read that some paths make more of"],
  ["dns_lookup", "read", "allow", "a read of the open world"],
  ["secret_read", "write", "ask", "more than a read, since it decodes a secret"],
  ["deployment_scale", "write", "ask", "a write that replaces"],
  ["systemd_service", "write", "ask", "a write with single values that are worse"],
  ["run_command", "read", "ask", "as the command says, a read at least"],
  ["notify_operators", "irreversible", "allow", "a report that nobody is asked about"],
  ["send_mail", "irreversible", "ask", "a message to others"],
  ["pod_delete", "destructive", "deny", "a removal"],
  ["job_launch", "destructive", "deny", "can start anything"],
])("%s is %s, %s: %s", (name, toolClass, decision) => {
  expect(rows.find((row) => row.name === name)).toMatchObject({ class: toolClass, decision });
});

test.each([
  ["overwrites", "deployment_scale"],
  ["open_world", "fetch_page"],
  ["idempotent", "unban_address"],
  ["notify", "notify_operators"],
  ["arg_dependent", "sql_query"],
  ["sensitive_read", "secret_read"],
] as const)("the flag %s is on %s", (flag, name) => {
  expect(rows.find((row) => row.name === name)?.flags).toContain(flag);
});

describe("one call", () => {
  test.each([
    ["systemd_service", { action: "status" }, "write", "ask"],
    ["systemd_service", { action: "restart" }, "write", "ask"],
    ["systemd_service", { action: "stop" }, "destructive", "deny"],
    ["systemd_service", { action: "disable" }, "destructive", "deny"],
    ["systemd_service", { action: "mask" }, "destructive", "deny"],
    ["systemd_service", { action: "enable" }, "destructive", "deny"],
    ["systemd_service", { action: " STOP " }, "destructive", "deny"],
    ["rsync_copy", { source: "/srv/a", dest: "/srv/b" }, "write", "ask"],
    ["rsync_copy", { source: "/srv/a", dest: "/srv/b", delete: false }, "write", "ask"],
    ["rsync_copy", { source: "/srv/a", dest: "/srv/b", delete: true }, "destructive", "deny"],
    ["rsync_copy", { source: "/srv/a", dest: "/srv/b", delete: "yes" }, "destructive", "deny"],
    ["rsync_copy", { source: "/srv/a", dest: "/home/ada/.config/autostart/" }, "irreversible", "ask"],
    ["docker_compose", { action: "up" }, "write", "ask"],
    ["docker_compose", { action: "down" }, "destructive", "deny"],
    ["tar_archive", { action: "create" }, "write", "ask"],
    ["tar_archive", { action: "extract" }, "destructive", "deny"],
    ["write_file", { path: "/srv/notes.txt" }, "write", "ask"],
    ["write_file", { path: "~/.bashrc" }, "irreversible", "ask"],
    ["write_file", { path: "$HOME/.ssh/authorized_keys" }, "irreversible", "ask"],
    ["write_file", { path: "/root/.profile" }, "irreversible", "ask"],
    ["write_file", { path: "/home/ada/x/../.zshrc" }, "irreversible", "ask"],
    ["write_file", { path: "/home//ada/./.zshrc" }, "irreversible", "ask"],
    ["write_file", { path: "file:///home/ada/.bashrc" }, "irreversible", "ask"],
    ["write_file", { path: "/srv/units/web.timer" }, "irreversible", "ask"],
    ["write_file", { path: "/var/spool/cron/root" }, "irreversible", "ask"],
    ["write_file", { path: "/srv/app/.git/hooks/post-merge" }, "irreversible", "ask"],
    ["write_file", { path: "/etc/cron.d/job" }, "destructive", "deny"],
    ["write_file", { path: "/srv/../etc/hosts" }, "destructive", "deny"],
    ["write_file", { path: ["/srv/a", "/etc/hosts"] }, "destructive", "deny"],
    ["cat_file", { path: "/srv/a.txt" }, "read", "allow"],
    ["cat_file", { path: "/home/ada/.ssh/id_ed25519" }, "write", "ask"],
    ["run_command", { command: "ls -la" }, "read", "allow"],
    ["run_command", { command: "rm -rf /" }, "destructive", "deny"],
    ["ssh_run", { command: "uptime" }, "write", "ask"],
    ["ssh_run", { command: "kubectl delete pod web" }, "destructive", "deny"],
    ["pod_exec", { command: ["cat", "/etc/hostname"] }, "read", "allow"],
    ["pod_exec", { command: ["sh", "-c", "rm -rf /data"] }, "destructive", "deny"],
    ["sql_query", { sql: "SELECT * FROM hosts" }, "read", "allow"],
    ["sql_query", { sql: "DROP TABLE hosts" }, "destructive", "deny"],
    ["sql_query", { sql: "WITH x AS (DELETE FROM hosts RETURNING *) SELECT * FROM x" }, "destructive", "deny"],
    ["sql_query", { text: "SELECT 1" }, "destructive", "deny"],
    ["run_python", { code: "print(1)" }, "destructive", "deny"],
    ["notify_operators", { text: "all is well" }, "irreversible", "allow"],
    ["pod_delete", {}, "destructive", "deny"],
    ["not_in_the_table", {}, "write", "ask"],
    ["not_in_the_table", { command: "rm x" }, "destructive", "deny"],
  ])("%s %j: %s, %s", async (tool, args: JsonObject, toolClass, decision) => {
    expect(await classify(policy, { server: "operations", tool, args })).toMatchObject({ class: toolClass, decision });
  });

  test("a default of the input schema stands for what is not given", async () => {
    const inputSchema = { type: "object", properties: { action: { type: "string", default: "down" } } };
    const call = { server: "operations", tool: "docker_compose", args: {}, inputSchema };
    expect(await classify(policy, call)).toMatchObject({ class: "destructive" });
  });

  test.each([
    ["operations", "The policy does not rate this tool: it counts as a write."],
    ["opps", 'The policy has no server "opps", and no line for the tool: it counts as a write.'],
  ])("a tool without a line counts as a write, and the reason says what is missing: %s", async (server, message) => {
    expect((await classify(policy, { server, tool: "not_in_the_table", args: {} })).reasons[0]?.message).toBe(message);
  });

  test("says why, worst first", async () => {
    const call = { server: "operations", tool: "systemd_service", args: { action: "stop" } };
    const { reasons } = await classify(policy, call);
    expect(reasons.map(({ message }) => message)).toEqual([
      '"stop" of "action" makes it destructive.',
      "The policy rates the tool write.",
    ]);
  });
});

describe("the build fails", () => {
  const found = (changed: Surface): readonly string[] => {
    const { findings, gate } = audit([changed], { rules: RULES, failOn: "high", version: "0.0.0", policy });
    return gate.failed ? findings.filter(({ severity }) => severity === "high").map(({ rule }) => rule.id) : [];
  };

  test("when a tool is registered that is not in the table", () => {
    const more = TOOLS.replace(
      '"tools": [',
      '"tools": [{ "name": "new_tool", "inputSchema": { "type": "object", "properties": {} } },',
    );
    expect(found(parseManifest(more, "tools.json", "operations"))).toEqual(["unrated-tool"]);
  });

  test("when a published hint says another thing than the table", () => {
    const changed = TOOLS.replace('"readOnlyHint": false', '"readOnlyHint": true');
    expect(found(parseManifest(changed, "tools.json", "operations"))).toEqual(["annotation-contradicts-policy"]);
  });

  test("when a published level does", () => {
    const changed = TOOLS.replace('"level": "critical"', '"level": "read"');
    expect(found(parseManifest(changed, "tools.json", "operations"))).toEqual(["annotation-contradicts-policy"]);
  });
});

test("a server of others: a list of tools, a prefix, another rating than its hints, guards", () => {
  const place = { doc: "c.json", pointer: "/mcpServers/draw" };
  const launch = {
    ...{ key: "draw", place, args: [], env: [], headers: [], helpers: [], approvals: [], isOff: false },
    package: { registry: "npm", name: "@example/studio-mcp", version: "1.0.0", place } as const,
  };
  const render = { name: "studio_render", description: "Run code.", annotations: { destructiveHint: true } };
  const tools = [
    render,
    { name: "studio_list", description: "List." },
    { name: "studio_new", description: "List." },
    { name: "list_all", description: "List." },
  ];
  const studio = { ...serverOf(tools, "draw"), launch };
  const [audited] = audit([studio], { rules: [], failOn: "none", version: "0.0.0", policy }).servers;
  expect(audited?.permissions.map(({ rule, decision }) => `${decision} ${rule}`)).toEqual([
    "deny mcp__draw__list_all",
    "allow mcp__draw__studio_list",
    "deny mcp__draw__studio_new",
    "ask mcp__draw__studio_render",
  ]);
  expect([...(audited?.ratings.values() ?? [])].map((rating) => rating.class)).toContain("write");
});
