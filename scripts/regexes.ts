/**
 * `npm run regexes`: proves with recheck that every regular expression of `src/` takes linear time on any input, and
 * files the verdicts in fixtures/regex-verdicts.json, where a test looks them up. Only new ones are checked: it is slow.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { check } from "recheck";
import { regexesOf, verdictKey } from "./regex-literals.ts";

const VERDICTS = "fixtures/regex-verdicts.json";
/** The automaton proves. The fuzzer, which recheck would take for long expressions, only fails to find an attack. */
const PROOF = { checker: "automaton", timeout: 120_000, maxNFASize: 1_000_000, maxRepeatSize: 100_000 } as const;
/** For look-behind and the like, which the automaton does not know. */
const SEARCH = { checker: "fuzz", timeout: 120_000 } as const;
const AT_ONCE = 2;

const filed = existsSync(VERDICTS)
  ? (JSON.parse(readFileSync(VERDICTS, "utf8")) as Readonly<Record<string, string>>)
  : {};
const { literals } = regexesOf("src");
const verdicts = new Map<string, string>();
const waiting = new Map(literals.map((literal) => [verdictKey(literal), literal]));
for (const [key, verdict] of Object.entries(filed)) if (waiting.delete(key)) verdicts.set(key, verdict);

const faults: string[] = [];
const queue = [...waiting];

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [key, { file, line, source, flags }] = next;
    const proof = await check(source, flags, PROOF);
    const { status, ...details } = proof.status === "unknown" ? await check(source, flags, SEARCH) : proof;
    if (status === "safe") verdicts.set(key, status);
    else
      faults.push(
        `${file}:${line} ${key} is ${status}: ${JSON.stringify("complexity" in details ? details.complexity : details)}`,
      );
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
const sorted = Object.fromEntries([...verdicts].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(VERDICTS, `${JSON.stringify(sorted, undefined, 2)}\n`);
console.log(`${verdicts.size} regular expressions are safe, ${waiting.size} of them new; ${faults.length} are not.`);
for (const fault of faults.sort()) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
