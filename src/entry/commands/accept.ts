import type { Command } from "commander";
import { isDay } from "../../model/day.ts";
import { InputError } from "../../model/errors.ts";
import type { Finding, Report } from "../../model/report.ts";
import { exists } from "../files.ts";
import type { Host } from "../host.ts";
import type { Finish } from "../run.ts";
import { addInputs, given, type InputFlags } from "./inputs.ts";

const EXAMPLES = `
Examples:
  mcp-audit accept list tools.json
  mcp-audit accept 3f9a0c51be72 tools.json --reason "the path is where the tests keep their keys"
  mcp-audit accept 3f9a0c51be72 tools.json --reason "until the rewrite" --expires 2027-01-31

An acceptance ends when the text that the finding stands in changes.`;

interface AcceptFlags extends InputFlags {
  readonly reason?: string;
  readonly expires?: string;
}

/** Enough to be told from all others. */
const SHOWN_DIGITS = 12;

/** `mcp-audit accept`: takes a finding for known, in the policy. */
export function addAccept(program: Command, host: Host, finish: Finish): void {
  const command = program
    .command("accept")
    .description("accept a finding in the policy, with a reason")
    .argument("<fingerprint>", "of the finding, or how it begins; `list` prints them");
  addInputs(command)
    .option("--reason <text>", "why it is accepted")
    .option("--expires <day>", "the last day on which it is, as 2027-01-31")
    .addHelpText("after", EXAMPLES)
    .action(async (fingerprint: string, manifest: readonly string[], flags: AcceptFlags) => {
      const { auditGiven } = await import("../audit-given.ts");
      const { today } = await import("../policy-file.ts");
      if (fingerprint !== "list") checkEntry(fingerprint, flags, today());
      const report = await auditGiven(host, given(manifest, flags), { finds: true });
      if (fingerprint === "list") {
        if (report.findings.length === 0) host.log("mcp-audit: nothing is found that could be accepted");
        host.print(await listed(report));
      } else await accept(host, report, fingerprint.toLowerCase(), flags);
      finish(report.incomplete.length > 0 ? 2 : 0);
    });
}

function checkEntry(fingerprint: string, { reason = "", expires }: AcceptFlags, today: string): void {
  if (!/^[0-9a-f]{8,64}$/i.test(fingerprint)) {
    throw new InputError(
      `"${fingerprint}" is no fingerprint: give 8 to 64 hex digits, as \`mcp-audit accept list\` prints them`,
    );
  }
  if (reason.trim() === "") throw new InputError("say with --reason why the finding is accepted");
  if (expires === undefined) return;
  if (!isDay(expires)) throw new InputError(`expires: "${expires}" is no day such as 2027-01-31`);
  if (expires < today) throw new InputError(`expires: ${expires} is over: the finding would be open again at once`);
}

async function accept(host: Host, report: Report, fingerprint: string, flags: AcceptFlags): Promise<void> {
  const finding = findingIn(report, fingerprint);
  const { policyPath, policyText, shownPath, startedPolicy } = await import("../policy-file.ts");
  const { withAcceptance } = await import("../../policy/edit.ts");
  const { textHash } = await import("../../findings.ts");
  const path = await policyPath(host, flags.policy ?? "");
  const before = (await exists(path)) ? await policyText(host, path) : await startedPolicy();
  const after = withAcceptance(before, shownPath(host, path), {
    fingerprint: finding.fingerprint,
    text: textHash(finding),
    rule: finding.rule.id,
    reason: (flags.reason ?? "").trim(),
    ...(flags.expires !== undefined && { expires: flags.expires }),
  });
  host.log(`mcp-audit: accepted ${finding.rule.id}; wrote ${await host.write(path, after)}`);
}

/** @throws InputError when none or several begin so, or the policy has it already. */
function findingIn({ findings, accepted }: Report, fingerprint: string): Finding {
  const isMeant = (finding: Finding): boolean => finding.fingerprint.startsWith(fingerprint);
  const found = findings.filter(isMeant);
  const [finding] = found;
  if (found.length > 1) throw new InputError(`${found.length} findings begin with ${fingerprint}: give more of it`);
  if (finding !== undefined) return finding;
  if (accepted.some(isMeant))
    throw new InputError(`${fingerprint} is accepted already: its entry below \`accept\` in the policy can be changed`);
  throw new InputError(`no finding begins with ${fingerprint}: \`mcp-audit accept list\` prints those that there are`);
}

async function listed({ findings }: Report): Promise<string> {
  const { terminal } = await import("../../reporters/escape.ts");
  const lines = findings.map(({ fingerprint, severity, rule, server, subject }) =>
    terminal(`${fingerprint.slice(0, SHOWN_DIGITS)}  ${severity}  ${rule.id}  ${server}  ${subject.name}`),
  );
  return lines.map((line) => `${line}\n`).join("");
}
