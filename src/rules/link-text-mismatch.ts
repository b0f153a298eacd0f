import { partsOf, siteOf } from "../text/urls.ts";
import type { Rule } from "./rule.ts";

const MARKDOWN_LINK = /\[([^\][]{1,200})\]\(\s{0,4}<?((?:https?:)?[/\\]{2}[^\s()<>]{1,1000})/gi;
const HTML_LINK =
  /<a\s[^<>]{0,200}?href\s?=\s?["']?(https?:[/\\]{2}[^\s"'<>]{1,1000})[^<>]{0,200}>([^<>]{1,200})<\/a>/gi;

/** A host in words: with a scheme or `www`, or with an ending that is no file's (`README.md`, `index.js`). */
const NAMED_HOST =
  /(?:https?:[/\\]{2}|\bwww\.)([\w.@:-]{3,200})|(?<![\w.@/-])((?:[a-z\d-]{1,63}\.){1,5}(?:com|org|net|io|dev|ai|app|co|gov|edu|info|biz|me|cloud|tech|uk|de|fr|eu|us|ca|jp|cn|in|br|au|ch|nl))(?![\w@-]|\.\w)/i;

/** Two names of one owner. */
const SAME_OWNER = new Set([
  "diagrams.net draw.io",
  "youtu.be youtube.com",
  "redd.it reddit.com",
  "discord.com discord.gg",
]);

export const linkTextMismatch = {
  id: "link-text-mismatch",
  aliases: ["SCHEMA003"],
  severity: "high",
  kind: "security",
  summary: "A link names one host and leads to another",
  why: `
Who reads \`[bank.example](https://other.example)\` trusts the first name and follows the second: the oldest form of
phishing, and a model follows it too. Links whose words name no host are left alone, and so are those that lead to the
named host, to a host below or above it, or to another name of its owner.`,
  fix: "Let the words of the link name the host that it leads to, or no host.",
  cwe: [451, 601],
  owasp: ["ASI01", "MCP03"],

  each: "text",
  sign: /\]\(|<a\s/i,
  *check(text) {
    const links = [
      ...[...text.value.matchAll(MARKDOWN_LINK)].map((link) => ({ link, words: link[1], target: link[2] })),
      ...[...text.value.matchAll(HTML_LINK)].map((link) => ({ link, words: link[2], target: link[1] })),
    ];
    for (const { link, words = "", target = "" } of links) {
      const match = NAMED_HOST.exec(words);
      const named = partsOf(match?.[1] ?? match?.[2] ?? "").host;
      const { host } = partsOf(target);
      if (named === "" || isSameSite(named, host)) continue;
      yield {
        at: { text, start: link.index, end: link.index + link[0].length },
        message: `A link that names ${JSON.stringify(named)} leads to ${JSON.stringify(host)}.`,
      };
    }
  },
} satisfies Rule;

function isSameSite(named: string, host: string): boolean {
  const sites = [siteOf(named), siteOf(host)].sort();
  return sites[0] === sites[1] || host.endsWith(`.${named}`) || SAME_OWNER.has(sites.join(" "));
}
