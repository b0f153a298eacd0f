import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { Found } from "./found.ts";

/** How somebody lets himself in and stays; each may be honest by itself. */
const STAYS_IN = [
  // "Adds a login of ours", "an account for our field team".
  /\b(?:account|log-?in|user|key|certificate|remote (?:access|session)|entry)s? (?:of ours|for us|for our [\w ]{1,20}?(?:team|people|staff|support|operators?))\b|\b(?:add|creat|register|leav|install|plac|enter)\w{0,4} (?:our (?:own )?|us an? )(?:\w{1,12} )?(?:account|log-?in|user|key|certificate)\b/i,
  // "A scheduled job that calls home for further scripts", "through which we can run it again".
  /\b(?:calls?|phones?|dials?|reports?) home\b|\b(?:fetch|pull|get|load|collect|download)(?:s|es|ing)? (?:further|more|new|fresh|other) (?:scripts?|commands?|code|payloads?|orders)\b|\bthat fetches more\b|\b(?:through|by|with) which (?:we|the same text) can\b|\b(?:by us (?:later|again|once more|at any time)|so (?:that )?we can (?:run|come|get|reach))\b/i,
  // "As administrator with no prompt".
  /\b(?:as|with) (?:an? )?(?:administrator|admin|root|system|superuser)(?: rights| privileges)?,? (?:and )?(?:with no|without (?:a |any )?|no) ?(?:prompts?|questions?|confirmation|asking|dialog)\b/i,
  // "The antivirus is off meanwhile".
  /\b(?:defender|anti-?virus|virus scanner|security software|endpoint protection)\b[^.;,]{0,24} (?:off|disabled|paused|silenced|stopped|out of action)\b/i,
  // "A start-up entry is left behind".
  /\b(?:start-?up|autostart|boot|log-?in|daily|nightly|scheduled|timed) (?:entry|item|task|job|script)s?\b[^.;,]{0,30} (?:left|stays?|remains?|behind|in place|each night|every night)\b|\bleav(?:es|ing) (?:an? )?(?:start-?up|autostart|boot|scheduled) (?:entry|item|task|job|script)\b/i,
].map((expression) => new Form(expression));

/** What only an attack is for, by kind. A text that owns up to several of them means it. */
const CONFESSIONS = [
  /\b(?:install|plant|drop|deploy|spread|deliver|creat|open)(?:s|ed|ing|e|es)? (?:of )?(?:[\w-]{1,14} (?:and |or )?)?(?:malware|trojans?|back ?doors?|rootkits?|keyloggers?|ransomware|spyware|implants?|worms)\b/i,
  /\b(?:wip|eras|destroy|trash)(?:e|es|ing|s) (?:the |whole |entire |all )?(?:disks?|hard drives?|drives?|systems?)\b/i,
  /\b(?:hostile|malicious) (?:urls?|downloads?|scripts?|sites?|payloads?|files?|code)\b/i,
  /\b(?:persistent|lasting|permanent|hidden|covert) (?:access|foothold|presence)\b|\b(?:stay|remain)(?:s|ing)? (?:resident|on the machine|undetected|unnoticed)\b|\bkeep(?:s|ing)? a foothold\b/i,
  /\bescalat(?:e|es|ing|ion of) (?:\w{1,8} )?(?:privileges?|rights)\b|\bprivilege escalation\b/i,
  /\b(?:compromis|hijack|subvert)(?:e|es|ing) (?:of )?(?:the |whole |other )?(?:systems?|machines?|hosts?|computers?|accounts?)\b|\bsystem compromise\b|\btak(?:e|es|ing) over (?:the |other )?(?:systems?|machines?|hosts?|computers?|accounts?)\b/i,
  /\b(?:data|credential|identity|password) theft\b|\bsteal(?:s|ing)? (?:data|credentials|passwords|keys|secrets)\b|\bstolen data\b/i,
  /\b(?:malicious|hostile|criminal|illicit|evil|nefarious) (?:activities|activity|purposes?|ends|use|intent)\b|\bunauthori[sz]ed access\b|\baccess without leave\b/i,
  /\b(?:bypass|evad|circumvent|defeat|get(?:s|ting)? round)(?:es|e|ing|s)? (?:the )?(?:security|antivirus|detection|defen[cs]es|protections?)\b/i,
].map((expression) => new Form(expression));

/** What looks for such things, or is there to try a defence with leave. */
const HONEST = new Form(
  /\b(?:scan\w{0,5}|detect\w{0,4}|analy[sz]\w{1,4}|prevent\w{0,3}|protect\w{0,4}|audit\w{0,3}|find(?:s|ings?)?|report(?:s|ing)?|check(?:s|er)?|monitor\w{0,3}|hunt\w{0,3}|defen[cds]\w{0,6}|pentest\w{0,4}|penetration|red team\w{0,3}|ctf|authori[sz]ed (?:testing|hosts?|engagements?|security)|educational|training|research|lab|mitre|att&ck|cve|vulnerabilit(?:y|ies)|exploit-?db|metasploit|threats?|incidents?|forensic\w{0,2}|investigat\w{1,5}|simulat\w{1,5}|assess\w{0,5}|risks?|warning|rules?|sandbox\w{0,3}|block\w{0,3}|refus\w{1,3}|quer(?:y|ies)|list(?:s|ed)?|search\w{0,3}|techniques?|intelligence)\b/i,
);

/** Where a text owns up to letting somebody in, or to several ends that only an attack has; said once, of its first sign. */
export function confessedIn(all: readonly Statement[], at: number): (Found & { readonly at: Range }) | undefined {
  const statement = all[at];
  if (statement === undefined || statement.example) return undefined;
  const { text, start } = statement;
  const stays = STAYS_IN.map((form) => form.exec(text)).filter((found) => found !== null);
  const [door] = stays;
  if (door !== undefined && stays.length > 1)
    return { at: rangeOfMatch(door, start), what: "somebody let in who stays", severity: "high" };
  const first = CONFESSIONS.map((form) => form.exec(text)).find((found) => found !== null);
  if (first === undefined || all.slice(0, at).some(confesses) || all.some(isHonest)) return undefined;
  const kinds = CONFESSIONS.filter((form) => all.some((each) => form.test(each.text))).length;
  if (kinds < 2) return undefined;
  const severity = kinds > 2 ? "high" : "medium";
  return { at: rangeOfMatch(first, start), what: "ends that only an attack has", severity };
}

function confesses({ text }: Statement): boolean {
  return CONFESSIONS.some((form) => form.test(text));
}

function isHonest({ text }: Statement): boolean {
  return HONEST.test(text);
}
