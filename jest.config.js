/** Tests run on the sources; those of the bundle start one of them as a process of its own (`__tests__/built-dist.ts`). */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  transform: {
    "\\.(?:ts|mjs)$|/unbash/.*\\.js$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
  // They are ES modules only, and tests are CommonJS.
  transformIgnorePatterns: ["/node_modules/(?!(?:toml-eslint-parser|unbash)/)"],
  extensionsToTreatAsEsm: [],
  maxWorkers: 2,
  testTimeout: 60_000,
};
