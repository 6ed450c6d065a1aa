import { mutationTesting } from "../../scripts/mutation-testing.mjs";

export default mutationTesting({
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
  // Tables are compared row by row by the domain's tests and by the model; a mutant of one would load everything again.
  ignoreStatic: true,
  thresholds: { high: 100, low: 80, break: 75 },
});
