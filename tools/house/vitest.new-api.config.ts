import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

export default mergeConfig(
  shared,
  defineConfig({ test: { include: ["src/new-api/new-api.slow.test.ts"], env: { NEW_API: "all tests" }, bail: 1 } }),
);
