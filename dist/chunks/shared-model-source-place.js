import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/source-place.ts
function sourcePlace(doc, start, end) {
  return { doc, pointer: `@${start}-${end}` };
}
function sourceRange(pointer) {
  const match = /^@(\d+)-(\d+)$/.exec(pointer);
  return match === null ? void 0 : { start: Number(match[1]), end: Number(match[2]) };
}
function sourceIndex(body) {
  return {
    find(pointer, _what, slice) {
      const range = sourceRange(pointer);
      if (range === void 0 || slice === void 0) return range;
      const written = body.slice(range.start, range.end);
      const isPlain = /^["'`]/.test(written) && !/[\\\r]|\$\{/.test(written) && slice.end <= written.length - 2;
      return isPlain ? { start: range.start + 1 + slice.start, end: range.start + 1 + slice.end } : range;
    }
  };
}

export {
  sourcePlace,
  sourceRange,
  sourceIndex
};
