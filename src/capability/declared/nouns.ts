/** The kind of thing that a verb is done to. */
export type Domain = "FS" | "DB" | "NETWORK" | "EXEC" | "ENV";

/** Singular nouns of one domain only. Sources: section 6 of the measurements in docs/source.md, and published servers. */
const NOUNS: Readonly<Record<Domain, string>> = {
  FS: `
    file directory folder filesystem path disk filename subdirectory subfolder symlink workspace codebase
  `,
  DB: `
    database table sql row schema column postgres postgresql mysql sqlite mongodb redis collection
  `,
  NETWORK: `
    url uri web website webpage site internet online api http https endpoint webhook domain host hostname cloud remote
    browser tweet email slack s3 bucket aws gcp azure rest graphql rss feed dns ip socket websocket oauth
    printer blockchain wallet saas cdn proxy service
    google github gitlab bitbucket jira confluence gmail discord telegram whatsapp youtube twitter linkedin reddit wikipedia
    shopify salesforce hubspot dropbox trello asana airtable openai
  `,
  EXEC: `
    process command shell terminal cli script subprocess daemon executable bash powershell
    simulator emulator container repl interpreter sandbox
    git docker kubectl npm npx yarn pnpm pip ffmpeg adb xcrun simctl terraform helm blender slicer
    semgrep eslint pytest nmap tshark gdb imagemagick pandoc
  `,
  ENV: "env credential secret",
};

const DOMAIN_OF = new Map<string, Domain>(
  Object.entries(NOUNS).flatMap(([domain, words]) =>
    words
      .split(/\s+/)
      .filter((word) => word !== "")
      .map((word): [string, Domain] => [word, toDomain(domain)]),
  ),
);

function toDomain(name: string): Domain {
  return name === "FS" || name === "DB" || name === "NETWORK" || name === "EXEC" ? name : "ENV";
}

/** Two words that name one thing. */
const PAIRS = new Map<string, Domain>([
  ["environment variable", "ENV"],
  ["environment variables", "ENV"],
  ["process environment", "ENV"],
  ["api key", "ENV"],
  ["api keys", "ENV"],
  ["access token", "ENV"],
  ["access tokens", "ENV"],
  ["env var", "ENV"],
  ["env vars", "ENV"],
  ["command line", "EXEC"],
  ["file system", "FS"],
  ["web page", "NETWORK"],
  ["web pages", "NETWORK"],
  ["web site", "NETWORK"],
]);

/** The domain of a word, or of it and the next one. */
export function domainOf(word: string, next: string | undefined): Domain | undefined {
  const pair = next === undefined ? undefined : PAIRS.get(`${word} ${next}`);
  if (pair !== undefined) return pair;
  return DOMAIN_OF.get(word) ?? DOMAIN_OF.get(singular(word));
}

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Names that begin with a capital letter and are no service: languages, formats, programs, parts of sentences. */
const NO_SERVICE = new Set(
  (
    "json csv pdf xml yaml html css markdown sql javascript typescript python java rust ruby go bash node nodejs node.js " +
    "react vue svelte angular django flask english german french spanish chinese japanese unix linux windows macos utc " +
    "iso ascii unicode utf base64 regex boolean string number integer object array date id uuid mcp llm ai gui ui cli " +
    "stl obj png jpeg jpg gif svg zip gzip tar monday tuesday wednesday thursday friday saturday sunday january february " +
    "march april may june july august september october november december git docker ffmpeg blender " +
    "i you it use this the a an if when for and or not note warning important example default optional required true " +
    "false null none all any only returns args memory"
  ).split(" "),
);

/** Whether a word after "from", "in", "on", "to", "via", "using", "with" or "by" is the name of a service. */
export function isServiceName(written: string): boolean {
  if (NO_SERVICE.has(written.toLowerCase())) return false;
  const isName = /^[\p{L}\d.]+$/u.test(written) && /\p{Lu}/u.test(written);
  return isName && /\p{Ll}/u.test(written);
}
