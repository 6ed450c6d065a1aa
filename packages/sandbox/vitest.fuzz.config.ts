import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long runs: 10,000 sequences of the model test, 10,000 hostile URLs, 500 hostile merchants on every page, books of 4,000 payments. */
export default mergeConfig(base, {
  test: { env: { MODEL_SEQUENCES: "10000", HOSTILE_URLS: "10000", PAGE_RUNS: "500", BOOKS_PAYMENTS: "4000" }, testTimeout: 3_600_000 },
});
