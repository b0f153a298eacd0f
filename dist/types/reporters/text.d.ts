import type { Report } from "../model/report.ts";
export interface TextOptions {
    readonly color: boolean;
    /** Columns of the terminal. */
    readonly width: number;
}
/** For people at a terminal: findings worst first, the tools and what they can do, and the verdict last. */
export declare function text(report: Report, options: TextOptions): string;
