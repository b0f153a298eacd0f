import { parseAllDocuments, type Document as YamlDocument } from "yaml";
import { InputError } from "../model/errors.ts";
import { field, isArray, isObject, stringField, type Json, type JsonObject } from "../model/json.ts";
import {
  STRICTNESS,
  DECISIONS,
  type AcceptEntry,
  type Policy,
  type PolicyServer,
  type ServerMatch,
  type Strictness,
} from "../model/policy.ts";
import { TOOL_CLASSES, type Decision, type ToolClass } from "../model/rating.ts";
import { FAIL_ON } from "../model/severity.ts";
import { check, type PolicyFault } from "./check.ts";
import { POLICY } from "./table.ts";
import { toolsOf } from "./tools.ts";

const SIZE_LIMIT = 1_000_000;
const SHOWN_FAULTS = 20;

/**
 * Reads a policy file. `path` is relative to the workspace.
 * @throws InputError that names every fault with its line.
 */
export function parsePolicy(text: string, path: string): Policy {
  const document = policyDocument(text, path);
  const { contents } = document;
  if (contents === null) throw new InputError(`${path}: an empty file; \`version: 1\` is the least that a policy says`);
  const { value, index, faults } = check(contents, POLICY);
  const patterns: PolicyFault[] = [];
  const root = isObject(value) ? value : {};
  const policy: Policy = {
    document: { id: path, path, body: text, index },
    ...optionsOf(root),
    decisions: decisionsOf(field(root, "decisions")),
    ...withStrictness(root),
    servers: entries(field(root, "servers")).map(([key, server]) =>
      serverOf(key, server, path, (pointer, message) => {
        patterns.push({
          offset: (index.find(pointer, "value") ?? index.find(parentOf(pointer), "value"))?.start ?? 0,
          message,
        });
      }),
    ),
    accept: acceptOf(field(root, "accept"), path),
  };
  const all = [...faults, ...patterns].sort((a, b) => a.offset - b.offset);
  if (all.length > 0) throw new InputError(faultsText(all, text, path));
  return policy;
}

/** Whether a text is more than is read as a policy. */
export function isTooLong(text: string): boolean {
  return text.length > SIZE_LIMIT;
}

/**
 * The file as a tree that keeps comments.
 * @throws InputError for what is no YAML, or several documents.
 */
export function policyDocument(text: string, path: string): YamlDocument {
  if (isTooLong(text)) {
    throw new InputError(`${path}: over 1 MB, which is no policy: leave out tools that a scan rates as you do`);
  }
  const documents = parsed(text, path);
  const [document] = documents;
  if (!("length" in documents) || document === undefined) {
    throw new InputError(`${path}: an empty file; \`version: 1\` is the least that a policy says`);
  }
  if (documents.length > 1) throw new InputError(`${path}: several YAML documents, where one is meant`);
  const [error] = document.errors;
  if (error !== undefined) {
    throw new InputError(faultsText([{ offset: error.pos[0], message: `not YAML: ${error.message}` }], text, path));
  }
  return document;
}

function parsed(text: string, path: string): ReturnType<typeof parseAllDocuments> {
  try {
    return parseAllDocuments(text, {
      ...{ version: "1.2", schema: "core", merge: false, uniqueKeys: false },
      ...{ keepSourceTokens: true, prettyErrors: false, logLevel: "silent" },
    });
  } catch (error) {
    // Thousands of brackets in each other.
    if (error instanceof RangeError) throw new InputError(`${path}: nested too deep for a policy`);
    throw error;
  }
}

function faultsText(faults: readonly PolicyFault[], text: string, path: string): string {
  const shown = faults.slice(0, SHOWN_FAULTS).map(({ offset, message }) => {
    const before = text.slice(0, offset).split("\n");
    return `${path}, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${message}`;
  });
  const more = faults.length - SHOWN_FAULTS;
  return [...shown, ...(more > 0 ? [`${more} more faults are not listed`] : [])].join("\n");
}

function optionsOf(root: JsonObject): Pick<Policy, "failOn" | "rules" | "profiles" | "budgets"> {
  const failOn = oneOf(field(root, "fail-on"), FAIL_ON);
  const rules = texts(field(root, "rules"));
  const profiles = texts(field(root, "profiles"));
  const budgets = entries(field(root, "budgets")).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  return {
    ...(failOn !== undefined && { failOn }),
    ...(rules.length > 0 && { rules: rules.join(",") }),
    ...(profiles.length > 0 && { profiles }),
    ...(budgets.length > 0 && { budgets: Object.fromEntries(budgets) }),
  };
}

function withStrictness(root: JsonObject): Pick<Policy, "unlisted"> {
  const unlisted = strictness(root, "unlisted");
  return unlisted === undefined ? {} : { unlisted };
}

function strictness(value: Json, name: string): Strictness | undefined {
  return oneOf(field(value, name), STRICTNESS);
}

function serverOf(
  key: string,
  server: Json,
  doc: string,
  fault: (pointer: string, message: string) => void,
): PolicyServer {
  const pointer = `/servers/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const only = field(server, "only");
  const prefix = stringField(server, "prefix");
  const match = matchOf(field(server, "match"));
  const tools = toolsOf(field(server, "tools"), { doc, pointer: `${pointer}/tools` }, fault);
  return {
    key,
    ...(match !== undefined && { match }),
    // A table that says nothing of a tool is not complete; without one there is none to be missed in.
    unlisted: strictness(server, "unlisted") ?? (field(server, "tools") === undefined ? "off" : "error"),
    annotations: strictness(server, "annotations") ?? "warn",
    ...(only !== undefined && { only: texts(only) }),
    ...(prefix !== undefined && { prefix }),
    decisions: decisionsOf(field(server, "decisions")),
    tools,
    place: { doc, pointer },
  };
}

function matchOf(value: Json | undefined): ServerMatch | undefined {
  if (!isObject(value)) return undefined;
  const [named, url] = [stringField(value, "package"), stringField(value, "url")];
  const command = texts(field(value, "command"));
  return {
    ...(named !== undefined && { package: named }),
    ...(url !== undefined && { url }),
    ...(command.length > 0 && { command }),
  };
}

function acceptOf(value: Json | undefined, doc: string): readonly AcceptEntry[] {
  return (isArray(value) ? value : []).map((entry, index) => {
    const [rule, expires] = [stringField(entry, "rule"), stringField(entry, "expires")];
    return {
      fingerprint: stringField(entry, "fingerprint") ?? "",
      text: stringField(entry, "text") ?? "",
      ...(rule !== undefined && { rule }),
      reason: stringField(entry, "reason") ?? "",
      ...(expires !== undefined && { expires }),
      place: { doc, pointer: `/accept/${index}` },
    };
  });
}

function decisionsOf(value: Json | undefined): Readonly<Partial<Record<ToolClass, Decision>>> {
  const decided = TOOL_CLASSES.flatMap((name): readonly [ToolClass, Decision][] => {
    const decision = oneOf(field(value, name), DECISIONS);
    return decision === undefined ? [] : [[name, decision]];
  });
  return Object.fromEntries(decided);
}

function entries(value: Json | undefined): readonly [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

function texts(value: Json | undefined): readonly string[] {
  return isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function oneOf<const W extends string>(value: Json | undefined, words: readonly W[]): W | undefined {
  return words.find((word) => word === value);
}

/** Of an item that stands by itself where a list is meant. */
function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
