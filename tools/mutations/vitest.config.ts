import { mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

/** A worked example waits for its commands: two run at the same time. */
export default mergeConfig(shared, { test: { maxConcurrency: 2 } });
