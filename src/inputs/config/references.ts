/** What may be put in the place of a reference. */
export interface Values {
  /** Variables that the user named. */
  readonly variables: Readonly<Record<string, string>>;
  /** The folder that `${workspaceFolder}` stands for. */
  readonly folder: string;
}

/** `${VAR}`, `${VAR:-default}`, `${env:VAR}`, `${input:id}`, `${{ secrets.VAR }}`, `{env:VAR}`. */
const REFERENCE =
  /\$\{\{\s{0,9}(?:secrets|env|vars)\.([\w-]{1,100})\s{0,9}\}\}|\$\{([^{}]{1,500})\}|\{env:(\w{1,100})\}/g;

const FOLDERS = new Set(["workspaceFolder", "workspaceRoot", "PWD", "CLAUDE_PROJECT_DIR"]);

/** A word with its references filled in, or the names that nobody gave. Nothing is taken from our own environment. */
export function filled(
  word: string,
  { variables, folder }: Values,
): { readonly value: string; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const value = word.replace(REFERENCE, (written, secret?: string, braced?: string, plain?: string) => {
    const inner = secret ?? plain ?? braced?.replace(/^(?:env|input):/, "") ?? "";
    const at = inner.indexOf(":-");
    const name = at === -1 ? inner : inner.slice(0, at);
    if (FOLDERS.has(name)) return folder;
    const given = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (given !== undefined) return given;
    if (at !== -1) return inner.slice(at + 2);
    missing.push(name);
    return written;
  });
  return { value, missing };
}
