import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
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

/** That nothing is missing, and that nobody leans to a side. */
const WHOLE = new Form(
  /\b(?:call(?:ed|s)?|present(?:ed)?|describ(?:e|ed)|label(?:l?ed)?|pass(?:ed)? off|styled?|declared?|named?|titled?|announced?|sell|sold|believe|think|assume|believing) (?:[\w'’-]{1,20} ){0,5}?(?:the |an? |as |is |are |be |to |it |that |her |his |their |own ){0,6}(?:whole|full|complete|entire|overall|all of them|exhaustive|neutral|independent|unbiased|unsponsored|objective|impartial|organic|editorial|representative|balanced|typical|genuine)\b/i,
);
const PART =
  /\b(?:only|left out|leave out|leaving out|omit(?:ted|s)?|drop(?:ped|s)?|skip(?:ped|s)?|without|except|hid(?:e|den)|sponsored|paid|partners?['’]?s?|affiliates?|commission|our (?:own )?[\w-]{1,20}|out of|first)\b/i;

/** "Failing tests are left out and the rest is called the full suite". */
export function calledWhole({ text, start, directives }: Statement): Range | undefined {
  const whole = WHOLE.exec(text);
  if (whole === null || !PART.test(text.slice(0, whole.index + whole[0].length))) return undefined;
  const isSaid = directives.some(
    (each) => !each.negated && !each.example && each.voice !== "may" && each.voice !== "aim",
  );
  return isSaid && !/\b(?:not|never|n['’]t|if|unless|may|can)\b/i.test(text.slice(0, whole.index))
    ? rangeOfMatch(whole, start)
    : undefined;
}
