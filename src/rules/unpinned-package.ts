import type { LaunchedPackage } from "../model/launch.ts";
import { blottedQuote } from "../text/secrets.ts";
import { isExactVersion } from "../text/versions.ts";
import type { Rule } from "./rule.ts";

export const unpinnedPackage = {
  id: "unpinned-package",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "Every start fetches whatever was published last",
  why: `
A server that was reviewed once is another one after its next release, and nobody is asked: a stolen account of its author
is enough. Exact versions, digests, full commits and files on disk are left alone; so is a version that a variable gives.`,
  fix: "Name an exact version (`name@1.2.3`, `name==1.2.3`), the digest of an image, or a full commit.",
  cwe: [1357, 494],
  owasp: ["ASI04", "MCP04"],

  each: "launch",
  *check({ package: fetched }) {
    if (fetched === undefined || isPinned(fetched)) return;
    const { name, version, place } = fetched;
    const named = version === "" ? "no version" : `${blottedQuote(version, 40)}, which is not one release`;
    yield { at: place, message: `${blottedQuote(name, 80)} is fetched with ${named}: its next release runs unseen.` };
  },
} satisfies Rule;

function isPinned({ registry, name, version }: LaunchedPackage): boolean {
  if (/[${}%]/.test(name + version) || version === "local") return true;
  switch (registry) {
    case "npm":
      return /^v?\d+\.\d+\.\d+/.test(version) && isExactVersion(version);
    case "pypi":
      return isExactVersion(version);
    case "image":
      return /^sha256:[\da-f]{64}$/i.test(version) || /^v?\d+\.\d/i.test(version);
    case "git":
      return /^[\da-f]{40}$/i.test(version);
    case "url":
      return /\d\.\d{1,9}\.\d/.test(name);
  }
}
