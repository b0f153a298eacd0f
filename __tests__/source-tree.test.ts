import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFolder } from "../src/inputs/source/tree.ts";
import { temporaryFolder } from "./runner.ts";

const root = temporaryFolder();

function write(path: string, body: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), body);
}

beforeAll(() => {
  write("outside/secret.txt", "not ours");
  write("repo/package.json", "{}");
  write("repo/src/index.ts", "\uFEFFexport const a = 1;\n");
  write("repo/src/deep/b.ts", "export const b = 2;\n");
  write("repo/dist/index.js", "built");
  write("repo/node_modules/x/index.js", "foreign");
  write("repo/image.bin", Buffer.from([0x89, 0x50, 0, 1]));
  write("repo/latin.json", Buffer.from([0x61, 0xe9]));
  write("repo/nul.mts", 'export const split = "a\0b";\n');
  write("repo/latin.ts", Buffer.from([0x61, 0xe9]));
  write("repo/large.ts", Buffer.alloc(5 * 1024 * 1024, 0x20));
  write("only/dist/index.js", "export const c = 3;\n");
  symlinkSync(join(root, "outside"), join(root, "repo/way-out"));
  symlinkSync(join(root, "outside/secret.txt"), join(root, "repo/src/secret.ts"));
});

test("a folder is its own files, in order: no links, no foreign code, nothing that is built from what is beside it", async () => {
  const { tree, skipped } = await readFolder("repo", root);
  expect(tree.paths).toEqual([
    "image.bin",
    "large.ts",
    "latin.json",
    "latin.ts",
    "nul.mts",
    "package.json",
    "src/deep/b.ts",
    "src/index.ts",
  ]);
  expect(skipped()).toEqual(["links were not followed"]);
});

test("what is built is read where nothing else is", async () => {
  const { tree } = await readFolder(join(root, "only"), "/");
  expect(tree.paths).toEqual(["dist/index.js"]);
  expect(tree.read("dist/index.js")).toBe("export const c = 3;\n");
});

test("text is given without its mark; what is no text, too large or not listed is not", async () => {
  const { tree, skipped } = await readFolder("repo", root);
  expect(tree.read("src/index.ts")).toBe("export const a = 1;\n");
  const others = [
    "image.bin",
    "latin.json",
    "large.ts",
    "src/secret.ts",
    "way-out/secret.txt",
    "../outside/secret.txt",
  ];
  expect(others.map((path) => tree.read(path))).toEqual(others.map(() => undefined));
  expect(skipped()).toEqual(["files over 4 MB, or beyond 256 MB in all, were not read", "links were not followed"]);
});

test("code is read as it is run: a byte that is no text hides none of it", async () => {
  const { tree } = await readFolder("repo", root);
  expect(tree.read("nul.mts")).toBe('export const split = "a\0b";\n');
  expect(tree.read("latin.ts")).toBe("a\uFFFD");
});

test("a link that takes a file's place after the list was made is not followed", async () => {
  write("late/a.ts", "export {};\n");
  const { tree } = await readFolder("late", root);
  const { rmSync } = await import("node:fs");
  rmSync(join(root, "late/a.ts"));
  symlinkSync(join(root, "outside/secret.txt"), join(root, "late/a.ts"));
  expect(tree.read("a.ts")).toBeUndefined();
});

test.each([
  ["nowhere", /no such folder/],
  ["repo/package.json", /a file; give the folder/],
])("%s is refused with what to do", async (path, message) => {
  await expect(readFolder(path, root)).rejects.toThrow(message);
});
