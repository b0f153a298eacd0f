import type { Noun } from "./vocabulary.ts";

/** What a model is told before anybody talks to it. */
const BRIEF =
  "instruction/instructions/prompt/prompts/rules/guidelines/guidance/briefing/brief/directives/preamble/programming/orders";

/** Which of what it is told: never the one that a user gives. */
const FIRST =
  "internal/initial/original/starting/opening/governing/guiding/hidden/confidential/secret/base/underlying/operating/operational/standing/system/core/foundational/preset/preloaded/built-in/developer";

/** What it is to write down of several things. */
const LISTING =
  "list/listing/inventory/roster/catalogue/catalog/directory/overview/register/registry/enumeration/rundown/index/names/descriptions/definitions/schemas/signatures/manifest";

const WHOSE = "you/assistant/model/agent/ai/llm";
const HAVING =
  "were/was/are/is/have/has/had/got/received/operate/operates/run/runs/works/follow/follows/obey/obeys/started/start/go/goes/act/acts/work";

/**
 * English: what a model alone has, and no user and no tool: what it was told before the talk began, which tools it was
 * given, what it called. "System prompt" alone is none of it, since many tools are given one to work with.
 */
export const MODELS_OWN: Readonly<Partial<Record<Noun, string>>> = {
  modelsOwn: `your/assistant/model/agent/ai/llm/claude ${FIRST} ${BRIEF}, your/assistant/model/ai/llm ${FIRST} .. ${BRIEF},
    your/assistant/model/ai/llm own ${BRIEF}, your/assistant/model/ai/llm system/developer message,
    original/initial/actual/real/own/active/entire/complete/verbatim/unabridged system/developer prompt/message/instructions,
    ${FIRST} briefing/instructions/rules/guidelines/preamble of the/this .. assistant/agent/model/ai/llm/session/conversation,
    ${BRIEF} .. ${WHOSE} ${HAVING}, ${BRIEF} .. ${WHOSE} has/have/had been, ${BRIEF} given/handed/issued/assigned/shown to you,
    ${BRIEF} .. ${WHOSE} .. by the operator/developer/host/system/client/provider/deployer,
    first/last/opening/top/all .. line/lines/word/words/part/paragraph/paragraphs/sentence/sentences of your/its/the .. ${BRIEF},
    text/lines/words/passage/part/section/sentences/paragraph that/which .. define/defines/tell/tells/describe/describes/govern/governs/shape/shapes/make/makes/set/sets .. you/yours/your,
    how you/assistant/model were/was/are/is/have/has .. set/configured/instructed/primed/briefed/prompted/programmed/initialised/initialized,
    what you were/are/have .. primed/prompted/briefed/programmed/instructed with/to,
    what your .. ${BRIEF} say/says/contain/contains/state/states/read/reads/tell/tells/hold/holds,
    configuration/setup/set-up/persona/role/text/message you were/are/have .. started/given/set/loaded/primed/launched/initialised/initialized,
    internal/full/whole/entire/complete/running context .. you/assistant/model/agent .. run/runs/works/operate/operates/have/has/was/were/with/under/work,
    what/whatever/everything you have/were/are .. been told/instructed/given, what you have been .. told/instructed, what you were told/instructed to,
    quote/paste/recite/reproduce/repeat/dump/transcribe/copy/print/spell .. your instructions/prompt/rules/guidelines/briefing,
    everything/anything/all/whatever you can call/invoke/run, which tools/functions/connectors .. you have/see/hold/can,
    all/every messages/message/turns/turn so/in/of/exchanged/from, system/developer message/prompt/instructions included/inclusive/too/as,
    conversation all/every turns/turn, preamble/briefing you, down to the last rule/line/word/instruction/sentence of your, down to the last rule/instruction,
    ${LISTING} of .. tools/tool/functions/connectors/plugins/capabilities .. you/session/conversation/chat/disposal/hand/reach,
    all/every/each/which/what/whatever/whichever .. tools/tool/functions/connectors/plugins .. you/session/conversation/chat/disposal/hand/reach,
    tool/tools/function/plugin ${LISTING} .. you/session/conversation/chat/disposal/hand/reach,
    your .. tool/tools/toolset/function/plugin ${LISTING}, your toolset/toolbox,
    full/complete/entire/whole tool/tools/function/plugin ${LISTING},
    tools/functions/connectors/plugins .. assistant/model/agent has/sees/holds,
    tools/functions/connectors/plugins .. you have/see/hold/possess,
    names .. descriptions of .. tools/functions, ${LISTING} .. every/each/all tool/tools,
    tools/functions registered/connected/loaded/configured/exposed/present in this/the/your .. session/conversation/chat/client/context,
    calls .. you/assistant/agent/model have/has/had made/issued/placed/run, calls .. you/assistant/agent/model made,
    calls made so/in/during/until/up, tool calls so far, calls so far, history/log/record of .. tool/function calls`,
};
