import type { Environment } from "../inputs/live/environment.ts";
import type { Annotation } from "../reporters/annotations.ts";
/** The world as the program may touch it. A terminal makes one, a workflow step another, a test a third. */
export interface Host {
    /** Absolute. Where relative paths of the options begin. */
    readonly cwd: string;
    /** Absolute. What paths in reports are relative to: the workspace of a workflow; elsewhere the same as `cwd`. */
    readonly root: string;
    /**
     * Absolute. The repository's own folder, up to which its policy and its lock are looked for, from `root` on: in a workflow
     * the workspace too; elsewhere the folder above `cwd` that has a `.git`, or `cwd` where there is none.
     */
    readonly repository: string;
    readonly env: Environment;
    /** Whether what is printed may be coloured. */
    readonly colour: boolean;
    /** Columns for what is printed. */
    readonly width: number;
    /** The report itself: standard output. */
    print(text: string): void;
    /** A word to the person beside the report: standard error. What a server said is made harmless here. */
    log(text: string): void;
    /**
     * Writes the whole file or nothing, and gives its absolute path.
     * @throws InputError when it cannot be written there.
     */
    write(path: string, body: string): Promise<string>;
    /** From here on, this value is kept out of the log. */
    mask(secret: string): void;
    /** Awaits the work, and says what it is when that takes longer than a second. */
    during<T>(doing: string, work: Promise<T>): Promise<T>;
}
/** A step of a GitHub workflow. */
export interface Step extends Host {
    /** Makes an absolute path in a folder of this step's own, for the reports that no input places. */
    temporary(name: string): Promise<string>;
    /** The value of an input without white space around it; empty when it is not given. */
    input(name: string): string;
    output(name: string, value: string): void;
    annotate(annotation: Annotation): void;
    /** Prints a text that the log shows folded, below a title of ours. */
    fold(title: string, text: string): void;
    /** Marks the step as failed, with a sentence that the overview of the run shows. */
    fail(message: string): void;
    /** Adds to the summary of the job. */
    summary(markdown: string): Promise<void>;
}
