import type { Command } from "commander";
import type { Host } from "../host.ts";

/** `mcp-audit profiles`: the clients that can be asked about, or all that is known of one, with sources. */
export function addProfiles(program: Command, host: Host): void {
  program
    .command("profiles")
    .description("list the clients, or show what one takes")
    .argument("[name]", "a client, as claude or vscode")
    .action(async (name: string | undefined) => {
      const { chooseProfiles, PROFILES } = await import("../../profiles/index.ts");
      const { profileList, profileText } = await import("../../profiles/page.ts");
      if (name === undefined) host.print(`${profileList(PROFILES)}\n`);
      else host.print(`${chooseProfiles([name]).map(profileText).join("\n\n\n")}\n`);
    });
}
