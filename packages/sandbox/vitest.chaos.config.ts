import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** What the sandbox does when its surroundings fail: `npm run chaos`; `ROUNDS=2 npm run chaos` is a short run. */
const config = mergeConfig(base, {
  test: { testTimeout: 3_600_000, hookTimeout: 120_000, fileParallelism: false, reporters: ["verbose"] },
});
config.test.include = ["test/chaos/*.chaos.ts"];

export default config;
