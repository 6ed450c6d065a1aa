import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long runs: 10,000 sequences of the model test, 10,000 hostile URLs, 500 hostile merchants on every page. */
export default mergeConfig(base, {
  test: { env: { MODEL_SEQUENCES: "10000", HOSTILE_URLS: "10000", PAGE_RUNS: "500" }, testTimeout: 3_600_000 },
});
