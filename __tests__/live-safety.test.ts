import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, dies, errorOf, hostile, read, type Recorded, toolNames } from "./live.ts";

/** Homes of servers, which are to be gone with them. */
const homes = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith("mcp-audit-"));

const usual = tmpdir();
let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(usual, "live-test-"));
  file = join(folder, "noted");
  process.env["TMPDIR"] = folder;
});
afterEach(() => {
  process.env["TMPDIR"] = usual;
  rmSync(folder, { recursive: true });
});

describe("nothing is done to a server but listing, and nothing is given to it", () => {
  test("it is asked for its lists, and for nothing else", async () => {
    await read(hostile("records what it is asked", file));
    expect(readFileSync(file, "utf8").split("\n")).toEqual([
      "initialize",
      "notifications/initialized",
      "tools/list",
      "prompts/list",
      "resources/list",
      "resources/templates/list",
      "",
    ]);
  });

  test("one that ends at the handshake is started once more, and not asked for one", async () => {
    await read(hostile("ends at a handshake", file));
    const [handshake, ...asked] = readFileSync(file, "utf8").trim().split("\n");
    expect(handshake).toBe("initialize");
    expect(asked.slice(0, 2)).toEqual(["server/discover", "tools/list"]);
    expect(asked).not.toContain("initialize");
    expect(homes()).toEqual([]);
  });

  test("what it asks is declined, but for a ping", async () => {
    await read(hostile("asks back", file));
    const declined = { error: { code: -32601, message: "this client only lists" } };
    const answers = readFileSync(file, "utf8").trim().split("\n");
    expect(answers.map((line) => JSON.parse(line) as unknown)).toEqual([
      { jsonrpc: "2.0", id: "q0", result: {} },
      { jsonrpc: "2.0", id: "q1", ...declined },
      { jsonrpc: "2.0", id: "q2", ...declined },
      { jsonrpc: "2.0", id: "q3", ...declined },
    ]);
  });

  test("it inherits a search path, an empty home, and what is named", async () => {
    process.env["MCP_AUDIT_CANARY"] = "sings";
    const surface = await read(hostile("records its environment", file), { env: { NAMED: "yes" } });
    delete process.env["MCP_AUDIT_CANARY"];
    expect(toolNames(surface)).toEqual(["read"]);
    const { env, home } = JSON.parse(readFileSync(file, "utf8")) as Recorded;
    expect(home).toEqual([]);
    expect(Object.keys(env).filter((key) => !key.startsWith("__"))).toEqual(["PATH", "HOME", "NAMED"]);
    expect(env["PATH"]).toBe(process.env["PATH"]);
    expect(env["HOME"]).not.toBe(process.env["HOME"]);
    expect(existsSync(env["HOME"] ?? "")).toBe(false);
  });
});

describe("nothing of a server is left", () => {
  test.each(["deaf to SIGTERM", "leaves a grandchild", "leaves a daemon"])("%s", async (behaviour) => {
    const surface = await read(hostile(behaviour, file));
    expect(toolNames(surface)).toEqual(["read"]);
    expect(await dies(Number(readFileSync(file, "utf8")))).toBe(true);
    expect(homes()).toEqual([]);
  });

  test("nor when we are interrupted", async () => {
    const line = JSON.stringify(hostile("leaves a grandchild", file));
    const script = `const { readServer } = await import("./src/inputs/live/index.ts");
      const reading = readServer(${line}, { cwd: "." });
      const { existsSync } = await import("node:fs");
      while (!existsSync(${JSON.stringify(file)})) await new Promise((resolve) => setTimeout(resolve, 10));
      process.kill(process.pid, "SIGINT");
      await reading;`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
    expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
    expect(await dies(Number(readFileSync(file, "utf8")))).toBe(true);
    expect(homes()).toEqual([]);
  });

  test("nor of one that could not be read", async () => {
    await errorOf(read(hostile("never answers"), { timeoutMs: 500 }));
    await errorOf(read("no-such-program"));
    await errorOf(read(command("a\0b")));
    expect(homes()).toEqual([]);
    expect(process.listenerCount("SIGINT")).toBe(0);
  });
});
