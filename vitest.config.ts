import { defineConfig } from "vitest/config";

/** Every package runs its tests this way. Where a package needs more, its own config adds to this one. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "threads",
    // The report is what `npm test` counts.
    reporters: ["default", ["json", { outputFile: ".results/vitest.json" }]],
  },
});
