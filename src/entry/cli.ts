#!/usr/bin/env node
import { main } from "./program.ts";
import { terminalHost } from "./terminal.ts";

// A reader that has seen enough (`mcp-audit … | head`) closes the pipe: that is no fault of anybody.
process.stdout.on("error", () => process.exit());

void main(terminalHost(process), process.argv.slice(2)).then((code) => {
  // After the last byte is out; whatever a scanned server left open does not keep us.
  process.stdout.write("", () => process.exit(code));
});
