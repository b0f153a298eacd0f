import { contain } from "../../src/capability/contain.ts";
import type { Effect, Input, Leaf, ToolCode } from "../../src/model/capability.ts";
import { LEAVES, PARENT_OF } from "../../src/model/capability.ts";
import { sourcePlace } from "../../src/model/source-place.ts";
import { isCovered } from "../../src/model/containment.ts";
import { effectOf, serverCodeOf, toolOf } from "./code.ts";

function verdictOf(effects: readonly Effect[], declared: readonly Leaf[], more: Partial<ToolCode> = {}): string {
  const tool = toolOf(effects, more);
  const { verdict, undeclared } = contain(tool, declared, serverCodeOf([tool]));
  return [verdict, ...undeclared.map(({ leaf, severity }) => `${leaf} ${severity}`)].join(", ");
}

describe("the lattice", () => {
  test.each<[Leaf, Leaf, boolean]>([
    ["READ_FS", "READ", true],
    ["READ_FS", "READ_FS", true],
    ["READ_FS", "READ_DB", false],
    ["READ", "READ_FS", false],
    ["EXEC_EVAL", "EXEC", true],
    ["NETWORK_OUTBOUND", "NETWORK", true],
    ["ENV", "ENV", true],
    ["ENV", "READ", false],
  ])("%s under a declared %s: %s", (leaf, declared, expected) => {
    expect(isCovered(leaf, new Set([declared]))).toBe(expected);
  });

  test("every leaf is covered by itself and by its parent, and by no other", () => {
    for (const leaf of LEAVES) {
      const over = LEAVES.filter((declared) => isCovered(leaf, new Set([declared])));
      expect(new Set(over)).toEqual(new Set([leaf, ...[PARENT_OF[leaf] ?? leaf]]));
    }
  });
});

const SENT: Input = { role: "body", origin: { kind: "environment" }, isLeading: false, guard: "none", guards: [] };
const STATEMENT: Input = {
  ...{ role: "sql", origin: { kind: "argument", name: "sql" }, isLeading: true, guard: "none", guards: [] },
};
const own = { isOwnFile: true } as const;

test.each<[string, readonly Effect[], readonly Leaf[], string]>([
  ["what is declared is no violation", [effectOf("READ_DB", "pg.query")], ["READ"], "OK"],
  ["a write is high", [effectOf("WRITE_DB", "pg.query")], ["READ"], "VIOLATION, WRITE_DB high"],
  ["a process is high", [effectOf("EXEC_PROCESS", "process.kill")], ["READ"], "VIOLATION, EXEC_PROCESS high"],
  [
    "a fixed command is medium",
    [effectOf("EXEC_SHELL", "exec", { isFixed: true })],
    [],
    "VIOLATION, EXEC_SHELL medium",
  ],
  [
    "the worst of a leaf counts",
    [effectOf("EXEC_SHELL", "exec", { isFixed: true }), effectOf("EXEC_SHELL", "exec")],
    [],
    "VIOLATION, EXEC_SHELL high",
  ],
  ["a read is medium", [effectOf("READ_FS", "readFile")], [], "VIOLATION, READ_FS medium"],
  ["a store is not another", [effectOf("READ_DB", "pg.query")], ["READ_FS"], "VIOLATION, READ_DB medium"],
  ["what is written is read", [effectOf("READ_FS", "realpath")], ["WRITE"], "OK"],
  ["of the same store", [effectOf("READ_DB", "pg.query")], ["WRITE_FS"], "VIOLATION, READ_DB medium"],
  ["the network is medium", [effectOf("NETWORK_OUTBOUND", "fetch")], ["READ"], "VIOLATION, NETWORK_OUTBOUND medium"],
  ["what all tools do counts for none", [effectOf("WRITE_FS", "appendFile", { scope: "ambient" })], [], "OK"],
  ["nor what the server is for", [effectOf("NETWORK_OUTBOUND", "fetch", { scope: "purpose" })], [], "OK"],
  ["nor its own files", [effectOf("READ_FS", "readFile", own), effectOf("WRITE_FS", "writeFile", own)], [], "OK"],
  ["nor a key in a header", [effectOf("ENV", "process.env.KEY", { use: "auth" })], [], "OK"],
  ["nor a setting", [effectOf("ENV", "process.env.PORT")], [], "OK"],
  [
    "but a variable that is returned",
    [effectOf("ENV", "process.env.KEY", { use: "output" })],
    [],
    "VIOLATION, ENV medium",
  ],
  ["nor the whole environment that a program is given", [effectOf("ENV", "process.env")], ["READ"], "OK"],
  [
    "but the whole environment that is sent",
    [effectOf("ENV", "process.env"), effectOf("NETWORK_OUTBOUND", "fetch", { inputs: [SENT] })],
    ["NETWORK"],
    "VIOLATION, ENV medium",
  ],
  ["nor where the shell of the system is", [effectOf("ENV", "process.env.SHELL", { use: "output" })], [], "OK"],
  ["nor a temporary folder", [effectOf("WRITE_FS", "fs.mkdtempSync")], [], "OK"],
  ["nor a log", [effectOf("WRITE_FS", "appendFile", { destination: "/var/log/a.log" })], [], "OK"],
  [
    "nor a statement that is not known",
    [effectOf("READ_DB", "db.prepare"), effectOf("WRITE_DB", "db.prepare")],
    ["READ"],
    "OK",
  ],
  [
    "but a statement of the caller",
    [effectOf("READ_DB", "db.prepare"), effectOf("WRITE_DB", "db.prepare", { inputs: [STATEMENT] })],
    ["READ"],
    "VIOLATION, WRITE_DB high",
  ],
  [
    "a program with words of the caller counts, whoever else runs it",
    [effectOf("EXEC_SHELL", "exec", { scope: "purpose" })],
    [],
    "VIOLATION, EXEC_SHELL high",
  ],
  ["a fixed one does not", [effectOf("EXEC_SHELL", "exec", { scope: "ambient", isFixed: true })], [], "OK"],
  [
    "leaves are sorted",
    [effectOf("WRITE_DB", "b"), effectOf("EXEC_PROCESS", "a")],
    ["READ"],
    "VIOLATION, EXEC_PROCESS high, WRITE_DB high",
  ],
])("%s", (_, effects, declared, expected) => {
  expect(verdictOf(effects, declared)).toBe(expected);
});

test("a call to where the server goes anyway is low", () => {
  const tool = toolOf([effectOf("NETWORK_OUTBOUND", "fetch", { destination: "api.example" })]);
  const server = serverCodeOf([tool], {
    purpose: [{ leaf: "NETWORK_OUTBOUND", destination: "api.example", tools: 5 }],
  });
  expect(contain(tool, [], server).undeclared.map(({ severity }) => severity)).toEqual(["low"]);
});

test("a tool with a reason is never OK, and what was found of it stays true", () => {
  const partial = { status: "PARTIAL", reasons: [{ code: "OPAQUE_CALL", text: "a call" }] } as const;
  expect(verdictOf([], [], partial)).toBe("OK_PARTIAL");
  expect(verdictOf([effectOf("WRITE_FS", "writeFile")], [], partial)).toBe("VIOLATION, WRITE_FS high");
  expect(verdictOf([], [], { status: "LISTED_NO_HANDLER" })).toBe("UNANALYZABLE");
});

test("a text that is made at run time may say anything", () => {
  const at = sourcePlace("server.ts", 0, 1);
  const description = { kind: "dynamic", known: "", origins: [{ kind: "file" }], at } as const;
  expect(verdictOf([effectOf("WRITE_FS", "writeFile")], [], { description })).toBe("OK_PARTIAL");
});

test("of a server that mostly goes to the network, the places that several tools go to", () => {
  const going = (destination: string): ToolCode =>
    toolOf([effectOf("NETWORK_OUTBOUND", "fetch", { destination, at: sourcePlace(destination, 0, 1) })]);
  const tools = [going("a.example"), going("a.example"), going("b.example")];
  const found = tools.map((tool) => contain(tool, [], serverCodeOf(tools)).verdict);
  expect(found).toEqual(["OK", "OK", "VIOLATION"]);
});

test.each<[string, string, number, string]>([
  ["five tools of one noun, which mostly call the network, are for that", "cloud", 5, "OK"],
  ["four are no family", "cloud", 4, "VIOLATION"],
  ["nor are names that begin with a deed", "list", 5, "VIOLATION"],
])("%s", (_, first, times, verdict) => {
  const tools = Array.from({ length: 20 }, (__, index) => {
    const call = effectOf("NETWORK_OUTBOUND", "fetch", { at: sourcePlace(`${index}.ts`, 0, 1) });
    return index < times ? toolOf([call], { name: `${first}_${index}` }) : toolOf([], { name: `local_${index}` });
  });
  expect(tools.map((tool) => contain(tool, [], serverCodeOf(tools)).verdict)[0]).toBe(verdict);
});

test("what arguments reach is not judged where the parameters are not known", () => {
  const inputSchema = { type: "object", properties: {}, additionalProperties: true };
  const write = effectOf("WRITE_FS", "writeFile", { inputs: [STATEMENT] });
  expect(verdictOf([write], [], { inputSchema })).toBe("OK_PARTIAL");
  expect(verdictOf([effectOf("WRITE_FS", "writeFile")], [], { inputSchema })).toBe("VIOLATION, WRITE_FS high");
});

test("a program that the tools of a server mostly run is what it is for, a shell is not", () => {
  const running = (leaf: Leaf): ToolCode => toolOf([effectOf(leaf, "spawn", { destination: "kubectl" })]);
  const verdicts = (leaf: Leaf): readonly string[] => {
    const tools = [running(leaf), running(leaf), running(leaf)];
    return tools.map((tool) => contain(tool, [], serverCodeOf(tools)).verdict);
  };
  expect(verdicts("EXEC_PROCESS")).toEqual(["OK", "OK", "OK"]);
  expect(verdicts("EXEC_SHELL")).toEqual(["VIOLATION", "VIOLATION", "VIOLATION"]);
});

test.each<[string, Partial<Effect>, number, number, string]>([
  ["what most tools reach at one place is the server's", {}, 3, 5, "OK"],
  ["what a third reach is, without words of the caller", {}, 3, 9, "OK"],
  ["and with words of the caller is not", { inputs: [STATEMENT] }, 3, 9, "VIOLATION"],
  ["two tools share nothing", {}, 2, 2, "VIOLATION"],
])("%s", (_, more, times, total, verdict) => {
  const tools = Array.from({ length: total }, (__, index) =>
    toolOf(index < times ? [effectOf("WRITE_FS", "writeFile", more)] : []),
  );
  expect(tools.map((tool) => contain(tool, [], serverCodeOf(tools)).verdict)[0]).toBe(verdict);
});

test("a log is told by its name and by who writes it", () => {
  const at = sourcePlace("log.ts", 0, 1);
  const path = [
    { at, text: "calls Logger.warn" },
    { at, text: "writes a file" },
  ];
  expect(verdictOf([effectOf("WRITE_FS", "fs.promises.appendFile", { path })], [])).toBe("OK");
  expect(verdictOf([effectOf("WRITE_FS", "fs.promises.writeFile", { path })], [])).toBe("VIOLATION, WRITE_FS high");
});
