import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // The coverage table comes after the tests' own report.
      reporters: ["./src/contract/coverage/coverage-reporter.ts"],
      // A gap names its place; where in our code it was found helps nobody.
      onStackTrace: ({ message }) => !/^[a-z]+-api[ :]/.test(message),
    },
  }),
);
