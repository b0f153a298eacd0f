import { InputError } from "../model/errors.ts";
import type { Host } from "./host.ts";

/** 0 clean, 1 the gate failed, 2 bad input or an incomplete scan, 3 a fault of ours. */
export type ExitCode = 0 | 1 | 2 | 3;

/** How a command says what it ended with. */
export type Finish = (code: ExitCode) => void;

const REPORT_TO = "This is a fault of mcp-audit, not of your server. Please report it with the lines below.";

/** What an error means to the person who started the program. */
export function explain(error: unknown): { readonly code: 2 | 3; readonly message: string; readonly stack: string } {
  if (error instanceof InputError) return { code: 2, message: error.message, stack: "" };
  const fault = error instanceof Error ? error : new Error(String(error));
  return { code: 3, message: fault.message, stack: fault.stack ?? fault.message };
}

/** Does the job; what it throws becomes a sentence in the log and an exit code. */
export async function run(host: Host, job: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await job();
  } catch (error) {
    const { code, message, stack } = explain(error);
    if (code === 2) host.log(`mcp-audit: ${message}`);
    else host.log(`mcp-audit: ${REPORT_TO}\n${stack}`);
    return code;
  }
}

/** The heavier of two codes: the highest wins. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b;
}
