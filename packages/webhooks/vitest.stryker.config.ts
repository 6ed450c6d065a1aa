import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The tests for mutants: without those that measure the built package, which is never mutated. */
export default mergeConfig(base, { test: { exclude: ["**/*.slow.test.ts"] } });
