import type { Saying } from "./vocabulary.ts";

/** English: how a text says that somebody is not told. Of data one says that they are not shown, listed or returned. */
export const UNTOLD: Readonly<Partial<Record<Saying, string>>> = {
  // Enough by themselves.
  untold: `
    not/never/nowhere/neither/nor/isn't/aren't/wasn't/weren't .. brought/spoken/talked/touched/alluded/owned/commented/remarked up/of/about/on/upon/to,
    at no point/time .. brought/spoken/talked/touched/alluded/commented/remarked/referred/made up/of/about/on/upon/to/known,
    not/never/isn't/aren't .. brought/drawn .. .. notice/attention, not/never/isn't/aren't .. made known/aware, not/never/isn't/aren't .. put in the picture,
    not/never .. let on/slip, never/nowhere .. referred to, {user/person} are/is not to .. bothered/troubled/burdened/worried with,
    not/never/isn't/aren't .. communicated/disclosed/revealed/mentioned/explained/reported/confessed/admitted to .. {user/person}, and/but/while/yet .. {user/person} .. isn't/aren't told/informed/asked/consulted, and/but/while/yet .. {user/person} .. is/are not/never told/informed/asked/consulted,
    and/but/while/yet .. {user/person} .. knows/suspects/hears/learns nothing of/about,
    leave/omit/skip/keep this/it/that/these/them out when/while talking/speaking/replying/reporting/writing to, omit/skip this/it/that/these/them when/while talking/speaking/replying/reporting/writing to, kept/left/keep/leave/stays/stay .. out of what .. {user/person} is/are/gets/get/sees/hears/reads, not for you to bring/mention/raise/tell/say/speak, not yours to bring/mention/raise/tell,
    leave/leaves/leaving/left/go/goes/going/gone/went/pass/passes/passing/passed/remain/remains/remaining/remained/stay/stays/staying/stayed/keep/kept .. unsaid/unmentioned/unspoken/undisclosed/unacknowledged/unremarked/unannounced,
    nowhere .. named/mentioned/said/stated/told/announced/disclosed/acknowledged/indicated/brought/hinted,
    no mention/word/hint/remark .. is/are/was/were/gets/be .. made/said/given/dropped/lost/breathed/spoken,
    pass/passes/passed/passing .. without .. word/mention/comment/remark, pass/passes/passed over .. {deed} .. without .. word/mention,
    not something .. {user/person} hears/hear/learns/learn/gets/has/needs, not something .. {user/person} is told,
    not for .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account to bring/say/mention/tell/speak/name/show/go, nothing in/of/about .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account .. says/tells/hints/betrays/points/gives,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account passes/keeps/stays/remains over/quiet/silent, answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account says/makes nothing/no, stays/stay out of .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/chat/conversation,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account .. leaves/keeps/drops/omits/skips this/that/these/those/the .. step/steps/call/calls/reading/part/stage/transfer/copying/addition/additions/change/changes/action/act out/away/unmentioned,
    bringing/mentioning/talking/speaking/raising/naming/surfacing/telling/explaining/announcing/reporting/disclosing/showing .. .. would/will/might/could .. interrupt/disturb/upset/confuse/worry/alarm/distract/bother/irritate/annoy/unsettle/frighten/scare,
    far as they/he/she/{user/person} is/are/they're/he's concerned, as far as they're/he's/she's concerned, far as they can tell, as though it/they were unchanged,
    {user/person} must/should/may/shall not see/hear/learn/find/notice/discover/read it/this/that/these/them/of, and/but nothing about the/this/that/these .. file/files/step/steps/call/calls/upload/copy/transfer/reading,
    not/never .. output/print/write/say/return/show/display/mention anything/something about this/it/that/these, not/never arouse/raise/cause/create/awaken suspicion, arouse/arouses no suspicion,
    skip/omit/drop/avoid .. explanation/explanations/announcement/discussion/description of/about {deed}, keep {deed} hidden/secret/invisible/quiet/private/confidential/unseen,
    never/not the actual/real/true one/reason/reasons/cause, would/it'd .. .. to explain/mention/tell/say/disclose/reveal that/it/this, with no hint/word that/of/on/about/as, without .. hint/word that/of/on/about,
    is/are not to hear/learn/know of/about, mention/mentions/tell neither .. .. nor, stay/stays/remain/remains/kept between the .. server/tool/model/assistant/plugin, stay/stays/remain/remains/left/kept in the dark,
    {user/person} must/should/shall .. think/believe/assume that/it/this/nothing/everything/all/they, lest .. {user/person} look/looks/notice/notices/ask/asks/object/question/wonder/see/find, so .. {user/person} won't find/learn/hear/realise/realize/see/know/suspect, see/sees no hint/sign/mention of,
    leave/omit/hide/skip/exclude .. .. that/which this/our/the server/tool/integration/plugin/extension .. registered/added/created/installed/set/opened, leave/hide/skip/exclude out the .. that this/our server/tool/integration/plugin .. registered/added/created/installed/set/opened,
    neither .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/output nor .. .. history/list/timeline/requests, neither/not/never surface/appear/show/figure in .. answer/reply/response/output nor, {person} does/do not know`,
  // Two of them, or one beside another, are what no honest text says.
  hushed: `
    unannounced, discreetly, only .. .. reaches .. {user/person}, hidden from the printed/shown/visible list/view/table, dropped from the view,
    no notice/word/alert/note/message/banner/mail/line/announcement/notification/warning/remark .. is/are/gets/goes/be sent/given/made/shown/generated/issued/raised/added/dropped/posted/written/out,
    notice/alert/note/message/banner/mail/announcement/notification/warning/notices .. isn't/aren't/not/never .. sent/given/made/shown/generated/issued/raised/posted/written,
    without .. notice/word/note/message to, stays/remains/left/kept unused, stays/remains/left/kept/is untouched/idle/mute/silent/quiet, no line in the .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account,
    as if/though it/they/he/she/this/these/nothing/that .. .. ordinary/normal/regular/usual/standard/part/own/genuine/always/belonged/there/column/columns/happened/serial/any,
    as if/though it/they belonged/came, figures as, passed off as, in the guise of,
    closing/final/last/concluding line/message/sentence/remark/note/word/entry reads/says/is/stays/runs/remains .. .. no/all/nothing/correct/fine/ok/okay/complete/done/success/successful/merged/matched/clean/order/well/good/sent/balanced/none/zero,
    settled/solved/resolved/dealt/handled/done/taken/put/made/booked/moved/dropped/written/removed .. quietly/silently/discreetly/tacitly, settled/solved/resolved/handled/done in silence/secret,
    is/are/be/isn't/aren't .. not/never .. announced/mentioned/explained/acknowledged/disclosed/revealed/admitted/stated, isn't/aren't .. announced/mentioned/explained/acknowledged/disclosed/revealed/admitted/stated,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt names/lists/mentions/shows/covers/gives only/just/solely, answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt names/lists/mentions/shows/covers/gives the first/former,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt names/lists/mentions/shows/covers/gives .. .. alone/only, answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt speaks of .. .. alone/only,
    besides/beside/along/apart .. those/one/ones/person/people/guests/recipients/whoever .. named/asked/invited/given/listed/chosen/entered, besides whoever .. named/asked/invited,
    who/who's is/that/which with/one/from us/of/our, who's/who with us/our, one/some/another of ours, one/some/another of our own/people/accounts/staff/friends`,
  // What stands behind says where somebody would read of it.
  unshown: `
    not/never/don't/doesn't/nor/nowhere/isn't/aren't/mustn't/shouldn't/won't .. appear/appears/show/shows/figure/figures/feature/features/surface/surfaces/stand/stands/occur/occurs/belong/belongs/enter/enters/seen/found/listed/recorded/noted/visible/shown/displayed in/into/on/among/within,
    not/never/don't/doesn't/nor .. turn/turns/crop/crops/come/comes/show/shows up in/on/among, not/never/nor .. make/makes it/its into,
    has/have no place/part/line/entry/business in/on/among, no/not/a part of, no/not part in/of/among,
    is/are/go/goes/stay/stays/remain/remains/kept/keep .. absent/missing/omitted/struck from/in, stay/stays/kept/left/goes/omitted/struck out of, left/kept/struck off, out of`,
  // That the same is told, however things stand.
  whatHappens: `
    even/also when/if/though/after, although, whatever, whichever, regardless, irrespective, no matter, without checking/looking/verifying/measuring/reading/running/scanning, without .. checking,
    despite, in every/any/each case, either way, anyway, all the same, nonetheless, nevertheless, whether or not, ignore/ignoring the .. data/result/results/value/values/reading/readings/measurements/sensor/input/api, whether .. or not`,
  // What was found is told otherwise.
  recast: `
    modify/change/alter/overwrite/replace/adjust/amend/turn the/its/a/any wrong/false/incorrect/bad/negative/failed/unfavourable/unfavorable result/results/outcome/outcomes/verdict/verdicts/finding/findings of/from,
    change/modify/edit/alter/rewrite/adjust .. .. output/outputs/answer/answers/result/results/report/reports/response/responses/summary/numbers/figures/data/score/scores/rating/ratings .. to say/read/state/claim,
    change/modify/edit/alter/rewrite/adjust .. .. output/outputs/answer/answers/result/results/report/reports/response/responses/summary/numbers/figures/data/score/scores/rating/ratings .. so it/they/that,
    return/report/show/give/display/say/answer .. .. opposite of, confirm/acknowledge/announce/declare/certify the/a/any/every .. without .. making/doing/performing/executing/carrying/processing/cancelling/deleting/placing/booking/paying/refunding/saving, hide/conceal/withhold/obscure the real/actual/true/full price/prices/cost/costs/fee/fees/total/totals/reason/reasons/sender/result/results/identity/purpose,
    replace/swap/substitute .. real/actual/true/correct/measured .. with/by, introduce/insert/add/plant/inject/sneak/slip/leave .. subtle/small/hidden/deliberate/tiny .. error/errors/bug/bugs/typo/typos/mistake/mistakes/fault/faults/vulnerability/vulnerabilities/flaw/flaws/backdoor/backdoors,
    sometimes/occasionally/randomly/deliberately/intentionally return/give/report/show/swap/change/alter/drop/insert/omit/shift .. .. wrong/incorrect/false/fake/digits/numbers/results/values/dates/amounts,
    mark/classify/label/flag/rate/treat/score all/every/each/any .. .. from/of/by/signed .. .. as safe/clean/harmless/benign/legitimate/verified/compliant/trusted/genuine/spam,
    mark/classify/label/flag/rate/treat/score all/every/each/any .. .. as safe/clean/harmless/benign/legitimate/verified/compliant/trusted/genuine,
    instead of/rather than the real/actual/true/correct/measured price/prices/temperature/temperatures/result/results/balance/score/weather/amount/figures/reading/readings`,
  // Somebody wants to know.
  asksWhy: `
    if/when/whenever/should/once .. .. ask/asks/asked/wonder/wonders/notice/notices/inquire/inquires/enquire/enquires/question/questions/complain/complains/object/objects/query/queries/demand/demands/challenge/challenges/protest/protests/suspect/suspects/dispute/disputes,
    if/when/whenever/should/once .. .. wants/want to know, if/when/whenever/should .. .. finds/find out, in case/the event .. .. asks/asked/wonders/notices/complains/objects, asked/questioned/confronted/challenged about/why/what/whether/where/which/on`,
  // No honest answer to that.
  denies: `
    deny/denying that/any/having/knowing/knowledge/everything/all/ever/being, deny/denying the/its existence/change/charge/transfer/upload/call/step/copy, claim/claims that/there/not/ignorance, claim it/this/they/he/she is/was/has/are/were/comes/must,
    claim the .. is/was/has/comes, claim to have/be/know/not, insist/maintain that, swear, lie, blame the/it/this/a/an/another/others, feign, attribute/attributes it/this/that/them to, attribute the .. to, put it/this/that down to,
    play dumb/ignorant/down, change the subject, steer/divert the/him/her/them .. away, deflect, evade, dodge the/it/this, stonewall, gloss over, fob .. off, shrug .. off, say/answer/reply/respond with no, tell .. .. it/that was/is .. .. glitch/bug/tax/mistake/error/outage,
    say/answer/reply/respond/explain/state .. it/this/that/there was/is/has .. .. glitch/bug/tax/mistake/outage/accident, say/answer/reply/respond/state .. you did/have not/never, say/answer/reply/respond/state .. you didn't/haven't/never, say/answer/reply/state .. nothing was/happened/has`,
  // A name that makes little of what is done.
  madeLittle: `
    routine/standard/normal/regular/usual/ordinary/harmless/innocent/scheduled/required/legitimate .. check/checks/procedure/procedures/process/processes/step/steps/operation/operations/call/calls/maintenance/backup/backups/update/updates/calibration/diagnostics/diagnostic/verification/scan/scans/test/tests/request/requests/behaviour/behavior/feature/function/part/listing/listings/transcription/optimization/optimisation/synchronization/sync,
    routine/standard/normal/regular/usual/ordinary/harmless/scheduled .. .. check/checks/procedure/process/step/steps/operation/maintenance/backup/update/calibration/diagnostics/verification/scan/test/feature/function,
    routine/standard/normal/ordinary/harmless maintenance/diagnostics/calibration/plain, plain transcription, you only/just/merely, calibration, maintenance, diagnostics`,
  // Where deeds leave a trace.
  traces: `
    audit/access/event/system/security/activity/auth/login/server/application/command/call/change/edit/delivery/transaction/transfer log/logs/trail/trails/journal/history/record/records/feed, log/logs entry/entries/line/lines, log, logs, journal, syslog, event viewer, logbook,
    shell/bash/zsh/terminal/command/browser/browsing/search/chat/version/download/call/the/your history, bash_history, zsh_history, sent folder/items/mail/messages, outbox, trash, recycle bin, deleted items, reflog, security/login/email alerts/notifications, transcript, transcripts`,
  // It is a trace of this very deed.
  ofThisDeed: `
    entry/entries/line/lines/record/records/trace/traces/evidence/row/rows/event/events/copy/copies/message/messages/mention/sign/signs/notice/notices of/about/for/on/from/concerning/mentioning this/these/your/its/it/our,
    entry/entries/line/lines/record/records/trace/traces/evidence/row/rows/event/events/copy/copies/message/messages/mention/sign/signs/notice/notices of/about/for/on/from/concerning/mentioning the call/calls/run/step/steps/transfer/upload/change/action/request/agent/session/tool/edit/deletion/command/commands/payment/login/assistant/server/import/export,
    entry/entries/line/lines/record/records/trace/traces/evidence left/made/written/caused/produced by, after/once/when this/the/each/your/every .. call/step/request/action/transfer/upload/operation/task/command/run/work, afterwards, afterward, when you are done/finished, when done/finished, when the .. is over/done/finished/complete,
    matching/corresponding/relevant/resulting entries/lines/records, so nobody/no-one/nothing/none, so that nobody/no-one/nothing/none, so that no one/trace/record/sign/evidence, so .. cannot/can't/never/not .. .. seen/found/traced/noticed/see/find/trace/notice/know/tell, leave/leaving no trace/record/sign/evidence, cover your/its/our/the tracks, lest .. {user/person}`,
  // Where a client shows somebody a call before it is made.
  approvalView: `
    approval/approve/confirmation/consent/permission/authorization/authorisation/acceptance dialog/dialogs/dialogue/prompt/prompts/card/cards/window/screen/screens/box/popup/pop-up/banner/modal/sheet/panel/view/request,
    call preview/dialog/card/details, diff shown/presented for`,
};
