import { field, stringField } from "../model/json.ts";
import type { Tool } from "../model/surface.ts";
import { shownName } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

const NAMED = 5;

export const missingAnnotations = {
  id: "missing-annotations",
  aliases: [],
  severity: "info",
  kind: "quality",
  summary: "Tools are published without hints or titles",
  why: `
A client that finds no hints assumes the worst: that the tool changes things, removes things and talks to strangers. So
reads are asked about or blocked where only reads are let through, and the directories of Anthropic and OpenAI refuse the
server. A title is what a person sees in the question. One finding a server, with the count.`,
  fix: "Set readOnlyHint on every tool, destructiveHint on those that change things, and a title.",
  cwe: [],
  owasp: [],

  each: "server",
  *check({ tools, subjects }) {
    const [server] = subjects;
    const unmarked = tools.filter((tool) => !hasHint(tool));
    const untitled = tools.filter((tool) => !hasTitle(tool));
    if (server === undefined || unmarked.length + untitled.length === 0) return;
    const parts = [
      ...(unmarked.length > 0 ? [`neither readOnlyHint nor destructiveHint: ${share(unmarked, tools)}`] : []),
      ...(untitled.length > 0 ? [`no title: ${share(untitled, tools)}`] : []),
    ];
    yield { at: server.place, message: `Tools have ${parts.join("; ")}.` };
  },
} satisfies Rule;

function hasHint({ annotations }: Tool): boolean {
  return ["readOnlyHint", "destructiveHint"].some((hint) => typeof field(annotations, hint) === "boolean");
}

function hasTitle({ raw, annotations }: Tool): boolean {
  return [raw, annotations].some((holder) => (stringField(holder, "title") ?? "") !== "");
}

/** `3 of 7 ("a", "b", "c")`. */
function share(some: readonly Tool[], all: readonly Tool[]): string {
  if (some.length === all.length) return all.length === 1 ? "the only one" : `all ${all.length}`;
  const names = some.slice(0, NAMED).map(({ name }) => shownName(name));
  return `${some.length} of ${all.length} (${names.join(", ")}${some.length > NAMED ? ", …" : ""})`;
}
