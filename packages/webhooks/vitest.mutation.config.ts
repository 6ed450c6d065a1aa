import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** For mutants: without the test that measures the built package, which has none of them. */
export default mergeConfig(base, { test: { exclude: ["src/report/heap.test.ts"] } });
