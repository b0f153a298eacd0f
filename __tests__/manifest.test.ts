import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseManifest, readManifests, type ManifestsOptions } from "../src/inputs/manifest.ts";
import { locate } from "../src/model/document.ts";
import { InputError } from "../src/model/errors.ts";
import type { Surface } from "../src/model/surface.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manifests-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function read(patterns: readonly string[], options: Partial<ManifestsOptions> = {}): Promise<readonly Surface[]> {
  return await readManifests(patterns, { cwd: folder, ...options });
}

/** Reads one file with that content. */
async function readOne(name: string, content: string | Buffer): Promise<Surface> {
  write(name, content);
  const [surface] = await read([name]);
  if (surface === undefined) throw new Error("no surface");
  return surface;
}

/** What a person would want to know of a surface: one line a subject, then what is wrong with it. */
function shown({ subjects, conflicts, coverage, incomplete }: Surface): readonly string[] {
  return [
    ...subjects.map(({ kind, name, place, raw }) => {
      const said = kind === "server" ? Object.keys(raw ?? {}).join(" ") : name;
      return `${kind} ${said} @${place.pointer}`.replace("  ", " ");
    }),
    ...conflicts.map(({ place, first, last }) => `conflict ${place.pointer} ${first} ${last}`),
    ...coverage.skipped.map((reason) => `skipped ${reason}`),
    ...incomplete.map((reason) => `incomplete ${reason}`),
  ];
}

const TOOL = '{"name":"get","description":"Gets."}';

const LEVELS = 4990;

describe("audited", () => {
  test.each<[title: string, name: string, content: string | Buffer, expected: readonly string[]]>([
    ["tools", "a.json", `{"tools":[${TOOL}]}`, ["server @", "tool get @/tools/0"]],
    [
      "all lists, and what the server says of itself",
      "a.json",
      '{"serverInfo":{"name":"s"},"instructions":"i","resources":[{"uri":"a://b"}],"tools":[{"name":"t"},{}],"prompts":[{"name":"p"}],"resourceTemplates":[{"uriTemplate":"a://{b}"}]}',
      [
        "server serverInfo instructions @",
        ...["tool t @/tools/0", "tool #1 @/tools/1", "prompt p @/prompts/0"],
        ...["resource a://b @/resources/0", "template a://{b} @/resourceTemplates/0"],
      ],
    ],
    ["a bare array of tools", "a.json", `[${TOOL},"odd"]`, ["server @", "tool get @/0", "tool #1 @/1"]],
    [
      "an answer to tools/list",
      "a.json",
      `{"jsonrpc":"2.0","id":1,"result":{"tools":[${TOOL}],"ttlMs":5}}`,
      ["server @", "tool get @/result/tools/0"],
    ],
    [
      "an answer without its envelope's name",
      "a.json",
      `{"result":{"tools":[${TOOL}]}}`,
      ["server @", "tool get @/result/tools/0"],
    ],
    [
      "a session on lines: answers, errors, requests",
      "a.ndjson",
      [
        '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","serverInfo":{"name":"s"},"instructions":"i"}}',
        '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        `{"jsonrpc":"2.0","id":1,"result":{"tools":[${TOOL}],"nextCursor":"2"}}`,
        '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"last"}],"_meta":{"a.example/x":1}}}',
        '{"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"Method not found"}}',
        "",
      ].join("\n"),
      [
        "server _meta serverInfo instructions @/0/result",
        ...["tool get @/2/result/tools/0", "tool last @/3/result/tools/0"],
        ...["skipped JSON-RPC errors in place of an answer: 1", "skipped JSON-RPC messages that are no answers: 1"],
      ],
    ],
    [
      "an array of answers",
      "a.json",
      `[{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"p"}]}},{"jsonrpc":"2.0","id":2,"result":{"tools":[${TOOL}]}}]`,
      ["server @", "tool get @/1/result/tools/0", "prompt p @/0/result/prompts/0"],
    ],
    [
      "tools that look like messages are tools",
      "a.json",
      '[{"jsonrpc":"2.0","method":"x","name":"sly"},{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"t"}]}}]',
      ["server @", "tool sly @/0", "tool t @/1/result/tools/0"],
    ],
    [
      "a manifest that looks like a message is a manifest",
      "a.json",
      `{"jsonrpc":"2.0","error":{"code":1},"result":{"tools":[]},"tools":[${TOOL}]}`,
      ["server jsonrpc error result @", "tool get @/tools/0"],
    ],
    [
      "a list that was cut",
      "a.json",
      `{"tools":[${TOOL}],"nextCursor":""}`,
      ["server @", "tool get @/tools/0", "incomplete the list of tools was cut: nextCursor is set"],
    ],
    [
      "pages of which the last is missing",
      "a.jsonl",
      `{"result":{"resources":[{"uri":"a://b"}],"nextCursor":"x"}}\n{"result":{"tools":[${TOOL}],"nextCursor":null}}`,
      [
        ...["server @", "tool get @/1/result/tools/0", "resource a://b @/0/result/resources/0"],
        "incomplete the list of resources was cut: nextCursor is set",
      ],
    ],
    [
      "nothing at all",
      "a.json",
      '{"tools":[],"instructions":"i"}',
      ["server instructions @", "incomplete the manifest lists nothing at all; allow-empty accepts that"],
    ],
    [
      "duplicate keys",
      "a.json",
      '{"tools":[{"name":"t","description":"Reads.","description":"Deletes."}]}',
      ["server @", "tool t @/tools/0", 'conflict /tools/0/description "Reads." "Deletes."'],
    ],
    [
      "__proto__",
      "a.json",
      '{"tools":[{"__proto__":{"name":"x"},"name":"t"}],"__proto__":{"a":1}}',
      ["server __proto__ @", "tool t @/tools/0"],
    ],
    ["a byte order mark", "a.json", `\uFEFF{"tools":[${TOOL}]}`, ["server @", "tool get @/tools/0"]],
    ["CRLF", "a.json", `{\r\n"tools":\r\n[${TOOL}\r\n]}\r\n`, ["server @", "tool get @/tools/0"]],
    [
      "lone surrogates",
      "a.json",
      '{"tools":[{"name":"\\ud800","description":"\\udc00"}]}',
      ["server @", "tool \ud800 @/tools/0"],
    ],
    [
      "10,000 levels",
      "a.json",
      `{"tools":[{"name":"deep","x":${'{"y":['.repeat(LEVELS)}1${"]}".repeat(LEVELS)}}]}`,
      ["server @", "tool deep @/tools/0"],
    ],
    ["YAML", "a.yaml", "tools:\n  - name: get\n", ["server @", "tool get @/tools/0"]],
    ["JSON that is called YAML", "a.yml", `{"tools":\t[${TOOL}]}`, ["server @", "tool get @/tools/0"]],
    ["YAML that begins like JSON", "a.yml", "{tools: [{name: get}]}", ["server @", "tool get @/tools/0"]],
    ["JSON of any name", "a.txt", ` [${TOOL}]`, ["server @", "tool get @/0"]],
    ["YAML of any name", "tools", "tools: [{name: get}]", ["server @", "tool get @/tools/0"]],
    [
      "YAML whose anchors alias themselves",
      "a.yaml",
      "tools:\n  - &t\n    name: get\n    loop: *t\n",
      [
        "server @",
        "tool get @/tools/0",
        "skipped an alias of what it is part of is read as null (aliases like this: 1)",
      ],
    ],
    [
      "a stream of YAML documents",
      "a.yaml",
      "tools: [{name: a}]\n---\ntools: [{name: b}]\n",
      ["server @", "tool a @/0/tools/0", "tool b @/1/tools/0"],
    ],
  ])("%s", async (_, name, content, expected) => {
    expect(shown(await readOne(name, content))).toEqual(expected);
  });

  test("50 MB of JSON", async () => {
    const tool = `{"name":"t","description":"${"A sentence that says what it does. ".repeat(700)}"}`;
    const count = Math.ceil((50 * 1024 * 1024) / tool.length);
    const surface = await readOne("big.json", `{"tools":[${Array.from({ length: count }, () => tool).join(",\n")}]}`);
    const last = surface.tools.at(-1);
    const document = surface.documents.get("big.json");
    expect(surface.tools).toHaveLength(count);
    expect(last && document && locate(document, last.place)).toMatchObject({
      path: "big.json",
      line: count,
      column: 1,
    });
  });

  test("an empty list when that is allowed", async () => {
    write("a.json", '{"tools":[]}');
    const [surface] = await read(["a.json"], { allowEmpty: true });
    expect(surface?.incomplete).toEqual([]);
  });
});

const FORMS = 'a manifest is {"tools": […]}, an array of tools, or an answer to tools/list';
const CUT = "the file ends in the middle: it is truncated";

describe("refused", () => {
  test.each<[title: string, name: string, content: string | Buffer, sentence: string]>([
    ["truncated in a list", "a.json", `{\n "tools": [${TOOL},`, `a.json, line 2, column 49: ${CUT}`],
    ["truncated in a string", "a.json", '{"tools":[{"name":"ge', `a.json, line 1, column 22: ${CUT}`],
    ["truncated on its last line", "a.ndjson", `{"tools":[]}\n{"tools":[`, `a.ndjson, line 2, column 11: ${CUT}`],
    [
      "no JSON",
      "a.json",
      '{"tools": [],}',
      'a.json, line 1, column 14: not JSON: a name in double quotes is expected, not "}"',
    ],
    [
      "two values on a line",
      "a.json",
      "{} {}",
      'a.json, line 1, column 4: not JSON: the end of the line is expected, not "{"',
    ],
    [
      "no YAML",
      "a.yaml",
      "tools:\n  - a: b: c\n",
      "a.yaml, line 2, column 8: not YAML: Nested mappings are not allowed in compact mappings",
    ],
    ["empty", "a.json", "", "a.json: an empty file"],
    ["white space", "a.json", "\uFEFF \r\n", "a.json: an empty file"],
    ["only comments", "a.yaml", "# tools\n", "a.yaml: an empty file"],
    ["NUL bytes", "a.json", '{"tools":[]}\0', "a.json: NUL bytes; this is no text file"],
    ["not UTF-8", "a.json", Buffer.from('{"tools":["\xe9"]}', "latin1"), "a.json: not UTF-8 text"],
    ["surrogates written as bytes", "a.json", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), "a.json: not UTF-8 text"],
    ["UTF-16", "a.json", Buffer.from('\uFEFF{"tools":[]}', "utf16le"), "a.json: UTF-16 text; save it as UTF-8"],
    ["a number", "a.json", "7", `a.json: not a manifest: it is a number; ${FORMS}`],
    ["a string", "a.yaml", "just words", `a.yaml: not a manifest: it is a string; ${FORMS}`],
    ["no list", "a.json", '{"instructions":"x"}', `a.json: not a manifest: it has no list of tools; ${FORMS}`],
    [
      "a line without a list",
      "a.jsonl",
      '[]\n"x"',
      `a.jsonl, line 2, column 1: not a manifest: it is a string; ${FORMS}`,
    ],
    [
      "tools of a wrong type",
      "a.json",
      '{\n"tools":{"a":{}}}',
      'a.json, line 2, column 9: "tools" is an object, not a list',
    ],
    [
      "prompts of a wrong type",
      "a.json",
      '{"tools":[],"prompts":null}',
      'a.json, line 1, column 23: "prompts" is null, not a list',
    ],
    [
      "a wrong type in an answer",
      "a.json",
      '{"result":{"tools":"x"}}',
      'a.json, line 1, column 20: "tools" is a string, not a list',
    ],
    [
      "the configuration of a client",
      "mcp.json",
      '{"mcpServers":{"a":{"command":"npx"}}}',
      `mcp.json: not a manifest: this is the configuration of a client, to be named with config; ${FORMS}`,
    ],
    [
      "a single tool",
      "a.json",
      '{"name":"t","inputSchema":{}}',
      `a.json: not a manifest: this is a single tool; put it into a list; ${FORMS}`,
    ],
    [
      "a package.json",
      "package.json",
      '{"name":"x","dependencies":{}}',
      `package.json: not a manifest: this is a package.json or its lock file (config reads the former); ${FORMS}`,
    ],
    [
      "a registry's entry",
      "server.json",
      '{"name":"a/b","packages":[]}',
      `server.json: not a manifest: this is an entry of a server registry, which does not say what the server lists; ${FORMS}`,
    ],
    [
      "an OpenAPI document",
      "a.yaml",
      "openapi: 3.1.0\n",
      `a.yaml: not a manifest: this is an OpenAPI document; ${FORMS}`,
    ],
    [
      "an error in place of an answer",
      "a.json",
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}',
      `a.json: not a manifest: this is a JSON-RPC error in place of an answer; ${FORMS}`,
    ],
    [
      "over 20,000 levels",
      "a.json",
      "[".repeat(30_000),
      "a.json, line 1, column 20001: nested more than 20000 levels deep",
    ],
    [
      "YAML over 500 levels",
      "a.yaml",
      `tools: ${"[".repeat(600)}`,
      "a.yaml, line 1, column 509: nested more than 500 levels deep",
    ],
    [
      "YAML over 5 MB",
      "a.yaml",
      `tools: []\n${"# \n".repeat(1_800_000)}`,
      "a.yaml: YAML over 5 MB is not read; save it as JSON",
    ],
    ["JSON over 100 MB", "a.json", Buffer.alloc(101 * 1024 * 1024, " "), "a.json: over 100 MB, which is not read"],
    [
      "a name that would write to the log",
      "a\n::error::b.json",
      "7",
      `a ::error::b.json: not a manifest: it is a number; ${FORMS}`,
    ],
  ])("%s", async (_, name, content, sentence) => {
    await expect(readOne(name, content)).rejects.toThrow(new InputError(sentence));
  });

  test.each<[title: string, patterns: readonly string[], options: Partial<ManifestsOptions>, sentence: string]>([
    ["a missing file", ["nope.json"], {}, "nope.json: no such file"],
    ["a file in a file", ["a.json/b.json"], {}, "a.json/b.json: no such file"],
    ["a folder", ["some/"], {}, 'some/: a folder; name its files, as in "some/*.json"'],
    ["a pattern that nothing matches", ["a.json", "*.yaml"], {}, "*.yaml: no file matches this pattern"],
    ["one name for several", ["*.json"], { name: "x" }, "name is what one server is called, and there are 2 manifests"],
  ])("%s", async (_, patterns, options, sentence) => {
    for (const name of ["a.json", "b.json", "some/c.json"]) write(name, '{"tools":[]}');
    await expect(read(patterns, options)).rejects.toThrow(new InputError(sentence));
  });
});

describe("a fleet", () => {
  async function keys(
    paths: readonly string[],
    patterns: readonly string[],
  ): Promise<Readonly<Record<string, string>>> {
    for (const path of paths) write(path, '{"tools":[]}');
    return Object.fromEntries((await read(patterns)).map(({ key, source }) => [source, key]));
  }

  test.each<
    [title: string, paths: readonly string[], patterns: readonly string[], expected: Readonly<Record<string, string>>]
  >([
    [
      "is read in order of its paths, each file once",
      ["b.json", "a.json"],
      ["b.json", "*.json", "./a.json"],
      { "a.json": "a", "b.json": "b" },
    ],
    ["holds dot files", [".x/.y.json"], ["**/*.json"], { ".x/.y.json": "y" }],
    ["takes a name that looks like a pattern", ["[a].json", "a.json"], ["[a].json"], { "[a].json": "a" }],
    [
      "is told apart by folders where names are alike",
      ["one/mcp.json", "two/mcp.json", "solo.json"],
      ["**/*.json"],
      { "one/mcp.json": "one/mcp", "solo.json": "solo", "two/mcp.json": "two/mcp" },
    ],
    [
      "is told apart by whole paths where nothing else helps",
      ["a.json", "a.yaml", "a.json.json", "a b.json", "a-b.json"],
      ["*"],
      {
        "a b.json": "a b.json",
        "a-b.json": "a-b.json",
        "a.json": "a.json",
        "a.json.json": "a.json.json",
        "a.yaml": "a.yaml",
      },
    ],
    [
      "has keys that are words",
      ["..my  server!.json", "заметки.json", "!.json"],
      ["*.json"],
      { "!.json": "server", "..my  server!.json": "my-server", "заметки.json": "заметки" },
    ],
  ])("%s", async (_, paths, patterns, expected) => {
    expect(await keys(paths, patterns)).toEqual(expected);
  });

  test("follows links, and counts a file once however many lead to it", async () => {
    write("real/a.json", '{"tools":[]}');
    write("elsewhere/b.txt", '{"tools":[]}');
    symlinkSync(folder, join(folder, "real/circle"));
    symlinkSync(join(folder, "real/a.json"), join(folder, "also.json"));
    symlinkSync(join(folder, "elsewhere/b.txt"), join(folder, "link.json"));
    const sources = (await read(["**/*.json"])).map(({ source }) => source);
    expect(sources).toEqual(["link.json", "real/a.json"]);
  });

  test("may stand outside of the folder", async () => {
    write("a.json", '{"tools":[]}');
    mkdirSync(join(folder, "inside"));
    const [surface] = await read([join(folder, "a.json")], { cwd: join(folder, "inside"), name: "mine" });
    expect(surface).toMatchObject({ key: "mine", source: "../a.json" });
    expect([...(surface?.documents.values() ?? [])].map(({ path }) => path)).toEqual(["../a.json"]);
  });
});

test("a text is read as a file of that name would be", () => {
  const surface = parseManifest(`\uFEFF{"tools":[${TOOL}]}`, "x/y.json", "key");
  expect(surface).toMatchObject({ key: "key", source: "x/y.json", origin: "manifest" });
  expect(shown(surface)).toEqual(["server @", "tool get @/tools/0"]);
  expect(() => parseManifest("[", "x/y.json", "key")).toThrow(new InputError(`x/y.json, line 1, column 2: ${CUT}`));
});

test("a manifest may be written as a person likes: clean.yaml is the server of clean.json", async () => {
  const [json, yaml] = await readManifests(["fixtures/manifests/clean.json", "fixtures/manifests/clean.yaml"], {
    cwd: process.cwd(),
  });
  expect(yaml?.subjects.map(({ raw }) => raw)).toEqual(json?.subjects.map(({ raw }) => raw));
  expect([json?.key, yaml?.key]).toEqual(["fixtures/manifests/clean.json", "fixtures/manifests/clean.yaml"]);
});
