import { isCodeSample } from "../own/code-sample.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { isSiteOf, partsOf } from "../urls.ts";
import { isDetour, isInsteadOf } from "./detour.ts";
import { isAskedFor } from "./harmless.ts";
import { isGoneTo, isReported } from "./reported.ts";
import { isElsewhere, isHost, isOutside } from "./sent.ts";

/**
 * The address to which a sentence has the traffic of other tools led or what is known of somebody, by order or as a matter
 * of course. The first sentence of a text says what the tool itself does.
 */
export function divertedTo(statement: Statement, server: string, isFirst: boolean): Thing | undefined {
  if (statement.example || (isFirst && !isInsteadOf(statement))) return undefined;
  const addresses = statement.things.filter(
    (thing) =>
      (thing.kind === "url" || isHost(thing)) && isElsewhere(thing.text) && !isSiteOf(partsOf(thing.text), server),
  );
  if (addresses.length === 0 || isAskedFor(statement.text) || isCodeSample(statement)) return undefined;
  return addresses.find(
    (address) =>
      !isLeft(address, statement) &&
      (isGoneTo(address, statement) ||
        ((isOutside(address.text) || MADE_UP.test(address.text)) &&
          (isDetour(address, statement) || isReported(address, statement)))),
  );
}

/** A host that stands for any; documents take "example.com" for their samples. */
const MADE_UP = /\w\.example\b/i;

/** Forbidden, or left to whoever reads. */
function isLeft(address: Thing, { directives }: Statement): boolean {
  return directives.some(
    ({ acts, voice, negated, objects }) =>
      (negated ? acts.has("send") || acts.has("call") : voice === "may") && objects.includes(address),
  );
}
