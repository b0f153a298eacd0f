import type { Json, JsonObject } from "./json.ts";
import type { Place } from "./text.ts";
/** The 13 leaves of the capability lattice; `PARENT_OF` gives its order. Code reaches only leaves without children. */
export declare const LEAVES: readonly ["READ", "READ_FS", "READ_DB", "WRITE", "WRITE_FS", "WRITE_DB", "EXEC", "EXEC_PROCESS", "EXEC_SHELL", "EXEC_EVAL", "NETWORK", "NETWORK_OUTBOUND", "ENV"];
export type Leaf = (typeof LEAVES)[number];
/** The leaf that covers another one: who declares READ has declared READ_FS. A leaf at the top has none. */
export declare const PARENT_OF: {
    readonly [leaf in Leaf]?: Leaf;
};
/** The files that an analysis may read; paths are relative, with forward slashes, and listed in order. */
export interface SourceTree {
    readonly paths: readonly string[];
    /** The file as text; undefined when it is none of ours, no text, or over the reader's cap. */
    read(path: string): string | undefined;
}
/** Where a value comes from. `argument` is what the caller of the tool chose; `name` is its path (`options.cwd`). */
export type Origin = {
    readonly kind: "argument";
    readonly name: string;
}
/** Without a name: the whole environment. */
 | {
    readonly kind: "environment";
    readonly name?: string;
}
/** `option`: of the command line. `unknown`: nothing that the analysis follows. */
 | {
    readonly kind: "file" | "network" | "time" | "random" | "option" | "unknown";
}
/** Written in the code; only said of recipients and hosts. */
 | {
    readonly kind: "constant";
    readonly value: string;
};
/** What a value is to the sink that it reaches. `output` is the tool's result, `element` one entry of argv. */
export type InputRole = "command" | "program" | "shell-option" | "element" | "sql" | "url" | "header" | "path" | "code" | "body" | "recipient" | "output";
/**
 * One thing done to a value on its way. `prefix`: compared with a bare prefix; `contained`: with a folder and separator;
 * `plain`: matched by a pattern of letters, digits, `_`, `.` and `-`, which mean nothing to a shell; `folder`: what was
 * resolved is the folder that the path stands in.
 */
export type GuardKind = "resolved" | "realpath" | "folder" | "prefix" | "contained" | "allow-list" | "pattern" | "plain" | "number" | "option-end" | "leading-dash" | "escaped" | "encoded" | "parsed";
/** A value that reaches a sink. */
export interface Input {
    readonly role: InputRole;
    readonly origin: Origin;
    /** It stands at the beginning, where it chooses the host, the program, the root of the path or the statement. */
    readonly isLeading: boolean;
    /** `checked`: holds for this role. `unverified`: something was done that we cannot judge. */
    readonly guard: "none" | "unverified" | "checked";
    /** What was done, sorted. */
    readonly guards: readonly GuardKind[];
}
/** One step of a call path: the call, and a sentence that says what happens there. */
export interface Step {
    readonly at: Place;
    readonly text: string;
}
/** Something that a tool's code reaches. */
export interface Effect {
    readonly leaf: Leaf;
    /** As people know it: `fs.promises.readFile`, `axios.post`, `process.env.API_KEY`. */
    readonly symbol: string;
    readonly at: Place;
    /** From the handler to the sink, both included. */
    readonly path: readonly Step[];
    /** The host, program, file or client, when constant; `$NAME` when an environment variable chooses it. */
    readonly destination?: string;
    readonly inputs: readonly Input[];
    /** Nothing from the caller reaches it. */
    readonly isFixed: boolean;
    /** A file of the server's own package or of the temporary folder: no one else's data. */
    readonly isOwnFile?: true;
    /** Of ENV: what becomes of the value. */
    readonly use?: "auth" | "config" | "output";
    /** `ambient`: every tool reaches it (reported once a server); `purpose`: what the server is for. */
    readonly scope: "tool" | "ambient" | "purpose";
}
/** Why something has no verdict; the codes are what users filter and count by. */
export type ReasonCode = "NO_SERVER" | "NO_ENTRY" | "PARSE_ERROR" | "PROXIED" | "DELEGATED" | "GENERATED" | "LIST_OPEN" | "NAME_UNKNOWN" | "NO_HANDLER" | "OPAQUE_CALL" | "UNKNOWN_PACKAGE" | "DYNAMIC_IMPORT" | "BUDGET";
export interface Reason {
    readonly code: ReasonCode;
    /** A sentence without a full stop: what could not be followed. */
    readonly text: string;
    readonly at?: Place;
}
/** A description in the code. A dynamic one is made at run time from `origins`; `known` is what is constant of it. */
export type DescriptionCode = {
    readonly kind: "constant";
    readonly value: string;
    readonly at: Place;
} | {
    readonly kind: "dynamic";
    readonly known: string;
    readonly origins: readonly Origin[];
    readonly at: Place;
};
/** A text that the code says to the model or the user when it runs. */
export interface Saying {
    readonly to: "result" | "sampling" | "elicitation";
    readonly value: string;
    readonly at: Place;
}
/** How a tool is registered: the letters of the shapes in docs, A (`server.tool` in the entry file) to L. */
export type Shape = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
/** One tool as its code has it. */
export interface ToolCode {
    readonly name: string;
    readonly description?: DescriptionCode;
    /** As the server would list it, as far as constant. */
    readonly inputSchema?: JsonObject;
    readonly outputSchema?: JsonObject;
    readonly annotations?: JsonObject;
    /** Other constant fields of the listed tool: title, `_meta`, icons. */
    readonly fields: {
        readonly [name: string]: Json;
    };
    /** JSON pointers into the listed tool (`/description`, `/inputSchema/properties/a/description`) and where each is written. */
    readonly places: ReadonlyMap<string, Place>;
    /** The call or the list element that registers it. */
    readonly site: Place;
    readonly handler?: Place;
    readonly shape: Shape;
    /** ANALYSED: followed to the end. PARTIAL: `reasons` say what was not. */
    readonly status: "ANALYSED" | "PARTIAL" | "LISTED_NO_HANDLER";
    /** It is registered only when these hold, as written in the code. */
    readonly conditions: readonly string[];
    /** Ordered by leaf, file and offset; one for each leaf and site. */
    readonly effects: readonly Effect[];
    /** What reaches the tool's result, role `output`. */
    readonly returns: readonly Input[];
    readonly sayings: readonly Saying[];
    readonly reasons: readonly Reason[];
}
/** An HTTP server that the code opens. */
export interface Listener {
    readonly at: Place;
    /** The constant address; absent when none is given, which means all interfaces. */
    readonly host?: string;
    /** The address is given, but not constant. */
    readonly isHostDynamic: boolean;
    /** The code reads the Host or Origin header, or uses a package that checks them. */
    readonly checksOrigin: boolean;
}
/** A leaf that most tools of a server reach at one destination: what the server is for. */
export interface Purpose {
    readonly leaf: Leaf;
    readonly destination?: string;
    readonly tools: number;
}
/** A prompt, resource or template as its code has it: what is constant of the list entry. */
export interface ShownCode {
    readonly kind: "prompt" | "resource" | "template";
    readonly value: JsonObject;
    /** JSON pointers into `value` and where each text is written. */
    readonly places: ReadonlyMap<string, Place>;
    /** The call or the list element that registers it. */
    readonly site: Place;
}
/** What a server shows beside its tools. */
export interface ShownBeside {
    readonly items: readonly ShownCode[];
    /** Of the server as a whole, for the model. */
    readonly instructions?: {
        readonly value: string;
        readonly at: Place;
    };
    /** Some are made at run time, and are not among the items. */
    readonly isOpen: boolean;
}
/** One server as its code has it. */
export interface ServerCode {
    /** The folder of its package, `.` for the root. */
    readonly folder: string;
    /** `name` of its package.json. */
    readonly packageName?: string;
    /** UNANALYZABLE: no tool with a handler was found, and `reasons` say why. */
    readonly status: "ANALYSED" | "PARTIAL" | "UNANALYZABLE";
    /** Of the server as a whole; those of one tool are with the tool. */
    readonly reasons: readonly Reason[];
    /** Files where the run began. */
    readonly entries: readonly string[];
    /** Files that were read as code: the documents that places stand in. */
    readonly files: readonly string[];
    readonly tools: readonly ToolCode[];
    /** What every tool reaches, once. */
    readonly ambient: readonly Effect[];
    readonly purpose: readonly Purpose[];
    readonly listeners: readonly Listener[];
    /** Prompts, resources and instructions; absent where no program was found. */
    readonly beside?: ShownBeside;
}
