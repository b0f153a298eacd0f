import { combinedName, describeName, fitsName, fittingName } from "../src/profiles/names.ts";
import { chooseProfiles, DEFAULT_PROFILES, profile, PROFILES } from "../src/profiles/index.ts";
import { cellTexts } from "../src/profiles/columns.ts";
import { profileList, profileText } from "../src/profiles/page.ts";
import { RULES } from "../src/rules/index.ts";

const NAMES = PROFILES.map(({ name }) => name);

test("rows stand in order of name, and no word names two", () => {
  expect(NAMES).toEqual([...NAMES].sort());
  const words = PROFILES.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(words).toEqual([...new Set(words)]);
});

test.each([
  ...["claude", "openai", "gemini", "foundry", "copilot", "generic"],
  ...[
    "claude-code",
    "claude-api",
    "claude-desktop",
    "openai-strict",
    "codex",
    "gemini-openapi",
    "gemini-cli",
    "vscode",
  ],
  ...["copilot-cli", "cursor", "windsurf", "bedrock", "amazon-q", "mcp-spec", "CLAUDE"],
])("%s is a profile", (name) => {
  expect(profile(name)?.cells.inputSchema).toBeDefined();
});

test("without a choice it is claude; all is every one; a word that is none is an error that names them", () => {
  expect(DEFAULT_PROFILES.map(({ name }) => name)).toEqual(["claude"]);
  expect(chooseProfiles([])).toBe(DEFAULT_PROFILES);
  expect(chooseProfiles(["all"])).toEqual(PROFILES);
  expect(chooseProfiles(["vscode", "OpenAI", "copilot"]).map(({ name }) => name)).toEqual(["copilot", "openai"]);
  expect(() => chooseProfiles(["clippy"])).toThrow(/no profile "clippy".*claude.*windsurf/);
});

describe.each([...PROFILES])("$name", (row) => {
  const texts = cellTexts(row);

  test("says every cell in words, with a rule that exists", () => {
    expect(texts.map(({ column }) => column).sort()).toEqual(Object.keys(row.cells).sort());
    expect(texts.filter(({ taken }) => taken === "" || taken.includes("undefined"))).toEqual([]);
    const ids = new Set(RULES.map(({ id }) => id));
    expect(texts.flatMap(({ rules }) => rules).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("has a source that can be opened and a day that can be, in every cell", () => {
    for (const { cell } of texts) {
      expect(cell.sources.filter((source) => !URL.canParse(source))).toEqual([]);
      expect(new Date(`${cell.day}T00:00:00Z`).toISOString()).toContain(cell.day);
    }
  });

  test("is shown with all of it on a terminal", () => {
    const shown = profileText(row);
    for (const { cell } of texts) for (const source of cell.sources) expect(shown).toContain(source);
    expect(profileList(PROFILES)).toContain(row.name);
  });
});

describe("names", () => {
  const WORDS = { characters: "A-Za-z0-9_-", max: 12 };

  test.each<[string, boolean, string | undefined]>([
    ["list-users_2", true, "list-users_2"],
    ["list.users", false, "list_users"],
    ["list  users", false, "list_users"],
    ["list-users_23", false, "list-users_2"],
    ["löschen", false, "loschen"],
    ["取引先", false, undefined],
    ["", false, undefined],
  ])("%j fits: %j; near to it: %s", (name, fits, near) => {
    expect(fitsName(name, WORDS)).toBe(fits);
    expect(fittingName(name, [WORDS])).toBe(near);
    if (near !== undefined) expect(fitsName(near, WORDS)).toBe(true);
  });

  test("a first character may be narrower", () => {
    const limit = { characters: "A-Za-z0-9_", first: "A-Za-z_", max: 20 };
    expect(fitsName("2fa", limit)).toBe(false);
    expect(describeName("2fa", limit)).toContain('begins with "2"');
    expect(fittingName("2fa", [limit])).toBe("_2fa");
  });

  test.each<[string, string, string, string]>([
    ["claude-code", "acme.billing", "get.it", "mcp__acme_billing__get_it"],
    ["cursor", "acme.billing", "get.it", "acme.billing:get.it"],
    ["amazon-q", "acme", "get", "acme___get"],
    ["copilot", "a-very-long-server-name", "get", "mcp_a-very-long-s_get"],
    ["codex", "$& {tool}", "$1", "mcp______tool____1"],
  ])("%s calls %s and %s %s", (name, server, tool, combined) => {
    const form = profile(name)?.cells.combinedName?.value;
    expect(form === undefined ? undefined : combinedName(form, server, tool)).toBe(combined);
  });
});
