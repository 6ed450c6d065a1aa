import { defineConfig } from "vitest/config";

/** Installs each recipe with npm; needs the registry. */
export default defineConfig({
  test: {
    include: ["src/recipes/**/*.recipes.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["verbose"],
    fileParallelism: false,
  },
});
