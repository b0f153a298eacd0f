import { audit } from "../src/audit.ts";
import { type Acceptance, textHash } from "../src/findings.ts";
import type { Report } from "../src/model/report.ts";
import { RULES } from "../src/rules/index.ts";
import { surfacesOfSource } from "./sources.ts";

const audited = (code: string, accept: readonly Acceptance[] = []): Report =>
  audit(surfacesOfSource(code), { rules: RULES, failOn: "high", version: "0.0.0", accept });

const CODE = `const run = (word) => execSync(\`grep \${word} /etc/hosts\`);
server.tool("find_host", "Runs grep, a program, on the hosts.", { word: z.string() }, async ({ word }) => {
  return text(run(word));
});
`;

const accepted = audited(CODE)
  .findings.filter(({ rule }) => rule.id === "argument-reaches-shell")
  .map((finding) => ({ fingerprint: finding.fingerprint, text: textHash(finding), reason: "known" }));

test.each<[what: string, code: string, isOpen: boolean]>([
  ["the same code", CODE, false],
  ["the same code further down", `const other = 1;\n\n${CODE}`, false],
  [
    "the same code in another layout",
    CODE.replace("execSync(", "execSync(\n    ").replace("hosts`)", "hosts`,\n  )"),
    true,
  ],
  ["the same code with more space", CODE.replace("grep ${word} /etc/hosts", "grep  ${word}   /etc/hosts"), false],
  ["other code of the handler", CODE.replace("return text", "console.error(word);\n  return text"), false],
  ["another command", CODE.replace("grep", "sed -n"), true],
  ["another call on the way", CODE.replace("run(word));", "run(word.trim()));"), true],
  ["a second command with the argument", CODE.replace("return text", "execSync(`kill ${word}`);\n  return text"), true],
  ["another description", CODE.replace("on the hosts", "on hosts"), true],
])("what was accepted of an argument that reaches a shell, and %s", (_what, code, isOpen) => {
  expect(accepted).toHaveLength(1);
  const report = audited(code, accepted);
  expect(report.findings.some(({ rule }) => rule.id === "argument-reaches-shell")).toBe(isOpen);
  expect(report.accepted.map(({ rule }) => rule.id)).toEqual(isOpen ? [] : ["argument-reaches-shell"]);
});

test("an open port that was accepted is not another one", () => {
  const server = (port: string): string =>
    `import http from "node:http";\nhttp.createServer(() => undefined).listen(${port});\nimport { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nnew McpServer({}).tool("a", "Says a.", async () => ({ content: [] }));`;
  const [known] = audited(server("3000")).findings.filter(({ rule }) => rule.id === "open-http-server");
  const accept = known === undefined ? [] : [{ fingerprint: known.fingerprint, text: textHash(known) }];
  const open = (code: string): number =>
    audited(code, accept).findings.filter(({ rule }) => rule.id === "open-http-server").length;
  expect([accept.length, open(server("3000")), open(server("80"))]).toEqual([1, 0, 1]);
});
