import type { Report } from "../model/report.ts";
export interface SummaryOptions {
    /** Makes a file's name a link: where the repository's files can be read, ending in `/`. */
    readonly files?: string;
    /** Bytes; GitHub shows nothing of a summary over one mebibyte. */
    readonly limit?: number;
}
/** Markdown for people: the verdict, findings worst first, what each tool can do, permissions, and what was not seen. */
export declare function summary(report: Report, options?: SummaryOptions): string;
