/** Mutation testing of the domain: `npm run long -- stryker`. Too slow for the tests. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.stryker.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [
    "src/domain/**/*.ts",
    "!src/domain/**/*.test.ts",
    // The rules' words are compared with nothing but themselves.
    "!src/domain/rules/**",
    // Suites and scenarios reach these over HTTP, where a mutant takes seconds; the domain's own tests don't.
    "!src/domain/{input-error,lifecycles,settings}.ts",
    "!src/domain/cards/{move-tokenization,tokenization-lifecycle}.ts",
    "!src/domain/payments/{activate-invoice,payment}.ts",
    "!src/domain/reports/{report-row,request-report,row-status}.ts",
    "!src/domain/settlements/{move-settlement,settlement}.ts",
  ],
  coverageAnalysis: "perTest",
  // Tables are compared row by row by the domain's tests and by the model; a mutant of one would load everything again.
  ignoreStatic: true,
  // Two levels below the root like the package itself, so that configurations that extend the root's still find it.
  tempDirName: "../../.stryker-tmp",
  tsconfigFile: "no tsconfig to rewrite",
  disableTypeChecks: false,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: ".results/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  concurrency: 2,
  thresholds: { high: 100, low: 80, break: 75 },
};
