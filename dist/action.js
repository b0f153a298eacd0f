import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  writeSarif
} from "./chunks/shared-entry-sarif-files.js";
import {
  skipped
} from "./chunks/shared-entry-github-upload.js";
import "./chunks/shared-entry-github-refusal.js";
import {
  ApiError
} from "./chunks/shared-entry-github-answer.js";
import {
  auditFleet,
  baselineFor,
  isCovered
} from "./chunks/shared-entry-accept-command.js";
import {
  NO_LINE,
  hasLine,
  isOfFiles,
  readFleet
} from "./chunks/shared-entry-anchor.js";
import {
  CATEGORY,
  FORMATS,
  besideReport,
  explain,
  logVerdict,
  readEarlier,
  rendered,
  saying,
  worse
} from "./chunks/shared-entry-earlier.js";
import {
  levelOf
} from "./chunks/shared-reporters-sarif-rules.js";
import {
  parseLockFile
} from "./chunks/shared-audit-drift.js";
import "./chunks/shared-policy-apply.js";
import "./chunks/shared-permissions-decision.js";
import "./chunks/shared-policy-paths.js";
import "./chunks/shared-model-shard.js";
import "./chunks/shared-model-policy.js";
import {
  chooseBy
} from "./chunks/shared-entry-policy-file.js";
import {
  UNTRUSTED_EVENTS,
  parseReading,
  startsServers
} from "./chunks/shared-entry-options.js";
import "./chunks/shared-inputs-package-spec.js";
import "./chunks/shared-rules.js";
import "./chunks/shared-profiles-claude-code-name.js";
import "./chunks/shared-model-subject-keys.js";
import "./chunks/shared-profiles-names.js";
import "./chunks/shared-model-hints.js";
import "./chunks/shared-model-change-words.js";
import "./chunks/shared-select.js";
import "./chunks/shared-model-source-place.js";
import "./chunks/shared-model-capability.js";
import "./chunks/shared-model-pretty-json.js";
import "./chunks/shared-inputs-live-command.js";
import "./chunks/shared-inputs-live-messages.js";
import "./chunks/shared-inputs-config-package.js";
import "./chunks/shared-model-program.js";
import "./chunks/shared-inputs-json-index.js";
import "./chunks/shared-inputs-runners.js";
import "./chunks/shared-inputs-files.js";
import "./chunks/shared-inputs-body.js";
import {
  compared,
  pastOf
} from "./chunks/shared-since.js";
import {
  VERSION,
  exitCode
} from "./chunks/shared-gate.js";
import {
  within,
  writeWhole
} from "./chunks/shared-entry-files.js";
import {
  oneOf,
  yesOrNo
} from "./chunks/shared-entry-option-values.js";
import "./chunks/shared-text-nearest.js";
import "./chunks/shared-model-schema.js";
import {
  SHORTEST_SECRET,
  redacted
} from "./chunks/shared-inputs-live-quote.js";
import {
  summary
} from "./chunks/shared-reporters-summary-clients.js";
import "./chunks/shared-reporters-summary-drift.js";
import "./chunks/shared-reporters-containment.js";
import "./chunks/shared-reporters-summary-since.js";
import "./chunks/shared-reporters-drift-rows.js";
import "./chunks/shared-reporters-links.js";
import "./chunks/shared-reporters-tools.js";
import "./chunks/shared-reporters-matrix.js";
import {
  isInWorkspace,
  locator,
  subjectOf
} from "./chunks/shared-model-document.js";
import {
  count,
  scanned,
  verdict
} from "./chunks/shared-reporters-verdict.js";
import {
  isDrifted
} from "./chunks/shared-model-change.js";
import "./chunks/shared-model-rating.js";
import "./chunks/shared-model-number.js";
import {
  cut,
  logLine,
  prose,
  terminal
} from "./chunks/shared-reporters-escape.js";
import "./chunks/shared-findings.js";
import "./chunks/shared-model-text.js";
import "./chunks/shared-model-severity.js";
import "./chunks/shared-cost.js";
import {
  field,
  stringField
} from "./chunks/shared-model-json.js";
import "./chunks/shared-profiles.js";
import "./chunks/shared-profiles-source.js";
import {
  InputError
} from "./chunks/shared-model-errors.js";
import "./chunks/shared-runtime.js";

// src/reporters/annotations.ts
var LIMIT = 10;
var MESSAGE_LIMIT = 1500;
function annotations(report) {
  const where = locator(report);
  const findings = report.gate.on === "new" ? report.since?.fresh ?? [] : report.findings;
  const shown = findings.slice(0, LIMIT).map((finding) => annotation(finding, where(finding.server, finding.at)));
  const left = findings.length - shown.length;
  return left === 0 ? { shown } : { shown, more: `${count(left, "more finding")} in the summary of this job` };
}
function annotation(finding, location) {
  const level = levelOf(finding.severity);
  const isOneLine = location !== void 0 && location.line === location.endLine;
  return {
    level: level === "note" ? "notice" : level,
    title: `${finding.rule.id} (${finding.severity})`,
    message: terminal(
      cut(`${finding.message} (${subjectOf(finding)}) ${finding.fix ?? finding.rule.fix}`, MESSAGE_LIMIT)
    ),
    ...location !== void 0 && { file: location.path, startLine: location.line, endLine: location.endLine },
    // The runner takes columns only where an annotation stays on one line.
    ...isOneLine && { startColumn: location.column, endColumn: location.endColumn }
  };
}

// src/entry/github/base.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// src/entry/github/git.ts
import { execFile } from "node:child_process";
var MAX_BYTES = 64 * 1024 * 1024;
function git(folder, env, ...args) {
  const { PATH, HOME, SystemRoot } = env;
  const own = { PATH, HOME, SystemRoot, GIT_NO_LAZY_FETCH: "1", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  return new Promise((done) => {
    const options = { cwd: folder, env: own, encoding: "buffer", maxBuffer: MAX_BYTES, timeout: 3e4 };
    execFile("git", args, options, (error2, stdout) => {
      done(error2 === null ? stdout : void 0);
    });
  });
}
async function commitId(folder, env, word) {
  const printed = await git(folder, env, "rev-parse", "--verify", "--quiet", "--end-of-options", `${word}^{commit}`);
  const id = printed?.toString("utf8").trim();
  return id === void 0 || id === "" ? void 0 : id;
}

// src/entry/github/base.ts
async function besideBase(step, fleet, report, { earlier: { gateOn, since: since2 }, isShown, reading, choice, compared: compared2, run }) {
  if (since2 !== void 0) return besideReport(report, { gateOn, since: since2 });
  if (!isComparable(reading) && compared2 === void 0 || gateOn === "all" && !isShown) return report;
  try {
    const base = await readBase(step, run, { reading, fleet, lock: compared2?.path ?? "" });
    if (base === void 0) {
      step.log(`mcp-audit: ${run.event.name} names no commit to compare with: every finding counts`);
      return report;
    }
    const before = await auditFleet(base.fleet, { ...choice, shard: void 0 }, { cost: true }, { compared: compared2, reading });
    return compared(report, pastOf(before), base.label, gateOn);
  } catch (error2) {
    if (!(error2 instanceof InputError) || gateOn === "new") throw error2;
    step.log(`mcp-audit: not compared: ${error2.message}`);
    return report;
  }
}
function isComparable({ target, source }) {
  if (source !== "") return false;
  return target.kind === "manifest" || target.kind === "config" && !target.spawn;
}
async function readBase(step, { event, commit, api }, wanted) {
  if (event.base === void 0) return void 0;
  const read = await fromCheckout(step, event.base, commit.sha) ?? (api && fromGitHub(api, event.base));
  if (read === void 0) {
    throw new InputError(
      `the base ${event.base.slice(0, 7)} is not in the checkout: let checkout fetch it (fetch-depth: 2, or 0), give github-token, or name an earlier report with since`
    );
  }
  const fleet = isComparable(wanted.reading) ? await filesIn(step, read, wanted) : await lockIn(read, wanted);
  return { label: `commit ${event.base.slice(0, 7)}`, fleet };
}
async function lockIn(read, { fleet, lock }) {
  const body = await read(lock);
  if (body === void 0) return [];
  const { approved } = parseLockFile(body.toString("utf8"), lock);
  return fleet.flatMap(({ key }) => {
    const server = approved.servers.get(key);
    return server?.isListed === true ? [server.surface] : [];
  });
}
async function filesIn(step, read, { fleet, reading }) {
  const root = await step.temporary("base");
  const host = { ...step, cwd: root, root };
  const base = [];
  for (const { paths, key } of filesOf(fleet, reading)) {
    const found = [];
    for (const path of paths) {
      const body = await read(path);
      if (body === void 0) continue;
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), body);
      found.push(path);
    }
    if (found.length === 0) continue;
    const { target } = reading;
    const there = target.kind === "config" ? { ...target, patterns: found } : { kind: "manifest", patterns: found };
    try {
      base.push(...await readFleet(host, { ...reading, name: key, allowEmpty: true, target: there }));
    } catch (error2) {
      if (!(error2 instanceof InputError)) throw error2;
      step.log(`mcp-audit: the base cannot be read, so all of it counts as new: ${error2.message}`);
    }
  }
  return base;
}
function filesOf(fleet, { target }) {
  const pathsOf = (surface) => [...surface.documents.values()].flatMap(({ path }) => path !== void 0 && isInWorkspace(path) ? [path] : []);
  if (target.kind === "manifest") return fleet.map((surface) => ({ paths: pathsOf(surface), key: surface.key }));
  return [{ paths: [...new Set(fleet.flatMap(pathsOf))].sort(), key: "" }];
}
async function fromCheckout({ root, env }, base, merged) {
  const parents = env["GITHUB_REF"]?.endsWith("/merge") === true && merged === env["GITHUB_SHA"] ? ["HEAD^1"] : [];
  for (const word of [base, ...parents]) {
    const id = await commitId(root, env, word);
    if (id === void 0) continue;
    const top = (await git(root, env, "rev-parse", "--show-prefix"))?.toString("utf8").trim() ?? "";
    return async (path) => {
      const body = await git(root, env, "cat-file", "blob", `${id}:${top}${path}`);
      if (body !== void 0) return body;
      const listed = await git(root, env, "ls-tree", "--full-tree", id, "--", `${top}${path}`);
      if (listed === void 0 || listed.length === 0) return void 0;
      throw new InputError(
        `${path} of the base ${id.slice(0, 7)} is not in the checkout: let checkout fetch all of it`
      );
    };
  }
  return void 0;
}
function fromGitHub(api, ref) {
  return async (path) => {
    try {
      const route = `GET /repos/{owner}/{repo}/contents/${path.split("/").map(encodeURIComponent).join("/")}`;
      const said = await api.ask(route, { ref });
      const [content = "", sha = ""] = [stringField(said, "content"), stringField(said, "sha")];
      if (content !== "" || field(said, "size") === 0) return Buffer.from(content, "base64");
      const blob = await api.ask("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: sha });
      return Buffer.from(stringField(blob, "content") ?? "", "base64");
    } catch (error2) {
      if (!(error2 instanceof ApiError)) throw error2;
      if (error2.status === 404) return void 0;
      throw new InputError(`the base ${ref.slice(0, 7)} cannot be read from GitHub: ${error2.message}`);
    }
  };
}

// src/entry/github/commit.ts
var MERGE = /^refs\/pull\/(\d+)\/merge$/;
async function commitOf({ root, env }) {
  const [ref = "", sha = ""] = [env["GITHUB_REF"], env["GITHUB_SHA"]];
  const head = await commitId(root, env, "HEAD");
  const [, number] = MERGE.exec(ref) ?? [];
  if (head === void 0 || head === sha || number === void 0) return { ref, sha: head ?? sha };
  const merged = await commitId(root, env, `refs/remotes/pull/${number}/merge`);
  return { ref: head === merged ? ref : `refs/pull/${number}/head`, sha: head };
}

// src/entry/github/event.ts
import { readFile } from "node:fs/promises";
async function readEvent(env) {
  const payload = await payloadOf(env["GITHUB_EVENT_PATH"] ?? "");
  const pull = field(payload, "pull_request");
  const number = field(pull, "number");
  const from = stringField(field(field(pull, "head"), "repo"), "full_name");
  const author = stringField(field(pull, "user"), "login");
  const base = stringField(field(pull, "base"), "sha") ?? stringField(field(payload, "merge_group"), "base_sha") ?? stringField(payload, "before");
  return {
    name: env["GITHUB_EVENT_NAME"] ?? "",
    ...typeof number === "number" && { pullRequest: number },
    // A fork that is gone has no name left.
    isFork: pull !== void 0 && from !== env["GITHUB_REPOSITORY"],
    isDependabot: [author, env["GITHUB_ACTOR"]].includes("dependabot[bot]"),
    ...base !== void 0 && isCommit(base) && { base }
  };
}
function isCommit(text) {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) && !/^0+$/.test(text);
}
async function payloadOf(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return void 0;
  }
}

// src/entry/github/publishing.ts
var PUBLISHING_INPUTS = ["upload-sarif", "ref", "sha", "comment", "github-token"];
var REF = /^refs\/(?:(?:heads|tags)\/\S+|pull\/\d+\/(?:merge|head))$/;
function parsePublishing(input, env) {
  const upload = oneOf("upload-sarif", input("upload-sarif"), ["never", "auto", "always"], "never");
  const comment = oneOf("comment", input("comment"), ["never", "on-findings", "always"], "never");
  const given = parseCommit(input("ref"), input("sha"));
  const token = input("github-token");
  if (upload === "always" && token === "") {
    throw new InputError("upload-sarif: always needs a token: set github-token to ${{ github.token }}");
  }
  const event = env["GITHUB_EVENT_NAME"] ?? "";
  if (upload === "always" && given === void 0 && isAmbiguous(event)) {
    throw new InputError(`upload-sarif: on ${event} name the commit that is audited, with ref and sha`);
  }
  return { upload, comment, token, ...given !== void 0 && { given } };
}
function isAmbiguous(event) {
  return UNTRUSTED_EVENTS.includes(event);
}
function parseCommit(ref, sha) {
  if (ref === "" && sha === "") return void 0;
  if (ref === "" || sha === "") throw new InputError("ref and sha are given together or not at all");
  if (!REF.test(ref)) {
    throw new InputError(`ref: "${ref}" is none of refs/heads/\u2026, refs/tags/\u2026, refs/pull/N/merge, refs/pull/N/head`);
  }
  if (!isCommit(sha)) throw new InputError(`sha: "${sha}" is not a full commit id`);
  return { ref, sha };
}

// src/entry/github/publish.ts
var SEEN = "github-token is given to a step that starts a server, and what it starts can read it: publish in a second job";
async function readRun(step, { publishing, reading }) {
  const { given, token } = publishing;
  if (token !== "") step.mask(token);
  if (token !== "" && startsServers(reading.target))
    step.annotate({ level: "warning", title: "mcp-audit", message: SEEN });
  const api = token === "" ? {} : { api: (await import("./chunks/entry-github-api.js")).apiOf(token, step.env, reading.timeoutMs) };
  return { event: await readEvent(step.env), commit: given ?? await commitOf(step), startedAt: /* @__PURE__ */ new Date(), ...api };
}
async function publish(step, publishing, run, report, options) {
  const { status, ids, problem } = await uploaded(step, publishing, run, report, options);
  if (publishing.upload !== "never") step.log(`mcp-audit: code scanning: ${[status, ...ids].join(" ")}`);
  const refused = await commented(step, publishing, run, report, options);
  const said = problem === void 0 ? [] : [problem];
  const fails = publishing.upload === "always" && status !== "pending";
  return { status, ids, problems: fails ? said : [], notices: [...fails ? [] : said, ...refused] };
}
async function commented(step, publishing, { event, api }, report, { category, links }) {
  if (publishing.comment === "never" || event.pullRequest === void 0) return [];
  if (api === void 0) return ["not commented: github-token is empty"];
  const [{ comment }, { remark }] = [await import("./chunks/reporters-comment.js"), await import("./chunks/entry-github-comment.js")];
  const found = report.since === void 0 ? report.findings : report.since.fresh;
  const isDue = publishing.comment === "always" || found.length > 0 || exitCode(report) > 0;
  const body = comment(report, { category, ...links });
  const refused = await step.during("commenting", remark(api, event, { body, category, isDue }));
  return refused === void 0 ? [] : [refused];
}
async function uploaded(step, { upload: mode, given }, { event, commit, startedAt, api }, report, { category, timeoutMs }) {
  if (mode === "never") return { status: "skipped:never", ids: [] };
  if (api === void 0) return skipped({ reason: "no-token", sentence: "github-token is empty" });
  if (given === void 0 && isAmbiguous(event.name)) {
    const sentence = `${event.name} runs for the default branch: name the commit that is audited with ref and sha`;
    return skipped({ reason: "event", sentence });
  }
  const { upload } = await import("./chunks/entry-github-upload.js");
  const work = upload(api, report, { category, commit, event, startedAt, timeoutMs });
  return step.during("uploading to code scanning", work);
}

// src/entry/step-files.ts
async function writeReports(step, plan, report) {
  const problems = [];
  const attempt = async (name, write) => {
    try {
      return await write();
    } catch (error2) {
      if (!(error2 instanceof InputError)) throw error2;
      problems.push(`${name}: ${error2.message}`);
      return "";
    }
  };
  const sarifTo = async (path) => {
    const written = await writeSarif(step, report, plan.category, path);
    for (const reason of written.reasons) step.log(`mcp-audit: ${reason}`);
    return written.path;
  };
  const json = await attempt(
    "json-file",
    async () => step.write(plan.jsonFile || await step.temporary("mcp-audit.json"), await rendered(report, "json", step))
  );
  const isOne = report.servers.length === 1;
  const sarif = await attempt(
    "sarif-file",
    async () => sarifTo(plan.sarifFile || await step.temporary(isOne ? "mcp-audit.sarif" : "sarif"))
  );
  const { further } = plan;
  if (further !== void 0) {
    await attempt(
      "output",
      async () => further.format === "sarif" ? sarifTo(further.output) : step.write(further.output, await rendered(report, further.format, step))
    );
  }
  return { json, sarif, problems };
}

// src/entry/step-inputs.ts
import { stat } from "node:fs/promises";
var INPUTS = [
  ...[
    "manifest",
    "server",
    "url",
    "config",
    "spawn",
    "twice",
    "package",
    "source",
    "min-coverage",
    "name",
    "fail-on",
    "lock",
    "fail-on-drift",
    "policy",
    "rules",
    "profiles",
    "budgets",
    "env",
    "header",
    "timeout",
    "deadline",
    "sarif-file"
  ],
  ...["json-file", "format", "output", "category", "allow-empty", "working-directory", "annotations"],
  "allow-untrusted-execution",
  ...PUBLISHING_INPUTS,
  ...["gate-on", "since", "shard"]
];
async function parsePlan(step) {
  const input = (name) => step.input(name);
  const lines = (name) => input(name).split("\n").map((line) => line.trim()).filter((line) => line !== "");
  await checkFolder(step, input("working-directory"));
  const given = {
    manifest: lines("manifest"),
    server: input("server"),
    url: input("url"),
    config: lines("config"),
    package: input("package"),
    source: input("source"),
    minCoverage: input("min-coverage"),
    spawn: yesOrNo("spawn", input("spawn"), false),
    allowUntrusted: yesOrNo("allow-untrusted-execution", input("allow-untrusted-execution"), false),
    name: input("name"),
    failOn: input("fail-on"),
    lock: input("lock"),
    failOnDrift: yesOrNo("fail-on-drift", input("fail-on-drift"), false),
    policy: input("policy"),
    rules: input("rules"),
    profiles: lines("profiles"),
    budgets: lines("budgets"),
    env: lines("env"),
    header: lines("header"),
    timeout: input("timeout"),
    deadline: input("deadline"),
    allowEmpty: yesOrNo("allow-empty", input("allow-empty"), false),
    twice: yesOrNo("twice", input("twice"), false),
    shard: input("shard")
  };
  const reading = parseReading(given, step.env, { finds: true });
  const publishing = parsePublishing(input, step.env);
  const further = parseFurther(input("format"), input("output"));
  const paths = [
    ...given.manifest.map((pattern) => ["manifest", pattern.replace(/^!/, "")]),
    ...given.config.map((pattern) => ["config", pattern.replace(/^!/, "")]),
    ["source", input("source")],
    ["lock", input("lock")],
    ["policy", input("policy")],
    ["since", input("since")],
    ["sarif-file", input("sarif-file")],
    ["json-file", input("json-file")],
    ["output", input("output")]
  ];
  for (const [name, path] of paths) if (path !== "") await checkFile(step, name, path);
  const compared2 = await baselineFor(step, given);
  const isAnchored = isCovered(reading, compared2) || await hasLine(reading, step);
  if (!isAnchored && input("sarif-file") !== "") throw new InputError(`sarif-file: ${NO_LINE}`);
  if (!isAnchored && further?.format === "sarif") throw new InputError(`format: ${NO_LINE}`);
  return {
    reading,
    choice: await chooseBy(step, given),
    compared: compared2,
    sarifFile: input("sarif-file"),
    jsonFile: input("json-file"),
    hasLine: isAnchored,
    further,
    category: input("category") === "" ? CATEGORY : input("category"),
    annotations: yesOrNo("annotations", input("annotations"), false),
    publishing,
    earlier: await readEarlier(step, input("gate-on"), input("since"), {
      hasBase: isComparable(reading) || compared2 !== void 0
    })
  };
}
async function checkFolder({ cwd, root }, given) {
  const known = await stat(cwd).catch(() => void 0);
  if (known?.isDirectory() !== true) throw new InputError(`working-directory: there is no folder "${given}"`);
  await named("working-directory", within([root], root, given === "" ? "." : given));
}
async function checkFile(step, name, path) {
  const folders = [step.root, ...step.env["RUNNER_TEMP"] === void 0 ? [] : [step.env["RUNNER_TEMP"]]];
  await named(name, within(folders, step.cwd, path));
}
async function named(input, check) {
  try {
    await check;
  } catch (error2) {
    throw error2 instanceof InputError ? new InputError(`${input}: ${error2.message}`) : error2;
  }
}
function parseFurther(format, output) {
  if (output === "" && format === "") return void 0;
  if (output === "") throw new InputError("format: name a file for this report with output");
  return { format: oneOf("format", format, FORMATS, "text"), output };
}

// src/entry/step-outputs.ts
var VALUES = {
  outcome: ({ outcome }) => outcome,
  "exit-code": ({ code }) => String(code),
  findings: ({ report }) => String(report?.findings.length ?? 0),
  critical: ({ report }) => countOf("critical", report),
  high: ({ report }) => countOf("high", report),
  medium: ({ report }) => countOf("medium", report),
  low: ({ report }) => countOf("low", report),
  tools: ({ report }) => String(report?.servers.reduce((sum, { surface }) => sum + surface.tools.length, 0) ?? 0),
  drift: ({ report }) => String(report?.drift?.filter(isDrifted).length ?? 0),
  "sarif-file": ({ sarif }) => sarif ?? "",
  "json-file": ({ json }) => json ?? "",
  "upload-status": ({ status }) => status ?? "skipped:error",
  "sarif-id": ({ ids }) => (ids ?? []).join(" ")
};
var OUTPUTS = Object.keys(VALUES);
function setOutputs(step, ended) {
  for (const [name, value] of Object.entries(VALUES)) step.output(name, value(ended));
}
function countOf(severity, report) {
  return String(report?.findings.filter((finding) => finding.severity === severity).length ?? 0);
}

// src/entry/audit-step.ts
var KEPT = 10;
async function auditStep(step) {
  let unread = "error";
  try {
    const plan = await parsePlan(step);
    const run = await readRun(step, plan);
    unread = isOfFiles(plan.reading.target) ? "error" : "incomplete";
    const fleet = await readFleet(step, plan.reading);
    unread = "error";
    const report = await besideBase(step, fleet, await auditFleet(fleet, plan.choice, { cost: true }, plan), {
      ...plan,
      run,
      isShown: plan.publishing.comment !== "never"
    });
    step.log(`mcp-audit ${VERSION}: ${scanned(report)}, ${since(run.startedAt)} s`);
    step.fold("mcp-audit: the whole report", await rendered(report, "text", { colour: false, width: step.width }));
    logVerdict(step, report);
    return await conclude(step, plan, run, report);
  } catch (error2) {
    return giveUp(step, error2, unread);
  }
}
async function conclude(step, plan, run, report) {
  const { json, sarif, problems: unwritten } = await writeReports(step, plan, report);
  const links = linksTo(step);
  await tell(step, summary(report, links));
  if (plan.annotations) annotate(step, report);
  const { category, reading } = plan;
  const options = { category, timeoutMs: reading.timeoutMs, links };
  const published = await publish(step, plan.publishing, run, report, options);
  await note(step, published.notices);
  const problems = [...unwritten, ...published.problems];
  for (const problem of problems) step.log(`mcp-audit: ${problem}`);
  for (const path of [json, sarif]) if (path !== "") step.log(`mcp-audit: written ${path}`);
  const { outcome, headline } = verdict(report);
  const code = worse(exitCode(report), problems.length > 0 ? 2 : 0);
  const { status, ids } = published;
  setOutputs(step, { outcome: unwritten.length > 0 ? "error" : outcome, code, report, json, sarif, status, ids });
  if (code > 0) step.fail([headline, ...problems].join("; "));
  return code;
}
async function tell(step, markdown) {
  try {
    await step.summary(markdown);
  } catch (error2) {
    step.log(`mcp-audit: the summary could not be written: ${error2 instanceof Error ? error2.message : String(error2)}`);
  }
}
async function note(step, notices) {
  for (const message of notices) step.annotate({ level: "notice", title: "mcp-audit", message });
  if (notices.length > 0) await tell(step, notices.map((notice2) => `> ${prose(notice2)}`).join("\n>\n"));
}
function since(start) {
  return ((Date.now() - start.getTime()) / 1e3).toFixed(1);
}
function annotate(step, report) {
  const { shown, more } = annotations(report);
  const errors = shown.filter(({ level: level2 }) => level2 === "error").length;
  for (const [index, annotation2] of shown.entries()) {
    step.annotate(errors === shown.length && index === KEPT - 1 ? { ...annotation2, level: "warning" } : annotation2);
  }
  const level = shown.some((annotation2) => annotation2.level === "notice") ? "error" : "notice";
  if (more !== void 0) step.annotate({ level, title: "mcp-audit", message: more });
}
function linksTo({ env }) {
  const [server, repository, sha] = [env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"], env["GITHUB_SHA"]];
  if (server === void 0 || repository === void 0 || sha === void 0) return {};
  const files = `${server}/${repository}/blob/${sha}/`;
  const run = env["GITHUB_RUN_ID"];
  return run === void 0 ? { files } : { files, summary: `${server}/${repository}/actions/runs/${run}` };
}
async function giveUp(step, error2, outcome) {
  const { code, message, stack } = explain(error2);
  const sentence = code === 2 ? message : `a fault of mcp-audit, please report it: ${message}`;
  step.log(code === 2 ? `mcp-audit: ${message}` : stack);
  await tell(step, `## \u274C mcp-audit could not run

${prose(sentence)}
`);
  setOutputs(step, { outcome: code === 2 ? outcome : "error", code });
  step.fail(sentence);
  return code;
}

// src/entry/github.ts
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2, resolve } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
  issueCommand(name, {}, message);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message) {
    if (!command) {
      command = "missing.command";
    }
    this.command = command;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
  }
  if (convertedValue.includes(delimiter)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
  }
  return `${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`;
}

// node_modules/@actions/core/lib/core.js
import * as os3 from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile: writeFile2 } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch (_a) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter(this, void 0, void 0, function* () {
      const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile2 : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text, addEOL = false) {
    this._buffer += text;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row) => {
      const cells = row.map((cell) => {
        if (typeof cell === "string") {
          return this.wrap("td", cell);
        }
        const { header, data, colspan, rowspan } = cell;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    const { width, height } = options || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text, level) {
    const tag = `h${level}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text, href) {
    const element = this.wrap("a", text, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var summary2 = _summary;

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
  const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) {
    throw new Error(`Input required and not supplied: ${name}`);
  }
  if (options && options.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function setOutput(name, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  }
  process.stdout.write(os3.EOL);
  issueCommand("set-output", { name }, toCommandValue(value));
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
  process.stdout.write(message + os3.EOL);
}
function startGroup(name) {
  issue("group", name);
}
function endGroup() {
  issue("endgroup");
}

// src/entry/github.ts
var LEVELS = { error, warning, notice };
function githubStep(env) {
  const workspace = resolve(env["GITHUB_WORKSPACE"] ?? ".");
  const temp = resolve(env["RUNNER_TEMP"] ?? tmpdir());
  const cwd = resolve(workspace, getInput("working-directory"));
  const secrets = [];
  const log = (text) => {
    for (const line of redacted(text, secrets).split("\n")) info(logLine(line));
  };
  let folder;
  return {
    cwd,
    root: workspace,
    repository: workspace,
    env,
    colour: false,
    width: 120,
    print: log,
    log,
    async write(path, body) {
      const absolute = await within([workspace, temp], cwd, path);
      await writeWhole(absolute, body);
      return absolute;
    },
    async temporary(name) {
      folder ??= mkdtemp(join2(temp, "mcp-audit-"));
      return join2(await folder, name);
    },
    mask(secret) {
      secrets.push(secret);
      for (const line of secret.split("\n")) if (line.length >= SHORTEST_SECRET) setSecret(line);
    },
    during: (doing, work) => saying(doing, work, log),
    input: (name) => getInput(name),
    output: setOutput,
    annotate({ level, message, ...where }) {
      LEVELS[level](message, where);
    },
    fold(title, text) {
      startGroup(title);
      log(text);
      endGroup();
    },
    fail(message) {
      error(message, { title: "mcp-audit" });
    },
    async summary(markdown) {
      await summary2.addRaw(markdown, true).write();
    }
  };
}

// src/entry/action.ts
void auditStep(githubStep(process.env)).then((code) => {
  process.exitCode = code;
});
