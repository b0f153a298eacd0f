import { readServer, type ServerOptions } from "../src/inputs/live/index.ts";
import { InputError } from "../src/model/errors.ts";
import type { Surface } from "../src/model/surface.ts";

/** One argument a line, as the `server` option takes it. */
export const command = (...words: readonly string[]): string => [process.execPath, ...words].join("\n");

/** The command of a server of fixtures/servers/hostile.ts; what it learns, it writes to the file. */
export const hostile = (behaviour: string, file?: string): string =>
  command("fixtures/servers/hostile.ts", behaviour, ...(file === undefined ? [] : [file]));

export const read = (line: string, options: Partial<ServerOptions> = {}): Promise<Surface> =>
  readServer(line, { cwd: process.cwd(), timeoutMs: 30_000, ...options });

/** The sentence that a server which cannot be read is refused with. */
export const errorOf = async (reading: Promise<Surface>): Promise<string> => {
  const error: unknown = await reading.catch((thrown: unknown) => thrown);
  return error instanceof InputError ? error.message : `no InputError: ${JSON.stringify(error)}`;
};

export const toolNames = ({ tools }: Surface): readonly string[] => tools.map(({ name }) => name);
