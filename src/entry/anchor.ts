import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Document } from "../model/document.ts";
import type { Surface } from "../model/surface.ts";
import type { Environment } from "../inputs/live/environment.ts";
import { configEntry } from "./config-entry.ts";
import type { Reading, Target } from "./options.ts";

/** What of the world says where a server is named. */
interface Where {
  readonly env: Environment;
  /** Absolute; what paths in reports are relative to. */
  readonly root: string;
}

/**
 * A live server has no file that a finding could point at. It is shown where the repository names the server, which is
 * what a person changes: in the configuration of a client, else in the workflow that runs. Gives the surface back as it
 * is when neither does.
 */
export async function anchored(surface: Surface, target: Target, host: Where): Promise<Surface> {
  if (surface.anchor !== undefined || isOfFiles(target)) return surface;
  const entry = await configEntry(target, host.root);
  if (entry !== undefined) {
    const documents = new Map(surface.documents).set(entry.document.id, entry.document);
    return { ...surface, documents, anchor: entry.place };
  }
  const found = await workflowLine(target.kind, inWorkflow(target), host);
  if (found === undefined) return surface;
  const documents = new Map(surface.documents).set(found.id, found);
  return { ...surface, documents, anchor: { doc: found.id, pointer: "" } };
}

/** Whether findings have lines in files of the repository by themselves. */
export function isOfFiles(target: Target): target is Exclude<Target, Elsewhere> {
  return target.kind === "manifest" || target.kind === "config" || target.kind === "source";
}

/** What stands in no file but the workflow that names it. */
type Elsewhere = Extract<Target, { kind: "server" | "url" | "package" }>;

/** What a workflow names it by. */
function inWorkflow(target: Elsewhere): string {
  switch (target.kind) {
    case "server":
      return target.command;
    case "url":
      return target.url;
    case "package":
      return target.spec;
  }
}

/** Why there is no SARIF without such a line. */
export const NO_LINE =
  "SARIF shows findings in files of the repository, and none names this server: save what it shows with " +
  "`mcp-audit list`, commit that file and scan it, or do without SARIF";

/** Whether a finding about what is read would have a line in a file of the repository. */
export async function hasLine(
  { target, source }: Pick<Reading, "target" | "source">,
  { env, root }: Where,
): Promise<boolean> {
  if (source !== "" || isOfFiles(target)) return true;
  if ((await configEntry(target, root)) !== undefined) return true;
  return (await workflowLine(target.kind, inWorkflow(target), { env, root })) !== undefined;
}

/** The workflow that runs, as a document whose one place is the line that names the server. */
async function workflowLine(
  key: Elsewhere["kind"],
  value: string,
  { env, root }: Where,
): Promise<Document | undefined> {
  const path = workflowPath(env);
  const workspace = env["GITHUB_WORKSPACE"];
  if (path === undefined || workspace === undefined || workspace === "") return undefined;
  const body = await readFile(join(workspace, path), "utf8").catch(() => undefined);
  const range = body === undefined ? undefined : (await import("./workflow-line.ts")).lineOf(body, key, value.trim());
  return body === undefined || range === undefined
    ? undefined
    : { id: `workflow ${path}`, path: shown(join(workspace, path), root), body, index: { find: () => range } };
}

function shown(path: string, root: string): string {
  return relative(root, path).replaceAll("\\", "/");
}

/** `octo/tools/.github/workflows/ci.yml@refs/heads/main` is `.github/workflows/ci.yml`, if it is of this repository. */
function workflowPath(env: Environment): string | undefined {
  const ref = env["GITHUB_WORKFLOW_REF"] ?? "";
  const prefix = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
  const path = ref.slice(prefix.length).split("@", 1)[0] ?? "";
  return ref.startsWith(prefix) && /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path) ? path : undefined;
}
