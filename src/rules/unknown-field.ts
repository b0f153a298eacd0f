import { limited } from "../model/hits.ts";
import { field, isArray, isObject, pointerStep, type Json } from "../model/json.ts";
import { PROTOCOL_FIELDS, type ProtocolObject } from "../model/protocol-fields.ts";
import type { Hit } from "../model/rule.ts";
import type { Subject } from "../model/surface.ts";
import { shownName } from "../model/tool-schema.ts";
import type { Place } from "../model/text.ts";
import { plainName } from "../text/identifier.ts";
import type { Rule } from "./rule.ts";

const TITLES: Readonly<Record<ProtocolObject, string>> = {
  tool: "a tool",
  prompt: "a prompt",
  argument: "a prompt's argument",
  resource: "a resource",
  template: "a resource template",
  serverInfo: "the server info",
};

export const unknownField = {
  id: "unknown-field",
  aliases: ["SCHEMA005"],
  severity: "medium",
  kind: "security",
  summary: "A definition has a field that no version of the protocol defines",
  why: `
Clients that check what they get drop such a field, others hand it on, and some show it to the model: a text there is read
by some models and by no reviewer. It is most often a misspelt field, and then what it was meant to say is lost.

Every field of every published version is known, from 2024-11-05 to 2026-07-28, also where the version in use is older.
The inside of \`annotations\`, \`_meta\` and schemas is open to extensions and is not looked at.`,
  fix: "Spell the field as the protocol does, or move what is yours alone into _meta.",
  cwe: [1286],
  owasp: ["ASI04", "MCP03"],

  each: "subject",
  *check(subject) {
    yield* limited(definitionsIn(subject).flatMap(({ object, value, place }) => [...unknownIn(object, value, place)]));
  },
} satisfies Rule;

interface Definition {
  readonly object: ProtocolObject;
  readonly value: Json | undefined;
  readonly place: Place;
}

function definitionsIn({ kind, raw, place }: Subject): readonly Definition[] {
  const below = (pointer: string): Place => ({ doc: place.doc, pointer: place.pointer + pointer });
  if (kind === "server") {
    return [{ object: "serverInfo", value: field(raw, "serverInfo"), place: below("/serverInfo") }];
  }
  const own: Definition = { object: kind, value: raw, place };
  const listed = kind === "prompt" ? field(raw, "arguments") : undefined;
  if (!isArray(listed)) return [own];
  return [
    own,
    ...listed.map((value, index) => ({ object: "argument", value, place: below(`/arguments/${index}`) }) as const),
  ];
}

function* unknownIn(object: ProtocolObject, value: Json | undefined, { doc, pointer }: Place): Generator<Hit> {
  if (!isObject(value)) return;
  const known = Object.keys(PROTOCOL_FIELDS[object]);
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const meant = known.find((name) => plainName(name) === plainName(key) || name.toLowerCase() === key.toLowerCase());
    const hint = meant === undefined ? "" : ` Its name is ${shownName(meant)}.`;
    const message = `${shownName(key)} is no field of ${TITLES[object]} in any version of the protocol.${hint}`;
    yield { at: { doc, pointer: pointer + pointerStep(key), key: true }, message };
  }
}
