import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  decisionOn,
  verdictOn
} from "./shared-permissions-decision.js";
import {
  DECISIONS
} from "./shared-model-policy.js";
import {
  isNamed
} from "./shared-model-subject-keys.js";
import {
  shownName
} from "./shared-model-schema.js";

// src/permissions/client.ts
function decided(servers) {
  return servers.map((server) => ({ key: server.surface.key, tools: toolsOf(server) }));
}
function toolsOf({ ratings, policy }) {
  const byName = /* @__PURE__ */ new Map();
  for (const [tool, rating] of ratings) {
    if (!isNamed(tool)) continue;
    const ruling = policy?.rulings.get(tool);
    const { decision } = verdictOn(rating, ruling);
    const stricter = rating.escalate.map((rule) => ({ ...rule, decision: decisionOn(rule.class, ruling?.decisions) })).filter((rule) => isStricter(rule.decision, decision));
    const known = byName.get(tool.name);
    const own = { name: tool.name, class: rating.class, decision, stricter };
    byName.set(tool.name, known === void 0 ? own : merged(known, own));
  }
  return [...byName.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}
function merged(one, other) {
  const [strict, mild] = isStricter(other.decision, one.decision) ? [other, one] : [one, other];
  const decision = strict.decision === "allow" ? "ask" : strict.decision;
  return {
    ...strict,
    decision,
    stricter: [...strict.stricter, ...mild.stricter].filter((rule) => isStricter(rule.decision, decision))
  };
}
function isStricter(decision, than) {
  return DECISIONS.indexOf(decision) > DECISIONS.indexOf(than);
}
function argumentNotes(client, servers) {
  return servers.flatMap(
    ({ key, tools }) => tools.flatMap(
      ({ name, decision, stricter }) => stricter.map((rule) => argumentNote(client, key, name, decision, rule))
    )
  );
}
function argumentNote(client, server, tool, decision, { argument, values, class: raised, decision: wanted }) {
  const which = values.length === 0 ? "some values" : values.slice(0, 5).map(shownName).join(", ");
  const met = decision === "ask" ? "every call is asked about" : `calls are treated as "${decision}"`;
  return `${client} does not look at arguments: ${shownName(tool)} of ${shownName(server)} with ${which} of ${shownName(argument)} is ${raised} and should be "${wanted}"; ${met}.`;
}
function named(tools, decision) {
  return tools.filter((tool) => tool.decision === decision).map(({ name }) => name);
}

export {
  decided,
  isStricter,
  argumentNotes,
  argumentNote,
  named
};
