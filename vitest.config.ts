import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Every package runs its tests this way. Where a package needs more, its own config adds to this one. */
export default defineConfig({
  test: {
    // Other workspaces are tested as they are built.
    globalSetup: [fileURLToPath(new URL("scripts/require-built.mjs", import.meta.url))],
    include: ["{src,test}/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "threads",
    // A module is loaded once for all files of a worker: the tests keep no state in modules, and loading is half of their time.
    isolate: false,
    // The report is what `npm test` counts.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
