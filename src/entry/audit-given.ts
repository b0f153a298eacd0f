import { audit } from "../audit.ts";
import { InputError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { hasLine, NO_LINE } from "./anchor.ts";
import { readFleet } from "./fleet.ts";
import type { Host } from "./host.ts";
import { parseChoice, parseReading, type Given } from "./options.ts";
import { VERSION } from "./version.ts";

/** Checks what was given, reads the servers and audits them. @throws InputError before any server is started. */
export async function auditGiven(host: Host, given: Given, need: { readonly files: boolean }): Promise<Report> {
  const choice = parseChoice(given);
  const reading = parseReading(given, host.env);
  if (need.files && !(await hasLine(reading.target, host.env))) throw new InputError(NO_LINE);
  const fleet = await readFleet(host, reading);
  return audit(fleet, { ...choice, version: VERSION });
}
