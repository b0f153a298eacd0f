import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  text
} from "./chunks/shared-reporters-text.js";
import {
  json
} from "./chunks/shared-reporters-json.js";
import "./chunks/shared-reporters-layout.js";
import {
  readConfigs
} from "./chunks/shared-inputs-jsonc.js";
import {
  parseManifest,
  readManifests
} from "./chunks/shared-inputs-manifest-roots.js";
import "./chunks/shared-inputs-files.js";
import {
  readServer,
  readUrl
} from "./chunks/shared-inputs-live.js";
import "./chunks/shared-inputs-json-index.js";
import "./chunks/shared-inputs-body.js";
import "./chunks/shared-inputs-live-lines.js";
import "./chunks/shared-inputs-runners.js";
import {
  audit
} from "./chunks/shared-audit.js";
import {
  sarif
} from "./chunks/shared-reporters-sarif-rules.js";
import "./chunks/shared-model-cost.js";
import {
  RULES
} from "./chunks/shared-rules.js";
import "./chunks/shared-profiles-names.js";
import "./chunks/shared-model-program.js";
import {
  select
} from "./chunks/shared-select.js";
import "./chunks/shared-inputs-live-command.js";
import {
  VERSION,
  exitCode
} from "./chunks/shared-gate.js";
import "./chunks/shared-inputs-live-quote.js";
import {
  summary
} from "./chunks/shared-reporters-rows.js";
import "./chunks/shared-reporters-groups.js";
import {
  locate
} from "./chunks/shared-model-document.js";
import "./chunks/shared-model-text.js";
import "./chunks/shared-reporters-matrix.js";
import "./chunks/shared-reporters-links.js";
import "./chunks/shared-model-number.js";
import "./chunks/shared-reporters-verdict.js";
import "./chunks/shared-reporters-tools.js";
import "./chunks/shared-reporters-escape.js";
import "./chunks/shared-model-severity.js";
import "./chunks/shared-model-rating.js";
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

// src/entry/index.ts
async function readManifest(path, options) {
  const [surface] = await readManifests([path], options);
  if (surface === void 0) throw new InputError(`${path} holds no server`);
  return surface;
}
async function loadTokenizer() {
  return (await import("./chunks/entry-tokenizer.js")).countO200k;
}
export {
  InputError,
  audit,
  chooseProfiles,
  exitCode,
  json,
  loadTokenizer,
  locate,
  parseManifest,
  PROFILES as profiles,
  readConfigs,
  readManifest,
  readManifests,
  readServer,
  readUrl,
  RULES as rules,
  sarif,
  select,
  summary,
  text,
  VERSION as version
};
