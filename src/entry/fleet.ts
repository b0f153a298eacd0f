import { isAbsolute, posix, relative } from "node:path";
import type { Surface } from "../model/surface.ts";
import { anchored } from "./anchor.ts";
import type { Host } from "./host.ts";
import type { Reading, Target } from "./options.ts";

/** Reads every server that the options name. What a manifest does not need is not loaded for one. */
export async function readFleet(host: Host, reading: Reading): Promise<readonly Surface[]> {
  const { target, name, timeoutMs, allowEmpty } = reading;
  if (target.kind === "manifest") {
    const { readManifests } = await import("../inputs/manifest.ts");
    const patterns = target.patterns.map((pattern) => fromRoot(host, pattern));
    const found = readManifests(patterns, { cwd: host.root, name, allowEmpty });
    return host.during("reading manifests", found);
  }
  const { readServer, readUrl } = await import("../inputs/live/index.ts");
  for (const secret of secretsOf(target)) host.mask(secret);
  const options = { cwd: host.cwd, name, timeoutMs, allowEmpty };
  const asked =
    target.kind === "server"
      ? host.during("asking the server", readServer(target.command, { ...options, env: target.env }))
      : host.during("asking the url", readUrl(target.url, { ...options, headers: target.headers }));
  return [await anchored(await asked, target, host)];
}

/** A path or glob as it is said from the root: a report shows it so. */
function fromRoot({ cwd, root }: Host, pattern: string): string {
  const way = relative(root, cwd).replaceAll("\\", "/");
  if (way === "" || isAbsolute(pattern)) return pattern;
  return pattern.startsWith("!") ? `!${way}/${pattern.slice(1)}` : posix.join(way, pattern);
}

/** What no output may show: values of variables and headers, and what a url may carry beside its address. */
function secretsOf(target: Exclude<Target, { kind: "manifest" }>): readonly string[] {
  if (target.kind === "server") return Object.values(target.env);
  // A scheme such as Bearer stands before the token.
  const headers = Object.values(target.headers).flatMap((value) => [value, value.slice(value.indexOf(" ") + 1)]);
  if (!URL.canParse(target.url)) return headers;
  const { password, searchParams } = new URL(target.url);
  return [...headers, password, ...searchParams.values()];
}
