import { DECISIONS } from "../model/policy.ts";
import { field, isArray, isObject, type Json } from "../model/json.ts";
import type { Decision } from "../model/rating.ts";
import { shownName } from "../model/tool-schema.ts";
import { claudeCodeName } from "../profiles/claude-code-name.ts";
import { InputError } from "../model/errors.ts";
import { argumentNotes, isStricter, type ClientText, type DecidedServer, type PermissionClient } from "./client.ts";
import { isTwice, parsedSettings, withItems, withoutItems, withValue } from "./json-edit.ts";

/** `permissions` of Claude Code: a call meets the first of deny, ask and allow that has a rule for it. */
export const claudeCode: PermissionClient = {
  name: "claude-code",
  place: ".claude/settings.json",
  sources: [
    "https://code.claude.com/docs/en/permissions",
    "https://code.claude.com/docs/en/settings",
    "https://www.schemastore.org/claude-code-settings.json",
  ],
  print(servers) {
    return merge("{}", servers);
  },
  merge,
};

function merge(before: string, servers: readonly DecidedServer[]): ClientText {
  const start = before.trim() === "" ? "{}" : before;
  const root = parsedSettings(start);
  if (!isObject(root)) throw new InputError("the settings file is no object");
  const permissions = field(root, "permissions");
  if (permissions !== undefined && !isObject(permissions))
    throw new InputError("permissions in the settings file is no object");
  const twice = [
    ...(isTwice(start, [], "permissions") ? ["permissions"] : []),
    ...DECISIONS.filter((decision) => isTwice(start, ["permissions"], decision)),
  ];
  if (twice.length > 0) throw new InputError(`the settings file says ${twice.join(", ")} twice: leave one`);
  if (start.trim() === "{}") return { text: fresh(servers), notes: argumentNotes("Claude Code", servers) };
  const notes: string[] = [];
  let text = start;
  for (const decision of DECISIONS) {
    if (!isArray(field(permissions, decision))) text = withValue(text, ["permissions", decision], []);
  }
  const listed = parsedSettings(text);
  const denied = new Set(listIn(listed, "deny"));
  const rules = [...rulesOf(servers)].map(([rule, wanted]) => {
    const decision = denied.has(rule) ? "deny" : wanted;
    if (isStricter(decision, wanted))
      notes.push(`${shownName(rule)} stays denied, as the file says; the policy says "${wanted}".`);
    return { rule, decision };
  });
  // Added before others are taken out, so that comments stay where they are. All at once: an edit for each rule would take
  // the square of their number.
  for (const decision of DECISIONS) {
    const known = listIn(listed, decision);
    const has = new Set(known);
    const added = rules.flatMap((each) => (each.decision === decision && !has.has(each.rule) ? [each.rule] : []));
    text = withItems(text, ["permissions", decision], known.length, added);
  }
  const decisionOf = new Map<unknown, Decision>(rules.map(({ rule, decision }) => [rule, decision]));
  for (const decision of DECISIONS) {
    const isElsewhere = (rule: unknown): boolean => (decisionOf.get(rule) ?? decision) !== decision;
    text = withoutItems(text, ["permissions", decision], isElsewhere);
  }
  return {
    text: text.endsWith("\n") ? text : `${text}\n`,
    notes: [...notes, ...argumentNotes("Claude Code", servers)],
  };
}

/** Where nothing is there yet, nothing has to be kept. */
function fresh(servers: readonly DecidedServer[]): string {
  const rules = [...rulesOf(servers)];
  const of = (decision: Decision): readonly string[] =>
    rules.flatMap(([rule, its]) => (its === decision ? [rule] : []));
  const permissions: Json = Object.fromEntries(DECISIONS.map((decision): [string, Json] => [decision, of(decision)]));
  return `${JSON.stringify({ permissions }, null, 2)}\n`;
}

/** A rule may stand for tools of several servers: the strictest decision counts, and it is never to allow. */
function rulesOf(servers: readonly DecidedServer[]): ReadonlyMap<string, Decision> {
  const rules = new Map<string, Decision>();
  for (const { key, tools } of servers) {
    for (const { name, decision } of tools) {
      const rule = claudeCodeName(key, name);
      const known = rules.get(rule);
      const strict = known === undefined || isStricter(decision, known) ? decision : known;
      rules.set(rule, known !== undefined && strict === "allow" ? "ask" : strict);
    }
  }
  return new Map([...rules].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listIn(settings: Json, decision: Decision): readonly Json[] {
  const list = field(field(settings, "permissions"), decision);
  return isArray(list) ? list : [];
}
