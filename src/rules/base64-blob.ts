import type { Text } from "../model/text.ts";
import { ENCODED_SIGN, encodedRuns, opaqueRuns, percentRuns } from "../text/disguise/decode.ts";
import { commandsIn } from "../text/execution/commands.ts";
import { isPlaceholder, urlsIn } from "../text/urls.ts";
import type { Facts, Rule } from "./rule.ts";

/** Shorter runs are reported for what they say, not for what they are. */
const BLOB = 40;
const SHOWN = 300;
const IMAGE = /^data:image\//i;

export const base64Blob = {
  id: "base64-blob",
  aliases: ["STRUCT004"],
  severity: "medium",
  severities: ["high", "info"],
  kind: "security",
  summary: "The text holds encoded text that a person cannot read",
  why: `
A model decodes base64, hex and percent-encoding without being asked; a person who reviews the tool does not. What the
run says is shown, and read by all other rules; when it orders something, or is a command or an address, the finding
is high. A long run that decodes
to nothing readable is information only: real servers have document ids and cursors of that shape.

Left alone: addresses, digests, UUIDs, and images in \`data:\` addresses.`,
  fix: "Write the text out. If it is sample data, make it short and say what it is.",
  cwe: [506, 116],
  owasp: ["ASI01", "MCP03"],

  each: "text",
  sign: ENCODED_SIGN,
  *check(text, facts) {
    if (IMAGE.test(text.value)) return;
    const percent = percentRuns(text.value).map((run) => ({ ...run, encoding: "percent-encoding" }));
    for (const { start, end, encoding, text: says } of [...encodedRuns(text.value), ...percent]) {
      const orders = isDirected(text, says, facts);
      if (!orders && (end - start < BLOB || isQuietPlace(text.value, start))) continue;
      yield {
        at: { text, start, end },
        message: `A run of ${encoding} says ${JSON.stringify(says.slice(0, SHOWN))}.`,
        severity: orders ? ("high" as const) : ("medium" as const),
      };
    }
    for (const { start, end } of opaqueRuns(text.value)) {
      if (end - start < BLOB || isQuietPlace(text.value, start)) continue;
      const message = `A run of ${end - start} characters is shaped like base64 and decodes to nothing readable.`;
      yield { at: { text, start, end }, message, severity: "info" as const };
    }
  },
} satisfies Rule;

/** A command, an address that stands for no other, or an order. */
function isDirected(text: Text, says: string, facts: Facts): boolean {
  if (commandsIn(says).length > 0 || urlsIn(says).some((url) => url.start === 0 && !isPlaceholder(url))) return true;
  return facts.directives({ ...text, value: says }).some(({ voice }) => voice === "order");
}

/** Inside an address or a data: address. */
function isQuietPlace(value: string, start: number): boolean {
  const before = value.slice(Math.max(0, start - 400), start);
  return /(?:\w:\/\/|\bdata:[\w/+.-]{1,80};base64,)\S{0,300}$/.test(before);
}
