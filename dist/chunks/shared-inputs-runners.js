import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/inputs/runners.ts
var NPM = { valued: ["-c", "--call", "-w", "--workspace", "--registry"], naming: ["-p", "--package"] };
var UV = {
  valued: ["-p", "--python", "--with", "--with-editable", "--index", "--index-url", "--directory", "--project"],
  naming: ["--from"]
};
var DOCKER = {
  valued: [
    ...["-e", "--env", "--env-file", "-v", "--volume", "--mount", "--name", "-p", "--publish", "-u", "--user"],
    ...["-w", "--workdir", "--network", "--net", "--entrypoint", "--platform", "--pull", "-l", "--label", "--add-host"],
    ...["-m", "--memory", "--cpus", "--cap-add", "--cap-drop", "--security-opt", "--tmpfs", "-h", "--hostname"]
  ]
};
var NODE = { valued: ["-r", "--require", "--import", "--loader", "--env-file"] };
var RUNNERS = [
  ...[["npx"], ["npm", "exec"], ["npm", "x"], ["pnpx"], ["pnpm", "dlx"], ["yarn", "dlx"], ["bunx"], ["bun", "x"]].map(
    (words) => ({ words, fetches: "npm", ...NPM })
  ),
  ...[["uvx"], ["uv", "tool", "run"]].map((words) => ({ words, fetches: "pypi", ...UV })),
  { words: ["uv", "run"], ...UV },
  { words: ["pipx", "run"], fetches: "pypi", valued: ["--python"], naming: ["--spec"] },
  ...[
    ["docker", "run"],
    ["podman", "run"]
  ].map((words) => ({ words, fetches: "image", ...DOCKER })),
  ...[
    ["deno", "run"],
    ["bun", "run"],
    ["java", "-jar"]
  ].map((words) => ({ words })),
  ...[
    ["python", "-m"],
    ["python3", "-m"],
    ["py", "-m"]
  ].map((words) => ({ words })),
  ...[["node"], ["tsx"], ["ts-node"], ["bun"], ["python"], ["python3"], ["py"], ["ruby"]].map((words) => ({
    words,
    ...NODE
  }))
];
function operandOf(command) {
  const runner = RUNNERS.find((candidate) => candidate.words.every((word, index) => command[index] === word));
  if (runner === void 0) return void 0;
  const { valued = [], naming = [] } = runner;
  const found = (index) => {
    const value = command[index];
    return value === void 0 ? void 0 : { runner, value, index };
  };
  for (let index = runner.words.length; index < command.length; index += 1) {
    const word = command[index] ?? "";
    if (word === "--") return found(index + 1);
    const [option = "", value] = word.split("=", 2);
    if (naming.includes(option)) return value === void 0 ? found(index + 1) : { runner, value, index };
    if (valued.includes(word)) index += 1;
    else if (!word.startsWith("-")) return found(index);
  }
  return void 0;
}

export {
  operandOf
};
