import { operandOf } from "../runners.ts";
import { quoted } from "./quote.ts";

/** What a command or a url is called: by us, and in words for people. Neither holds a secret. */
export interface Naming {
  readonly key: string;
  readonly source: string;
}

/** Many packages have no other name below their scope, which then says whose server it is. */
const NAMELESS = new Set(["mcp", "server", "mcp-server", "cli", "app", "tools"]);

/**
 * The package or script that a command runs, else its program. A scope is left out, as clients count the key in the
 * names of tools, but where nothing else tells the package: `@acme/notes-mcp@2` is `notes-mcp`, `@acme/mcp` is `acme-mcp`.
 */
export function commandNaming(command: readonly string[]): Naming {
  const [path = "", ...args] = command;
  const operand = operandOf([stem(path), ...args])?.value;
  if (operand === undefined) return { key: keyOf(stem(path)), source: quoted(stem(path)) };
  return { key: keyOf(operandName(operand)), source: quoted(`${stem(path)} ${withoutCredentials(operand)}`) };
}

/** The host of a url, with the port when it names one. */
export function urlNaming(url: URL): Naming {
  return { key: keyOf(url.host), source: shownUrl(url) };
}

/** A url without what may be secret in it: credentials, query, and steps of the path that look like a token. */
export function shownUrl(url: URL): string {
  const steps = url.pathname.split("/").map((step) => (isToken(step) ? "***" : step));
  return `${url.protocol}//${url.host}${steps.join("/")}`;
}

function isToken(step: string): boolean {
  return step.length >= 16 && /\d/.test(step) && /^[\w.~=-]+$/.test(step);
}

/**
 * `@acme/mcp@2`, `npm:@acme/mcp`, `mcp-time==1.2`, `ghcr.io/acme/mcp:3`, `git+https://host/acme/mcp.git`, `dist/mcp.js`,
 * `node_modules/@acme/mcp/dist/index.js`.
 */
function operandName(operand: string): string {
  const [, installed = operand] = operand.split(/node_modules[/\\]/);
  if (installed !== operand && !installed.startsWith("@")) return installed.split(/[/\\]/, 1)[0] ?? operand;
  const [, scope, name] = /^(?:npm:)?@([^/@]+)\/([^/@]+)/.exec(installed) ?? [];
  if (scope !== undefined && name !== undefined) return NAMELESS.has(name) ? `${scope}-${name}` : name;
  return stem(operand);
}

/** The last step of a path, without a version and without the extension of a program. */
function stem(path: string): string {
  const last = path.split(/[/\\]/).findLast((step) => step !== "") ?? "";
  const [name = last] = last.replace(/^(?:npm|jsr):/, "").split(/[@:=<>~![#]/, 1);
  return name.replace(/\.(?:[cm]?[jt]s|py|rb|jar|exe|cmd|bat|sh|git)$/i, "");
}

function keyOf(name: string): string {
  const words = name.split(/[^\w.-]/).filter((word) => /\w/.test(word));
  return words.join("-").replace(/^[-.]+/, "") || "server";
}

function withoutCredentials(operand: string): string {
  const [address = ""] = operand.split(/[?#]/, 1);
  return address.replace(/\/\/[^/@]*@/, "//");
}

/** An option that hands over a secret, by one of the words of its name. */
const SECRET_OPTION = /^--?(?:[a-z0-9]+[-_])*(?:api[-_]?key|key|token|secret|password|passwd|auth|bearer)$/i;

/** The secrets on a command line: what follows an option that is named for one, or is written in a url. */
export function secretsOf(command: readonly string[]): readonly string[] {
  return command.flatMap((word, index) => {
    const [option = "", ...rest] = word.split("=");
    if (SECRET_OPTION.test(option)) return rest.length > 0 ? [rest.join("=")] : command.slice(index + 1, index + 2);
    const [, credentials] = /\/\/([^/@]+)@/.exec(word) ?? [];
    return credentials === undefined ? [] : [credentials];
  });
}
