import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Mutation testing: a mutant of what runs when a module is loaded needs a module that is loaded anew. */
export default mergeConfig(base, { test: { isolate: true } });
