import type { Command } from "commander";
import { InputError } from "../model/errors.ts";

/**
 * Refuses a value that can only be a slip. An empty one is mostly a variable of a shell that is not set, and to go on
 * without the option would do something else than was asked; an option in place of a value was meant as an option.
 * @throws InputError that names the option.
 */
export function checkValues(command: Command): void {
  const flags = new Set(["-h", "--help", ...command.options.flatMap(({ short, long }) => [short, long])]);
  for (const option of command.options) {
    const given: unknown = command.getOptionValue(option.attributeName());
    const name = option.long ?? option.flags;
    for (const value of Array.isArray(given) ? given : [given]) {
      if (typeof value !== "string") continue;
      if (value.trim() === "") throw new InputError(`${name}: the value is empty; give one, or leave the option out`);
      if (flags.has(value)) throw new InputError(`${name}: "${value}" is an option, and a value is missing before it`);
    }
  }
}
