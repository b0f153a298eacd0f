/**
 * `npm run composed [file]`: of each pattern of `fixtures/composed` on how many of its sentences the rules are right, the
 * parts by which the others differ from these, and some of the others.
 */
import { composedPatterns, type Composed } from "./compositions.ts";

const SHOWN = 5;

for (const { file, sentence, composed, isRight } of composedPatterns(process.argv[2])) {
  const wrong = composed.filter((one) => !isRight(one));
  console.log(`${composed.length - wrong.length}/${composed.length} ${file} ${sentence}`);
  for (const line of blame(composed, wrong)) console.log(`    ${line}`);
  for (const { text } of wrong.slice(0, SHOWN)) console.log(`    > ${text}`);
}

/** The parts with which more is wrong than with all others. */
function blame(all: readonly Composed[], wrong: readonly Composed[]): readonly string[] {
  const share = wrong.length / all.length;
  const places = new Set(wrong.flatMap(({ parts }) => [...parts]).map(([place, part]) => `${place}\n${part}`));
  return [...places].sort().flatMap((key) => {
    const [place = "", part = ""] = key.split("\n");
    const has = ({ parts }: Composed): boolean => parts.get(place) === part;
    const [here, among] = [wrong.filter(has).length, all.filter(has).length];
    return here / among > share * 1.2 ? [`${here}/${among} wrong with ${place}: ${part}`] : [];
  });
}
