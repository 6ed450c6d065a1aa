import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** 100 kills under load on each store that is durable: `npm run test:crashes`. */
const config = mergeConfig(base, {
  test: { env: { KILLS: "100" }, testTimeout: 1_200_000, hookTimeout: 120_000, testNamePattern: "is killed", reporters: ["verbose"] },
});
config.test.include = ["test/suites/stores/shared-file.crashes.ts", "test/support/stores/*.server.ts"];

export default config;
