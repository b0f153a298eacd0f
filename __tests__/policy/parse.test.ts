import { Ajv } from "ajv";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { locate } from "../../src/model/document.ts";
import { isObject, walk } from "../../src/model/json.ts";
import { parsePolicy } from "../../src/policy/parse.ts";
import { policySchema } from "../../src/policy/schema.ts";

const WHOLE = `
version: 1
fail-on: medium
rules: [-long-description, -base64-blob]
profiles: claude
budgets: { server: 8000 }
decisions: { read: ask }
unlisted: warn
servers:
  ops:
    match: { package: "@acme/ops", command: [npx, -y] }
    annotations: error
    only: [get_pod, write_file]
    prefix: get_
    decisions: { destructive: ask }
    tools:
      get_pod: read # looked at by hand
      on: write
      no: read
      1e3: write
      null: read
      write_file:
        class: write
        overwrites: true
        notify: false
        escalate:
          - { arg: path, paths: persistence, class: destructive }
          - { arg: path, in: ["re:^/srv/", /etc/hosts], class: irreversible }
          - { arg: mode, matches: "^w", class: irreversible }
          - { arg: delete, in: true, class: destructive }
        decision: deny
        reason: it runs as root
        definition: sha256:${"0".repeat(64)}
accept:
  - fingerprint: ${"a".repeat(64)}
    text: ${"b".repeat(64)}
    rule: sensitive-path
    reason: The path is where the keys of the tests are
    expires: 2027-01-31
`;

const read = (text: string): ReturnType<typeof parsePolicy> => parsePolicy(text, "mcp-audit.yml");

test("everything that can be said is read", () => {
  const policy = read(WHOLE);
  expect(policy).toMatchObject({
    failOn: "medium",
    rules: "-long-description,-base64-blob",
    profiles: ["claude"],
    budgets: { server: 8000 },
    decisions: { read: "ask" },
    unlisted: "warn",
    accept: [{ fingerprint: "a".repeat(64), text: "b".repeat(64), expires: "2027-01-31", rule: "sensitive-path" }],
  });
  const [ops] = policy.servers;
  expect(ops).toMatchObject({
    key: "ops",
    match: { package: "@acme/ops", command: ["npx", "-y"] },
    unlisted: "error",
    annotations: "error",
    only: ["get_pod", "write_file"],
    prefix: "get_",
    decisions: { destructive: "ask" },
  });
  expect(ops?.tools.get("get_pod")).toMatchObject({ class: "read", flags: {}, escalate: [] });
  expect(ops?.tools.get("write_file")).toMatchObject({
    class: "write",
    flags: { overwrites: true, notify: false },
    escalate: [
      { argument: "path", when: { paths: "persistence" }, class: "destructive" },
      { argument: "path", when: { in: ["re:^/srv/", "/etc/hosts"] }, class: "irreversible" },
      { argument: "mode", when: { matches: "^w" }, class: "irreversible" },
      { argument: "delete", when: { in: [true] }, class: "destructive" },
    ],
    decision: "deny",
    reason: "it runs as root",
  });
});

test("words that YAML reads as something else are names like any other", () => {
  expect([...(read(WHOLE).servers[0]?.tools.keys() ?? [])]).toEqual([
    "get_pod",
    "on",
    "no",
    "1e3",
    "null",
    "write_file",
  ]);
});

test("what is said has a place in the file", () => {
  const { document, servers } = read(WHOLE);
  const place = servers[0]?.tools.get("get_pod")?.place ?? { doc: "", pointer: "" };
  expect(locate(document, { ...place, key: true })).toMatchObject({
    path: "mcp-audit.yml",
    line: 17,
    column: 7,
    endColumn: 14,
  });
  expect(locate(document, place)).toMatchObject({ line: 17, column: 16 });
});

test.each([
  ["", /an empty file/],
  ["version: 2", /line 1, column 10: "2", where only 1 is known/],
  ["version: 1.5", /a whole number is meant/],
  ["servers: {}", /version is missing/],
  ["version: 1\nfailon: high", /line 2, column 1: there is no "failon" here; did you mean "fail-on"/],
  ["version: 1\nfail-on: hihg", /"hihg" is none of none, low, medium, high, critical; did you mean "high"/],
  ["version: 1\nversion: 1", /"version" is written twice/],
  ["version: 1\nservers: { a: { tools: { x: read, x: write } } }", /line 2, column 35: "x" is written twice/],
  [
    "version: 1\nservers: { a: { tools: { x: reed } } }",
    /"reed" is none of read, write, irreversible, destructive; did you mean "read"/,
  ],
  ["version: 1\nservers: { a: { tools: { x: { decision: ask } } } }", /class is missing/],
  ["version: 1\nservers: { a: { tools: { x: { class: read, notify: yes } } } }", /"yes" where true or false is meant/],
  ["version: 1\nservers: { a: { tools: { x: { class: read, escalate: [] } } } }", /an empty list/],
  [
    "version: 1\nservers: { a: { tools: { x: { class: read, escalate: [{ arg: a, class: write }] } } } }",
    /exactly one of in, matches, paths/,
  ],
  ["version: 1\nservers: { a: { tools: { x: { class: read, definition: abc } } } }", /sha256: and 64 hex digits/],
  ["version: 1\nservers: { a: { tools: { x: } } }", /"x" has no value/],
  ["version: 1\nservers: { a: { match: {} } }", /nothing is given here/],
  ["version: 1\nservers: [a]", /a list where names with values are meant/],
  ["version: 1\nservers: { a: &one { tools: { x: read } }, b: *one }", /an anchor[\s\S]*an alias: write the value out/],
  ["version: 1\nservers: { a: { <<: { tools: {} } } }", /a merge key/],
  ["version: 1\nservers: { [a]: {} }", /a key that is no name/],
  ["version: 1\naccept: [{ fingerprint: abc, text: abc, reason: x }]", /64 hex digits[\s\S]*64 hex digits/],
  [
    `version: 1\naccept: [{ fingerprint: ${"a".repeat(64)}, text: ${"b".repeat(64)}, reason: x, expires: 2027-02-29 }]`,
    /"2027-02-29" where a day such as 2027-01-31 is meant/,
  ],
  ["version: 1\n---\nversion: 1", /several YAML documents/],
  ["version: 1\n  x: [", /not YAML/],
  ["[".repeat(20_000), /nested too deep|not YAML/],
  [
    "version: 1\nservers: { a: { tools: { x: { class: read, escalate: [{ arg: a, matches: '(a+)+b', class: write }] } } } }",
    /cannot be used: it repeats something/,
  ],
  [
    "version: 1\nservers: { a: { tools: { x: { class: read, escalate: [{ arg: a, in: 're:[', class: write }] } } } }",
    /cannot be used/,
  ],
])("%j is refused", (text, message) => {
  expect(() => read(text)).toThrow(message);
});

describe("the guide", () => {
  const guide = readFileSync("docs/policy.md", "utf8");

  test.each([...guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text))(
    "%.80s is a policy",
    (text) => {
      expect(read(text).servers.length).toBeGreaterThan(0);
    },
  );

  test("speaks of every key", () => {
    const keys = [...walk(policySchema())].flatMap(({ key, value }) =>
      key === "properties" && isObject(value) ? Object.keys(value) : [],
    );
    expect(keys.filter((key) => !guide.includes(`\`${key}\``) && !guide.includes(`${key}:`))).toEqual([]);
  });
});

describe("the JSON Schema", () => {
  const validate = new Ajv({ strict: false }).compile(policySchema());

  test("takes what the reader takes", () => {
    expect([validate(parse(WHOLE)), validate.errors]).toEqual([true, null]);
  });

  test.each(["servers: {}", "{ version: 1, failon: high }", "{ version: 1, servers: { a: { tools: { x: reed } } } }"])(
    "refuses %s",
    (text) => {
      expect(validate(parse(text))).toBe(false);
    },
  );

  test("is written where editors find it", () => {
    expect(JSON.parse(readFileSync("docs/schemas/policy-v1.schema.json", "utf8"))).toEqual(policySchema());
  });
});
