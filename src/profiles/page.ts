import { cellTexts, type CellText } from "./columns.ts";
import type { Profile } from "./profile.ts";
import { shortSource } from "./source.ts";

/** `docs/profiles.md`: the whole table, one section a client. */
export function profilesPage(profiles: readonly Profile[]): string {
  const list = profiles.map(
    ({ name, aliases, title }) => `| [${name}](#${name}) | ${aliases.join(", ")} | ${cell(title)} |`,
  );
  return `<!-- Made by \`npm run docs\` from src/profiles: change the rows there instead. -->

# Client profiles

What each client takes of an MCP server, as far as it is known: from its documentation, its source, or what its users
reported. A client without a line has no known limit there. Each line has its source and the day of the newest evidence;
clients change, so a line that is wrong now is a bug that we want to hear of.

\`mcp-audit scan --profile openai --profile gemini\` asks about two of them, \`--profile all\` about all, and
\`mcp-audit profiles NAME\` prints one. Without the option it is \`claude\`.

| Name | Also | Client |
| --- | --- | --- |
${list.join("\n")}

${profiles.map(section).join("\n\n")}
`;
}

function section(profile: Profile): string {
  const rows = cellTexts(profile).map(
    ({ what, taken, otherwise, rules, cell: { sources, day, note } }) =>
      `| ${[
        cell(what),
        cell(taken),
        otherwise,
        note === undefined ? "" : cell(note),
        sources.map((source) => `[${cell(shortSource(source))}](${source})`).join("<br>"),
        day,
        rules.map((rule) => `[${rule}](rules/${rule}.md)`).join("<br>"),
      ].join(" | ")} |`,
  );
  const head = ["What", "Taken", "Otherwise", "Note", "Source", "As of", "Rule"];
  return `## ${profile.name}

${profile.title}.

| ${head.join(" | ")} |
|${" --- |".repeat(head.length)}
${rows.join("\n")}`;
}

/** Inside a table of Markdown. */
function cell(text: string): string {
  return text.replace(/[|<\\]/g, "\\$&");
}

/** For a terminal: the names. */
export function profileList(profiles: readonly Profile[]): string {
  const width = Math.max(...profiles.map(({ name }) => name.length));
  const lines = profiles.map(({ name, aliases, title }) => {
    const also = aliases.length === 0 ? "" : ` (also ${aliases.join(", ")})`;
    return `${name.padEnd(width)}  ${title}${also}`;
  });
  return [...lines, "", "mcp-audit profiles NAME shows what one takes, with sources."].join("\n");
}

/** For a terminal: one row of the table. */
export function profileText(profile: Profile): string {
  return [`${profile.name}: ${profile.title}`, ...cellTexts(profile).map(paragraph)].join("\n\n");
}

function paragraph({ what, taken, otherwise, rules, cell: { sources, day, note } }: CellText): string {
  const plain = (text: string): string => text.replaceAll("`", "");
  return [
    `${plain(what)}: ${plain(taken)}${otherwise === "" ? "" : `; otherwise ${otherwise}`}`,
    ...(note === undefined ? [] : [`  ${note}`]),
    `  ${rules.join(", ")}; as of ${day}`,
    ...sources.map((source) => `  ${source}`),
  ].join("\n");
}
