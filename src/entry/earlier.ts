import { resolve } from "node:path";
import { InputError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import type { Past } from "../model/since.ts";
import { compared, GATE_ON, type GateOn } from "../since.ts";
import type { Host } from "./host.ts";
import { oneOf } from "./option-values.ts";

/** The earlier report that a run is put beside, and what the gate makes of it. */
export interface Earlier {
  readonly gateOn: GateOn;
  /** When one is named. */
  readonly since?: { readonly path: string; readonly past: Past };
}

/**
 * Reads the report that is compared with, before any server is started. `hasBase`: without one, something else is.
 * @throws InputError for a word that is none, or a file that is no report of ours.
 */
export async function readEarlier(
  host: Host,
  gateOn: string,
  since: string,
  { hasBase }: { readonly hasBase: boolean },
): Promise<Earlier> {
  const on = oneOf("gate-on", gateOn, GATE_ON, "all");
  if (since === "" && on === "new" && !hasBase) {
    throw new InputError("gate-on: new compares with an earlier report: name its file with since");
  }
  if (since === "") return { gateOn: on };
  const { readText } = await import("../inputs/files.ts");
  const { shownPath } = await import("./policy-file.ts");
  const { parseSavedReport } = await import("../inputs/saved-report.ts");
  const text = await readText(shownPath(host, resolve(host.cwd, since)), host.root);
  return { gateOn: on, since: { path: since, past: parseSavedReport(text, since) } };
}

/** The report beside the earlier one, when one is named. */
export function besideReport(report: Report, { gateOn, since }: Earlier): Report {
  return since === undefined ? report : compared(report, since.past, since.path, gateOn);
}
