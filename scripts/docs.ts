/** `npm run docs`: writes the pages that are made from the rules, and removes those of rules that are gone. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { pages } from "./pages.ts";

const made = pages();
mkdirSync("docs/rules", { recursive: true });
for (const name of readdirSync("docs/rules")) {
  if (!made.has(`docs/rules/${name}`)) rmSync(`docs/rules/${name}`);
}
for (const [path, text] of made) writeFileSync(path, text);
console.log(`${made.size} pages written`);
