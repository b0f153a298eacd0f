/** The name of a program by its path: the last step in lower case, without the extension of one. */
export function programName(path: string): string {
  const last = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return last.toLowerCase().replace(/\.(?:exe|cmd|bat)$/, "");
}
