import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Whose flaws are kept quiet: the maker's. */
const OF_MAKER = new Form(
  /\b(?:(?:in|of|from|by|at|about|against|concerning|on) (?:our (?:own )?(?!users?\b|customers?\b|clients?\b)|ours\b|us\b|(?:this|the) (?:server|vendor|maker|plugin|provider|publisher|sponsor|manufacturer)\b|(?:our|its|the) (?:partners?|sponsors?|affiliates?|advertisers?)\b)|(?:our|the (?:vendor|maker|sponsor|partner|provider|manufacturer)['’]s) )/i,
);

/** "Leave vulnerabilities in our own package out of the list". */
export function makersFlaws(statement: Statement): Range | undefined {
  const { text, start: from, directives } = statement;
  const flaws = [...statement.says("amiss")].filter(
    ({ start, end }) => !/^(?:risks?|problems?)$/i.test(text.slice(start - from, end - from)),
  );
  const findings = /\b(?:findings?|hits?|matches|results|ratings?|reviews?|mentions?)\b/i.exec(text);
  const amiss = flaws[0]?.start ?? (findings === null ? undefined : from + findings.index);
  if (amiss === undefined || !OF_MAKER.test(text)) return undefined;
  const dropped = directives.find(({ acts, negated, voice, example, duty, form }) => {
    if (example || voice === "may" || voice === "aim") return false;
    if (negated) return acts.has("show") || acts.has("include") || acts.has("tell");
    return (
      (acts.has("omit") || acts.has("hide") || acts.has("override")) && (voice === "order" || duty || form === "past")
    );
  });
  return dropped && { start: Math.min(dropped.start, amiss), end: Math.max(dropped.end, amiss + 1) };
}
