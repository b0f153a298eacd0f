/**
 * The rules by which the runner of GitHub Actions finds commands in the lines that a step prints, on both streams.
 * Stricter than it in one way: here every name is one of a command.
 */
export function commandsIn(output: string): readonly string[] {
  return output.split(/\r\n|[\r\n]/).flatMap((line) => {
    const trimmed = line.replace(/^[\s\u0085]+/, "");
    const isSecond = trimmed.startsWith("::") && trimmed.indexOf("::", 2) !== -1;
    return isSecond || line.includes("##[") ? [line] : [];
  });
}
