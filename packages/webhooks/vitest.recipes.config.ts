import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** Tests of the recipes, each on a real database: too slow to start for the everyday tests. */
const config = mergeConfig(base, { test: { testTimeout: 300_000, hookTimeout: 120_000 } });
config.test.include = ["recipes/**/*.test.ts"];

export default config;
