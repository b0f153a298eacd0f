import { field, isObject, pointerStep, type Json } from "../model/json.ts";
import type { InstallScript } from "../model/launch.ts";

/** What npm runs by itself, in the order in which it does. */
const RUN_ON_INSTALL = ["preinstall", "install", "postinstall"];

/** The install scripts of a package.json; undefined when the value is none. */
export function installScripts(root: Json, doc: string): readonly InstallScript[] | undefined {
  const isPackage = ["scripts", "dependencies", "devDependencies", "bin", "engines"].some((key) =>
    isObject(field(root, key)),
  );
  if (!isPackage && (field(root, "name") === undefined || field(root, "version") === undefined)) return undefined;
  const scripts = field(root, "scripts");
  return RUN_ON_INSTALL.flatMap((name) => {
    const value = field(scripts, name);
    return typeof value === "string" ? [{ name, value, place: { doc, pointer: `/scripts${pointerStep(name)}` } }] : [];
  });
}
