import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run of the properties of XML: 200,000 documents. */
export default mergeConfig(base, { test: { env: { FUZZ_FACTOR: "100" }, testTimeout: 3_600_000 } });
