import { basename, posix, relative } from "node:path";
import type { ServerCode, SourceTree, ToolCode } from "../../model/capability.ts";
import { sourceIndex, sourcePlace } from "../../model/source-place.ts";
import type { Document } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { Surface } from "../../model/surface.ts";
import { makeSurface } from "../surface.ts";
import { analysisOf } from "./analysis.ts";

/** Where the code was read, for paths in reports. */
export interface CodeFolder {
  readonly tree: SourceTree;
  /** Absolute. */
  readonly root: string;
  /** What paths in reports are relative to, absolute. */
  readonly shownFrom: string;
}

/** The files that places of a server's code stand in, each shown by its path in the workspace. */
export function codeDocuments(code: ServerCode, { tree, root, shownFrom }: CodeFolder): readonly Document[] {
  const way = relative(shownFrom, root).replaceAll("\\", "/");
  return code.files.flatMap((file) => {
    const body = tree.read(file);
    return body === undefined ? [] : [{ id: file, path: posix.join(way, file), body, index: sourceIndex(body) }];
  });
}

/**
 * A server as its code lists it. What is made at run time is missing: an unknown schema counts as one without
 * properties, and of a description the constant part is read.
 */
export function codeSurface(code: ServerCode, folder: CodeFolder, key: string, isKeyGuessed: boolean): Surface {
  const documents = codeDocuments(code, folder);
  const id = `code of ${code.folder}`;
  const listed = code.tools.map(listedTool);
  const { items = [], instructions, isOpen = false } = code.beside ?? {};
  const [first] = code.tools;
  const at = first?.site ?? (code.entries[0] === undefined ? undefined : sourcePlace(code.entries[0], 0, 0));
  const surface = makeSurface({
    key,
    isKeyGuessed,
    origin: "source",
    source: posix.join(relative(folder.shownFrom, folder.root).replaceAll("\\", "/"), code.folder),
    documents: [{ id, body: "", index: { find: () => undefined } }, ...documents],
    server: {
      value: instructions === undefined ? {} : { instructions: instructions.value },
      place: { doc: id, pointer: "" },
    },
    items: [
      ...listed.map((value, index) => ({
        kind: "tool" as const,
        value,
        place: { doc: id, pointer: `/tools/${index}` },
      })),
      ...items.map(({ kind, value }, index) => ({ kind, value, place: { doc: id, pointer: `/shown/${index}` } })),
    ],
    ...(at !== undefined && { anchor: at }),
    skipped: isOpen ? ["prompts or resources that the code makes when it runs"] : [],
  });
  return { ...surface, code: analysisOf(code, surface.tools) };
}

function listedTool({ name, description, inputSchema, outputSchema, annotations, fields }: ToolCode): JsonObject {
  const text = description?.kind === "dynamic" ? description.known : description?.value;
  const listed: Record<string, Json> = { name };
  if (text !== undefined) listed["description"] = text;
  listed["inputSchema"] = inputSchema ?? { type: "object", properties: {} };
  if (outputSchema !== undefined) listed["outputSchema"] = outputSchema;
  if (annotations !== undefined) listed["annotations"] = annotations;
  return { ...listed, ...fields };
}

/** Our name of a server by its code: its package, else its folder. */
export function codeKey({ packageName, folder }: ServerCode, { root }: CodeFolder): string {
  if (packageName !== undefined && packageName !== "") return packageName;
  return folder === "." ? basename(root) : basename(folder);
}
