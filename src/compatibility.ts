import type { Compatibility, Reception } from "./model/compatibility.ts";
import type { Finding } from "./model/report.ts";
import type { Subject, Surface } from "./model/surface.ts";
import type { Profile } from "./profiles/profile.ts";

/** One row a profile, by what the rules found; a rule that did not run says nothing. */
export function compatibility(
  surface: Surface,
  profiles: readonly Profile[],
  findings: readonly Finding[],
): readonly Compatibility[] {
  const found = findings.filter(({ server }) => server === surface.key);
  return profiles.map(({ name }) => {
    const rejected = new Set(found.filter((finding) => finding.profiles?.includes(name)).map(({ subject }) => subject));
    const rewritten = new Set(
      found.filter((finding) => finding.rewrittenBy?.includes(name)).map(({ subject }) => subject),
    );
    const reception = (subject: Subject | undefined): Reception => {
      if (subject === undefined) return "accepted";
      return rejected.has(subject) ? "rejected" : rewritten.has(subject) ? "rewritten" : "accepted";
    };
    return {
      profile: name,
      server: reception(surface.subjects.find(({ kind }) => kind === "server")),
      tools: new Map(surface.tools.map((tool) => [tool, reception(tool)])),
    };
  });
}
