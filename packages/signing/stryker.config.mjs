import { mutationTesting } from "../../scripts/mutation-testing.mjs";

export default mutationTesting({
  // The command is tested as built, so its mutants would never run; index.ts only exports.
  mutate: ["src/**/*.ts", "!src/**/*.test.ts", "!src/explain/cli.ts", "!src/**/index.ts"],
});
