import type { Surface, Tool } from "../model/surface.ts";
import { shownName } from "../model/tool-schema.ts";
import { identifierWords } from "../text/identifier.ts";
import type { Facts, Rule } from "./rule.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What is written by people outside. */
const OUTSIDE = words(
  "issue issues ticket tickets comment comments review reviews webpage website web url tweet tweets post posts feed rss " +
    "email emails mail inbox message messages thread threads feedback submission submissions discussion discussions",
);

/** What is not for people outside. */
const PRIVATE = words(
  "file files database sql table tables record records row rows customer customers contact contacts calendar note notes " +
    "document documents drive secret secrets env credential credentials email emails mail inbox transaction " +
    "transactions invoice invoices account accounts memory repository repo",
);

/** Questions to a database. */
const QUERIES = words("sql query");
const RUNNING = words("run execute");
const SELECTING = words("select");

/** Verbs that bring something to others, and things that others see when they are made. */
const SENDING = words("send post publish tweet share upload email reply comment notify submit webhook");
const MAKING = words("create open add");
const SEEN = words("issue pull pr comment gist ticket discussion review merge");

/** Of a role, this many servers are looked at: more make no other finding. */
const SERVERS = 10;

interface Part {
  readonly surface: Surface;
  readonly tool: Tool;
}

export const toxicFlow = {
  id: "toxic-flow",
  aliases: ["toxic-combination"],
  severity: "low",
  kind: "security",
  summary: "Tools of several servers together can carry private data out",
  why: `
One tool reads what strangers wrote, one reads what is private, one sends to others: a sentence in an issue or a mail is
then enough to make the model read the second and hand it to the third. No server is at fault alone, so only the
combination of several servers is reported, once a run, with an example of each part.`,
  fix: "Configure the three in different clients or projects, or let the client ask before the tool that sends.",
  cwe: [200, 441],
  owasp: ["ASI02", "ASI01"],

  each: "fleet",
  *check(fleet, facts) {
    const parts = (is: (tool: Tool, facts: Facts) => boolean): readonly Part[] =>
      fleet
        .flatMap((surface) => {
          const tool = surface.tools.find((candidate) => is(candidate, facts));
          return tool === undefined ? [] : [{ surface, tool }];
        })
        .slice(0, SERVERS);
    const [untrusted, secret, outward] = [parts(readsOutside), parts(readsPrivate), parts(sendsOut)];
    const found = combination(untrusted, secret, outward);
    if (found === undefined) return;
    const [from, what, to] = found;
    yield {
      at: to.tool.place,
      message: `What strangers write reaches the model through ${called(from)}, private data through ${called(what)}, and ${called(to)} can send it on.`,
      related: [
        { at: from.tool.place, message: "Reads what others wrote." },
        { at: what.tool.place, message: "Reads what is private." },
      ],
    };
  },
} satisfies Rule;

/** Three tools of at least two servers, the first in order. */
function combination(
  untrusted: readonly Part[],
  secret: readonly Part[],
  outward: readonly Part[],
): readonly [Part, Part, Part] | undefined {
  for (const to of outward) {
    for (const what of secret) {
      for (const from of untrusted) {
        const isOne = from.surface === what.surface && what.surface === to.surface;
        if (!isOne && from.tool !== what.tool && what.tool !== to.tool) return [from, what, to];
      }
    }
  }
  return undefined;
}

function called({ surface, tool }: Part): string {
  return `${shownName(tool.name)} of ${shownName(surface.key)}`;
}

function isRead(tool: Tool, { ratings }: Facts): boolean {
  return ratings.get(tool)?.class === "read";
}

function has(tool: Tool, known: ReadonlySet<string>): boolean {
  return identifierWords(tool.name).some(({ word }) => known.has(word));
}

function readsOutside(tool: Tool, facts: Facts): boolean {
  return isRead(tool, facts) && has(tool, OUTSIDE);
}

function readsPrivate(tool: Tool, facts: Facts): boolean {
  const isQuery = has(tool, QUERIES) || (has(tool, RUNNING) && has(tool, SELECTING));
  return isQuery || (isRead(tool, facts) && (has(tool, PRIVATE) || isSensitive(tool, facts)));
}

function isSensitive(tool: Tool, { ratings }: Facts): boolean {
  return ratings.get(tool)?.flags.includes("sensitive_read") === true;
}

function sendsOut(tool: Tool, { ratings }: Facts): boolean {
  const toolClass = ratings.get(tool)?.class;
  if (toolClass !== "write" && toolClass !== "irreversible") return false;
  return has(tool, SENDING) || (has(tool, MAKING) && has(tool, SEEN));
}
