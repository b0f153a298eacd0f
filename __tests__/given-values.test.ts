import { Command } from "commander";
import { checkValues } from "../src/entry/given-values.ts";
import { InputError } from "../src/model/errors.ts";

function given(...args: readonly string[]): Command {
  const several = (value: string, before: readonly string[]): readonly string[] => [...before, value];
  return new Command()
    .option("--write <file>", "a file")
    .option("-p, --profile <name>", "a client", several, [])
    .option("--force", "whatever is there")
    .parse(args, { from: "user" });
}

test.each([
  [["--write", ""], "--write: the value is empty; give one, or leave the option out"],
  [["--profile", "claude", "--profile", " "], "--profile: the value is empty; give one, or leave the option out"],
  [["--write", "--help"], '--write: "--help" is an option, and a value is missing before it'],
  [["--write", "-p"], '--write: "-p" is an option, and a value is missing before it'],
])("%j is refused", (args, sentence) => {
  expect(() => {
    checkValues(given(...args));
  }).toThrow(new InputError(sentence));
});

test.each([[["--write", "-"]], [["--write", "--odd-name"]], [["--profile", "-claude", "--force"]], [[]]])(
  "%j is taken",
  (args) => {
    expect(() => {
      checkValues(given(...args));
    }).not.toThrow();
  },
);
