import { limited } from "../model/hits.ts";
import { circles, references } from "../model/schema-references.ts";
import { shownName, toolSchemas } from "../model/tool-schema.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const danglingReference = {
  id: "dangling-reference",
  aliases: [],
  severity: "high",
  kind: "quality",
  summary: "A reference in a schema leads nowhere",
  why: `
Clients compile the schemas when they list the tools, output schemas too. One \`$ref\` to a definition that is not there
makes them give up on all tools of the server. References to \`#/$defs/…\`, \`#/definitions/…\`, \`#/properties/…\`, to an
\`$id\` and to an \`$anchor\` are followed inside the schema; one to the network is external-schema-reference.`,
  fix: "Add the definition to this schema, or write the schema out where it is referred to.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const found = verdict(profiles, "resolvableReferences", () => true);
    if (found === undefined) return;
    for (const { root, at } of toolSchemas(tool)) {
      const lost = references(root).filter(({ target }) => target === "absent");
      yield* limited(
        lost.map(({ pointer, written }) =>
          hitOf(found, { at: at(pointer), fault: `the reference ${shownName(written)} leads nowhere`, invalid: true }),
        ),
      );
    }
  },
} satisfies Rule;

export const recursiveReference = {
  id: "recursive-reference",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A schema contains itself through a reference",
  why: `
A tree whose nodes have nodes is legal JSON Schema, and Claude and OpenAI take it. Clients that write references out
before they send the schema cannot end: Gemini's refuse the request or fail with a recursion error.`,
  fix: "Write two or three levels out and describe the rest in words, or take the tree as a string of JSON.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const found = verdict(profiles, "finite", () => true);
    if (found === undefined) return;
    for (const { field, root, at } of toolSchemas(tool)) {
      if (field === "outputSchema") continue;
      yield* limited(
        circles(root).map(({ pointer, written }) =>
          hitOf(found, {
            at: at(pointer),
            fault: `the reference ${shownName(written)} leads back to a schema that it is in`,
          }),
        ),
      );
    }
  },
} satisfies Rule;
