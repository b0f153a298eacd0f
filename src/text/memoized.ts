/**
 * What is kept at a time, in entries and in units of their keys. Servers repeat themselves near by; more that is kept costs
 * more to keep than to make again, and a server of 50 MB must not be held several times.
 */
const KEPT_ENTRIES = 300;
const KEPT_UNITS = 60_000;

/**
 * What is made of a text is made once for all texts near by that read the same. What was kept before the last clearing is
 * still looked at, so that two long texts that are asked for in turn do not drive each other out.
 */
export function memoized<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let recent = new Map<Given, Made>();
  let older: ReadonlyMap<Given, Made> = new Map();
  let units = 0;
  // Many ask of one text in turn.
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last?.given === given) return last.made;
    const known = recent.get(given);
    if (known !== undefined) {
      last = { given, made: known };
      return known;
    }
    const made = older.get(given) ?? make(given);
    if (recent.size >= KEPT_ENTRIES || units > KEPT_UNITS) {
      older = recent;
      recent = new Map();
      units = 0;
    }
    units += typeof given === "string" ? given.length : 0;
    recent.set(given, made);
    last = { given, made };
    return made;
  };
}
