import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** For mutants: without the tests that measure the built package, which has none of them. */
export default mergeConfig(base, { test: { exclude: ["**/*.slow.test.ts"] } });
