/** Where an effect goes: the host, program or file, when the code says so. */
import type { Input } from "../../model/capability.ts";
import { asWritten, ROOT, TEMPORARY } from "../builtins/paths.ts";
import { isBuiltIn } from "./pure.ts";
import { prefixOf } from "../join.ts";
import type { SingleValue, Value } from "../values.ts";
import { each, stringOf } from "../values.ts";

/** Names that options have for a host or address. */
const ADDRESSES = [
  "baseURL",
  "baseUrl",
  "base_url",
  "url",
  "uri",
  "endpoint",
  "prefixUrl",
  "host",
  "hostname",
  "rootUrl",
  "serverUrl",
  "apiUrl",
  "connectionString",
];

/** The host of a URL, as far as constant; `$NAME` when an environment variable chooses it. */
export function hostOf(value: Value): string | undefined {
  const hosts = new Set(each(value).flatMap((one) => hostOfOne(one) ?? []));
  return hosts.size === 0 ? undefined : [...hosts].sort().join(", ");
}

function hostOfOne(value: Value): string | undefined {
  if (value.kind === "object") {
    for (const name of ADDRESSES) {
      const found = value.props.get(name);
      const host =
        found === undefined ? undefined : (hostOf(found) ?? (name.startsWith("host") ? stringOf(found) : undefined));
      if (host !== undefined) return host;
    }
    return undefined;
  }
  const prefix = prefixOf(value);
  const match = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@\s]*@)?([^/?#\s:@]+)/i.exec(prefix);
  const isWhole = match !== null && (value.kind === "const" || match[0].length < prefix.length);
  if (isWhole) return match[1];
  const [leading] = value.kind === "text" ? value.parts : [];
  const taint =
    value.kind === "unknown" ? value.taint : typeof leading === "string" || leading === undefined ? [] : leading;
  const variable = taint.find(({ origin }) => origin.kind === "environment")?.origin;
  return variable?.kind === "environment" && variable.name !== undefined ? `$${variable.name}` : undefined;
}

/** The program of a command line or of `spawn`. */
export function programOf(value: Value): string | undefined {
  const text = prefixOf(value).trim();
  if (text === "") return undefined;
  const words = text.split(/\s+/);
  const isWhole = value.kind === "const" || words.length > 1 || /\s$/.test(prefixOf(value));
  return isWhole ? words[0] : undefined;
}

/** A file as people write it: the tree's own files without the root that stands for it. */
export function fileOf(value: Value | undefined): string | undefined {
  const path = stringOf(value);
  return path === undefined ? undefined : asWritten(path);
}

/** Whether paths stay in the server's own package or in the folder of temporary files. */
export function areOwn(paths: readonly (Value | undefined)[], inputs: readonly Input[]): boolean {
  const all = paths.flatMap((path) => (path === undefined ? [] : each(path)));
  // With `../` whoever chooses the name chooses the folder too.
  return all.length > 0 && all.every(isOwn) && !inputs.some(isChosen);
}

/** A file of the tree, a temporary one, or one that a package says where it is: its binary. */
function isOwn(path: SingleValue): boolean {
  if (path.kind === "external") return path.path.every((part) => part !== "()") && !isBuiltIn(path.module);
  const text = prefixOf(path);
  return text.startsWith(`${ROOT}/`) || text.startsWith(`${TEMPORARY}/`);
}

function isChosen({ role, origin, guard }: Input): boolean {
  return role === "path" && origin.kind === "argument" && guard === "none";
}
