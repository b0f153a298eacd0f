import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  parsePackage
} from "./shared-inputs-package-spec.js";
import {
  DEFAULT_BUDGETS
} from "./shared-model-cost.js";
import {
  RULES
} from "./shared-rules.js";
import {
  nearest,
  select
} from "./shared-select.js";
import {
  parseCommand
} from "./shared-inputs-live-command.js";
import {
  FAIL_ON
} from "./shared-model-severity.js";
import {
  chooseProfiles
} from "./shared-profiles.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/options.ts
var DEFAULT_TIMEOUT_S = 60;
var NO_INPUT = `nothing to audit: name one input.
  a manifest   mcp-audit scan tools.json
  a command    mcp-audit scan --server "npx -y some-mcp-server"
  a url        mcp-audit scan --url https://example.com/mcp
  a config     mcp-audit scan --config .mcp.json`;
var UNTRUSTED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
function parseReading(given, env, { finds = false } = {}) {
  const target = parseTarget(given, env, finds);
  const starts = target.kind === "server" || target.kind === "config" && target.spawn;
  if (given.twice && !starts && target.kind !== "url") {
    throw new InputError("twice asks a live server once more, and no server, url or spawn is given");
  }
  const event = env["GITHUB_EVENT_NAME"] ?? "";
  if (starts && UNTRUSTED_EVENTS.includes(event) && !given.allowUntrusted) {
    throw new InputError(
      `no server is started on ${event}: others can cause this event with code of theirs, and the job may hold secrets or a token that writes. Start servers on pull_request; allow-untrusted-execution starts them all the same`
    );
  }
  return {
    target,
    name: given.name.trim(),
    timeoutMs: parseTimeout(given.timeout),
    allowEmpty: given.allowEmpty,
    twice: given.twice
  };
}
function parseChoice(given) {
  return {
    failOn: parseFailOn(given.failOn),
    rules: select(RULES, given.rules),
    profiles: chooseProfiles(given.profiles.flatMap(words)),
    budgets: parseBudgets(given.budgets.flatMap(words))
  };
}
function parseTarget(given, env, finds) {
  const { manifest, server, url, config, spawn, package: spec } = given;
  const kinds = [
    manifest.length > 0 && "manifest",
    server.trim() !== "" && "server",
    url.trim() !== "" && "url",
    config.length > 0 && "config",
    spec.trim() !== "" && "package"
  ];
  const named = kinds.filter((kind) => kind !== false);
  if (named.length === 0 && !finds) throw new InputError(NO_INPUT);
  if (named.length > 1) throw new InputError(`${named.join(" and ")} are given: a run reads one of them, not both`);
  const isConfig = config.length > 0 || named.length === 0;
  if (spawn && !isConfig) throw new InputError("spawn starts the servers of a configuration, and none is given");
  if (server.trim() === "" && !spawn && given.env.length > 0) {
    throw new InputError("env is for processes that server or spawn starts, and neither is given");
  }
  if (url.trim() === "" && given.header.length > 0) {
    throw new InputError("header is for requests to url, and no url is given");
  }
  if (manifest.length > 0) return { kind: "manifest", patterns: manifest };
  if (spec.trim() !== "") return { kind: "package", spec: parsePackage(spec.trim()) };
  if (isConfig) {
    if (given.name.trim() !== "")
      throw new InputError("name is for one server; those of a configuration have their keys");
    return { kind: "config", patterns: config, spawn, env: parseEnv(given.env, env) };
  }
  if (server.trim() !== "") parseCommand(server);
  if (server.trim() !== "") return { kind: "server", command: server, env: parseEnv(given.env, env) };
  return { kind: "url", url: url.trim(), headers: parseHeaders(given.header) };
}
function parseEnv(lines, ours) {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([a-z_]\w*)(?:=([\s\S]*))?$/i.exec(line) ?? [];
      if (name === void 0) throw new InputError("env: a line is neither NAME=value nor NAME");
      const passed = value ?? ours[name];
      if (passed === void 0) throw new InputError(`env: ${name} is to be passed on, but it is not set here`);
      return [name, passed];
    })
  );
}
var HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
function parseHeaders(lines) {
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      const name = line.slice(0, Math.max(colon, 0)).trim();
      const value = line.slice(colon + 1).trim();
      if (!HEADER_NAME.test(name) || value === "") throw new InputError('header: a line is not "Name: value"');
      if (/[\r\n\0]/.test(value)) throw new InputError(`header: the value of ${name} has a line break in it`);
      return [name, value];
    })
  );
}
function words(text) {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}
function parseBudgets(given) {
  const names = Object.keys(DEFAULT_BUDGETS);
  const parsed = given.map((word) => {
    const [name = "", tokens = ""] = word.split("=");
    if (!names.includes(name) || !/^\d{1,9}$/.test(tokens)) {
      throw new InputError(
        `budgets: "${word}" is not one of ${names.join(", ")} with a number of tokens, as server=8000`
      );
    }
    return [name, Number(tokens)];
  });
  return { ...DEFAULT_BUDGETS, ...Object.fromEntries(parsed) };
}
function parseTimeout(text) {
  if (text.trim() === "") return DEFAULT_TIMEOUT_S * 1e3;
  const seconds = Number(text);
  if (!Number.isFinite(seconds) || seconds <= 0 || seconds > 3600) {
    throw new InputError(`timeout: "${text}" is not a number of seconds above 0 and up to 3600`);
  }
  return Math.ceil(seconds * 1e3);
}
function parseFailOn(text) {
  return oneOf("fail-on", text, FAIL_ON, "high");
}
function oneOf(option, text, words2, fallback) {
  const word = text.trim().toLowerCase();
  if (word === "") return fallback;
  const found = words2.find((known) => known === word);
  if (found !== void 0) return found;
  throw new InputError(
    `${option}: "${text.trim()}" is none of ${words2.join(", ")}; did you mean "${nearest(word, words2)}"?`
  );
}
function yesOrNo(option, text, fallback) {
  return oneOf(option, text, ["true", "false"], fallback ? "true" : "false") === "true";
}

export {
  NO_INPUT,
  parseReading,
  parseChoice,
  oneOf,
  yesOrNo
};
