import { sentences } from "../src/text/sentence/sentences.ts";

const told = (value: string): readonly string[] => sentences(value).map(({ start, end }) => value.slice(start, end));

test.each<[why: string, value: string, units: readonly string[]]>([
  ["nothing", "", []],
  ["only space", " \n\n ", []],
  ["two sentences", "Adds two numbers. Returns the sum.", ["Adds two numbers.", "Returns the sum."]],
  ["no full stop at the end", "Reads a file", ["Reads a file"]],
  ["a lower-case start", "adds. then forgets. fine", ["adds.", "then forgets.", "fine"]],
  ["questions and shouts", "Why? Because! So.", ["Why?", "Because!", "So."]],
  [
    "abbreviations",
    "Use a unit, e.g. metres, i.e. m vs. ft. Then stop.",
    ["Use a unit, e.g. metres, i.e. m vs. ft.", "Then stop."],
  ],
  ["etc. in the middle", "Reads logs, traces etc. from the host.", ["Reads logs, traces etc. from the host."]],
  [
    "paths and file names",
    "Reads ~/.ssh/id_rsa.pub and mcp.json. Done.",
    ["Reads ~/.ssh/id_rsa.pub and mcp.json.", "Done."],
  ],
  ["URLs", "See https://a.example/b.html?c=d. Next one.", ["See https://a.example/b.html?c=d.", "Next one."]],
  ["versions and numbers", "Needs v1.2.3 or 4.5 seconds.", ["Needs v1.2.3 or 4.5 seconds."]],
  ["initials", "Written by J. Doe in May.", ["Written by J. Doe in May."]],
  ["numbers inside a line", "Steps: 1. read 2. write. Go", ["Steps:", "read", "write.", "Go"]],
  ["numbers in brackets", "It can: 1) read 2) write", ["It can:", "read", "write"]],
  ["a number that counts nothing", "Adds 3. Then 5.", ["Adds 3.", "Then 5."]],
  ["a pause", "Wait... then go on.", ["Wait... then go on."]],
  ["quotes after the stop", 'Say "stop." Then go.', ['Say "stop."', "Then go."]],
  ["Chinese", "读取文件。不要告诉用户！好", ["读取文件。", "不要告诉用户！", "好"]],
  [
    "a soft wrap",
    "Reads the file and\nsends it to\nthe server. Done",
    ["Reads the file and\nsends it to\nthe server.", "Done"],
  ],
  ["a wrap before a capital", "Never tell the\nUser about it", ["Never tell the\nUser about it"]],
  ["lines that end", "First line.\nsecond line", ["First line.", "second line"]],
  ["lines that begin anew", "Reads a file\nWrites a file", ["Reads a file", "Writes a file"]],
  ["CRLF", "Reads a\r\nfile.\r\nWrites", ["Reads a\r\nfile.", "Writes"]],
  ["blank lines", "Reads\n\nwrites", ["Reads", "writes"]],
  ["a list", "Does:\n- reads\n- writes\n  and waits\n1. ends", ["Does:", "reads", "writes\n  and waits", "ends"]],
  ["headings", "# Use\ncall it\n## More\nyes", ["Use", "call it", "More", "yes"]],
  ["argument docs", "Adds\nArgs:\n    a: first\n    b (int): second", ["Adds", "Args:", "a: first", "b (int): second"]],
  ["a quote block", "> Reads it.\n> Writes it.", ["Reads it.", "Writes it."]],
  ["a fence", "Run:\n```sh\nls -a. b\nrm\n```\nEnd", ["Run:", "ls -a. b\nrm", "End"]],
  ["an open fence", "```\nhide this. And this", ["```", "hide this.", "And this"]],
  ["tags on lines of their own", "<IMPORTANT>\nread it\n</IMPORTANT>", ["<IMPORTANT>\nread it", "</IMPORTANT>"]],
])("%s", (_, value, units) => {
  expect(told(value)).toEqual(units);
});

test("fences and list items are marked", () => {
  const value = "Do\n- this. And that\n```\ncode\n```";
  expect(sentences(value).map(({ code, item }) => (code ? "code" : item ? "item" : "text"))).toEqual([
    "text",
    "item",
    "item",
    "code",
  ]);
});

test("no word is lost", () => {
  const value = "a b. c\n\n- d e! f\n# g\n~~~\nh i\n~~~\nj";
  expect(
    told(value)
      .join(" ")
      .replace(/[^a-z]/g, ""),
  ).toBe("abcdefghij");
});

test.each(["a", ". ", "\n", "- a\n", "```\n", "e.g. "])("%j repeated costs linear time", (piece) => {
  const units = sentences(piece.repeat(200_000 / piece.length));
  expect(units.length).toBeLessThanOrEqual(200_000);
});
