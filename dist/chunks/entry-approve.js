import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  readGiven
} from "./shared-entry-accept-command.js";
import "./shared-entry-anchor.js";
import {
  LISTS,
  definitionsHash,
  isTool,
  lockText,
  outlineJson,
  outlineOf,
  readLock,
  sealed
} from "./shared-audit-drift.js";
import "./shared-policy-apply.js";
import "./shared-permissions-decision.js";
import "./shared-policy-paths.js";
import "./shared-model-shard.js";
import "./shared-model-policy.js";
import "./shared-entry-policy-file.js";
import "./shared-entry-options.js";
import "./shared-inputs-package-spec.js";
import "./shared-rules.js";
import "./shared-profiles-claude-code-name.js";
import "./shared-model-subject-keys.js";
import "./shared-profiles-names.js";
import "./shared-model-hints.js";
import "./shared-model-change-words.js";
import "./shared-select.js";
import "./shared-model-source-place.js";
import "./shared-model-capability.js";
import "./shared-model-pretty-json.js";
import "./shared-inputs-live-command.js";
import "./shared-inputs-live-messages.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import {
  LOCK_FILE
} from "./shared-gate.js";
import {
  exists,
  nearestFile
} from "./shared-entry-files.js";
import "./shared-entry-option-values.js";
import {
  nearest
} from "./shared-text-nearest.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import {
  count
} from "./shared-reporters-verdict.js";
import "./shared-model-change.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import {
  visibleJson
} from "./shared-reporters-escape.js";
import {
  definitionHash
} from "./shared-findings.js";
import "./shared-model-text.js";
import "./shared-model-severity.js";
import "./shared-cost.js";
import {
  canonicalJson,
  field,
  isArray,
  isObject,
  stringField
} from "./shared-model-json.js";
import "./shared-profiles.js";
import "./shared-profiles-source.js";
import {
  InputError
} from "./shared-model-errors.js";
import "./shared-runtime.js";

// src/entry/approve.ts
import { resolve } from "node:path";

// src/drift/lock-entry.ts
var FIRST = ["name", "title", "uri", "uriTemplate", "description", "inputSchema", "outputSchema", "annotations"];
function lockEntry(server, circumstances) {
  const { launch, origin, source, subjects } = server.surface;
  const of = (kind) => subjects.filter((subject) => subject.kind === kind);
  const isListed = origin !== "config" && origin !== "package";
  const about = of("server")[0]?.raw ?? {};
  return withHashes({
    readFrom: source,
    ...circumstances.package !== "" && { package: circumstances.package },
    ...circumstances.node !== "" && { node: circumstances.node },
    ...circumstances.clientCapabilities !== null && { clientCapabilities: circumstances.clientCapabilities },
    ...launch !== void 0 && { launch: outlineJson(outlineOf(launch)) },
    listed: isListed,
    ...isListed && { server: { hash: definitionHash(about), definition: ordered(about) } },
    ...isListed && Object.fromEntries(LISTS.map(([list, kind]) => [list, inOrder(of(kind).map((each) => item(each, server)))]))
  });
}
function item(subject, { ratings }) {
  const rating = isTool(subject) ? ratings.get(subject) : void 0;
  return {
    name: subject.name,
    ...rating !== void 0 && { class: rating.class, flags: rating.flags },
    hash: definitionHash(subject.raw),
    definition: ordered(subject.raw)
  };
}
function inOrder(items) {
  const key = (each) => `${stringField(each, "name") ?? ""}\0${stringField(each, "hash") ?? ""}`;
  return [...items].sort((a, b) => key(a) < key(b) ? -1 : 1);
}
function ordered(definition) {
  const sorted = JSON.parse(canonicalJson(definition));
  if (!isObject(sorted)) return sorted;
  const rank = (key) => FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length;
  return Object.fromEntries(Object.entries(sorted).sort(([a], [b]) => rank(a) - rank(b)));
}
function withHashes(entry) {
  return sealed({ ...entry, definitions: definitionsHash(entry) });
}
function holds(entry, name) {
  return LISTS.some(([list]) => itemsOf(entry, list).some((each) => stringField(each, "name") === name));
}
function withAccepted(approved, now, name) {
  const isMeant = (each) => stringField(each, "name") === name;
  const lists = LISTS.map(([list]) => {
    const others = itemsOf(approved, list).filter((each) => !isMeant(each));
    const accepted2 = itemsOf(now, list).filter(isMeant);
    return [list, inOrder([...others, ...accepted2].filter(isObject))];
  });
  return withHashes({ ...approved, ...Object.fromEntries(lists) });
}
function itemsOf(entry, list) {
  const found = field(entry, list);
  return isArray(found) ? found : [];
}

// src/entry/approve.ts
async function approve(host, given, flags) {
  const output = flags.output === void 0 ? await nearestFile(host, LOCK_FILE) : resolve(host.cwd, flags.output);
  const known = await exists(output) ? await readLock(host, output) : void 0;
  const before = known?.entries ?? /* @__PURE__ */ new Map();
  const { report, circumstances } = await readGiven(host, { ...given, failOn: "none" });
  const isWhole = ({ key }) => report.incomplete.every(({ server }) => server !== key);
  const now = new Map(
    report.servers.filter(isWhole).map((server) => {
      const around = circumstances.get(server.key);
      return [server.key, lockEntry(server, around ?? { package: "", node: "", clientCapabilities: null })];
    })
  );
  const entries = flags.accept.length === 0 ? new Map([...before, ...now]) : accepted(before, now, flags.accept);
  if (now.size > 0) await host.write(output, visibleJson(lockText(entries)));
  tell(host, report, { keys: [...now.keys()], before, words: flags.accept });
  for (const { server, reason } of report.incomplete) host.log(`mcp-audit: ${server} is not approved: ${reason}`);
  return report.incomplete.length > 0 ? 2 : 0;
}
function accepted(before, now, words) {
  const entries = new Map(before);
  for (const word of words) {
    const whole = now.get(word);
    if (whole !== void 0) {
      entries.set(word, whole);
      continue;
    }
    const key = [...now.keys()].filter((each) => word.startsWith(`${each}/`)).sort((a, b) => b.length - a.length)[0];
    const [entry, approved] = [now.get(key ?? ""), entries.get(key ?? "")];
    if (key === void 0 || entry === void 0) {
      throw new InputError(`accept: no server that was read is called as "${word}" says; ${didYouMean(word, now)}`);
    }
    if (approved === void 0) {
      throw new InputError(`accept: nothing of ${key} was approved yet: approve it as a whole, with --accept ${key}`);
    }
    const name = word.slice(key.length + 1);
    if (!holds(entry, name) && !holds(approved, name)) {
      throw new InputError(`accept: ${key} has nothing called "${name}", now or in the lock`);
    }
    entries.set(key, withAccepted(approved, entry, name));
  }
  return entries;
}
function didYouMean(word, now) {
  const keys = [...now.keys()];
  return keys.length === 0 ? "none was read as a whole" : `did you mean "${nearest(word, keys)}"?`;
}
function tell(host, report, { keys, before, words }) {
  if (words.length > 0) host.log(`mcp-audit: approved, and nothing else: ${words.join(", ")}`);
  for (const { key, surface } of report.servers.filter((server) => words.length === 0 && keys.includes(server.key))) {
    const what = before.has(key) ? "approved anew" : "approved";
    const isListed = surface.origin !== "config" && surface.origin !== "package";
    const held = isListed ? count(surface.tools.length, "tool") : "how it is started (spawn lists its tools too)";
    host.log(`mcp-audit: ${what}: ${key}, ${held}`);
  }
  const kept = [...before.keys()].filter((key) => !keys.includes(key));
  if (words.length === 0 && kept.length > 0) host.log(`mcp-audit: kept as approved before: ${kept.sort().join(", ")}`);
  const grave = report.findings.filter(({ severity }) => severity === "critical" || severity === "high").length;
  if (grave > 0) {
    host.log(
      `mcp-audit: ${count(grave, "finding")} of what is approved ${grave === 1 ? "is" : "are"} high or worse: scan shows them`
    );
  }
}
export {
  approve
};
