import { readFileSync } from "node:fs";
import { reached, SINKS, withHidden, type Sink } from "./hidden.ts";
import { ALL, miniatures, nameOf, serverOf, type Miniature } from "./miniatures.ts";

/** The files of a miniature with something at every mark. */
const marked = (miniature: Miniature, mark: string, code: string): Miniature => ({
  ...miniature,
  files: Object.fromEntries(Object.entries(miniature.files).map(([path, body]) => [path, body.replaceAll(mark, code)])),
});

describe("a sink at the mark of a miniature is found in every tool of it", () => {
  const mutable = ALL.filter(([, { files }]) => Object.values(files).some((body) => body.includes("/*+*/")));
  const cases = mutable.flatMap(([name, miniature]) =>
    SINKS.map((sink): [string, Miniature, Sink] => [`${name}, ${sink.name}`, miniature, sink]),
  );
  test.each(cases)("%s", (_name, miniature, { code, found }) => {
    const { tools } = serverOf(marked(miniature, "/*+*/", code.replaceAll("%", "hidden")));
    const without = tools.filter((tool) => !reached(tool).has(found.replaceAll("%", "hidden")));
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(tools.length).toBeGreaterThan(0);
  });
});

describe("sinks hidden in a handler, and in what it calls, are found, and are of no other tool", () => {
  const handled = ALL.filter(([, miniature]) => serverOf(miniature).tools.some(({ handler }) => handler !== undefined));
  test.each(handled)("%s", (_name, miniature) => {
    const { files, hidden } = withHidden(miniature, serverOf(miniature).tools);
    const { tools } = serverOf({ ...miniature, files });
    expect(hidden.length).toBeGreaterThan(0);
    const reaching = tools.map((tool) => ({ name: tool.name, all: reached(tool) }));
    const found = hidden.map((one) => reaching.filter(({ all }) => all.has(one.found)).map(({ name }) => name));
    expect(found).toEqual(hidden.map((one) => one.tools));
  });

  test("in all miniatures with a function of a tool, or of several", () => {
    const others = ALL.filter((one) => !handled.includes(one) && Object.keys(one[1].tools).length > 0);
    const isMarked = ({ files }: Miniature): boolean => Object.values(files).some((body) => body.includes("/*+*/"));
    const left = others.filter(([, one]) => !isMarked(one) && one.reasons?.includes("NO_HANDLER") !== true);
    expect(left.map(([name]) => name)).toEqual([]);
  });
});

/** What the table of the docs says of each construct: the first words of its last column. */
const ROWS: ReadonlyMap<string, string> = new Map(
  readFileSync("docs/source.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, construct = "", , sound = ""]): [string, string] => [construct, sound])
    .filter(([, sound]) => /^(?:yes|\*\*no\*\*|as far as|out of reach)/.test(sound)),
);

/** What a sink inside of a construct may come to, by what the docs say of it. */
const ANSWERS: readonly (readonly [says: RegExp, may: readonly string[], must: string])[] = [
  [/^yes, it is said/, ["said", "found"], "said"],
  [/^yes/, ["found", "leaf"], ""],
  [/^\*\*no\*\*, for origins/, ["found"], "found"],
  [/^\*\*no\*\*/, ["found", "missed"], "missed"],
  [/^as far as/, ["found", "said"], "said"],
  [/^out of reach/, ["leaf"], "leaf"],
];

describe("a sink inside of each construct of docs/source.md comes to what the table says", () => {
  const rows = miniatures("soundness");

  test("every row of the table has a miniature, and the other way about", () => {
    expect(rows.map(({ row }) => row ?? "").sort()).toEqual([...ROWS.keys()].sort());
    expect(ROWS.size).toBeGreaterThan(10);
  });

  test.each(rows.map((row): [string, Miniature] => [nameOf(row), row]))("%s", (_name, miniature) => {
    const { tools } = serverOf(marked(miniature, "/*?*/", 'void fetch("https://hidden.example/");'));
    const asked = Object.entries(miniature.tools).filter(([, { hidden }]) => hidden !== undefined);
    const answers = asked.map(([name]) => {
      const tool = tools.find((one) => one.name === name);
      const isFound = tool?.effects.some(({ destination }) => destination === "hidden.example") === true;
      const isSaid = tool?.status === "PARTIAL" && tool.reasons.length > 0;
      return [name, isFound ? "found" : isSaid ? "said" : tool?.effects.length === 0 ? "missed" : "leaf"];
    });
    expect(answers).toEqual(asked.map(([name, { hidden }]) => [name, hidden]));
    const says = ROWS.get(miniature.row ?? "") ?? "";
    const [, may = [], must = ""] = ANSWERS.find(([pattern]) => pattern.test(says)) ?? [];
    const given = new Set(asked.map(([, { hidden }]) => hidden ?? ""));
    expect([...given].filter((answer) => !may.includes(answer))).toEqual([]);
    if (must !== "") expect([...given]).toContain(must);
  });
});
