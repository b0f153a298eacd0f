import { surfaceHash } from "../src/model/hash.ts";
import { manifestText } from "../src/inputs/live/index.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import { locate } from "../src/model/document.ts";
import { command, errorOf, hostile, read, toolNames } from "./live.ts";

describe("a server made with the SDK", () => {
  const honest = command("fixtures/servers/honest.ts");

  test("is read whole: every page of every list, and keys that the SDK's client would drop", async () => {
    const surface = await read(honest);
    expect(surface).toMatchObject({
      key: "honest",
      origin: "server",
      source: "node fixtures/servers/honest.ts",
      coverage: { tools: 2, prompts: 1, resources: 1, templates: 1, skipped: [] },
      conflicts: [],
      incomplete: [],
    });
    expect(surface.subjects.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "server honest",
      "tool get_weather",
      "tool set_alarm",
      "prompt forecast",
      "resource stations",
      "template station",
    ]);
    expect(surface.tools[0]?.raw).toHaveProperty("x-team", "sky");
    expect(surface.tools[1]?.annotations).toEqual({ level: 2 });
    const changing = { listChanged: true };
    expect(surface.subjects[0]?.raw).toEqual({
      serverInfo: { name: "weather", version: "2.0.0" },
      instructions: "Ask for one city at a time.",
      capabilities: { tools: changing, prompts: changing, resources: changing },
    });
  });

  test("is called as it is told", async () => {
    expect((await read(honest, { name: "sky" })).key).toBe("sky");
  });

  test("has every text in a document of its own, where the text can be found", async () => {
    const surface = await read(honest);
    for (const { texts } of surface.subjects) {
      for (const { value, place } of texts) {
        const document = surface.documents.get(place.doc);
        const range = document?.index.find(place.pointer, place.key ? "key" : "value", { start: 0, end: value.length });
        expect(document?.body.slice(range?.start, range?.end)).toBe(value);
        expect(document && locate(document, place)).toBeUndefined();
      }
    }
    expect([...surface.documents.keys()]).toContain("honest tools/list#2");
  });

  test("is saved as a manifest that reads back as the same definitions", async () => {
    const surface = await read(honest);
    const saved = manifestText(surface);
    expect(saved).toBe(`${JSON.stringify(JSON.parse(saved), undefined, 2)}\n`);
    expect(surfaceHash(parseManifest(saved, "honest.json", "honest"))).toBe(surfaceHash(surface));
  });

  test("shows both clients the same", async () => {
    const { subjects, again } = await read(honest, { twice: true });
    expect(again?.map(({ label }) => label)).toEqual(["given to a client named claude-code"]);
    expect(again?.[0]?.subjects).toEqual(subjects);
  });
});

describe("what is odd is read, and said", () => {
  const none: readonly string[] = [];
  const notAsked = ["resources/list", "resources/templates/list"].map(
    (method) => `the server is not asked for ${method}, which it does not promise`,
  );
  const stopped = "what may follow is not read";
  test.concurrent.each<{
    on: string;
    tools: readonly string[];
    skipped?: readonly string[];
    incomplete?: readonly string[];
  }>([
    { on: "plain", tools: ["read"] },
    { on: "slow start", tools: ["read"] },
    {
      on: "noise on stdout",
      tools: ["read"],
      skipped: [
        '3 lines on standard output that are no JSON-RPC message, first "Weather server 2.0 \\u{1b}[32mready\\u{1b}[0m"',
      ],
    },
    { on: "not UTF-8", tools: ["caf\uFFFD"], skipped: ["1 message has bytes that are no UTF-8, read here as U+FFFD"] },
    { on: "byte order mark and CRLF", tools: ["read"] },
    { on: "answers in a batch", tools: ["read"] },
    {
      on: "a line of 12 MB",
      tools: ["read"],
      incomplete: ['"description" of the tool "read" has 12,582,910 characters; the first 4,000,000 were read'],
    },
    { on: "ten thousand levels", tools: ["read"] },
    { on: "lists malformed tools", tools: ["good", "#1", "also_good"] },
    { on: "an empty cursor", tools: ["first", "second", "third"] },
    {
      on: "the same cursor",
      tools: ["after_start", "after_more"],
      incomplete: [`the server answered tools/list with the cursor "more" twice: ${stopped}`],
    },
    {
      on: "a cursor that is no string",
      tools: ["read"],
      incomplete: [`the server answered tools/list with a cursor that is no string: ${stopped}`],
    },
    {
      on: "a page that is an error",
      tools: ["read"],
      incomplete: ['the server answered tools/list with the error "bad cursor" (-32602), on page 2'],
    },
    {
      on: "never lists the prompts that it promises",
      tools: ["read"],
      skipped: notAsked,
      incomplete: ["the server did not answer prompts/list within 6 s (timeout gives it more)"],
    },
    {
      on: "leaves unanswered what it does not know",
      tools: ["read"],
      skipped: ["the server did not answer prompts/list within 3 s", ...notAsked],
    },
    {
      on: "promises what it does not have",
      tools: ["read"],
      skipped: [
        'the server answered prompts/list with the error "Method not found" (-32601)',
        'the server answered resources/list with the error "Method not found" (-32601)',
        'the server answered resources/templates/list with the error "Method not found" (-32601)',
      ],
    },
    {
      on: "exits after its tools",
      tools: ["read"],
      skipped: ["the server exited with code 4 when it was asked for prompts/list", ...notAsked],
    },
    { on: "lists nothing", tools: [], incomplete: ["the server lists nothing at all; allow-empty accepts that"] },
    { on: "speaks the stateless revision only", tools: ["asked_in_2026_07_28"] },
    { on: "ends at a handshake", tools: ["read"] },
  ])("$on", async ({ on, tools, skipped = none, incomplete = none }) => {
    const surface = await read(hostile(on), on.startsWith("never") ? { timeoutMs: 6000 } : {});
    expect({ tools: toolNames(surface), skipped: surface.coverage.skipped, incomplete: surface.incomplete }).toEqual({
      tools,
      skipped,
      incomplete,
    });
  });

  test("a list without an end is cut, and the scan is not complete", async () => {
    const pages = await read(hostile("endless pages"));
    expect([pages.coverage.tools, pages.incomplete]).toEqual([
      200,
      ["the server has more than 200 pages of tools: the rest is not read"],
    ]);
    const items = await read(hostile("more tools than anyone needs"));
    expect([items.coverage.tools, items.incomplete]).toEqual([
      5000,
      ["the server lists more than 5000 tools: the rest is not read"],
    ]);
  });

  test("a key that is written twice is seen, though parsers keep one", async () => {
    const { tools, conflicts } = await read(hostile("duplicate keys"));
    expect(tools[0]?.description).toBe("Sends.");
    const place = { doc: "hostile tools/list#1", pointer: "/result/tools/0/description" };
    expect(conflicts).toEqual([{ place, first: '"Reads."', last: '"Sends."' }]);
  });

  test("what is hidden from a client that asks only for what is promised", async () => {
    const { coverage } = await read(hostile("has what it does not promise"));
    expect(coverage).toMatchObject({ prompts: 1, skipped: [] });
  });

  test("ten thousand levels are saved without ten thousand times their white space", async () => {
    const surface = await read(hostile("ten thousand levels"));
    const saved = manifestText(surface);
    expect(saved.length).toBeLessThan(4_000_000);
    expect(surfaceHash(parseManifest(saved, "deep.json", "hostile"))).toBe(surfaceHash(surface));
  });

  test("one that shows another client another list", async () => {
    const { tools, again } = await read(hostile("lists by who asks"), { twice: true });
    expect(tools.map(({ name }) => name)).toEqual(["read"]);
    expect(again?.[0]?.subjects.map(({ name }) => name)).toEqual(["hostile", "steal"]);
  });

  test("one that shows another client nothing", async () => {
    const { tools, again, incomplete } = await read(hostile("fails another client"), { twice: true });
    expect([tools.length, again]).toEqual([1, undefined]);
    expect(incomplete).toEqual([
      'node fixtures/servers/hostile.ts answered tools/list with the error "go" (1) (given to a client named claude-code)',
    ]);
  });

  test("nothing to list is enough where that is allowed", async () => {
    expect((await read(hostile("lists nothing"), { allowEmpty: true })).incomplete).toEqual([]);
  });
});

describe("what cannot be read is refused, with the reason", () => {
  const name = "node fixtures/servers/hostile.ts";
  const saidLast = "; the last that it said on standard error:";
  test.concurrent.each<{ on: string; says: string; timeoutMs?: number }>([
    {
      on: "never answers",
      timeoutMs: 1000,
      says: `${name} did not answer initialize within 1 s (timeout gives it more)`,
    },
    {
      on: "never lists its tools",
      timeoutMs: 6000,
      says: `${name} did not answer tools/list within 6 s (timeout gives it more)`,
    },
    {
      on: "broken JSON",
      timeoutMs: 6000,
      says: `${name} did not answer tools/list within 6 s (timeout gives it more)`,
    },
    { on: "endless stdout", says: `${name} sent more than 200 MB when it was asked for initialize` },
    { on: "one endless line", says: `${name} sent one message of more than 50 MB when it was asked for initialize` },
    { on: "killed by itself", says: `${name} was ended by SIGKILL when it was asked for initialize` },
    { on: "closes its output", says: `${name} closed its output when it was asked for initialize` },
    {
      on: "commands on stderr, then exit",
      says: `${name} exited with code 3 when it was asked for initialize${saidLast}
| ::set-output name=a::b
| ##\\[error]pwned
| \\u{1b}[2J\\u{202e}reversed`,
    },
    {
      on: "refuses to list",
      says: `${name} answered tools/list with the error "no\\u{7} ::error::database" (-32603)`,
    },
    { on: "lists no array", says: `${name} answered tools/list without a list "tools"` },
    {
      on: "refuses every handshake",
      says: `${name} answered initialize with the error "set API_KEY first" (-32000), and server/discover no better`,
    },
  ])("$on", async ({ on, says, timeoutMs = 30_000 }) => {
    expect(await errorOf(read(hostile(on), { timeoutMs }))).toBe(says);
  });

  test("a program that is not there", async () => {
    expect(await errorOf(read("no-such-program --flag"))).toBe(
      'no-such-program cannot be started: there is no program "no-such-program" (on the PATH, if it is no path)',
    );
  });

  test("a character that no process can be given", async () => {
    const says = "cannot be started: its command or an environment variable has a NUL in it";
    expect(await errorOf(read(command("a\0b")))).toBe(`node a\\u{0}b ${says}`);
    expect(await errorOf(read(hostile("plain"), { env: { KEY: "a\0b" } }))).toBe(`${name} ${says}`);
  });

  test("secrets that it was given are not in what is said", async () => {
    const secrets = command("fixtures/servers/hostile.ts", "says its secret, then exit", "--api-key", "tok_56789012");
    const said = await errorOf(read(secrets, { env: { API_KEY: "sk-1234567890" } }));
    expect(said).toContain("| bad key *** ");
    expect(said).toMatch(/--api-key \*\*\*$/);
  });
});
