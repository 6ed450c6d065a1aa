import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run of the properties of paths: 50,000 of them. */
export default mergeConfig(base, { test: { env: { FUZZ_FACTOR: "100" }, testTimeout: 3_600_000 } });
