import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The whole of a release, with a registry on loopback. */
export default mergeConfig(base, { test: { env: { RELEASE_TESTS: "whole" } } });
