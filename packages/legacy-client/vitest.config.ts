import { mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

/** Each file loads its modules again: one of the tests asks what has been loaded. */
export default mergeConfig(shared, { test: { isolate: true } });
