import { isOrder, speaksOf, type Directive, type Statement } from "../text/sentence/directive.ts";
import { isOwnWork } from "../text/own/own-work.ts";
import { rangeAt } from "../text/sentence/ranges.ts";
import { sentTo } from "../text/handing/sent.ts";
import {
  isDocument,
  isInterface,
  isPlaceholder,
  isSampleIn,
  isSiteOf,
  leakingImages,
  urlsIn,
  type Url,
} from "../text/urls.ts";
import type { Rule } from "./rule.ts";

/** Data that a model reads as it stands; other values (uri, pattern, $schema) and `_meta` are addresses by nature. */
const READ_VALUE = /(?:^|\.)(?:default|const|enum|examples?)(?:\.|$)/;
const BY_NATURE = /^_meta\.|(?:^|\.)(?:src|websiteUrl)$/;

/** Addresses of one sentence that are looked at: more are no sentence. */
const PER_SENTENCE = 20;

export const urlInMetadata = {
  id: "url-in-metadata",
  aliases: ["SCHEMA002"],
  severity: "low",
  severities: ["high"],
  kind: "security",
  summary: "The text holds a network address",
  why: `
An address that the model is told to send something to, or must call beside the tool's own work, is where stolen data
goes: then the finding is high. An address alone is low. Left alone are links to documentation, samples, addresses of
the server's own site, and fields that are addresses by nature (\`$schema\`, \`uri\`, icons).`,
  fix: "Call the address from the tool's own code. In the text, keep links to documentation only.",
  cwe: [200, 918],
  owasp: ["ASI02", "MCP03"],

  each: "text",
  sign: /\/\/|\\|!\[|\w@\w|\bto [\w.-]{1,80}\.[a-z]{2,6}\b/i,
  *check(text, facts) {
    if (text.role === "value" ? !READ_VALUE.test(text.field) : BY_NATURE.test(text.field)) return;
    for (const { start, end, host } of leakingImages(text.value)) {
      const message = `An image sends data to ${JSON.stringify(host)}.`;
      yield { at: { text, start, end }, message, severity: "high" as const };
    }
    for (const statement of facts.statements(text)) {
      const address = sentTo(statement);
      if (address === undefined) continue;
      const message = `Has something sent to ${JSON.stringify(address.text.slice(0, 200))}.`;
      yield { at: { text, start: statement.start, end: statement.end }, message, severity: "high" as const };
    }
    const urls = urlsIn(text.value);
    const statements = urls.length === 0 ? [] : facts.statements(text);
    const hosts = new Set<string>();
    let ordered: Statement | undefined;
    for (const [index, url] of urls.entries()) {
      const statement = rangeAt(statements, url.start);
      if (statement !== undefined && statement === ordered) continue;
      const address = JSON.stringify(url.text.slice(0, 200));
      const order =
        statement && orderTo(urls.slice(index, index + PER_SENTENCE), statement, statements, facts.surface.key);
      if (order !== undefined) {
        ordered = statement;
        const message = `Orders the model: "${order.verb}" ${order.acts.has("send") ? "to" : "with"} the address ${address}.`;
        yield {
          at: { text, start: order.sentence.start, end: order.sentence.end },
          message,
          severity: "high" as const,
        };
      } else if (!hosts.has(url.host) && !isQuiet(url, text.value, statement, facts.surface.key)) {
        hosts.add(url.host);
        yield { at: { text, start: url.start, end: url.end }, message: `Names the address ${address}.` };
      }
    }
  },
} satisfies Rule;

function isQuiet(url: Url, value: string, statement: Statement | undefined, server: string): boolean {
  if (isDocument(url) || isPlaceholder(url) || statement?.example === true) return true;
  return isSampleIn(value, url) || isSiteOf(url, server);
}

/** "Each request must be sent to https://api.…": where an interface is; another place for the same would be said beside it. */
function isOwnInterface({ passive, silent, verb, subject, sentence }: Directive, url: Url, server: string): boolean {
  if (!passive || silent || !/^(?:sent|posted|submitted)$/i.test(verb) || sentence.says("also").length > 0)
    return false;
  if (!isInterface(url) && !isSiteOf(url, server)) return false;
  return subject.some(({ kind, text }) => kind === "everyCall" && /(?:requests?|calls?)$/i.test(text));
}

const HANDS = /^(?:pass|give|provide|supply|enter|paste|specify)$/i;

/** "Pass the full `https://api.…/...` URL to it": the address is what an argument holds, not where something goes. */
function isHandedOver({ verb, start, sentence }: Directive, url: Url): boolean {
  const between = sentence.text.slice(start - sentence.start + verb.length, url.start - sentence.start);
  const after = sentence.text.slice(url.end - sentence.start, url.end - sentence.start + 12);
  return (
    HANDS.test(verb) &&
    /^ (?:(?:the|a|an|full|complete|exact) ){0,3}[`"']?$/.test(between) &&
    /^(?:\.\.\.|…)|^[`"']? (?:URL|URI|link)\b/i.test(after)
  );
}

/** The order that leads to an address of its sentence: to send there, or, as a duty, to go there. */
function orderTo(
  urls: readonly Url[],
  statement: Statement,
  all: readonly Statement[],
  server: string,
): Directive | undefined {
  return statement.directives.find((directive) => {
    if (!isOrder(directive) || directive.example) return false;
    const { acts, objects, force, start } = directive;
    const isGoverned = (address: Url): boolean =>
      address.start >= start || objects.some((each) => each.start === address.start);
    const url = urls.find((address) => isGoverned(address) && address.start < statement.end);
    if (url === undefined || isOwnInterface(directive, url, server) || isHandedOver(directive, url)) return false;
    const isLink = statement.text.startsWith("](", url.start - statement.start - 2);
    const isDuty = force === "must" && !isDocument(url);
    if (!acts.has("send")) return isDuty && (acts.has("call") || acts.has("run") || acts.has("read"));
    const ofOthers = speaksOf(objects, "private", "secret", "secretPath", "credential", "userWish");
    // "Please [open a ticket](https://…)" leads a reader somewhere.
    if (isLink && !ofOthers) return false;
    return isDuty || ofOthers || !(isDocument(url) || isOwnWork(directive, all));
  });
}
