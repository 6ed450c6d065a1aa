import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

export default mergeConfig(
  shared,
  defineConfig({ test: { include: ["src/examples-to-end.slow.test.ts"], env: { EXAMPLES: "all tests" } } }),
);
