import type { Report } from "../model/report.ts";
export interface SarifOptions {
    /** Alerts of one category replace each other; each server gets its own below this one. */
    readonly category: string;
    /** Where in the repository the audit's paths begin, as `services/mail`; its root when there is none. */
    readonly folder?: string;
}
/** The file of one server, or why it gets none: what code scanning does not see it closes as fixed. */
export type SarifFile = {
    readonly server: string;
    readonly text: string;
    readonly reason?: undefined;
} | {
    readonly server: string;
    readonly text?: undefined;
    readonly reason: string;
};
/** SARIF 2.1.0 for code scanning: one run and one category a server, in the order of the servers. */
export declare function sarif(report: Report, options: SarifOptions): readonly SarifFile[];
