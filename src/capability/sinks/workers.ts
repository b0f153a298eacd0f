/** Bindings of Cloudflare Workers: `env.NAME.get`, where the name is written in capitals. */
import type { Leaf } from "../../model/capability.ts";
import type { Machine } from "../machine.ts";
import { traced } from "../taint.ts";
import type { ExternalValue, Site, Value } from "../values.ts";
import { unknown } from "../values.ts";
import { distinct, inputsOf } from "./inputs.ts";
import { sqlLeaves } from "./sql.ts";

const READS: ReadonlySet<string> = new Set(["get", "getWithMetadata", "list", "head", "match", "query"]);
const WRITES: ReadonlySet<string> = new Set(["put", "delete", "send", "insert", "upsert"]);

/** The last part of the path of a statement that is prepared and not yet run. */
export const STATEMENT = "statement";

/** The result of a call on a binding; undefined when it is none. */
export function workerBinding(
  machine: Machine,
  callee: ExternalValue,
  args: readonly Value[],
  at: Site,
): Value | undefined {
  const env = callee.path.lastIndexOf("env");
  const [binding, method] = callee.path.slice(env + 1);
  if (
    env === -1 ||
    callee.module === "process" ||
    binding === undefined ||
    method === undefined ||
    !/^[A-Z][A-Z0-9_]*$/.test(binding)
  )
    return undefined;
  for (const leaf of leavesOf(method, args)) {
    const symbol = `env.${binding}.${method}`;
    const inputs = distinct(
      args.flatMap((arg) =>
        inputsOf(machine, arg, leaf.endsWith("_DB") && (method === "prepare" || method === "exec") ? "sql" : "body"),
      ),
    );
    machine.reach({ leaf, symbol, at, text: `uses the binding ${binding} (${symbol})`, inputs, destination: binding });
  }
  if (method === "prepare" || method === "bind" || method === "idFromName")
    return { ...callee, path: [...callee.path.slice(0, env + 2), STATEMENT] };
  return unknown(traced({ kind: "network" }));
}

function leavesOf(method: string, args: readonly Value[]): readonly Leaf[] {
  if (method === "prepare" || method === "exec") return sqlLeaves(args[0]);
  if (method === "fetch" || method === "run") return ["NETWORK_OUTBOUND"];
  if (READS.has(method)) return ["READ_DB"];
  return WRITES.has(method) ? ["WRITE_DB"] : [];
}
