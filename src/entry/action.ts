import { auditStep } from "./audit-step.ts";
import { githubStep } from "./github.ts";

void auditStep(githubStep(process.env)).then((code) => {
  process.exitCode = code;
});
