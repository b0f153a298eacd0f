import { identifierWords } from "../identifier.ts";

/** What is said of a line whose program says no more than that it is one. */
export const WORKS = "works on the machine";

/**
 * A program of the shell, and behind it what only a command has: an option, a path, another command. Their names are no
 * words of English; what is one ("find", "history") needs such a program behind it.
 */
export const LINE =
  /\b(?<![./$@-])(?:(?:ntpdate|timedatectl|pkill|killall|apt-get|dpkg|pacman|systemctl|journalctl|launchctl|crontab|chmod|chown|chgrp|chattr|cp|ln|mv|mkdir|rmdir|rm|ls|du|gunzip|xargs|sed|awk|egrep|grep|tee|nohup|tmux|rsync|scp|sftp|ssh|ssh-keygen|ssh-add|nmap|tcpdump|nslookup|traceroute|ifconfig|ipconfig|netstat|iptables|nft|sysctl|modprobe|insmod|umount|mount|fdisk|losetup|swapoff|dmesg|docker|podman|kubectl|helm|terraform|ansible|aws|gcloud|az|gh|glab|git|hg|svn|psql|mysql|mysqldump|pg_dump|mongosh|mongodump|redis-cli|sqlite3|openssl|gpg|keytool|osascript|defaults|pmset|scutil|dscl|networksetup|xattr|pwsh|powershell|reg|schtasks|taskkill|tasklist|wmic|icacls|takeown|attrib|robocopy|xcopy|setx|useradd|usermod|userdel|passwd|setfacl|pbcopy|pbpaste|xclip|screencapture|sudo)(?:\.exe)?(?:\s{1,3}(?!(?:a|an|and|are|as|at|by|for|from|in|into|is|it|of|on|or|that|the|this|to|under|with)\s)[^\s`"',;|&()-][^\s`"',;|&()]{0,60}){0,5}?(?:\s{1,3}--?[a-zA-Z\d]|\s{1,3}[~.]{0,2}\/[\w*]|\s{0,2}(?:\|{1,2}|&&|>{1,2})\s{0,2}[a-z~/.]|\s{0,2};\s{0,2}(?:cat|crontab|curl|defaults|dmesg|docker|echo|env|export|git|head|history|kill|killall|launchctl|ls|nohup|pip|pkill|ps|rm|sleep|sudo|systemctl|tail|uname|wget|whoami)\b)|(?:cat|cut|date|echo|env|hostname|uname|whoami|export|find|head|history|id|kill|last|sleep|sort|source|tail|touch|tr|uniq|wc)(?:\s{1,3}[^\s`",;|&()]{1,60}){0,6}\s{0,2}(?:\|{1,2}|&&|;|(?<!-)>{1,2})\s{0,2}(?:sudo\s)?(?:awk|base64|cat|curl|cut|docker|egrep|env|git|grep|hostname|netstat|npm|pip|ps|pwd|head|history|id|ls|nc|sed|sort|ssh|tail|tar|tee|tr|uname|uniq|wc|wget|whoami|xargs|~\/|\/\w))[^\n`]{0,160}|(?<=[`"']|: )(?:pkill|killall|ntpdate|taskkill|systemctl|launchctl|kubectl|terraform|docker|podman|gh|git|aws|gcloud|az|umount|swapoff|userdel|gpg|ufw)\s{1,3}(?!(?:and|or|is|are|the|for|to|command|commands|repo|repository|repositories|hosted|version)\b)[a-z][\w-]{1,30}(?:\s{1,3}[\w./@:=*-]{1,60}){0,8}(?=[`"'.;,]|\s?$)/;

/** What people are told to do once, and what only shows something of the program itself. */
const SETS_UP =
  /\s(?:account (?:set|show|list)|auth|login|log-in|init|install|add|setup|set-up|configure|config|up|start|start-[\w-]{1,40}|serve|run|dev|build|test|lint|status|diff|log|show|commit|fetch|pull|push|checkout|switch|merge|clone|rev-parse|describe|get|list|version|help|use-context)(?=\s|$)|\s(?:--version|--help|-h|-V)\b/i;

/** Whether a line sets a program up, or is of a program that a server or tool is about by its name. */
export function isOwnLine(line: string, names: readonly string[]): boolean {
  const plain = line.replace(/<[^<>]{1,60}>/g, "x");
  if (/[|;>]|&&|^sudo\b|(?<!^git\s{1,4}clone\s{1,4}https):\/\//i.test(plain)) return false;
  const [program = "", part = ""] = plain.split(/\s{1,4}|\./, 2);
  const words = new Set(names.flatMap((name) => identifierWords(name).map(({ word }) => word)));
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
