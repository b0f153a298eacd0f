import { examplesOf, type Example } from "../__tests__/examples.ts";
import { aliasPage, ruleList, rulePage, type PageExample } from "../src/reporters/rule-page.ts";
import { RULES } from "../src/rules/index.ts";

/** Every generated page, by its path. */
export function pages(): ReadonlyMap<string, string> {
  const rules = RULES.map((rule): [string, string] => {
    const { reports, quiet } = examplesOf(rule.id);
    return [`docs/rules/${rule.id}.md`, rulePage(rule, { reports: reports.map(shown), quiet: quiet.map(shown) })];
  });
  return new Map([["docs/aliases.md", aliasPage(RULES)], ["docs/rules/README.md", ruleList(RULES)], ...rules]);
}

function shown({ text, raw, tool, server, fleet, why, severity, at }: Example): PageExample {
  const written = text ?? raw;
  return {
    ...(written === undefined ? { value: tool ?? server ?? fleet } : { text: written }),
    ...(why !== undefined && { why }),
    ...(severity !== undefined && { severity }),
    ...(at !== undefined && { at }),
  };
}
