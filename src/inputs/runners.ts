/**
 * A program whose operand says what really runs. `words` are how its command line begins; the options in `valued` take
 * the next word, those in `naming` give the package itself.
 */
interface Runner {
  /** Where it fetches what it runs from; absent when it runs what is there. */
  readonly fetches?: "npm" | "pypi" | "image";
  readonly words: readonly string[];
  readonly valued?: readonly string[];
  readonly naming?: readonly string[];
}

const NPM = { valued: ["-c", "--call", "-w", "--workspace", "--registry"], naming: ["-p", "--package"] };
const UV = {
  valued: ["-p", "--python", "--with", "--with-editable", "--index", "--index-url", "--directory", "--project"],
  naming: ["--from"],
};
const DOCKER = {
  valued: [
    ...["-e", "--env", "--env-file", "-v", "--volume", "--mount", "--name", "-p", "--publish", "-u", "--user"],
    ...["-w", "--workdir", "--network", "--net", "--entrypoint", "--platform", "--pull", "-l", "--label", "--add-host"],
    ...["-m", "--memory", "--cpus", "--cap-add", "--cap-drop", "--security-opt", "--tmpfs", "-h", "--hostname"],
  ],
};
const NODE = { valued: ["-r", "--require", "--import", "--loader", "--env-file"] };

/** The first whose words begin the command counts, so longer ones stand before their beginnings. */
const RUNNERS: readonly Runner[] = [
  ...[["npx"], ["npm", "exec"], ["npm", "x"], ["pnpx"], ["pnpm", "dlx"], ["yarn", "dlx"], ["bunx"], ["bun", "x"]].map(
    (words) => ({ words, fetches: "npm" as const, ...NPM }),
  ),
  ...[["uvx"], ["uv", "tool", "run"]].map((words) => ({ words, fetches: "pypi" as const, ...UV })),
  { words: ["uv", "run"], ...UV },
  { words: ["pipx", "run"], fetches: "pypi", valued: ["--python"], naming: ["--spec"] },
  ...[
    ["docker", "run"],
    ["podman", "run"],
  ].map((words) => ({ words, fetches: "image" as const, ...DOCKER })),
  ...[
    ["deno", "run"],
    ["bun", "run"],
    ["java", "-jar"],
  ].map((words) => ({ words })),
  ...[
    ["python", "-m"],
    ["python3", "-m"],
    ["py", "-m"],
  ].map((words) => ({ words })),
  ...[["node"], ["tsx"], ["ts-node"], ["bun"], ["python"], ["python3"], ["py"], ["ruby"]].map((words) => ({
    words,
    ...NODE,
  })),
];

/** The word of a command that names what really runs. */
interface Operand {
  readonly runner: Runner;
  readonly value: string;
  /** Of the word that it stands in. */
  readonly index: number;
}

/** What a runner is given to run; the first word of the command is the stem of its program. */
export function operandOf(command: readonly string[]): Operand | undefined {
  const runner = RUNNERS.find((candidate) => candidate.words.every((word, index) => command[index] === word));
  if (runner === undefined) return undefined;
  const { valued = [], naming = [] } = runner;
  const found = (index: number): Operand | undefined => {
    const value = command[index];
    return value === undefined ? undefined : { runner, value, index };
  };
  for (let index = runner.words.length; index < command.length; index += 1) {
    const word = command[index] ?? "";
    if (word === "--") return found(index + 1);
    const [option = "", value] = word.split("=", 2);
    if (naming.includes(option)) return value === undefined ? found(index + 1) : { runner, value, index };
    if (valued.includes(word)) index += 1;
    else if (!word.startsWith("-")) return found(index);
  }
  return undefined;
}
