import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** Generated validators are run as they are, on client-core's sources: a dependency on the package would make every client's core one of every description. */
export default mergeConfig(
  base,
  defineConfig({
    // The compiler is loaded once, not for every file of tests.
    test: { isolate: false, globalSetup: ["src/testing/temporary-folders.ts"], setupFiles: ["src/testing/setup.ts"] },
    resolve: {
      alias: {
        "@maksu/client-core/validation": fileURLToPath(new URL("../../packages/client-core/src/validation/index.ts", import.meta.url)),
      },
    },
  }),
);
