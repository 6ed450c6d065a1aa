import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run: 10,000 histories of one right shop, 2,000 of each other one, and of each wrong one until it is found. Without the named ones. */
export default mergeConfig(base, { test: { env: { RIGHT_HISTORIES: "10000", HISTORIES: "2000" }, testTimeout: 14_400_000 } });
