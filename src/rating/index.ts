import type { Rating } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";

/** What a tool can do, and why: seed 000's checks in their order. */
export function rate(tool: Tool): Rating {
  const message = "No known verb names what it does: counted as a write.";
  return {
    class: "write",
    reasons: [{ id: "class-default-write", class: "write", at: tool.place, message }],
    flags: [],
    escalate: [],
  };
}
