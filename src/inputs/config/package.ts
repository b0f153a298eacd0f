import type { LaunchedPackage, Registry, Word } from "../../model/launch.ts";
import { programName } from "../../model/program.ts";
import { operandOf } from "../runners.ts";

/** Options that keep a runner to what is installed already. */
const LOCAL_ONLY = ["--no-install", "--no", "--offline"];

/** What a command fetches and runs, by its runner; undefined when it runs what is there. */
export function packageOf(command: Word, args: readonly Word[]): LaunchedPackage | undefined {
  const words = unwrapped([command, ...args]);
  const values = words.map(({ value }, index) => (index === 0 ? programName(value) : value));
  const operand = operandOf(values);
  const word = operand === undefined ? undefined : words[operand.index];
  if (operand === undefined || word === undefined) return undefined;
  if (values.slice(0, operand.index).some((value) => LOCAL_ONLY.includes(value))) return undefined;
  const { fetches } = operand.runner;
  const [, prefixed] = /^(npm|jsr):/.exec(operand.value) ?? [];
  if (fetches === undefined && prefixed === undefined) return undefined;
  const spec = operand.value.replace(/^npm:/, "");
  return { ...parsed(spec, fetches ?? "npm"), place: word.place };
}

/** Without what only starts another program: `cmd /c`, `env NAME=value`. */
function unwrapped(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  const name = programName(first?.value ?? "");
  if (name === "cmd" && /^\/[ck]$/i.test(second?.value ?? "")) return unwrapped(words.slice(2));
  if (name !== "env") return words;
  const start = words.findIndex(({ value }, index) => index > 0 && !value.includes("=") && !value.startsWith("-"));
  return start === -1 ? words : unwrapped(words.slice(start));
}

/** A file or folder of this machine, Windows' own among them. */
const ON_DISK = /^(?:[./~\\]|file:|[a-z]:[\\/])/i;

type Parsed = Omit<LaunchedPackage, "place">;

function parsed(spec: string, fetched: "npm" | "pypi" | "image"): Parsed {
  if (fetched === "image") return image(spec);
  if (ON_DISK.test(spec)) return { registry: "url", name: spec, version: "local" };
  if (/^[a-z+]{1,12}:/i.test(spec) || /^[\w.-]+\/[\w.-]+(?:#|$)/.test(spec)) return address(spec);
  if (fetched === "pypi") {
    const at = spec.search(/[[\s<>=!~@]/);
    const name = at === -1 ? spec : spec.slice(0, at);
    const version = spec
      .slice(name.length)
      .replace(/^\[[^\]]*\]/, "")
      .trim();
    return { registry: "pypi", name, version: version.replace(/^(?:==|@)/, "").trim() };
  }
  const at = spec.indexOf("@", 1);
  return { registry: "npm", name: at === -1 ? spec : spec.slice(0, at), version: at === -1 ? "" : spec.slice(at + 1) };
}

/** `ghcr.io:443/acme/mcp:1.2@sha256:…`: the digest counts before the tag. */
function image(spec: string): Parsed {
  const [name = spec, digest] = spec.split("@", 2);
  const colon = name.indexOf(":", name.lastIndexOf("/") + 1);
  const bare = colon === -1 ? name : name.slice(0, colon);
  return { registry: "image", name: bare, version: digest ?? (colon === -1 ? "" : name.slice(colon + 1)) };
}

/** `git+https://host/acme/mcp@ref`, `github:acme/mcp#ref`, `acme/mcp#ref`, `https://host/mcp.tgz`. */
function address(spec: string): Parsed {
  const isGit = /^(?:git|bitbucket:)|\.git\b/i.test(spec) || !spec.includes(":");
  const registry: Registry = isGit ? "git" : "url";
  const bare = spec.replace(/\/\/[^/@]*@/, "//");
  const hash = bare.indexOf("#");
  const at = bare.indexOf("@", bare.lastIndexOf("/") + 1);
  const cut = hash !== -1 && !bare.slice(hash).startsWith("#subdirectory") ? hash : at;
  if (cut === -1) return { registry, name: bare, version: "" };
  const [version = ""] = bare.slice(cut + 1).split(/[&#]/, 1);
  return { registry, name: bare.slice(0, cut), version: version.replace(/^(?:semver:|commit=)/, "") };
}
