/** Mutation testing: `npm run long -- stryker`. Slow, so not part of the tests. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.stryker.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  // The command is tested as built, so its mutants would never run; index.ts only exports.
  mutate: ["src/**/*.ts", "!src/**/*.test.ts", "!src/explain/cli.ts", "!src/**/index.ts"],
  coverageAnalysis: "perTest",
  // Two levels below the root like the package itself, so that the configurations that extend the root's still find it.
  tempDirName: "../../.stryker-tmp",
  tsconfigFile: "no tsconfig to rewrite",
  // The mutants are not type-checked; a comment that says so would change the README's example, which is compared with its file.
  disableTypeChecks: false,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: ".results/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  concurrency: 2,
  thresholds: { high: 100, low: 95, break: 95 },
};
