import { mutationTesting } from "../../scripts/mutation-testing.mjs";

export default mutationTesting({
  // Verifying, parsing and handling once. The creators of test events are not production logic; stores are tested on real servers.
  mutate: ["src/**/*.ts", "!src/**/*.test.ts", "!src/testing/**", "!src/stores/**", "!src/index.ts"],
});
