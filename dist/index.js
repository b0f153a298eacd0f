import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  merge
} from "./chunks/shared-merge.js";
import {
  mergedSummary
} from "./chunks/shared-reporters-merged.js";
import {
  ndjson
} from "./chunks/shared-reporters-ndjson.js";
import {
  classify
} from "./chunks/shared-classify.js";
import {
  parseSavedReport
} from "./chunks/shared-inputs-saved-report.js";
import {
  comment
} from "./chunks/shared-reporters-comment.js";
import {
  text
} from "./chunks/shared-reporters-servers-block.js";
import "./chunks/shared-reporters-layout.js";
import {
  json
} from "./chunks/shared-reporters-json-code.js";
import {
  parseManifest,
  readManifests
} from "./chunks/shared-inputs-manifest-roots.js";
import {
  readServer,
  readUrl
} from "./chunks/shared-inputs-live.js";
import "./chunks/shared-inputs-live-lines.js";
import {
  readConfigs
} from "./chunks/shared-inputs-jsonc.js";
import {
  sarif
} from "./chunks/shared-reporters-sarif-rules.js";
import {
  approvedAs,
  audit,
  parseLockFile
} from "./chunks/shared-audit-drift.js";
import "./chunks/shared-policy-apply.js";
import "./chunks/shared-permissions-decision.js";
import "./chunks/shared-policy-paths.js";
import "./chunks/shared-model-shard.js";
import "./chunks/shared-model-policy.js";
import "./chunks/shared-entry-policy-file.js";
import "./chunks/shared-entry-options.js";
import "./chunks/shared-inputs-package-spec.js";
import {
  RULES
} from "./chunks/shared-rules.js";
import "./chunks/shared-profiles-claude-code-name.js";
import "./chunks/shared-model-subject-keys.js";
import "./chunks/shared-profiles-names.js";
import "./chunks/shared-model-hints.js";
import "./chunks/shared-model-change-words.js";
import {
  select
} from "./chunks/shared-select.js";
import "./chunks/shared-model-source-place.js";
import "./chunks/shared-model-capability.js";
import "./chunks/shared-model-pretty-json.js";
import "./chunks/shared-inputs-live-command.js";
import "./chunks/shared-inputs-live-messages.js";
import "./chunks/shared-inputs-config-package.js";
import "./chunks/shared-model-program.js";
import "./chunks/shared-inputs-json-index.js";
import "./chunks/shared-inputs-runners.js";
import {
  readText
} from "./chunks/shared-inputs-files.js";
import "./chunks/shared-inputs-body.js";
import {
  compared,
  pastOf
} from "./chunks/shared-since.js";
import {
  VERSION,
  exitCode
} from "./chunks/shared-gate.js";
import "./chunks/shared-entry-files.js";
import "./chunks/shared-entry-option-values.js";
import "./chunks/shared-text-nearest.js";
import "./chunks/shared-model-schema.js";
import "./chunks/shared-inputs-live-quote.js";
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
  locate
} from "./chunks/shared-model-document.js";
import "./chunks/shared-reporters-verdict.js";
import "./chunks/shared-model-change.js";
import "./chunks/shared-model-rating.js";
import "./chunks/shared-model-number.js";
import "./chunks/shared-reporters-escape.js";
import "./chunks/shared-findings.js";
import "./chunks/shared-model-text.js";
import "./chunks/shared-model-severity.js";
import "./chunks/shared-cost.js";
import "./chunks/shared-model-json.js";
import {
  PROFILES,
  chooseProfiles
} from "./chunks/shared-profiles.js";
import "./chunks/shared-profiles-source.js";
import {
  InputError
} from "./chunks/shared-model-errors.js";
import "./chunks/shared-runtime.js";

// src/expect-rated.ts
var TABLE_RULES = [
  "annotation-contradicts-policy",
  "policy-below-evidence",
  "policy-unknown-argument",
  "stale-policy-entry",
  "unrated-tool"
];
function expectRated(surface, policy) {
  const { servers, findings } = audit([surface], {
    rules: RULES.filter(({ id }) => TABLE_RULES.includes(id)),
    failOn: "none",
    version: "",
    policy: asOwn(policy)
  });
  const faults = [...servers.flatMap(withoutEntry), ...findings.map(({ rule, message }) => `${rule.id}: ${message}`)];
  if (faults.length === 0) return;
  throw new Error(`The risk table and the tools of ${JSON.stringify(surface.key)} disagree:
- ${faults.join("\n- ")}`);
}
function asOwn(policy) {
  const servers = policy.servers.map((server) => ({
    ...server,
    unlisted: "error",
    annotations: server.annotations === "off" ? "off" : "error"
  }));
  return { ...policy, servers };
}
function withoutEntry({ key, policy }) {
  if (policy === void 0 || policy.server !== void 0) return [];
  const known = policy.policy.servers.map((server) => JSON.stringify(server.key));
  return [`the policy has no server ${JSON.stringify(key)}; it has ${known.length === 0 ? "none" : known.join(", ")}`];
}

// src/entry/index.ts
async function readManifest(path, options) {
  const [surface] = await readManifests([path], options);
  if (surface === void 0) throw new InputError(`${path} holds no server`);
  return surface;
}
async function readCode(folder, { cwd, name = "", fleet }) {
  const { joinSource, readSource, sourceSurfaces } = await import("./chunks/inputs-source.js");
  const source = await readSource(folder, { cwd, shownFrom: cwd });
  return fleet === void 0 ? sourceSurfaces(source, { name }) : joinSource(fleet, source);
}
async function readPolicy(path, { cwd }) {
  return parsePolicy(await readText(path, cwd), path);
}
async function parsePolicy(text2, path) {
  return (await import("./chunks/policy-parse.js")).parsePolicy(text2, path);
}
async function loadTokenizer() {
  return (await import("./chunks/entry-tokenizer.js")).countO200k;
}
export {
  InputError,
  approvedAs,
  audit,
  chooseProfiles,
  classify,
  comment,
  compared,
  exitCode,
  expectRated,
  json,
  loadTokenizer,
  locate,
  merge,
  mergedSummary,
  ndjson,
  parseLockFile as parseLock,
  parseManifest,
  parsePolicy,
  parseSavedReport,
  pastOf,
  PROFILES as profiles,
  readCode,
  readConfigs,
  readManifest,
  readManifests,
  readPolicy,
  readServer,
  readUrl,
  RULES as rules,
  sarif,
  select,
  summary,
  text,
  VERSION as version
};
