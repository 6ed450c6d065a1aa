/** Mutation testing: `npm run long -- stryker`. Too slow for the tests. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.stryker.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  // Verifying, parsing and handling once. The creators of test events are not production logic; stores are tested on real servers.
  mutate: ["src/**/*.ts", "!src/**/*.test.ts", "!src/testing/**", "!src/stores/**", "!src/index.ts"],
  coverageAnalysis: "perTest",
  // Two levels below the root like the package itself, so that configurations that extend the root's still find it.
  tempDirName: "../../.stryker-tmp",
  tsconfigFile: "no tsconfig to rewrite",
  disableTypeChecks: false,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: ".results/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  concurrency: 2,
  thresholds: { high: 100, low: 95, break: 95 },
};
