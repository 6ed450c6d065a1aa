import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** 100 kills under load. */
const config = mergeConfig(base, { test: { env: { KILLS: "100" }, testTimeout: 1_200_000, reporters: ["verbose"] } });
config.test.include = ["src/suites/shared-file.slow.test.ts"];

export default config;
