import { createHash } from "node:crypto";
import type { Json } from "./json.ts";
import { canonicalJson } from "./json.ts";
import type { Subject, Surface } from "./surface.ts";

/** 64 hex digits. */
export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Of a definition with every key that was received, in any key order. */
export function definitionHash(raw: Json): string {
  return sha256(canonicalJson(raw));
}

/** Of everything that a server shows: each kind's definitions sorted, so that list order does not count. */
export function surfaceHash(surface: Surface): string {
  return surfaceHashes(surface).whole;
}

/** That, and what `definitionHash` gives for each subject: a definition is spelled once for both. */
export function surfaceHashes({ subjects }: Surface): {
  readonly whole: string;
  readonly definitions: ReadonlyMap<Subject, string>;
} {
  const definitions = new Map<Subject, string>();
  const parts = subjects.map((subject) => {
    const spelled = canonicalJson(subject.raw);
    definitions.set(subject, sha256(spelled));
    return `${subject.kind} ${spelled}`;
  });
  return { whole: sha256(parts.sort((a, b) => (a < b ? -1 : 1)).join("\n")), definitions };
}
