import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run of the model test: 10,000 sequences. */
export default mergeConfig(base, { test: { env: { MODEL_SEQUENCES: "10000" }, testTimeout: 3_600_000 } });
