import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { Found } from "./into-shell.ts";

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

/** Where a text owns up to several ends that only an attack has; said once, of its first sign. */
export function confessedIn(all: readonly Statement[], at: number): (Found & { readonly at: Range }) | undefined {
  const statement = all[at];
  if (statement === undefined || statement.example) return undefined;
  const { text, start } = statement;
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
