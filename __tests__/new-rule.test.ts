import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SCRIPT = resolve("scripts/new-rule.ts");
const NODE = resolve("node_modules/.bin/node");

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "mcp-audit-new-rule-"));
  cpSync("src", join(copy, "src"), { recursive: true });
  cpSync("fixtures/rules", join(copy, "fixtures/rules"), { recursive: true });
  cpSync("package.json", join(copy, "package.json"));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
});

afterEach(() => {
  rmSync(copy, { recursive: true, force: true });
});

function newRule(...args: readonly string[]): { readonly status: number | null; readonly says: string } {
  const { status, stdout, stderr } = spawnSync(NODE, [SCRIPT, ...args], { cwd: copy, encoding: "utf8" });
  return { status, says: stdout + stderr };
}

/** The ids of the copy's rules, as they stand in its list. */
function listed(): readonly string[] {
  const program = 'import { RULES } from "./src/rules/index.ts"; console.log(RULES.map(({ id }) => id).join());';
  const { stdout, stderr } = spawnSync(NODE, ["--input-type=module", "-e", program], { cwd: copy, encoding: "utf8" });
  return (stdout === "" ? stderr : stdout).trim().split(",");
}

test.each(["a-strange-thing", "made-up-thing", "zz-top9"])("%s is listed in order, with a rule and fixtures", (id) => {
  const before = listed();
  expect(newRule(id).status).toBe(0);
  expect(listed()).toEqual([...before, id].sort());
  expect(readFileSync(join(copy, `src/rules/${id}.ts`), "utf8")).toContain(`id: "${id}"`);
  const fixtures = readFileSync(join(copy, `fixtures/rules/${id}.yml`), "utf8");
  expect(fixtures.split("\n").filter((line) => /^[a-z]+:$/.test(line))).toEqual(["reports:", "quiet:"]);
});

test.each([["Hidden_Thing"], ["../evil"], [""], ["long-description"]])("%j is refused, and nothing changes", (id) => {
  const before = readFileSync(join(copy, "src/rules/index.ts"), "utf8");
  const { status, says } = newRule(id);
  expect(status).toBe(2);
  expect(says).toMatch(/usage: |exists already/);
  expect(readFileSync(join(copy, "src/rules/index.ts"), "utf8")).toBe(before);
});
