import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

export default mergeConfig(
  shared,
  defineConfig({ test: { include: ["src/worked-examples.slow.test.ts"], env: { EXAMPLES: "all tests" } } }),
);
