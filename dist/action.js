import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  auditFleet
} from "./chunks/shared-entry-audit-given.js";
import {
  writeSarif
} from "./chunks/shared-entry-sarif-files.js";
import {
  NO_LINE,
  hasLine,
  isOfFiles,
  readFleet
} from "./chunks/shared-entry-anchor.js";
import {
  oneOf,
  parseChoice,
  parseReading,
  yesOrNo
} from "./chunks/shared-entry-options.js";
import "./chunks/shared-inputs-package-spec.js";
import {
  CATEGORY,
  FORMATS,
  explain,
  rendered,
  saying,
  within,
  worse,
  writeWhole
} from "./chunks/shared-entry-files.js";
import "./chunks/shared-audit.js";
import {
  levelOf
} from "./chunks/shared-reporters-sarif-rules.js";
import "./chunks/shared-model-cost.js";
import "./chunks/shared-rules.js";
import "./chunks/shared-profiles-names.js";
import "./chunks/shared-model-program.js";
import "./chunks/shared-select.js";
import "./chunks/shared-inputs-live-command.js";
import {
  exitCode
} from "./chunks/shared-gate.js";
import {
  SHORTEST_SECRET,
  redacted
} from "./chunks/shared-inputs-live-quote.js";
import {
  summary
} from "./chunks/shared-reporters-rows.js";
import "./chunks/shared-reporters-groups.js";
import {
  locator,
  subjectOf
} from "./chunks/shared-model-document.js";
import "./chunks/shared-model-text.js";
import "./chunks/shared-reporters-matrix.js";
import "./chunks/shared-reporters-links.js";
import "./chunks/shared-model-number.js";
import {
  count,
  verdict
} from "./chunks/shared-reporters-verdict.js";
import "./chunks/shared-reporters-tools.js";
import {
  cut,
  logLine,
  prose,
  terminal
} from "./chunks/shared-reporters-escape.js";
import "./chunks/shared-model-severity.js";
import "./chunks/shared-model-rating.js";
import "./chunks/shared-cost.js";
import "./chunks/shared-model-json.js";
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
  const shown = report.findings.slice(0, LIMIT).map((finding) => annotation(finding, where(finding.server, finding.at)));
  const left = report.findings.length - shown.length;
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

// src/entry/step-inputs.ts
import { stat } from "node:fs/promises";
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
    spawn: yesOrNo("spawn", input("spawn"), false),
    allowUntrusted: yesOrNo("allow-untrusted-execution", input("allow-untrusted-execution"), false),
    name: input("name"),
    failOn: input("fail-on"),
    rules: input("rules"),
    profiles: lines("profiles"),
    budgets: lines("budgets"),
    env: lines("env"),
    header: lines("header"),
    timeout: input("timeout"),
    allowEmpty: yesOrNo("allow-empty", input("allow-empty"), false),
    twice: yesOrNo("twice", input("twice"), false)
  };
  const reading = parseReading(given, step.env, { finds: true });
  const further = parseFurther(input("format"), input("output"));
  const paths = [
    ...given.manifest.map((pattern) => ["manifest", pattern.replace(/^!/, "")]),
    ...given.config.map((pattern) => ["config", pattern.replace(/^!/, "")]),
    ["sarif-file", input("sarif-file")],
    ["json-file", input("json-file")],
    ["output", input("output")]
  ];
  for (const [name, path] of paths) if (path !== "") await checkFile(step, name, path);
  const isAnchored = await hasLine(reading.target, step.env);
  if (!isAnchored && input("sarif-file") !== "") throw new InputError(`sarif-file: ${NO_LINE}`);
  if (!isAnchored && further?.format === "sarif") throw new InputError(`format: ${NO_LINE}`);
  return {
    reading,
    choice: parseChoice(given),
    sarifFile: input("sarif-file"),
    jsonFile: input("json-file"),
    hasLine: isAnchored,
    further,
    category: input("category") === "" ? CATEGORY : input("category"),
    annotations: yesOrNo("annotations", input("annotations"), false)
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
  "sarif-file": ({ sarif }) => sarif ?? "",
  "json-file": ({ json }) => json ?? ""
};
var OUTPUTS = Object.keys(VALUES);
function setOutputs(step, ended) {
  for (const [name, value] of Object.entries(VALUES)) step.output(name, value(ended));
}
function countOf(severity, report) {
  return String(report?.findings.filter((finding) => finding.severity === severity).length ?? 0);
}

// src/entry/audit-step.ts
async function auditStep(step) {
  let unread = "error";
  try {
    const plan = await parsePlan(step);
    unread = isOfFiles(plan.reading.target) ? "error" : "incomplete";
    const fleet = await readFleet(step, plan.reading);
    unread = "error";
    const report = await auditFleet(fleet, plan.choice, { cost: true });
    step.print(await rendered(report, "text", { colour: false, width: step.width }));
    return await conclude(step, plan, report);
  } catch (error2) {
    return giveUp(step, error2, unread);
  }
}
async function conclude(step, plan, report) {
  const problems = [];
  const files = await writeReports(step, plan, report, problems);
  await tell(step, summary(report, linksTo(step)));
  if (plan.annotations) annotate(step, report);
  for (const problem of problems) step.log(`mcp-audit: ${problem}`);
  const { outcome, headline } = verdict(report);
  const isUnwritten = problems.length > 0;
  const code = worse(exitCode(report), isUnwritten ? 2 : 0);
  setOutputs(step, { outcome: isUnwritten ? "error" : outcome, code, report, ...files });
  if (code > 0) step.fail([headline, ...problems].join("; "));
  return code;
}
async function writeReports(step, plan, report, problems) {
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
  return { json, sarif };
}
async function tell(step, markdown) {
  try {
    await step.summary(markdown);
  } catch (error2) {
    step.log(`mcp-audit: the summary could not be written: ${error2 instanceof Error ? error2.message : String(error2)}`);
  }
}
function annotate(step, report) {
  const { shown, more } = annotations(report);
  for (const annotation2 of shown) step.annotate(annotation2);
  const level = shown.some((annotation2) => annotation2.level === "notice") ? "error" : "notice";
  if (more !== void 0) step.annotate({ level, title: "mcp-audit", message: more });
}
function linksTo({ env }) {
  const [server, repository, sha] = [env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"], env["GITHUB_SHA"]];
  if (server === void 0 || repository === void 0 || sha === void 0) return {};
  return { files: `${server}/${repository}/blob/${sha}/` };
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
import { join, resolve } from "node:path";

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
var { access, appendFile, writeFile } = promises;
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
      const writeFunc = overwrite ? writeFile : appendFile;
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
      folder ??= mkdtemp(join(temp, "mcp-audit-"));
      return join(await folder, name);
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
