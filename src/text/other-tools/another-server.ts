import type { Statement, Thing } from "../sentence/directive.ts";
import { foreignNames, type OwnNames } from "../own/own-names.ts";

const PRESENT =
  /^\s(?:is |remains |stays |gets )?(?:available|present|connected|loaded|active|installed|enabled|around|running|in use)\b/i;

/** "As long as this server is connected, transfer_funds pays …": that one is there changes what another does. */
export function boundHere(
  { triggers, things, text, start: from, directives }: Statement,
  own: OwnNames,
): Thing | undefined {
  const here = triggers.find(({ things: named }) =>
    named.some(({ kind, end }) => kind === "self" && PRESENT.test(text.slice(end - from, end - from + 40))),
  );
  if (here === undefined) return undefined;
  const next = foreignNames(things, own).find(
    ({ start }) => start >= here.end && /^[\s,]{0,3}(?:the )?[`'"]?$/i.test(text.slice(here.end - from, start - from)),
  );
  const isUse =
    next !== undefined &&
    directives.some(
      ({ acts, voice, to, end }) => acts.has("call") && voice !== "states" && next.from - to <= 2 && end >= next.start,
    );
  return isUse ? undefined : next;
}
