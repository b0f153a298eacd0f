import { InputError } from "../model/errors.ts";
import type { Json } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import { verdict } from "../reporters/verdict.ts";
import type { Host } from "./host.ts";

/** All that can be asked for. */
export const FORMATS = ["text", "json", "ndjson", "sarif", "markdown"] as const;

export type Format = (typeof FORMATS)[number];

/** Alerts of one category replace each other in code scanning. */
export const CATEGORY = "mcp-audit";

export interface Look {
  readonly colour: boolean;
  readonly width: number;
}

/** A report that is one text, whatever the number of servers. Each reporter is loaded when it is asked for. */
export async function rendered(report: Report, format: Exclude<Format, "sarif">, look: Look): Promise<string> {
  switch (format) {
    case "text":
      return (await import("../reporters/text.ts")).text(report, { color: look.colour, width: look.width });
    case "json":
      return (await import("../reporters/json.ts")).json(report);
    case "ndjson": {
      const [{ json }, { ndjson }] = [await import("../reporters/json.ts"), await import("../reporters/ndjson.ts")];
      return ndjson(JSON.parse(json(report)) as Json);
    }
    case "markdown":
      return (await import("../reporters/summary.ts")).summary(report);
  }
}

/** Prints or writes the SARIF of a report; gives whether every server has its part. */
export async function printSarif(host: Host, report: Report, output: string | undefined): Promise<boolean> {
  if (output !== undefined) {
    const { writeSarif } = await import("./sarif-files.ts");
    const { reasons } = await writeSarif(host, report, CATEGORY, output);
    for (const reason of reasons) host.log(`mcp-audit: ${reason}`);
    return reasons.length === 0;
  }
  const [{ sarif }, { folderOf }] = [await import("../reporters/sarif.ts"), await import("./sarif-files.ts")];
  const files = sarif(report, { category: CATEGORY, folder: folderOf(host) });
  const [only] = files;
  if (only === undefined || files.length > 1) {
    throw new InputError(`SARIF of ${files.length} servers is as many files: name a folder for them with -o`);
  }
  if (only.text === undefined) host.log(`mcp-audit: no SARIF for ${only.server}: ${only.reason}`);
  else host.print(only.text);
  return only.text !== undefined;
}

/** Says in the log what the run comes to, and everything that keeps it from passing. */
export function logVerdict(host: Host, report: Report): void {
  const { headline, details } = verdict(report);
  host.log(`mcp-audit: ${headline}`);
  for (const reason of details) host.log(`  ${reason}`);
}
