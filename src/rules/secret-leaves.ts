import type { Effect, Input, ServerCode } from "../model/capability.ts";
import { codedTools, effectHit, pathOf } from "../model/code-hit.ts";
import { domainWords, isOneOwner, registrableDomain } from "../model/hosts.ts";
import type { Hit } from "../model/rule.ts";
import type { Tool } from "../model/surface.ts";
import { identifierWords } from "../text/identifier.ts";
import type { Rule } from "./rule.ts";

/** Words of the names of environment variables that hold a secret. */
const SECRET = new Set(
  "key token secret secrets password passwd passphrase credential credentials pat apikey".split(" "),
);

/** What sends a value away. */
const CARRIES = new Set(["body", "header", "url"]);

export const secretLeaves = {
  id: "secret-leaves",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "The code gives keys or the whole environment away",
  why: `
The environment of a server holds the keys that its user gave to it, and often those of everything else on the machine. It
is reported when the whole environment is sent or returned, when a key is returned to the model, when a key that goes to
one service is sent to the host of another as well, and when it is sent to a host that the caller chooses. Left alone: a key in the requests to its own service, and settings
such as ports and addresses.`,
  fix: "Read the variables that are needed by name, and send a key to the service that it belongs to and nowhere else.",
  cwe: [200, 526],
  owasp: ["ASI03", "MCP01"],

  each: "server",
  *check(surface) {
    const { code } = surface;
    if (code === undefined) return;
    const homes = homesOf(code.code);
    for (const { tool, code: toolCode } of codedTools(surface)) {
      const effects = toolCode.effects.filter(({ leaf }) => leaf === "NETWORK_OUTBOUND");
      for (const effect of effects) yield* sent(tool, effect, homes);
      yield* sentAnywhere(tool, effects);
      yield* returned(tool, toolCode.returns, toolCode.effects, toolCode.handler ?? toolCode.site);
    }
  },
} satisfies Rule;

function* sent(tool: Tool, effect: Effect, homes: ReadonlyMap<string, string>): Iterable<Hit> {
  const to = effect.destination ?? "an address that is chosen at run time";
  for (const { origin, role } of effect.inputs) {
    if (origin.kind !== "environment" || !CARRIES.has(role)) continue;
    if (origin.name === undefined) {
      if (role === "url" || effect.use === "config") continue;
      yield effectHit(tool, effect, { message: `The whole environment is sent to ${to} (${effect.symbol}).` });
      continue;
    }
    const domain = registrableDomain(effect.destination ?? "");
    const home = homes.get(origin.name);
    if (domain === undefined || home === undefined || isOneOwner(home, domain)) continue;
    const message = `${origin.name} belongs to ${home} and is sent to ${to} as well (${effect.symbol}).`;
    yield effectHit(tool, effect, { message, detail: `${origin.name} ${domain}` });
  }
}

/** Keys that go to a host that the caller chooses: one hit a tool, at the first request. */
function* sentAnywhere(tool: Tool, effects: readonly Effect[]): Iterable<Hit> {
  const going = effects
    .filter(isHostChosen)
    .map((effect) => ({ effect, names: keysIn(effect) }))
    .filter(({ names }) => names.length > 0);
  const [first, ...others] = going;
  if (first === undefined) return;
  const names = [...new Set(going.flatMap((one) => one.names))].sort();
  const what = names.length > 1 ? `${names.slice(0, 5).join(", ")} are` : `${names.join("")} is`;
  const message = `${what} sent to a host that the caller chooses (${first.effect.symbol}).`;
  const related = others.slice(0, 5).map(({ effect }) => ({ at: effect.at, message: effect.symbol }));
  yield { ...effectHit(tool, first.effect, { message, detail: "chosen host" }), related };
}

function keysIn({ inputs }: Effect): readonly string[] {
  return inputs.flatMap(({ role, origin }) =>
    origin.kind === "environment" && origin.name !== undefined && role !== "url" && isSecretName(origin.name)
      ? [origin.name]
      : [],
  );
}

/** Nothing keeps the caller from naming any host. */
function isHostChosen({ inputs }: Effect): boolean {
  return inputs.some(
    ({ role, origin, isLeading, guard }) =>
      role === "url" && isLeading && guard !== "checked" && origin.kind === "argument",
  );
}

function* returned(tool: Tool, returns: readonly Input[], effects: readonly Effect[], at: Hit["at"]): Iterable<Hit> {
  for (const { origin } of returns) {
    if (origin.kind !== "environment") continue;
    const { name } = origin;
    if (name !== undefined && (!isSecretName(name) || isSent(name, effects))) continue;
    // A process that was given the environment stands in lists that are shown without it.
    if (name === undefined && !effects.some(({ symbol }) => symbol === "process.env")) continue;
    const site = effects.find(
      ({ leaf, symbol, use }) =>
        leaf === "ENV" && use === "output" && symbol === (name === undefined ? "process.env" : `process.env.${name}`),
    );
    const what = name === undefined ? "The whole environment" : name;
    yield {
      at: site?.at ?? at,
      message: `${what} is part of what the tool returns to the model.`,
      subject: tool,
      detail: `output ${name ?? ""}`,
      ...(site !== undefined && { path: pathOf(site) }),
    };
  }
}

/** An answer to a request that was signed with the key is no copy of it. */
function isSent(name: string, effects: readonly Effect[]): boolean {
  return effects.some(({ inputs }) =>
    inputs.some(({ origin }) => origin.kind === "environment" && origin.name === name),
  );
}

function isSecretName(name: string): boolean {
  return identifierWords(name.slice(0, 200)).some(({ word }) => SECRET.has(word));
}

/**
 * The domain that each key belongs to, for keys that go to several: the one that shares a word with the key's name, else
 * the one that the most tools send it to; none when that is not clear.
 */
function homesOf({ tools }: ServerCode): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { effects } of tools) {
    for (const { destination = "", inputs, leaf } of effects) {
      const domain = registrableDomain(destination);
      if (domain === undefined || leaf !== "NETWORK_OUTBOUND") continue;
      for (const { origin, role } of inputs) {
        if (origin.kind !== "environment" || origin.name === undefined || !CARRIES.has(role)) continue;
        if (!isSecretName(origin.name)) continue;
        const known = counts.get(origin.name) ?? new Map<string, number>();
        counts.set(origin.name, known.set(domain, (known.get(domain) ?? 0) + 1));
      }
    }
  }
  return new Map([...counts].flatMap(([name, domains]) => homeOf(name, domains).map((home) => [name, home] as const)));
}

function homeOf(name: string, domains: ReadonlyMap<string, number>): readonly string[] {
  if (domains.size < 2) return [];
  const words = new Set(identifierWords(name.slice(0, 200)).map(({ word }) => word));
  const named = [...domains.keys()].filter((domain) => domainWords(domain).some((word) => words.has(word)));
  if (named.length > 0) return named.length === 1 ? named : [];
  const [first, second] = [...domains].sort((a, b) => b[1] - a[1]);
  return first !== undefined && (second === undefined || first[1] > second[1]) ? [first[0]] : [];
}
