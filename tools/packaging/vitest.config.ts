import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** A missing report of a public API is a failure, not a reason to write one. Of a changed one, the changed lines are shown. */
export default mergeConfig(base, {
  test: { testTimeout: 120_000, globalSetup: "src/setup.ts", update: "none", diff: { expand: false, contextLines: 3 } },
});
