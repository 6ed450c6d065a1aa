/** The settings that the mutation tests of all packages share: `npm run long -- stryker`. Too slow for the tests. */
export const mutationTesting = (own) => ({
  testRunner: "vitest",
  vitest: { configFile: "vitest.stryker.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  // Two levels below the root like the package itself, so that configurations that extend the root's still find it.
  tempDirName: "../../.stryker-tmp",
  tsconfigFile: "no tsconfig to rewrite",
  // The mutants are not type-checked; a comment that says so would change the README's example, which is compared with its file.
  disableTypeChecks: false,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: ".results/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  concurrency: 2,
  thresholds: { high: 100, low: 95, break: 95 },
  ...own,
});
