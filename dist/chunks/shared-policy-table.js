import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  DECISIONS,
  PATH_SETS,
  STRICTNESS
} from "./shared-model-policy.js";
import {
  FLAGS,
  TOOL_CLASSES
} from "./shared-model-rating.js";
import {
  FAIL_ON
} from "./shared-model-severity.js";

// src/policy/table.ts
var HEX = "[0-9a-f]{64}";
var TEXT = { kind: "text" };
var STRICT = { kind: "word", words: STRICTNESS };
var DECISION = { kind: "word", words: DECISIONS };
var CLASS = { kind: "word", words: TOOL_CLASSES };
var DECISIONS_BY_CLASS = {
  kind: "object",
  fields: Object.fromEntries(
    TOOL_CLASSES.map((name) => [name, { shape: DECISION, says: `What clients do with a tool of class ${name}.` }])
  )
};
var FLAG_SAYS = {
  overwrites: "A call puts a new value in the place of an old one.",
  open_world: "The tool talks to third parties.",
  idempotent: "The same call twice does no more than once.",
  notify: "The effect is a message.",
  arg_dependent: "What a call does hangs on a command, statement or other argument: the class is the least that it does.",
  sensitive_read: "It reads secrets."
};
var ESCALATE = {
  kind: "object",
  oneOf: ["in", "matches", "paths"],
  fields: {
    arg: { shape: TEXT, required: true, says: "The name of the argument; options.force is one object down." },
    in: {
      shape: { kind: "one or more", of: { kind: "scalar" } },
      says: 'The values that are meant. A string that begins with "re:" is a regular expression.'
    },
    matches: {
      shape: { kind: "text", most: 512 },
      says: "A regular expression, matched without regard to case."
    },
    paths: {
      shape: { kind: "word", words: PATH_SETS },
      says: "Paths of files that the system runs by itself: dot files of a home, systemd units, cron tables."
    },
    class: { shape: CLASS, required: true, says: "What a call with such a value is." }
  }
};
var TOOL = {
  kind: "short",
  word: CLASS,
  long: {
    kind: "object",
    fields: {
      class: { shape: CLASS, required: true, says: "What a call can do at most; with escalate, at least." },
      ...Object.fromEntries(FLAGS.map((flag) => [flag, { shape: { kind: "flag" }, says: FLAG_SAYS[flag] }])),
      escalate: {
        shape: { kind: "list", of: ESCALATE, least: 1 },
        says: "Values of arguments that make a call do more."
      },
      decision: { shape: DECISION, says: "What clients do with it, whatever its class says." },
      reason: {
        shape: { kind: "text", most: 500 },
        says: "Why. Needed where the class is lower than what the tool's own words say."
      },
      definition: {
        shape: { kind: "text", pattern: `^sha256:${HEX}$`, like: "sha256: and 64 hex digits" },
        says: "The hash of the definition that was rated. The entry ends when the definition changes."
      }
    }
  }
};
var SERVER = {
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
            says: "The program and its first arguments."
          }
        }
      },
      says: "Recognises the server where it has another key. All that is given must hold."
    },
    unlisted: { shape: STRICT, says: "Tools that the table lacks: error (the default) gates, warn reports." },
    annotations: {
      shape: STRICT,
      says: "Published annotations that disagree with the table. error is for your own server: absent ones count too."
    },
    only: {
      shape: { kind: "list", of: TEXT },
      says: "The only tools that clients let through; all others are denied."
    },
    prefix: { shape: TEXT, says: "What the names of the only tools that clients let through begin with." },
    decisions: { shape: DECISIONS_BY_CLASS, says: "What clients do with this server's tools, by class." },
    tools: { shape: { kind: "map", of: TOOL }, says: "The risk table: each tool by its name, with its class." }
  }
};
var ACCEPT = {
  kind: "object",
  fields: {
    fingerprint: {
      shape: { kind: "text", pattern: `^${HEX}$`, like: "64 hex digits" },
      required: true,
      says: "Of the finding, from the JSON report."
    },
    text: {
      shape: { kind: "text", pattern: `^${HEX}$`, like: "64 hex digits" },
      required: true,
      says: "The sha256 of the text that it stands in: another text ends the acceptance."
    },
    rule: { shape: TEXT, says: "The rule of the finding, for people." },
    reason: { shape: { kind: "text", most: 500 }, required: true, says: "Why it is accepted." },
    expires: {
      shape: { kind: "day" },
      says: "The last day on which it counts."
    }
  }
};
var POLICY = {
  kind: "object",
  fields: {
    version: { shape: { kind: "number", only: 1 }, required: true, says: "Of this format." },
    "fail-on": { shape: { kind: "word", words: FAIL_ON }, says: "The least severity that fails a run." },
    rules: {
      shape: { kind: "one or more", of: TEXT },
      says: "Only these rules; with a minus before each, all rules but these."
    },
    profiles: { shape: { kind: "one or more", of: TEXT }, says: "The clients to ask about." },
    budgets: {
      shape: {
        kind: "object",
        fields: {
          server: { shape: { kind: "number" }, says: "Tokens that a server may cost." },
          tool: { shape: { kind: "number" }, says: "Tokens that one tool may cost." },
          context: { shape: { kind: "number" }, says: "Tokens that all may cost before the first message." }
        }
      },
      says: "What may be spent before it is reported."
    },
    decisions: { shape: DECISIONS_BY_CLASS, says: "What clients do with tools, by class." },
    unlisted: { shape: STRICT, says: "Tools of servers that have no entry here. Without it nothing is said of them." },
    servers: { shape: { kind: "map", of: SERVER }, says: "Servers by their keys." },
    accept: { shape: { kind: "list", of: ACCEPT }, says: "Findings that are known and taken." }
  }
};

export {
  POLICY
};
