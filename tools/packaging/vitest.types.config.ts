import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The users' programs under every compiler and every setting. */
export default mergeConfig(base, { test: { env: { TYPE_MATRIX: "whole" }, testTimeout: 300_000 } });
