import type { Launch, Word } from "../model/launch.ts";
import { programName } from "../model/program.ts";
import { rank, type Severity } from "../model/severity.ts";
import { blottedQuote } from "../text/secrets.ts";
import { isSecretPath } from "../text/secret-paths.ts";
import type { Rule } from "./rule.ts";

/** Options that give a part of the host away, by their value. */
const OPTIONS: readonly (readonly [option: RegExp, value: RegExp, gives: string, severity: Severity])[] = [
  [/^--privileged$/, /^(?:true)?$/, "every right of the host", "high"],
  [/^--(?:pid|ipc|uts|userns|cgroupns)$/, /^host$/, "a namespace of the host", "high"],
  [/^--net(?:work)?$/, /^host$/, "the network of the host", "medium"],
  [/^--cap-add$/, /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i, "rights of the host", "high"],
  [/^--security-opt$/, /unconfined|disable/i, "a container without its confinement", "high"],
];

const MOUNTS = /^(?:-v|--volume|--mount)$/;

export const containerHostAccess = {
  id: "container-host-access",
  aliases: [],
  severity: "high",
  severities: ["critical", "medium"],
  kind: "security",
  summary: "The container of the server is given the host",
  why: `
A container is used to keep a server apart. \`--privileged\`, the socket of Docker, the root or home folder and the host's
namespaces undo that: what runs inside can do what its user can do outside. Two of them that give all are critical; the
host's network alone is medium. Other folders are left alone.`,
  fix: "Mount the folders that the server works on, read-only where that is enough, and leave out the other options.",
  cwe: [250, 668],
  owasp: ["ASI05", "MCP05"],

  each: "launch",
  *check(launch) {
    const given = [...givenAway(launch)];
    const [first] = given;
    if (first === undefined) return;
    const worst = given.reduce<Severity>(
      (most, { severity }) => (rank(severity) > rank(most) ? severity : most),
      "medium",
    );
    const heavy = given.filter(({ severity }) => severity === "high").length;
    const said = given.map(({ word, gives }) => `${blottedQuote(word.value, 60)} gives it ${gives}`);
    yield {
      at: first.word.place,
      message: `The container is let out: ${said.slice(0, 8).join(", ")}.`,
      severity: heavy > 1 ? "critical" : worst,
      related: given.slice(1, 8).map(({ word, gives }) => ({ at: word.place, message: `It gives ${gives}.` })),
    };
  },
} satisfies Rule;

interface Given {
  readonly word: Word;
  readonly gives: string;
  readonly severity: Severity;
}

function* givenAway({ command, args }: Launch): Generator<Given> {
  const words = command === undefined ? [] : [command, ...args];
  const start = words.findIndex(({ value }) => /^(?:docker|podman|nerdctl)$/.test(programName(value)));
  if (start === -1 || start > 3) return;
  for (const [index, word] of words.entries()) {
    if (index <= start) continue;
    const [option = "", ...rest] = word.value.split("=");
    const isJoined = rest.length > 0;
    const value = isJoined ? rest.join("=") : option === "--privileged" ? "" : (words[index + 1]?.value ?? "");
    const shown = isJoined || option === "--privileged" ? word : (words[index + 1] ?? word);
    for (const [name, meant, gives, severity] of OPTIONS) {
      if (name.test(option) && meant.test(value)) yield { word: shown, gives, severity };
    }
    const mounted = MOUNTS.test(option) ? mountedFolder(value) : undefined;
    if (mounted !== undefined) yield { word: shown, gives: mounted, severity: "high" };
  }
}

/** What of the host a mount shows: `/:/host`, `type=bind,source=/var/run/docker.sock,…`. */
function mountedFolder(value: string): string | undefined {
  const [, source] = /(?:^|,)(?:source|src)=([^,]{1,300})/.exec(value) ?? [];
  const path = (source ?? value.split(":", 1)[0] ?? "").replace(/(?<=.)\/$/, "");
  if (/docker\.sock$|podman\.sock$|containerd\.sock$/.test(path)) return "control over all containers and the host";
  if (path === "/" || /^[a-z]$/i.test(path)) return "all files of the host";
  if (/^\/(?:etc|root|proc|sys|dev|var|boot|home|Users)$/.test(path)) return "files of the system";
  if (/^(?:~|\$HOME|\$\{HOME\}|\$\{userHome\}|\$\{env:HOME\}|\/home\/[^/]{1,40}|\/Users\/[^/]{1,40})$/.test(path))
    return "the whole home folder";
  return isSecretPath(path) ? "keys or secrets" : undefined;
}
