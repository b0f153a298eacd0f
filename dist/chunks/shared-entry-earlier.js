import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  GATE_ON,
  compared
} from "./shared-since.js";
import {
  writeWhole
} from "./shared-entry-files.js";
import {
  oneOf
} from "./shared-entry-option-values.js";
import {
  redacted
} from "./shared-inputs-live-quote.js";
import {
  verdict
} from "./shared-reporters-verdict.js";
import {
  terminal
} from "./shared-reporters-escape.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/terminal.ts
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
var DEFAULT_WIDTH = 100;
var PATIENCE_MS = 1e3;
function terminalHost(process) {
  const { env, stdout, stderr } = process;
  const secrets = [];
  const cwd = process.cwd();
  const log = (text) => {
    const lines = redacted(text, secrets).split("\n").map(terminal);
    stderr.write(`${lines.join("\n")}
`);
  };
  return {
    cwd,
    root: cwd,
    repository: repositoryOf(cwd),
    env,
    colour: wantsColour(env, stdout.isTTY === true),
    width: stdout.columns ?? DEFAULT_WIDTH,
    print: (text) => void stdout.write(text),
    log,
    async write(path, body) {
      const absolute = resolve(cwd, path);
      await writeWhole(absolute, body);
      return realpath(absolute);
    },
    mask: (secret) => void secrets.push(secret),
    during: (doing, work) => saying(doing, work, log)
  };
}
function repositoryOf(cwd) {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return cwd;
  }
}
function wantsColour(env, isTerminal) {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  if ((env["FORCE_COLOR"] ?? "0") !== "0") return true;
  return isTerminal && env["TERM"] !== "dumb";
}
async function saying(doing, work, log) {
  const timer = setTimeout(() => {
    log(`mcp-audit: ${doing} \u2026`);
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

// src/entry/reports.ts
var FORMATS = ["text", "json", "ndjson", "sarif", "markdown"];
var CATEGORY = "mcp-audit";
async function rendered(report, format, look) {
  switch (format) {
    case "text":
      return (await import("./reporters-text.js")).text(report, { color: look.colour, width: look.width });
    case "json":
      return (await import("./reporters-json.js")).json(report);
    case "ndjson": {
      const [{ json }, { ndjson }] = [await import("./reporters-json.js"), await import("./reporters-ndjson.js")];
      return ndjson(JSON.parse(json(report)));
    }
    case "markdown":
      return (await import("./reporters-summary.js")).summary(report);
  }
}
async function printSarif(host, report, output) {
  if (output !== void 0) {
    const { writeSarif } = await import("./entry-sarif-files.js");
    const { reasons } = await writeSarif(host, report, CATEGORY, output);
    for (const reason of reasons) host.log(`mcp-audit: ${reason}`);
    return reasons.length === 0;
  }
  const [{ sarif }, { folderOf }] = [await import("./reporters-sarif.js"), await import("./entry-sarif-files.js")];
  const files = sarif(report, { category: CATEGORY, folder: folderOf(host) });
  const [only] = files;
  if (only === void 0 || files.length > 1) {
    throw new InputError(`SARIF of ${files.length} servers is as many files: name a folder for them with -o`);
  }
  if (only.text === void 0) host.log(`mcp-audit: no SARIF for ${only.server}: ${only.reason}`);
  else host.print(only.text);
  return only.text !== void 0;
}
function logVerdict(host, report) {
  const { headline, details } = verdict(report);
  host.log(`mcp-audit: ${headline}`);
  for (const reason of details) host.log(`  ${reason}`);
}

// src/entry/run.ts
var REPORT_TO = "This is a fault of mcp-audit, not of your server. Please report it with the lines below.";
function explain(error) {
  if (error instanceof InputError) return { code: 2, message: error.message, stack: "" };
  const fault = error instanceof Error ? error : new Error(String(error));
  return { code: 3, message: fault.message, stack: fault.stack ?? fault.message };
}
async function run(host, job) {
  try {
    return await job();
  } catch (error) {
    const { code, message, stack } = explain(error);
    if (code === 2) host.log(`mcp-audit: ${message}`);
    else host.log(`mcp-audit: ${REPORT_TO}
${stack}`);
    return code;
  }
}
function worse(a, b) {
  return a > b ? a : b;
}

// src/entry/earlier.ts
import { resolve as resolve2 } from "node:path";
async function readEarlier(host, gateOn, since, { hasBase }) {
  const on = oneOf("gate-on", gateOn, GATE_ON, "all");
  if (since === "" && on === "new" && !hasBase) {
    throw new InputError("gate-on: new compares with an earlier report: name its file with since");
  }
  if (since === "") return { gateOn: on };
  const { readText } = await import("./inputs-files.js");
  const { shownPath } = await import("./entry-policy-file.js");
  const { parseSavedReport } = await import("./inputs-saved-report.js");
  const text = await readText(shownPath(host, resolve2(host.cwd, since)), host.root);
  return { gateOn: on, since: { path: since, past: parseSavedReport(text, since) } };
}
function besideReport(report, { gateOn, since }) {
  return since === void 0 ? report : compared(report, since.past, since.path, gateOn);
}

export {
  readEarlier,
  besideReport,
  FORMATS,
  CATEGORY,
  rendered,
  printSarif,
  logVerdict,
  explain,
  run,
  worse,
  terminalHost,
  saying
};
