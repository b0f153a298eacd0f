import { agentImperative } from "./agent-imperative.ts";
import { annotationConflict } from "./annotation-conflict.ts";
import { argumentDependentClass } from "./argument-dependent-class.ts";
import { argumentRewrite } from "./argument-rewrite.ts";
import { combinedNameLength } from "./combined-name-length.ts";
import { concealmentDirective } from "./concealment-directive.ts";
import { crossToolRule } from "./cross-tool-rule.ts";
import { declaredFieldConflict } from "./declared-field-conflict.ts";
import { delayedOrder } from "./delayed-order.ts";
import { descriptionOverClientLimit } from "./description-over-client-limit.ts";
import { duplicateToolName } from "./duplicate-tool-name.ts";
import { emptySchemaList } from "./empty-schema-list.ts";
import { endlessCalls } from "./endless-calls.ts";
import { exfiltrationChannelParameter } from "./exfiltration-channel-parameter.ts";
import { externalSchemaReference } from "./external-schema-reference.ts";
import { headerMirrorsSecret } from "./header-mirrors-secret.ts";
import { iconSource } from "./icon-source.ts";
import {
  inputSchemaMissing,
  inputSchemaNoProperties,
  inputSchemaRootCombinator,
  inputSchemaRootType,
} from "./input-schema.ts";
import { instructionOverride } from "./instruction-override.ts";
import { invalidJsonSchema } from "./invalid-json-schema.ts";
import { invalidToolShape } from "./invalid-tool-shape.ts";
import { listDiffers } from "./list-differs.ts";
import { longDescription } from "./long-description.ts";
import { mandatoryOtherTool } from "./mandatory-other-tool.ts";
import { missingAnnotations } from "./missing-annotations.ts";
import { outputSchemaRoot } from "./output-schema-root.ts";
import { outranksOperator } from "./outranks-operator.ts";
import { permissionNameCollision } from "./permission-name-collision.ts";
import { preferenceManipulation } from "./preference-manipulation.ts";
import { privilegeEscalation } from "./privilege-escalation.ts";
import {
  missingDescription,
  nullableKeyword,
  propertyWithoutType,
  requiredWithoutProperty,
} from "./property-declarations.ts";
import { propertyName } from "./property-name.ts";
import { schemaDraft } from "./schema-draft.ts";
import { danglingReference, recursiveReference } from "./schema-references.ts";
import { arrayWithoutItems, emptyEnumValue, nonStringEnum, typeUnion, unsupportedFormat } from "./schema-values.ts";
import { contextShare, oversizedTool, serverOverBudget } from "./token-cost.ts";
import { tooManyTools } from "./too-many-tools.ts";
import { toolName } from "./tool-name.ts";
import { toolRouter } from "./tool-router.ts";
import { triggerPlusSensitiveTarget } from "./trigger-plus-sensitive-target.ts";
import { tupleItems } from "./tuple-items.ts";
import { unaskedDestruction } from "./unasked-destruction.ts";
import { unaskedExecution } from "./unasked-execution.ts";
import { unconstrainedSink } from "./unconstrained-sink.ts";
import { unknownField } from "./unknown-field.ts";
import { unlistedToolMention } from "./unlisted-tool-mention.ts";
import { unsupportedKeyword } from "./unsupported-keyword.ts";
import { unsupportedPattern } from "./unsupported-pattern.ts";
import { hiddenUnicode } from "./hidden-unicode.ts";
import { terminalEscape } from "./terminal-escape.ts";
import { confusableIdentifier } from "./confusable-identifier.ts";
import { hiddenInstructionMarker } from "./hidden-instruction-marker.ts";
import { whitespacePadding } from "./whitespace-padding.ts";
import { base64Blob } from "./base64-blob.ts";
import { sensitivePath } from "./sensitive-path.ts";
import { credentialsMention } from "./credentials-mention.ts";
import { urlInMetadata } from "./url-in-metadata.ts";
import { linkTextMismatch } from "./link-text-mismatch.ts";
import { concreteCommand } from "./concrete-command.ts";
import { broadAutoApproval } from "./broad-auto-approval.ts";
import { codeInjectingEnv } from "./code-injecting-env.ts";
import { containerHostAccess } from "./container-host-access.ts";
import { hiddenCommandPath } from "./hidden-command-path.ts";
import { insecureTransport } from "./insecure-transport.ts";
import { literalSecret } from "./literal-secret.ts";
import { lookalikePackage } from "./lookalike-package.ts";
import { shellInConfig } from "./shell-in-config.ts";
import { unpinnedPackage } from "./unpinned-package.ts";
import { vulnerablePackage } from "./vulnerable-package.ts";
import { installScript, installScriptNetwork } from "./install-script.ts";
import { duplicateToolNameAcrossServers } from "./duplicate-tool-name-across-servers.ts";
import { toxicFlow } from "./toxic-flow.ts";
import { annotationsChanged } from "./annotations-changed.ts";
import { classRaised } from "./class-raised.ts";
import {
  descriptionChanged,
  inputSchemaChanged,
  instructionsChanged,
  promptChanged,
  resourceChanged,
  serverIdentityChanged,
} from "./definition-changes.ts";
import { launchChanged } from "./launch-changed.ts";
import { toolSetChanged } from "./tool-set-changed.ts";
import { acceptedFindingExpired } from "./accepted-finding-expired.ts";
import { annotationContradictsPolicy } from "./annotation-contradicts-policy.ts";
import { policyBelowEvidence } from "./policy-below-evidence.ts";
import { policyUnknownArgument } from "./policy-unknown-argument.ts";
import { stalePolicyEntry } from "./stale-policy-entry.ts";
import { unratedTool } from "./unrated-tool.ts";
import { argumentBecomesOption } from "./argument-becomes-option.ts";
import { argumentChoosesPath } from "./argument-chooses-path.ts";
import { argumentChoosesUrl } from "./argument-chooses-url.ts";
import { argumentReachesEval } from "./argument-reaches-eval.ts";
import { argumentReachesShell } from "./argument-reaches-shell.ts";
import { argumentReachesSql } from "./argument-reaches-sql.ts";
import { covertRecipient } from "./covert-recipient.ts";
import { dynamicDescription } from "./dynamic-description.ts";
import { elicitationAsksSecret } from "./elicitation-asks-secret.ts";
import { openHttpServer } from "./open-http-server.ts";
import { readOnlyHintContradicted } from "./read-only-hint-contradicted.ts";
import { secretLeaves } from "./secret-leaves.ts";
import { unanalyzableTool } from "./unanalyzable-tool.ts";
import { undeclaredCapability } from "./undeclared-capability.ts";
import { returnedDirective, samplingDirective } from "./said-directives.ts";
import type { Rule } from "./rule.ts";

/** The one list of checks, by id. */
export const RULES: readonly Rule[] = [
  acceptedFindingExpired,
  agentImperative,
  annotationConflict,
  annotationContradictsPolicy,
  annotationsChanged,
  argumentBecomesOption,
  argumentChoosesPath,
  argumentChoosesUrl,
  argumentDependentClass,
  argumentReachesEval,
  argumentReachesShell,
  argumentReachesSql,
  argumentRewrite,
  arrayWithoutItems,
  base64Blob,
  broadAutoApproval,
  classRaised,
  codeInjectingEnv,
  combinedNameLength,
  concealmentDirective,
  concreteCommand,
  confusableIdentifier,
  containerHostAccess,
  contextShare,
  covertRecipient,
  credentialsMention,
  crossToolRule,
  danglingReference,
  declaredFieldConflict,
  delayedOrder,
  descriptionChanged,
  descriptionOverClientLimit,
  duplicateToolName,
  duplicateToolNameAcrossServers,
  dynamicDescription,
  elicitationAsksSecret,
  emptyEnumValue,
  emptySchemaList,
  endlessCalls,
  exfiltrationChannelParameter,
  externalSchemaReference,
  headerMirrorsSecret,
  hiddenCommandPath,
  hiddenInstructionMarker,
  hiddenUnicode,
  iconSource,
  inputSchemaChanged,
  inputSchemaMissing,
  inputSchemaNoProperties,
  inputSchemaRootCombinator,
  inputSchemaRootType,
  insecureTransport,
  installScript,
  installScriptNetwork,
  instructionOverride,
  instructionsChanged,
  invalidJsonSchema,
  invalidToolShape,
  launchChanged,
  linkTextMismatch,
  listDiffers,
  literalSecret,
  longDescription,
  lookalikePackage,
  mandatoryOtherTool,
  missingAnnotations,
  missingDescription,
  nonStringEnum,
  nullableKeyword,
  openHttpServer,
  outputSchemaRoot,
  outranksOperator,
  oversizedTool,
  permissionNameCollision,
  policyBelowEvidence,
  policyUnknownArgument,
  preferenceManipulation,
  privilegeEscalation,
  promptChanged,
  propertyName,
  propertyWithoutType,
  readOnlyHintContradicted,
  recursiveReference,
  requiredWithoutProperty,
  resourceChanged,
  returnedDirective,
  samplingDirective,
  schemaDraft,
  secretLeaves,
  sensitivePath,
  serverIdentityChanged,
  serverOverBudget,
  shellInConfig,
  stalePolicyEntry,
  terminalEscape,
  tooManyTools,
  toolName,
  toolRouter,
  toolSetChanged,
  toxicFlow,
  triggerPlusSensitiveTarget,
  tupleItems,
  typeUnion,
  unanalyzableTool,
  unaskedDestruction,
  unaskedExecution,
  unconstrainedSink,
  undeclaredCapability,
  unknownField,
  unlistedToolMention,
  unpinnedPackage,
  unratedTool,
  unsupportedFormat,
  unsupportedKeyword,
  unsupportedPattern,
  urlInMetadata,
  vulnerablePackage,
  whitespacePadding,
];
