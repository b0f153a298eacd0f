import { declaredLeaves } from "../../src/capability/declared/index.ts";
import type { JsonObject } from "../../src/model/json.ts";

const declared = (name: string, description: string, properties: JsonObject = {}): string =>
  declaredLeaves({ name, description, inputSchema: { type: "object", properties } }).join(" ");

test.each([
  ["query_data", "Reads records.", "READ"],
  ["add_run", "Save a benchmark run to the database.", "WRITE"],
  ["search_law", "Search laws over the public HTTP API and list the article numbers.", "NETWORK READ"],
  ["edit_file", "Makes edits to a text file and shows what changed.", "READ WRITE_FS"],
  ["find", "Find a file or a folder.", "READ"],
  ["kill_it", "Terminates a process.", "EXEC"],
  ["git_status", "Shows the state of the working tree.", "EXEC READ"],
  ["deploy", "Deploys the folder to the cloud.", "EXEC NETWORK WRITE"],
  ["get_env", "Returns all environment variables.", "ENV READ"],
  ["list_issues", "Lists the issues from Linear.", "NETWORK READ"],
  ["sources", "Lists the sources in the Linear workspace.", "NETWORK READ"],
  ["licence", "Fetches the licence file of a release.", "NETWORK READ_FS"],
  ["orders", "Fetches the rows of a table.", "READ_DB"],
  ["createGoogleCalendarEvent", "", "NETWORK WRITE"],
  ["to_csv", "Lists the rows from JSON.", "READ_DB"],
  ["add", "Adds two numbers.", "WRITE"],
])("%s, %s, declares %s", (name, description, expected) => {
  expect(declared(name, description)).toBe(expected);
});

describe("a verb", () => {
  test.each([
    ["is understood with its objects: a file", "Reads the file.", "READ_FS"],
    ["is understood with its objects: a table", "Reads the table.", "READ_DB"],
    ["without a known object means the whole", "Reads the records.", "READ"],
    ["of a statement means the database, not a process", "Executes SQL.", "READ_DB WRITE_DB"],
    ["counts when it is joined to another", "Reads and removes the notes.", "READ WRITE"],
    ["counts in the passive", "Edits are made to the notes and the old ones are deleted.", "WRITE"],
    ["does not count after a negation", "Reads the notes. It does not write or delete anything.", "READ"],
    ["does not count after without", "Reads the notes without changing them.", "READ"],
    ["does not count as a noun", "Reads the list of changes.", "READ"],
    ["is not needed where a file is spoken of", "The size of a file.", "READ_FS"],
    ["does not count as a noun that is joined to one", "Shows a branch or commit.", "READ"],
    ["of what comes back does not count", "Adds a note.\n\nReturns: the notes read from the file", "WRITE"],
    ["of what comes back does not count in a sentence", "Saves a note. Returns what was deleted.", "WRITE"],
    ["of the arguments does not count", "Saves a note.\n\nArgs:\n  delete: removes it\n", "WRITE"],
    ["that only makes one text of another declares nothing", "Formats the text.", ""],
    ["that makes one file of another reads and writes it", "Scales the model in a file.", "READ_FS WRITE_FS"],
  ])("%s", (_, description, expected) => {
    expect(declared("x", description)).toBe(expected);
  });
});

test.each([
  ["outputDirPath", "READ WRITE_FS"],
  ["save_path", "READ WRITE_FS"],
  ["fileName", "READ"],
  ["output", "READ"],
])("a parameter %s of a tool that gets something makes it declare %s", (name, expected) => {
  expect(declared("get_report", "Gets the report.", { [name]: { type: "string" } })).toBe(expected);
});

test("parameters declare what their names and descriptions speak of", () => {
  expect(declared("x", "Formats the text.", { url: { type: "string" } })).toBe("NETWORK");
  expect(declared("x", "Formats the text.", { command: { type: "string" } })).toBe("EXEC");
  expect(declared("x", "Has an output.", { out: { type: "string", description: "Save the file there" } })).toBe(
    "WRITE_FS",
  );
  expect(declared("x", "Formats it.", { updateMode: { type: "string" } })).toBe("");
});

test.each([
  ["读取文件内容", "READ"],
  ["执行命令并返回结果", "EXEC"],
  ["下载网页，保存到本地", "NETWORK READ WRITE"],
  ["查询天气，不会修改数据", "READ"],
])("Chinese: %s", (description, expected) => {
  expect(declared("x", description)).toBe(expected);
});

test("a description of any length takes time in proportion, and a hostile schema ends", () => {
  const deep = (depth: number): JsonObject =>
    depth === 0 ? { type: "string" } : { type: "object", properties: { a: deep(depth - 1) } };
  expect(declared("x", "Reads, ".repeat(100_000), { a: deep(500) })).toBe("READ");
});
