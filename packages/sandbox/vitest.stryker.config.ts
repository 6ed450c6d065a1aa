import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The tests for mutants of the domain: its own. Each file sees the mutant, since each loads its modules again. */
const config = mergeConfig(base, { test: { isolate: true } });
config.test.include = ["src/domain/**/*.test.ts"];

export default config;
