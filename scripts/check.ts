/**
 * `npm run check`: everything that is checked without running it, as many checks at a time as there are cores, the longest
 * first. What a check prints is shown when it has ended, so that each can be read.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const CHECKS = ["lint", "format:check", "types", "dead", "imports"];

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

function run(check: string): Promise<Ended> {
  return new Promise((done, failed) => {
    const child = spawn("npm", ["run", "--silent", check], { shell: process.platform === "win32" });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => printed.push(piece));
    child.on("error", failed);
    child.on("close", (code) => {
      done({ code, printed: Buffer.concat(printed).toString() });
    });
  });
}

const open = [...CHECKS];
async function work(): Promise<void> {
  for (let check = open.shift(); check !== undefined; check = open.shift()) {
    const { code, printed } = await run(check);
    console.log(`${code === 0 ? "passed" : "FAILED"}  ${check}\n${printed}`.trimEnd());
    if (code !== 0) process.exitCode = 1;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
