import { identifierWords } from "../identifier.ts";

/** What is said of a line whose program says no more than that it is one, and of those that bring a package. */
export const WORKS = "works on the machine";
export const FETCHES = "fetches a package and runs it";
export const INSTALLS = "installs a package";

/**
 * A program of the shell, and behind it what only a command has: an option, a path, another command. Their names are no
 * words of English; what is one ("find", "history") needs such a program behind it.
 */
export const LINE =
  /\b(?<![./$@-])(?:(?:ntpdate|timedatectl|pkill|killall|apt-get|dpkg|pacman|systemctl|journalctl|launchctl|crontab|chmod|chown|chgrp|chattr|cp|ln|mv|mkdir|rmdir|rm|ls|du|gunzip|xargs|sed|awk|egrep|grep|tee|nohup|tmux|rsync|scp|sftp|ssh|ssh-keygen|ssh-add|nmap|tcpdump|nslookup|traceroute|ifconfig|ipconfig|netstat|iptables|nft|sysctl|modprobe|insmod|umount|mount|fdisk|losetup|swapoff|dmesg|docker|podman|kubectl|helm|terraform|ansible|aws|gcloud|az|gh|glab|git|hg|svn|psql|mysql|mysqldump|pg_dump|mongosh|mongodump|redis-cli|sqlite3|openssl|gpg|keytool|osascript|defaults|pmset|scutil|dscl|networksetup|xattr|pwsh|powershell|reg|schtasks|taskkill|tasklist|wmic|icacls|takeown|attrib|robocopy|xcopy|setx|useradd|usermod|userdel|passwd|setfacl|pbcopy|pbpaste|xclip|screencapture|sudo)(?:\.exe)?(?:\s{1,3}(?!(?:a|an|and|are|as|at|by|for|from|in|into|is|it|of|on|or|that|the|this|to|under|with)\s)[^\s`"',;|&()-][^\s`"',;|&()]{0,60}){0,5}?(?:\s{1,3}--?[a-zA-Z\d]|\s{1,3}[~.]{0,2}\/[\w*]|\s{0,2}(?:\|{1,2}|&&|>{1,2})\s{0,2}[a-z~/.]|\s{0,2};\s{0,2}(?:cat|crontab|curl|defaults|dmesg|docker|echo|env|export|git|head|history|kill|killall|launchctl|ls|nohup|pip|pkill|ps|rm|sleep|sudo|systemctl|tail|uname|wget|whoami)\b)|(?:cat|cut|date|echo|env|hostname|uname|whoami|export|find|head|history|id|kill|last|sleep|sort|source|tail|touch|tr|uniq|wc)(?:\s{1,3}[^\s`",;|&()]{1,60}){0,6}\s{0,2}(?:\|{1,2}|&&|;|(?<!-)>{1,2})\s{0,2}(?:sudo\s)?(?:(?:awk|base64|cat|curl|cut|docker|egrep|env|git|grep|hostname|netstat|npm|pip|ps|pwd|head|history|id|ls|nc|sed|sort|ssh|tail|tar|tee|tr|uname|uniq|wc|wget|whoami|xargs)(?![\w-])|~\/|\/\w))[^\n`]{0,160}|(?<=[`"']|: )(?:pkill|killall|ntpdate|taskkill|systemctl|launchctl|kubectl|terraform|docker|podman|gh|git|aws|gcloud|az|umount|swapoff|userdel|gpg|ufw)\s{1,3}(?!(?:and|or|is|are|the|for|to|command|commands|repo|repository|repositories|hosted|version)\b)[a-z][\w-]{1,30}(?:\s{1,3}[\w./@:=*-]{1,60}){0,8}(?=[`"'.;,]|\s?$)/;

/** What people are told to do once, and what only shows something of the program itself. */
const SETS_UP =
  /\s(?:account (?:set|show|list)|auth|login|log-in|init|install|add|setup|set-up|configure|config|up|start|start-[\w-]{1,40}|serve|run|dev|build|test|lint|status|diff|log|show|commit|fetch|pull|push|checkout|switch|merge|clone|rev-parse|describe|get|list|version|help|use-context)(?=\s|$)|\s(?:--version|--help|-h|-V)\b/i;

/** Whether a command is one that honest texts ask for where servers or tools are called so, as far as it can be told by its text. */
export function isEveryday(
  { does, text }: { readonly does: string; readonly text: string },
  names: readonly string[],
): boolean {
  if (does === WORKS) return isOwnLine(text, names);
  return (does === FETCHES || does === INSTALLS) && isOwnPackage(text, names);
}

/** Packages that many know, and what is no package: what a project lists, or "the pip install hint". */
const KNOWN_PACKAGE =
  /\s(?:astro|biome|cap|create-[\w-]{2,40}|cypress|drizzle-kit|esbuild|eslint|expo|jest|knex|lerna|mocha|next|nx|playwright|prettier|prisma|rollup|shadcn|storybook|supabase|tailwindcss|tsc|tsx|turbo|typescript|vercel|vite|vitest|wrangler|black|build|ffmpeg|flask|jq|matplotlib|mypy|node|numpy|pandas|pillow|pip|pytest|python3?|requests|ruff|scipy|torch|uv|wheel)(?:@[\w.]{1,12})?(?=\s|$|[)"'`,])|\s(?:-r|-e|--requirement|--editable)\s|\sinstall (?:command|hint|instructions?|step)s?\b/i;

/** Words that many servers and packages are called by. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  "agent api app check cli client code core data get helper list local mcp new run server set sync tool tools".split(
    " ",
  ),
);

/** Whether a package is one that many know, or is called after them: `pip install kikit` of `kikit_panels`. */
function isOwnPackage(line: string, names: readonly string[]): boolean {
  const words = [...wordsOf(names)].filter((word) => word.length > 2 && !SAYS_LITTLE.has(word));
  const isNamed = (word: string): boolean =>
    words.some((name) => word.length > 2 && (name.startsWith(word) || (name.length > 3 && word.includes(name))));
  return KNOWN_PACKAGE.test(line) || identifierWords(line).some(({ word }) => isNamed(word));
}

function wordsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => identifierWords(name).map(({ word }) => word)));
}

/** Whether a line sets a program up, or is of a program that a server or tool is about by its name. */
function isOwnLine(line: string, names: readonly string[]): boolean {
  // With a place for a value, or values to choose from: "sftp | disk | other".
  if (/\{[a-z_]{2,20}\}/.test(line) || /^[\w-]{1,30}(?: \| [\w-]{1,30}){1,9}$/.test(line)) return true;
  const plain = line.replace(/<[^<>]{1,60}>/g, "x");
  if (/[|;>]|&&|^sudo\b|(?<!^git\s{1,4}clone\s{1,4}https):\/\//i.test(plain)) return false;
  const [program = "", part = ""] = plain.split(/\s{1,4}|\./, 2);
  const words = wordsOf(names);
  return SETS_UP.test(plain) || [program, part, ...(ABOUT.get(program) ?? [])].some((word) => words.has(word));
}

/** By what words a server is about a program. */
const ABOUT: ReadonlyMap<string, readonly string[]> = new Map([
  ["az", ["azure"]],
  ["docker", ["container", "containers"]],
  ["gh", ["github"]],
  ["git", ["github", "gitlab", "repo", "branch", "commit"]],
  ["glab", ["gitlab"]],
  ["gcloud", ["google", "gcp"]],
  ["kubectl", ["kubernetes", "k8s", "eks", "aks", "gke"]],
  ["psql", ["postgres", "postgresql"]],
  ["redis-cli", ["redis"]],
  ["sqlite3", ["sqlite"]],
]);
