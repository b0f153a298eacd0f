import { blotted } from "../src/inputs/live/blot.ts";
import type { Json } from "../src/model/json.ts";

const SECRETS = ["tok-12345678", "a passphrase of some words", "production", "12345"];

test.each([
  ["a string", "use tok-12345678 here", "use *** here"],
  ["a key", { "x-tok-12345678": 1 }, { "x-***": 1 }],
  ["what is nested", { a: [{ b: "tok-12345678" }, null, true, 3] }, { a: [{ b: "***" }, null, true, 3] }],
  ["a phrase", "a passphrase of some words", "***"],
] as const)("%s that repeats a secret is blotted", (_, value: Json, expected: Json) => {
  expect(blotted(value, SECRETS)).toEqual(expected);
});

test.each([
  ["a word that was given is no secret", "for production only"],
  ["nor is a short number", "port 12345"],
])("%s", (_, text) => {
  expect(blotted(text, SECRETS)).toBe(text);
});

test("everything else stays as it is: order of keys, __proto__, depth", () => {
  const root = JSON.parse('{"z": 1, "__proto__": {"b": "tok-12345678"}, "a": []}') as Json;
  expect(JSON.stringify(blotted(root, SECRETS))).toBe('{"z":1,"__proto__":{"b":"***"},"a":[]}');
  const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`) as Json;
  let depth = 0;
  for (let at: Json | undefined = blotted(deep, SECRETS); Array.isArray(at); at = (at as readonly Json[])[0])
    depth += 1;
  expect(depth).toBe(20_000);
});
