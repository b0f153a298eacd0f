import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Log } from "sarif";
import { builtDist } from "./built-dist.ts";
import { NODE_24, runStep, temporaryFolder } from "./runner.ts";

const root = temporaryFolder();
const dist = builtDist();
const HOSTILE = resolve("fixtures/servers/hostile.ts");

/** A repository with a configuration of these servers, by behaviour. */
function repository(name: string, servers: Readonly<Record<string, readonly string[]>>): string {
  const workspace = join(root, name);
  mkdirSync(workspace);
  const entries = Object.entries(servers).map(([key, words]) => [key, { command: NODE_24, args: [HOSTILE, ...words] }]);
  const body = JSON.stringify({ mcpServers: Object.fromEntries(entries) as unknown }, undefined, 2);
  writeFileSync(join(workspace, ".mcp.json"), body);
  return workspace;
}

describe("the servers of a configuration, one of which dies and one of which is foul", () => {
  const servers = { calm: ["plain"], dead: ["killed by itself"], foul: ["markup and bidi in names"] };

  test("each is listed or not, and each that was listed has its SARIF, placed at its entry", async () => {
    const workspace = repository("mixed", servers);
    const { code, outputs, log } = await runStep({ dist: dist(), workspace, inputs: { spawn: "true" } });
    expect([code, outputs["outcome"]]).toEqual([2, "incomplete"]);
    expect(log).toContain("| mcp-audit: calm: listed, 1 tools");
    expect(log).toMatch(/^\| mcp-audit: dead: not listed: .* was ended by SIGKILL when it was asked for initialize$/m);
    const folder = outputs["sarif-file"] ?? "";
    expect(readdirSync(folder).sort()).toEqual(["mcp-audit-calm.sarif", "mcp-audit-foul.sarif"]);
    const [run] = (JSON.parse(readFileSync(join(folder, "mcp-audit-foul.sarif"), "utf8")) as Log).runs;
    expect(run?.properties).toMatchObject({ coverage: { tools: 6 } });
    const listed = (run?.results ?? []).filter(
      ({ locations }) => locations?.[0]?.logicalLocations?.[0]?.kind === "tool",
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const { locations } of listed) {
      expect(locations?.[0]).toMatchObject({
        physicalLocation: { artifactLocation: { uri: ".mcp.json" }, region: { startLine: 17 } },
        logicalLocations: [{ fullyQualifiedName: expect.stringMatching(/^foul\/tool\//) as unknown }],
      });
    }
  });

  test("nothing is left of a run that its deadline ends", async () => {
    const workspace = repository("slow", { one: ["never answers"], two: ["never answers"] });
    const inputs = { spawn: "true", deadline: "1", config: ".mcp.json" };
    const { code, log } = await runStep({ dist: dist(), workspace, inputs });
    expect(code).toBe(2);
    expect(log).toContain("did not answer initialize before the time for all servers was over (deadline gives more)");
  });
});

describe("on an event that others can cause", () => {
  const file = join(root, "started");
  const server = [NODE_24, HOSTILE, "records its environment", file].join("\n");
  const why = "others can cause this event with code of theirs";

  test.each(["pull_request_target", "workflow_run", "issue_comment"])("%s: nothing is started", async (event) => {
    const workspace = repository(event, { spy: ["records its environment", file] });
    const env = { GITHUB_EVENT_NAME: event };
    for (const inputs of [{ server }, { spawn: "true" }, { config: ".mcp.json", spawn: "true" }]) {
      const { code, log } = await runStep({ dist: dist(), workspace, inputs, env });
      expect([code, log.includes(why)]).toEqual([2, true]);
    }
    expect(existsSync(file)).toBe(false);
  });

  test("but what is not started is audited there too, and a server where that is allowed", async () => {
    const workspace = repository("allowed", { spy: ["records its environment", file] });
    const env = { GITHUB_EVENT_NAME: "pull_request_target" };
    // Where this checkout stands may be reported: a command below /tmp is.
    const unstarted = { config: ".mcp.json", "fail-on": "none" };
    expect(await runStep({ dist: dist(), workspace, inputs: unstarted, env })).toMatchObject({ code: 0 });
    expect(existsSync(file)).toBe(false);
    const inputs = { server, "allow-untrusted-execution": "true" };
    expect(await runStep({ dist: dist(), workspace, inputs, env })).toMatchObject({ code: 0 });
    expect(existsSync(file)).toBe(true);
  });
});
