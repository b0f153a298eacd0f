import { behind } from "../sentence/around.ts";
import type { Directive, Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Files that a shell, the system, git or an editor runs by itself. */
const STARTUP_PATH = new Form(
  /(?:^|[\\/])\.(?:bashrc|bash_profile|bash_login|zshrc|zprofile|zshenv|profile|pythonrc|vimrc|emacs|tmux\.conf|npmrc|pypirc)$|^~?[\\/]?etc[\\/](?:cron|systemd|rc\.local|profile|init\.d|ld\.so\.preload|sudoers|hosts)|[\\/](?:LaunchAgents|LaunchDaemons|autostart|cron\.d|init\.d)(?:[\\/]|$)|[\\/]systemd[\\/](?:user|system)(?:[\\/]|$)|\.git[\\/]hooks(?:[\\/]|$)|[\\/]Start(?: |%20)?Menu[\\/]|[\\/]Startup[\\/]|\.vscode[\\/](?:tasks|settings|launch)\.json$|(?:^|[\\/])(?:pip\.conf|pip\.ini|sitecustomize\.py|usercustomize\.py|config\.fish)$|\.pth$|[\\/]authorized_keys$|(?:^|[\\/])(?:\.?mcp\.json|claude_desktop_config\.json|\.claude[\\/]settings(?:\.local)?\.json|CLAUDE\.md|AGENTS\.md|\.cursorrules|GEMINI\.md|copilot-instructions\.md)$/i,
);

/** What only changes whom the machine trusts, or what a program is made of: honest texts ask for that, openly. */
const TRUSTED = new Form(
  /certificate|trust store|trusted root|extensions?\b|add-?on|plugin|proxy\S{0,12}|dns|mdm|configuration profile|hosts file|dotfile|alias|mcp\.json|claude_desktop_config\.json|settings(?:\.local)?\.json|claude\.md|agents\.md|\.cursorrules|gemini\.md|copilot-instructions\.md/i,
);

/** Whether a thing is a place from which something is started later, without anybody asking for it. */
function isStartup({ kind, text }: Thing): boolean {
  return kind === "startup" || ((kind === "path" || kind === "secretPath") && STARTUP_PATH.test(text));
}

/** Whether a place of that kind is one that honest texts have a person set up. */
export function isSetUpOpenly({ text }: Thing): boolean {
  return TRUSTED.test(text);
}

/** That it goes on: "every five minutes", "at each login", "so that it survives a restart". */
const RECURS = new Form(
  /\b(?:every|each|per) (?:\w{1,12} )?(?:minutes?|hours?|seconds?|days?|night|morning|login|log-in|boot|reboot|start-?up|restart|session|shell|terminal|commit|push|checkout|open)\b|\b(?:hourly|nightly|daily)\b|\b(?:at|on|after|upon) (?:the )?(?:next )?(?:log-?in|boot|reboot|start-?up|restart|log-?on)\b|\bsurviv\w{1,4}\b|\bpersist\w{0,5}\b|\bkeeps? (?:\w{1,20} ){0,3}(?:running|alive|going|flowing|up)\b|\b(?:stays?|remains?) (?:running|alive|active|resident|connected)\b|\bin the background\b|\b(?:starts?|runs?|launch(?:es)?|loads?|fires?) (?:up )?(?:by itself|on its own|automatically|again)\b|\bnew (?:shell|terminal|session)s?\b|\btakes effect\b/i,
);

/** Whether a sentence says that what it sets up goes on without its tool. */
export function recurs({ text }: Statement): boolean {
  return RECURS.test(text);
}

/** The place of that kind that a directive writes to. */
export function plantedBy(directive: Directive): Thing | undefined {
  const { acts, objects, rest, passive, subject, from, start, sentence } = directive;
  if (!acts.has("plant")) return undefined;
  const found = [...objects, ...(passive ? subject : []), ...rest].find(isStartup);
  if (found !== undefined) return found;
  // "The crontab has such a line, so write it there".
  const after = behind(sentence, start, 60);
  return THERE.test(after) ? sentence.things.find((each) => each.to <= from && isStartup(each)) : undefined;
}

const THERE = /^\w+ (?:it|this|that|one|them|ours) (?:there|in there|into it|to it|in it)\b/i;
