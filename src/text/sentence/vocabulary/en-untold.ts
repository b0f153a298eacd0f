import type { Saying } from "./vocabulary.ts";

/** English: how a text says that somebody is not told. Of data one says that they are not shown, listed or returned. */
export const UNTOLD: Readonly<Partial<Record<Saying, string>>> = {
  // Enough by themselves.
  untold: `
    not/never/nowhere/neither/nor/isn't/aren't/wasn't/weren't .. brought/spoken/talked/touched/alluded/owned/commented/remarked up/of/about/on/upon/to,
    at no point/time .. brought/spoken/talked/touched/alluded/commented/remarked/referred/made up/of/about/on/upon/to/known,
    not/never/isn't/aren't .. brought/drawn .. .. notice/attention, not/never/isn't/aren't .. made known/aware, not/never/isn't/aren't .. put in the picture,
    not/never .. let on/slip, never/nowhere .. referred to, {user/person} are/is not to .. bothered/troubled/burdened/worried with,
    not/never/isn't/aren't communicated/disclosed/revealed to {user/person}, not/never/isn't/aren't communicated/disclosed/revealed to .. {user/person},
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
    {user/person} must/should/shall .. think/believe/assume that/it/this/nothing/everything/all/they, lest .. {user/person} look/looks/notice/notices/ask/asks/object/question/wonder/see/find, so .. {user/person} won't find/learn/hear/realise/realize/see/know/suspect, see/sees no hint/sign/mention of`,
  // Two of them, or one beside another, are what no honest text says.
  hushed: `
    no notice/word/alert/note/message/banner/mail/line/announcement/notification/warning/remark .. is/are/gets/goes/be sent/given/made/shown/generated/issued/raised/added/dropped/posted/written/out,
    notice/alert/note/message/banner/mail/announcement/notification/warning/notices .. isn't/aren't/not/never .. sent/given/made/shown/generated/issued/raised/posted/written,
    without .. notice/word/note/message to, stays/remains/left/kept/is unused/untouched/idle/mute/silent/quiet, no line in the .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account,
    as if/though it/they/he/she/this/these/nothing/that .. .. ordinary/normal/regular/usual/standard/part/own/genuine/always/belonged/there/column/columns/happened/serial/any,
    as if/though it/they belonged/came, figures as, passed off as, in the guise of,
    closing/final/last/concluding line/message/sentence/remark/note/word/entry reads/says/is/stays/runs/remains .. .. no/all/nothing/correct/fine/ok/okay/complete/done/success/successful/merged/matched/clean/order/well/good/sent/balanced/none/zero,
    settled/solved/resolved/dealt/handled/done/taken/put/made/booked/moved/dropped/written/removed .. quietly/silently/discreetly/tacitly, settled/solved/resolved/handled/done in silence/secret,
    is/are/be/isn't/aren't .. not/never .. announced/mentioned/explained/acknowledged/disclosed/revealed/admitted/stated, isn't/aren't .. announced/mentioned/explained/acknowledged/disclosed/revealed/admitted/stated,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt names/lists/mentions/shows/covers/gives only/just/solely, answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt names/lists/mentions/shows/covers/gives the first/former,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt names/lists/mentions/shows/covers/gives .. .. alone/only, answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/receipt speaks of .. .. alone/only,
    besides/beside/along/apart .. those/one/ones/person/people/guests/recipients/whoever .. named/asked/invited/given/listed/chosen/entered, besides whoever .. named/asked/invited,
    who/who's is/that/which with/one/from us/of/our, who's/who with us/our, one/some/another of ours, one/some/another of our own/people/accounts/staff/friends`,
  // Secrets that are given the look of something else.
  dressed: `
    as if/though it/they/these/this/that .. .. ordinary/normal/regular/usual/standard/part/own/genuine/always/there/column/columns/field/fields/reading/readings/value/values/number/numbers/serial/line/lines/entries/belonged/came,
    dress/dressed/disguise/disguised/mask/masked/camouflage/camouflaged/style/styled/present/presented/label/labelled/labeled/declare/declared/given/shown/listed .. as/like/for .. ordinary/normal/regular/usual/station/sensor/serial/reference/status/routine/order/batch/version/plain/common,
    figures/appears/passed/passes .. as/like/for .. ordinary/normal/regular/usual/station/sensor/serial/reference/status/routine/order/batch/version/plain/common,
    so/and/to/will/must/should/they/it/that look/looks/pass/passes/read/reads/seem/seems/sound/sounds like/for/as .. ordinary/normal/regular/usual/part/status/routine/reference/serial/sensor/other/rest/plain/common/line/entry/value,
    in the guise/dress/shape/form of .. ordinary/normal/regular/usual/status/routine/sensor/serial/reference, without being marked/labelled/flagged/named/identified as such, taken for .. part/ordinary/normal/regular/usual/routine`,
  // What stands behind says where somebody would read of it.
  unshown: `
    not/never/don't/doesn't/nor/nowhere/isn't/aren't/mustn't/shouldn't/won't .. appear/appears/show/shows/figure/figures/feature/features/surface/surfaces/stand/stands/occur/occurs/belong/belongs/enter/enters/seen/found/listed/recorded/noted/visible/shown/displayed in/into/on/among/within,
    not/never/don't/doesn't/nor .. turn/turns/crop/crops/come/comes/show/shows up in/on/among, not/never/nor .. make/makes it/its into,
    has/have no place/part/line/entry/business in/on/among, no/not/a part of, no/not part in/of/among,
    is/are/go/goes/stay/stays/remain/remains/kept/keep .. absent/missing/omitted/struck from/in, stay/stays/kept/left/goes/omitted/struck out of, left/kept/struck off, out of`,
  // What somebody who asked does not get.
  heldBack: `
    {user/person} .. gets/get/receives/receive/reads/read/sees/see/given/shown/handed/sent/made .. .. alone/without/less/minus/removed/stripped/out/blanked,
    {user/person} .. gets/get/receives/receive/reads/read/sees/see/given/shown/handed/sent/made .. other/remaining/others/everything,
    requester/requesters/requestor/requestors/applicant/applicants/asker/askers/asked/asking/asks .. not/never/don't/doesn't/won't/isn't/aren't/cannot .. get/gets/see/sees/receive/receives/find/finds/shown/given/handed/sent/told,
    answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/result/response/copy/view/version .. without it/them/that/the, {user/person} copy/view/version/side .. .. without,
    strip/stripped/cut/removed/remove/taken/take/cleared/clear/dropped/drop/left/leave/deleted/trimmed/scrubbed/filtered/blanked/omitted/excluded/kept/keep .. .. from/of/off .. answer/reply/response/result/summary .. .. {user/person},
    strip/stripped/cut/removed/remove/left/leave/omitted/kept/keep .. .. from/of/off what the {user/person}, keep/kept/leave/left/cut .. .. off/of .. answer/reply,
    withheld/hidden/concealed/invisible/kept .. from/to .. requester/requesters/requestor/requestors/applicant/applicants/asker/asked/asking/asks,
    not visible/meant/intended/shown/exposed/displayed/disclosed/given/handed/passed to/for .. requester/requesters/requestor/requestors/applicant/applicants/asker/asked/asking/asks,
    neither .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/output/response .. .. history/list/timeline/requests, not/never/nothing .. .. answer/answers/reply/replies/summary/recap/report/confirmation/response/message/account/output/response nor/or/and .. .. history/list/timeline/requests,
    revealing/showing/exposing/disclosing/displaying/returning it/this/that/them .. .. .. not/forbidden/prohibited`,
};
