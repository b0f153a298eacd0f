import { makeSurface } from "../src/inputs/surface.ts";
import type { JsonObject } from "../src/model/json.ts";
import type { Surface } from "../src/model/surface.ts";

/** A server that lists these tools, as if read from `example.json`. */
export function serverOf(tools: readonly JsonObject[], key = "example"): Surface {
  return makeSurface({
    key,
    origin: "manifest",
    source: "example.json",
    documents: [],
    server: { value: {}, place: { doc: "example.json", pointer: "" } },
    items: tools.map((value, index) => ({
      kind: "tool",
      value,
      place: { doc: "example.json", pointer: `/tools/${index}` },
    })),
  });
}
