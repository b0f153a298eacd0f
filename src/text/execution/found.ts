import type { Severity } from "../../model/severity.ts";
import type { Thing } from "../sentence/directive.ts";

/** What a sentence has run, or set up to be run, beside the work of its tool. */
export interface Found {
  /** As the end of "Has …". */
  readonly what: string;
  readonly severity: Severity;
}

/** Code of somebody else that is run. */
export function unread({ text }: Thing, severity: Severity): Found {
  return { what: `code run that nobody has looked at (${JSON.stringify(text)})`, severity };
}
