import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** Tests of the stores on real servers, with several processes: started by `scripts/test-stores.mjs`. */
const config = mergeConfig(base, { test: { testTimeout: 300_000, hookTimeout: 120_000, reporters: ["verbose"] } });
config.test.include = ["test/**/*.server.ts"];

export default config;
