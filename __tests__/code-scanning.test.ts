import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Log } from "sarif";
import { githubApi, type Answers, type Asked, type GitHubApi } from "./github-api.ts";
import { builtDist } from "./built-dist.ts";
import { runStep, start, temporaryFolder, type StepResult } from "./runner.ts";

const TOKEN = "a-token-that-no-log-may-show";
const root = temporaryFolder();
const dist = builtDist();
const workspace = join(root, "workspace");
const commits = { base: "", head: "", merge: "" };

async function git(...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env["PATH"], HOME: root };
  const { code, stdout, stderr } = await start("git", args, { env, cwd: workspace });
  if (code !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** A repository with a base, a pull request's head, and their merge checked out, as checkout leaves it. */
beforeAll(async () => {
  mkdirSync(workspace);
  const own = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
  await git("init", "--quiet", "--initial-branch=main");
  for (const name of ["clean", "poisoned"]) {
    copyFileSync(`fixtures/manifests/${name}.json`, join(workspace, `${name}.json`));
  }
  writeFileSync(join(workspace, "empty.json"), '{"tools": []}');
  await git("add", ".");
  await git(...own, "commit", "--quiet", "-m", "base");
  commits.base = await git("rev-parse", "HEAD");
  await git("checkout", "--quiet", "-b", "change");
  await git(...own, "commit", "--quiet", "--allow-empty", "-m", "head");
  commits.head = await git("rev-parse", "HEAD");
  await git("checkout", "--quiet", "--detach", "main");
  await git(...own, "merge", "--quiet", "--no-ff", "-m", "merge", "change");
  commits.merge = await git("rev-parse", "HEAD");
});

const SARIFS = "/repos/octo/tools/code-scanning/sarifs";
const TAKEN = { status: 202, body: { id: "id-1", url: "https://example.com" } };
const state = (processing_status: string, errors?: readonly string[]): Answers[string][number] => ({
  status: 200,
  body: { processing_status, errors: errors ?? null },
});
const refusing = (status: number, message: string): Answers => ({
  [`POST ${SARIFS}`]: [{ status, body: { message } }],
});
const READ: Answers = { [`POST ${SARIFS}`]: [TAKEN], [`GET ${SARIFS}/id-1`]: [state("pending"), state("complete")] };

const ours = { full_name: "octo/tools" };
const pull = (head: unknown, login = "somebody"): unknown => ({
  pull_request: { number: 7, head: { repo: head }, user: { login }, base: { sha: "0".repeat(40) } },
});

interface Case {
  readonly name: string;
  readonly answers?: Answers;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  readonly env?: () => Readonly<Record<string, string>>;
  readonly status: string;
  /** What `auto` and `always` end with; the manifest is clean. */
  readonly codes?: readonly [number, number];
  /** Stands in the log. */
  readonly says?: string;
  /** What the uploads are filed under. */
  readonly filed?: () => { readonly ref: string; readonly commit_sha: string };
  /** How many times an upload is tried. */
  readonly tries?: number;
}

const merge = (): { ref: string; commit_sha: string } => ({ ref: "refs/pull/7/merge", commit_sha: commits.merge });
const EXPLICIT = { ref: "refs/pull/7/head", sha: "1234567890".repeat(4) };

const CASES: readonly Case[] = [
  { name: "read at once", answers: READ, status: "complete", filed: merge },
  {
    name: "pending for longer than the job waits",
    answers: { ...READ, [`GET ${SARIFS}/id-1`]: [state("pending")] },
    inputs: { timeout: "3" },
    status: "pending",
    says: "code scanning has not read it yet",
    filed: merge,
  },
  {
    name: "processed and failed",
    answers: { ...READ, [`GET ${SARIFS}/id-1`]: [state("failed", ["an invalid URI was provided", "::error::x"])] },
    status: "failed",
    codes: [0, 2],
    says: "code scanning could not read it: an invalid URI was provided; ::error::x",
    filed: merge,
  },
  {
    name: "a state that cannot be asked for",
    answers: { [`POST ${SARIFS}`]: [TAKEN] },
    inputs: { timeout: "3" },
    status: "pending",
    filed: merge,
  },
  {
    name: "403, a permission is missing",
    answers: refusing(403, "Resource not accessible by integration"),
    status: "skipped:permission",
    codes: [0, 2],
    says: 'the job needs the permission "security-events: write"',
  },
  {
    name: "403, code security is off",
    answers: refusing(403, "Code Security must be enabled for this repository to use code scanning."),
    status: "skipped:no-code-security",
    codes: [0, 2],
    says: "code scanning is not available in this repository",
  },
  {
    name: "403, too many requests",
    answers: refusing(403, "You have exceeded a secondary rate limit"),
    status: "skipped:unavailable",
    codes: [0, 2],
    says: "too many requests",
  },
  {
    name: "401, a token that is none",
    answers: refusing(401, "Bad credentials"),
    status: "skipped:permission",
    codes: [0, 2],
    says: "github-token is not accepted",
  },
  { name: "404", status: "skipped:no-code-security", codes: [0, 2], says: "code scanning is not available" },
  { name: "413", answers: refusing(413, "Too large"), status: "skipped:too-large", codes: [0, 2], says: "too large" },
  {
    name: "422",
    answers: refusing(422, "commit not found"),
    status: "skipped:rejected",
    codes: [0, 2],
    says: "GitHub rejects it: commit not found",
  },
  {
    name: "503, for ever",
    answers: refusing(503, "Service Unavailable"),
    status: "skipped:unavailable",
    codes: [0, 2],
    says: "GitHub does not answer",
    tries: 3,
  },
  {
    name: "503, once",
    answers: { ...READ, [`POST ${SARIFS}`]: [{ status: 503, body: { message: "later" } }, TAKEN] },
    status: "complete",
    tries: 2,
  },
  {
    name: "no answer",
    answers: { [`POST ${SARIFS}`]: ["never"] },
    inputs: { timeout: "4" },
    status: "skipped:unavailable",
    codes: [0, 2],
    says: "no answer within",
    tries: 3,
  },
  {
    name: "a pull request from a fork",
    answers: refusing(403, "Resource not accessible by integration"),
    event: pull({ full_name: "else/tools" }),
    status: "skipped:fork",
    codes: [0, 2],
    says: "a pull request from a fork",
  },
  {
    name: "a pull request from a fork that is gone",
    answers: refusing(403, "Resource not accessible by integration"),
    event: pull(null),
    status: "skipped:fork",
    codes: [0, 2],
  },
  {
    name: "a pull request of Dependabot",
    answers: refusing(403, "Resource not accessible by integration"),
    event: pull(ours, "dependabot[bot]"),
    status: "skipped:dependabot",
    codes: [0, 2],
    says: "Dependabot",
  },
  {
    name: "pull_request_target",
    answers: READ,
    env: () => ({ GITHUB_EVENT_NAME: "pull_request_target", GITHUB_REF: "refs/heads/main" }),
    status: "skipped:event",
    codes: [0, 2],
    says: "ref and sha",
    tries: 0,
  },
  {
    name: "workflow_run",
    answers: READ,
    env: () => ({ GITHUB_EVENT_NAME: "workflow_run", GITHUB_REF: "refs/heads/main" }),
    status: "skipped:event",
    codes: [0, 2],
    tries: 0,
  },
  {
    name: "pull_request_target that says what it audits",
    answers: READ,
    inputs: EXPLICIT,
    env: () => ({ GITHUB_EVENT_NAME: "pull_request_target", GITHUB_REF: "refs/heads/main" }),
    status: "complete",
    filed: () => ({ ref: EXPLICIT.ref, commit_sha: EXPLICIT.sha }),
  },
  {
    name: "a tag",
    answers: READ,
    event: {},
    env: () => ({ GITHUB_EVENT_NAME: "push", GITHUB_REF: "refs/tags/v1.2.3", GITHUB_SHA: commits.merge }),
    status: "complete",
    filed: () => ({ ref: "refs/tags/v1.2.3", commit_sha: commits.merge }),
  },
  {
    name: "the head of a pull request, checked out by the workflow",
    answers: READ,
    env: () => ({ GITHUB_SHA: "f".repeat(40) }),
    status: "complete",
    filed: () => ({ ref: "refs/pull/7/head", commit_sha: commits.merge }),
  },
  {
    name: "a checkout without git",
    answers: READ,
    env: () => ({ PATH: "/nowhere" }),
    status: "complete",
    filed: merge,
  },
  {
    name: "no token",
    answers: READ,
    inputs: { "github-token": "" },
    status: "skipped:no-token",
    codes: [0, 2],
    tries: 0,
  },
  {
    name: "an incomplete scan",
    answers: READ,
    inputs: { manifest: "clean.json\nempty.json" },
    status: "skipped:incomplete",
    codes: [2, 2],
    says: "alerts that it does not see would be closed",
    tries: 0,
  },
  {
    name: "a gate that fails",
    answers: READ,
    inputs: { manifest: "poisoned.json" },
    status: "complete",
    codes: [1, 1],
    filed: merge,
  },
];

/** GitHub's own upload action checks files against this schema before it sends them. */
const validator = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(validator);
const SCHEMA = resolve("node_modules/@microsoft/sarif-multitool-linux/sarif-2.1.0.json");
const isSarif = validator.compile(JSON.parse(readFileSync(SCHEMA, "utf8")) as object);

function logOf({ body }: Asked): Log {
  return JSON.parse(gunzipSync(Buffer.from(String(body["sarif"]), "base64")).toString("utf8")) as Log;
}

async function audit(api: GitHubApi, mode: string, { inputs, event, env }: Case): Promise<StepResult> {
  return runStep({
    dist: dist(),
    workspace,
    inputs: { manifest: "clean.json", "upload-sarif": mode, "github-token": TOKEN, ...inputs },
    event: event ?? pull(ours),
    env: { GITHUB_API_URL: api.url, GITHUB_REF: "refs/pull/7/merge", GITHUB_SHA: commits.merge, ...env?.() },
  });
}

/** Where nothing is refused, both do the same. */
const INSISTING = CASES.filter(({ codes, status }) => codes !== undefined || status === "pending");

describe.each([
  { mode: "auto", cases: CASES },
  { mode: "always", cases: INSISTING },
] as const)("upload-sarif: $mode", ({ mode, cases }) => {
  test.concurrent.each(cases)("$name", async (each) => {
    const { answers = {}, status, codes = [0, 0], says = "", filed, tries = 1 } = each;
    const api = await githubApi(answers);
    const result = await audit(api, mode, each);
    await api.close();
    const sent = api.asked.filter(({ method }) => method === "POST");
    const code = codes[mode === "auto" ? 0 : 1];
    // What `always` refuses before the audit has no status of an upload.
    const isRefusedEarly = mode === "always" && tries === 0 && status !== "skipped:incomplete";
    expect(result.outputs["upload-status"]).toBe(isRefusedEarly ? "skipped:error" : status);
    expect([result.code, result.outputs["exit-code"]]).toEqual([code, String(code)]);
    expect(sent).toHaveLength(isRefusedEarly ? 0 : tries);
    if (!isRefusedEarly) expect(result.log).toContain(says);
    const isTaken = ["complete", "pending", "failed"].includes(status);
    expect(result.outputs["sarif-id"]).toBe(isTaken ? "id-1" : "");
    for (const asked of sent) {
      expect(asked).toMatchObject({ path: SARIFS, authorization: `token ${TOKEN}`, body: filed?.() ?? {} });
      expect(asked.body).toMatchObject({
        tool_name: "mcp-audit",
        started_at: expect.stringMatching(/^20.*Z$/) as string,
      });
      expect([isSarif(logOf(asked)), validator.errorsText(isSarif.errors)]).toEqual([true, "No errors"]);
    }
    const log = result.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
    expect(log.filter((line) => line.includes(TOKEN))).toEqual([]);
    expect(result.commands.filter(({ name }) => name === "error").length).toBe(code === 0 ? 0 : 1);
    expect(result.commands.filter(({ name }) => name === "notice").length).toBe(
      mode === "auto" && status !== "complete" ? 1 : mode === "always" && status === "pending" ? 1 : 0,
    );
  });
});

test.concurrent("several servers are several files of different categories", async () => {
  const api = await githubApi({
    [`POST ${SARIFS}`]: [TAKEN, { status: 202, body: { id: "id-2" } }],
    [`GET ${SARIFS}/id-1`]: [state("complete")],
    [`GET ${SARIFS}/id-2`]: [state("complete")],
  });
  const inputs = { manifest: "clean.json\npoisoned.json", "fail-on": "none", category: "ours" };
  const result = await audit(api, "always", { name: "", status: "", inputs });
  await api.close();
  expect(result.outputs).toMatchObject({ "upload-status": "complete", "sarif-id": "id-1 id-2" });
  const uploads = api.asked.filter(({ method }) => method === "POST").map(logOf);
  expect(uploads.map(({ runs }) => runs.map((run) => run.automationDetails?.id))).toEqual([
    ["ours/clean/"],
    ["ours/poisoned/"],
  ]);
});

test.concurrent("a server of an enterprise is asked below the path of its API", async () => {
  const path = `/api/v3${SARIFS}`;
  const api = await githubApi({ [`POST ${path}`]: [TAKEN], [`GET ${path}/id-1`]: [state("complete")] });
  const result = await audit({ ...api, url: `${api.url}/api/v3` }, "always", { name: "", status: "" });
  await api.close();
  expect(result.outputs).toMatchObject({ "upload-status": "complete" });
  expect(api.asked.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
    `POST ${path}`,
    `GET ${path}/id-1`,
  ]);
});

test.concurrent("without upload-sarif nothing is asked, and no token is needed", async () => {
  const api = await githubApi({});
  const result = await audit(api, "never", { name: "", status: "", inputs: { "github-token": "" } });
  await api.close();
  expect([result.code, result.outputs["upload-status"], api.asked]).toEqual([0, "skipped:never", []]);
});

test.concurrent.each([
  [{ ref: "refs/heads/main" }, "ref and sha are given together or not at all"],
  [{ ref: "main", sha: "1".repeat(40) }, 'ref: "main" is none of refs/heads/…'],
  [{ ref: "refs/heads/main", sha: "abc" }, 'sha: "abc" is not a full commit id'],
])("%j is refused before anything is read", async (inputs, sentence) => {
  const result = await runStep({ dist: dist(), workspace, inputs: { manifest: "clean.json", ...inputs } });
  expect(result.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
  expect(result.log).toContain(sentence);
});
