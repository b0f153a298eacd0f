/**
 * `npm run clients [folder]`: what each client does with the tools of real servers, and why, as Markdown. The folder
 * (default `../shared/servers`) holds one manifest a server; each server is called what its file is called.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Report } from "../src/model/report.ts";
import { PROFILES } from "../src/profiles/index.ts";
import type { Profile } from "../src/profiles/profile.ts";
import { RULES } from "../src/rules/index.ts";
import type { Surface } from "../src/model/surface.ts";

const RULES_OF_CLIENTS = RULES.filter(({ kind }) => kind === "quality");

const folder = process.argv[2] ?? "../shared/servers";
if (!existsSync(folder)) console.log(`clients: there is no folder ${folder}; nothing to measure.`);
else measure(folder);

function measure(folder: string): void {
  const fleet = readdirSync(folder).map((file) =>
    parseManifest(readFileSync(`${folder}/${file}`, "utf8"), file, file.replace(/\.json$/, "")),
  );
  const tools = fleet.reduce((sum, surface) => sum + surface.tools.length, 0);
  console.log(`${fleet.length} servers, ${tools} tools.\n`);
  console.log("| profile | tools rejected | of servers | changed or cut | rejected for |");
  console.log("| --- | ---: | ---: | ---: | --- |");
  for (const profile of PROFILES) console.log(row(profile, fleet));
}

function row(profile: Profile, fleet: readonly Surface[]): string {
  const report = audit(fleet, { rules: RULES_OF_CLIENTS, failOn: "none", version: "", profiles: [profile] });
  const rejected = report.servers.map((server) => received(server, "rejected"));
  const rewritten = report.servers.reduce((sum, server) => sum + received(server, "rewritten"), 0);
  const sum = rejected.reduce((all, count) => all + count, 0);
  const servers = rejected.filter((count) => count > 0).length;
  return `| ${[profile.name, sum, servers, rewritten, reasons(report)].join(" | ")} |`;
}

function received({ compatibility = [] }: Report["servers"][number], as: "rejected" | "rewritten"): number {
  return compatibility.flatMap(({ tools }) => [...tools.values()]).filter((reception) => reception === as).length;
}

/** Each rule with the number of tools that it rejects, most first. */
function reasons({ findings }: Report): string {
  const byRule = new Map<string, Set<string>>();
  for (const { rule, server, subject, profiles = [] } of findings) {
    if (profiles.length === 0) continue;
    const things = byRule.get(rule.id) ?? new Set();
    byRule.set(rule.id, things.add(`${server} ${subject.name}`));
  }
  const sorted = [...byRule].sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1));
  return sorted.map(([rule, things]) => `${rule} ${things.size}`).join(", ");
}
