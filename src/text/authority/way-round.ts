import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { isLeftToPerson } from "./pressed.ts";
import { Form } from "../sentence/form.ts";

/** "Where a path is refused, try ../../": the way round what refuses, or out of what holds. */
export function wayRoundIn(statement: Statement): Range | undefined {
  const { text, start } = statement;
  if (!REFUSED.test(text) || isLeftToPerson(statement)) return undefined;
  const way = ESCAPES.exec(text);
  return way === null ? undefined : rangeOfMatch(way, start);
}

const REFUSED = new Form(
  /\b(?:if|where|when(?:ever)?|should|once|as soon as)\b[^.;]{1,80}\b(?:refus|den(?:y|ies|ied)|block|reject|forb|not allowed|off limits|outside|prevent|stop)/i,
);

const ESCAPES = new Form(
  /\b(?:try|use|take|follow|go|read|leave|reach|escape|exit|break out of|step out of|get out of)\b[^.;]{0,40}(?:\.\.\/\.\.|\/proc\/self\/root|\bsym(?:bolic )?links?\b|\b(?:leave|escape|exit|break out of|out of) (?:the )?(?:sandbox|container|jail|chroot)\b)|\b(?:leave|escape|break out of|step out of) (?:from )?(?:the |its |your )?(?:sandbox|container|jail|chroot|allowed (?:roots|folders|directories)|confinement)\b/i,
);
