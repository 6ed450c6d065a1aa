import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/**
 * The long run of the fuzz tests: a million inputs to the readers of events, as many to those of reports, 20,000 signed texts to all verifiers, 20,000
 * timings and orders of deliveries.
 */
export default mergeConfig(base, { test: { env: { FUZZ_INPUTS: "1000000", FUZZ_RUNS: "20000" }, testTimeout: 3_600_000 } });
