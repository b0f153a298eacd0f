/** mcp-audit as a library: read servers, audit them, print the report. docs/library.md shows how. */
export { audit, type AuditOptions } from "../audit.ts";
export { exitCode } from "../gate.ts";
export { InputError } from "../model/errors.ts";
export type { Finding, Report } from "../model/report.ts";
export type { Surface } from "../model/surface.ts";
export { RULES as rules } from "../rules/index.ts";
export type { Rule } from "../rules/rule.ts";
export { select } from "../select.ts";
export { VERSION as version } from "./version.ts";
