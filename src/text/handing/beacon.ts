import { isOrder, speaksOf, type Statement, type Thing } from "../sentence/directive.ts";
import { isForeignAddress, isSiteOf, partsOf } from "../urls.ts";
import { Form } from "../sentence/form.ts";

/** An image that is shown, or one that nobody is to see. */
const IMAGE =
  /!\[[^\]]{0,100}\]\(|<img\b|\b(?:tracking|spy|web|counting|1x1|invisible|hidden|transparent)[ -](?:\w{1,12} )?(?:pixels?|beacons?|images?|gifs?|pngs?|bugs?)\b/i;

/** Not one reply, to which an image of its subject may belong. */
const REPLIES = new Form(
  /\b(?:every|all|each|any) (?:of your |[\w-]{1,14} ){0,2}(?:responses?|replies|reply|answers?|messages?|outputs?)\b|\byour (?:[\w-]{1,14} )?(?:responses|replies|answers|messages)\b/i,
);

/** The address of an image that a text has shown in all replies: whoever shows one calls there. */
export function beaconIn(statement: Statement, server: string): Thing | undefined {
  const { text, things, directives } = statement;
  if (!text.includes("//") || statement.example || !IMAGE.test(text)) return undefined;
  const shown = directives.some(
    (each) => isOrder(each) && (["include", "show", "write", "contain"] as const).some((act) => each.acts.has(act)),
  );
  if (!shown || !(REPLIES.test(text) || speaksOf(things, "everyReply"))) return undefined;
  return things.find(
    (each) => each.kind === "url" && isForeignAddress(each.text) && !isSiteOf(partsOf(each.text), server),
  );
}
