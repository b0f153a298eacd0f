/** Builds dist once more beside the committed one and names every file that differs: `npm run check-dist`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative(".", name).replaceAll("\\", "/"));
}

const built = mkdtempSync(join(tmpdir(), "mcp-audit-dist-"));
try {
  const { status } = spawnSync(process.execPath, ["scripts/bundle.ts", built], { stdio: "inherit" });
  if (status !== 0) throw new Error("the bundle cannot be built");
  const names = [...new Set([...filesIn("dist"), ...filesIn(built)])].sort();
  const differing = names.filter((name) => {
    const [committed, fresh] = [join("dist", name), join(built, name)];
    return !existsSync(committed) || !existsSync(fresh) || !readFileSync(committed).equals(readFileSync(fresh));
  });
  for (const name of differing) console.error(`dist/${name} is not what the sources make`);
  if (differing.length > 0) console.error("Run `npm run bundle` and commit dist.");
  else console.log(`dist is what the sources make: ${names.length} files`);
  process.exitCode = differing.length > 0 ? 1 : 0;
} finally {
  rmSync(built, { recursive: true, force: true });
}
