/** Hidden folders in which tools of developers live; what runs from there is ordinary. */
const TOOL_FOLDERS = new Set(
  (
    ".venv .local .nvm .fnm .pyenv .asdf .bun .deno .cargo .rustup .volta .nix-profile .npm-global .npm-packages .npm .dotnet " +
    ".rbenv .rvm .sdkman .pnpm .yarn .pixi .conda .miniconda3 .rye .uv .mise .proto .vscode .vscode-server .cursor .pipx " +
    ".output .next .nuxt .build .bin .go .gem .virtualenvs .claude .codeium .docker"
  ).split(" "),
);

/** Folders that anybody may write to. */
const TEMPORARY =
  /^(?:\/private)?\/(?:var\/)?tmp(?:\/|$)|^\/dev\/shm(?:\/|$)|[\\/](?:Temp|Downloads)(?:[\\/]|$)|^%TEMP%|^\$(?:\{TMPDIR\}|TMPDIR)/i;

/** The hidden folders of a path that no known tool makes. */
function hiddenFolders(path: string): readonly string[] {
  const steps = path.split(/[\\/]/);
  return steps.slice(0, -1).filter((step) => /^\.[^.]/.test(step) && !TOOL_FOLDERS.has(step.toLowerCase()));
}

/** Whether a path stands in a temporary folder. */
export function isTemporaryPath(path: string): boolean {
  return TEMPORARY.test(path);
}

/** Hidden folders, a folder's own last step included. */
export function hiddenSteps(path: string): readonly string[] {
  return hiddenFolders(`${path}/`);
}

/** Whether a folder is one that a person does not look into: temporary or hidden. */
export function isUnwatchedPath(path: string): boolean {
  return isTemporaryPath(path) || hiddenSteps(path).length > 0;
}
