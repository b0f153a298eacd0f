import { DECISIONS, PATH_SETS, STRICTNESS } from "../model/policy.ts";
import { FLAGS, TOOL_CLASSES } from "../model/rating.ts";
import { FAIL_ON } from "../model/severity.ts";

/** What a value of the policy file may be. The reader checks against it, and the JSON Schema is made from it. */
export type Shape =
  | { readonly kind: "text"; readonly most?: number; readonly pattern?: string; readonly like?: string }
  | { readonly kind: "word"; readonly words: readonly string[] }
  /** As `2027-01-31`. */
  | { readonly kind: "day" }
  | { readonly kind: "flag" }
  | { readonly kind: "number"; readonly only?: number }
  /** A string, a number, true, false or null. */
  | { readonly kind: "scalar" }
  | { readonly kind: "list"; readonly of: Shape; readonly least?: number }
  /** A list, or one item of it by itself. */
  | { readonly kind: "one or more"; readonly of: Shape }
  | { readonly kind: "map"; readonly of: Shape }
  | {
      readonly kind: "object";
      readonly fields: Readonly<Record<string, Field>>;
      /** Of these fields, exactly one is given. */
      readonly oneOf?: readonly string[];
      readonly least?: number;
    }
  /** An object, or a word in its place. */
  | { readonly kind: "short"; readonly word: Shape; readonly long: Shape };

interface Field {
  readonly shape: Shape;
  readonly required?: true;
  /** For people: in the schema, where editors show it. */
  readonly says: string;
}

const HEX = "[0-9a-f]{64}";

const TEXT: Shape = { kind: "text" };
const STRICT: Shape = { kind: "word", words: STRICTNESS };
const DECISION: Shape = { kind: "word", words: DECISIONS };
const CLASS: Shape = { kind: "word", words: TOOL_CLASSES };

const DECISIONS_BY_CLASS: Shape = {
  kind: "object",
  fields: Object.fromEntries(
    TOOL_CLASSES.map((name) => [name, { shape: DECISION, says: `What clients do with a tool of class ${name}.` }]),
  ),
};

const FLAG_SAYS: Readonly<Record<(typeof FLAGS)[number], string>> = {
  overwrites: "A call puts a new value in the place of an old one.",
  open_world: "The tool talks to third parties.",
  idempotent: "The same call twice does no more than once.",
  notify: "The effect is a message.",
  arg_dependent:
    "What a call does hangs on a command, statement or other argument: the class is the least that it does.",
  sensitive_read: "It reads secrets.",
};

const ESCALATE: Shape = {
  kind: "object",
  oneOf: ["in", "matches", "paths"],
  fields: {
    arg: { shape: TEXT, required: true, says: "The name of the argument; options.force is one object down." },
    in: {
      shape: { kind: "one or more", of: { kind: "scalar" } },
      says: 'The values that are meant. A string that begins with "re:" is a regular expression.',
    },
    matches: {
      shape: { kind: "text", most: 512 },
      says: "A regular expression, matched without regard to case.",
    },
    paths: {
      shape: { kind: "word", words: PATH_SETS },
      says: "Paths of files that the system runs by itself: dot files of a home, systemd units, cron tables.",
    },
    class: { shape: CLASS, required: true, says: "What a call with such a value is." },
  },
};

const TOOL: Shape = {
  kind: "short",
  word: CLASS,
  long: {
    kind: "object",
    fields: {
      class: { shape: CLASS, required: true, says: "What a call can do at most; with escalate, at least." },
      ...Object.fromEntries(FLAGS.map((flag) => [flag, { shape: { kind: "flag" } as const, says: FLAG_SAYS[flag] }])),
      escalate: {
        shape: { kind: "list", of: ESCALATE, least: 1 },
        says: "Values of arguments that make a call do more.",
      },
      decision: { shape: DECISION, says: "What clients do with it, whatever its class says." },
      reason: {
        shape: { kind: "text", most: 500 },
        says: "Why. Needed where the class is lower than what the tool's own words say.",
      },
      definition: {
        shape: { kind: "text", pattern: `^sha256:${HEX}$`, like: "sha256: and 64 hex digits" },
        says: "The hash of the definition that was rated. The entry ends when the definition changes.",
      },
    },
  },
};

const SERVER: Shape = {
  kind: "object",
  fields: {
    match: {
      shape: {
        kind: "object",
        least: 1,
        fields: {
          package: { shape: TEXT, says: "The package that the entry of a configuration runs, without its version." },
          url: { shape: TEXT, says: "The address that the entry names." },
          command: {
            shape: { kind: "one or more", of: TEXT },
            says: "The program and its first arguments.",
          },
        },
      },
      says: "Recognises the server where it has another key. All that is given must hold.",
    },
    unlisted: { shape: STRICT, says: "Tools that the table lacks: error (the default) gates, warn reports." },
    annotations: {
      shape: STRICT,
      says: "Published annotations that disagree with the table. error is for your own server: absent ones count too.",
    },
    only: {
      shape: { kind: "list", of: TEXT },
      says: "The only tools that clients let through; all others are denied.",
    },
    prefix: { shape: TEXT, says: "What the names of the only tools that clients let through begin with." },
    decisions: { shape: DECISIONS_BY_CLASS, says: "What clients do with this server's tools, by class." },
    tools: { shape: { kind: "map", of: TOOL }, says: "The risk table: each tool by its name, with its class." },
  },
};

const ACCEPT: Shape = {
  kind: "object",
  fields: {
    fingerprint: {
      shape: { kind: "text", pattern: `^${HEX}$`, like: "64 hex digits" },
      required: true,
      says: "Of the finding, from the JSON report.",
    },
    text: {
      shape: { kind: "text", pattern: `^${HEX}$`, like: "64 hex digits" },
      required: true,
      says: "The sha256 of the text that it stands in: another text ends the acceptance.",
    },
    rule: { shape: TEXT, says: "The rule of the finding, for people." },
    reason: { shape: { kind: "text", most: 500 }, required: true, says: "Why it is accepted." },
    expires: {
      shape: { kind: "day" },
      says: "The last day on which it counts.",
    },
  },
};

/** The whole file. */
export const POLICY: Extract<Shape, { readonly kind: "object" }> = {
  kind: "object",
  fields: {
    version: { shape: { kind: "number", only: 1 }, required: true, says: "Of this format." },
    "fail-on": { shape: { kind: "word", words: FAIL_ON }, says: "The least severity that fails a run." },
    rules: {
      shape: { kind: "one or more", of: TEXT },
      says: "Only these rules; with a minus before each, all rules but these.",
    },
    profiles: { shape: { kind: "one or more", of: TEXT }, says: "The clients to ask about." },
    budgets: {
      shape: {
        kind: "object",
        fields: {
          server: { shape: { kind: "number" }, says: "Tokens that a server may cost." },
          tool: { shape: { kind: "number" }, says: "Tokens that one tool may cost." },
          context: { shape: { kind: "number" }, says: "Tokens that all may cost before the first message." },
        },
      },
      says: "What may be spent before it is reported.",
    },
    decisions: { shape: DECISIONS_BY_CLASS, says: "What clients do with tools, by class." },
    unlisted: { shape: STRICT, says: "Tools of servers that have no entry here. Without it nothing is said of them." },
    servers: { shape: { kind: "map", of: SERVER }, says: "Servers by their keys." },
    accept: { shape: { kind: "list", of: ACCEPT }, says: "Findings that are known and taken." },
  },
};
