import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The tests for mutants of the domain: its own, and the model. A mutant in a table needs the module to be loaded again. */
const config = mergeConfig(base, { test: { isolate: true } });
config.test.include = ["src/domain/**/*.test.ts", "test/suites/model.test.ts"];

export default config;
