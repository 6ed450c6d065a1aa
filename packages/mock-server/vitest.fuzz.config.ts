import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run of the fuzz test: 100,000 bodies. */
export default mergeConfig(base, { test: { env: { FUZZ_INPUTS: "100000" }, testTimeout: 3_600_000 } });
