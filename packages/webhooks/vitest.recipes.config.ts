import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The recipes, each over a real database: too slow to start for the tests of every day. */
const config = mergeConfig(base, { test: { testTimeout: 300_000, hookTimeout: 120_000 } });
config.test.include = ["recipes/**/*.test.ts"];

export default config;
