/** Who may import whom. One row a folder: what stands in `from` may import `to` (besides itself) and nothing else. */
const may = {
  model: [],
  text: ["model"],
  profiles: ["model"],
  rating: ["model", "text", "profiles"],
  capability: ["model", "text", "profiles"],
  drift: ["model", "text", "profiles"],
  policy: ["model", "text", "profiles"],
  permissions: ["model", "text", "profiles"],
  rules: ["model", "text", "profiles", "rating", "drift", "policy"],
  inputs: ["model", "capability"],
  reporters: ["model"],
};

const layers = Object.entries(may).map(([from, to]) => ({
  name: `layer-${from}`,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: { path: "^src/", pathNot: [from, ...to].map((folder) => `^src/${folder}/`) },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: "rules-import-types-only",
      severity: "error",
      comment: "A rule knows the types of ratings, drift and policy; their values come in as facts.",
      from: { path: "^src/rules/" },
      to: { path: "^src/(rating|drift|policy)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-rule-imports-a-rule",
      severity: "error",
      from: { path: "^src/rules/", pathNot: "^src/rules/index\\.ts$" },
      to: { path: "^src/rules/", pathNot: "^src/rules/rule\\.ts$" },
    },
    {
      name: "sentences-know-no-attack",
      severity: "error",
      comment: "How a text is read and undone of disguises does not hang on what is looked for in it.",
      from: { path: "^src/text/(sentence|disguise)/" },
      to: { path: "^src/text/[^/]+/", pathNot: "^src/text/(sentence|disguise)/" },
    },
    { name: "nothing-imports-entry", severity: "error", from: { pathNot: "^src/entry/" }, to: { path: "^src/entry/" } },
    {
      name: "node-in-the-world-only",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(inputs|entry)/" },
      to: { dependencyTypes: ["core"], path: "^(?!(node:)?crypto$)" },
    },
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
