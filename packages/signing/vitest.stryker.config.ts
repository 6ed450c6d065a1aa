import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Mutation testing: a mutant in code that runs when a module is loaded needs the module to be loaded again. */
export default mergeConfig(base, { test: { isolate: true } });
