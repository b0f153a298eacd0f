import type { JsonObject } from "../src/model/json.ts";
import type { Permission } from "../src/model/rating.ts";
import { claudeCodePermissions } from "../src/permissions/claude-code.ts";
import { claudeCodeName } from "../src/profiles/claude-code-name.ts";
import { rate } from "../src/rating/index.ts";
import { serverOf } from "./tools.ts";

function permissions(fleet: Readonly<Record<string, readonly JsonObject[]>>): readonly Permission[] {
  const surfaces = Object.entries(fleet).map(([key, tools]) => serverOf(tools, key));
  const servers = surfaces.map((surface) => ({
    surface,
    ratings: new Map(surface.tools.map((tool) => [tool, rate(tool)])),
  }));
  return claudeCodePermissions(servers).flat();
}

const lines = (found: readonly Permission[]): readonly string[] =>
  found.map(({ rule, decision }) => `${decision} ${rule}`);

test.each([
  ["ops", "get_pod", "mcp__ops__get_pod"],
  ["my server", "users.list", "mcp__my_server__users_list"],
  ["github.com", "läs/skriv", "mcp__github_com__l_s_skriv"],
  ["a-b_c", "Get-Pod", "mcp__a-b_c__Get-Pod"],
])("%s and %s are spelled %s", (server, tool, expected) => {
  expect(claudeCodeName(server, tool)).toBe(expected);
});

test("each class has its decision, and the list is sorted", () => {
  const tools = ["send_note", "list_notes", "delete_note", "create_note"].map((name) => ({ name }));
  expect(lines(permissions({ notes: tools }))).toEqual([
    "ask mcp__notes__create_note",
    "deny mcp__notes__delete_note",
    "allow mcp__notes__list_notes",
    "ask mcp__notes__send_note",
  ]);
});

test.each([
  [{ name: "browser_click", annotations: { destructiveHint: true } }, "ask", "Nothing but the server's own hint"],
  [{ name: "delete_pod", annotations: { destructiveHint: true } }, "deny", "In the name"],
  [{ name: "get_secret" }, "ask", "what it reads is secret"],
  [{ name: "get_rows", annotations: { arg_dependent: true } }, "ask", "some values of its arguments"],
  [{ name: "get_rows" }, "allow", "In the name"],
] as const)("%j: %s", (tool, decision, reason) => {
  const [permission] = permissions({ ops: [tool] });
  expect(permission).toMatchObject({ decision, tool: tool.name });
  expect(permission?.reason).toContain(reason);
});

describe("tools that cannot be told apart", () => {
  test.each([
    [{ a: [{ name: "get.pod" }, { name: "get_pod" }] }, ["ask mcp__a__get_pod", "ask mcp__a__get_pod"]],
    [{ a: [{ name: "get_pod" }, { name: "get_pod" }] }, ["ask mcp__a__get_pod", "ask mcp__a__get_pod"]],
    [{ a: [{ name: "b__get_c" }], a__b: [{ name: "get_c" }] }, ["ask mcp__a__b__get_c", "ask mcp__a__b__get_c"]],
    [{ "a.b": [{ name: "get_c" }], a_b: [{ name: "get_c" }] }, ["ask mcp__a_b__get_c", "ask mcp__a_b__get_c"]],
    [
      { "a.b": [{ name: "delete_c" }], a_b: [{ name: "delete.c" }] },
      ["deny mcp__a_b__delete_c", "deny mcp__a_b__delete_c"],
    ],
  ])("%j are never allowed, and share the strictest decision", (fleet, expected) => {
    expect(lines(permissions(fleet))).toEqual(expected);
  });
});
