import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run of the fuzz test: a million inputs over each provider. */
export default mergeConfig(base, { test: { env: { FUZZ_INPUTS: "1000000" }, testTimeout: 3_600_000 } });
