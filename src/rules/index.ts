import { agentImperative } from "./agent-imperative.ts";
import { argumentRewrite } from "./argument-rewrite.ts";
import { concealmentDirective } from "./concealment-directive.ts";
import { crossToolRule } from "./cross-tool-rule.ts";
import { exfiltrationChannelParameter } from "./exfiltration-channel-parameter.ts";
import { instructionOverride } from "./instruction-override.ts";
import { longDescription } from "./long-description.ts";
import { mandatoryOtherTool } from "./mandatory-other-tool.ts";
import { outranksOperator } from "./outranks-operator.ts";
import { preferenceManipulation } from "./preference-manipulation.ts";
import { triggerPlusSensitiveTarget } from "./trigger-plus-sensitive-target.ts";
import { unlistedToolMention } from "./unlisted-tool-mention.ts";
import type { Rule } from "./rule.ts";

/** The one list of checks, by id. */
export const RULES: readonly Rule[] = [
  agentImperative,
  argumentRewrite,
  concealmentDirective,
  crossToolRule,
  exfiltrationChannelParameter,
  instructionOverride,
  longDescription,
  mandatoryOtherTool,
  outranksOperator,
  preferenceManipulation,
  triggerPlusSensitiveTarget,
  unlistedToolMention,
];
