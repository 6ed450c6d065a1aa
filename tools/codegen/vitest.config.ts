import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    // Generated validators are run where no node_modules is above them.
    resolve: { alias: { "@maksu/openapi-runtime/validation": fileURLToPath(import.meta.resolve("@maksu/openapi-runtime/validation")) } },
  }),
);
