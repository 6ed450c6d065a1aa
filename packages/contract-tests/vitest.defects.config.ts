import { defineConfig } from "vitest/config";

/** Seeded defects: minutes, so no part of the tests. */
export default defineConfig({
  test: { include: ["src/defects/*.run.ts"], testTimeout: 900_000, hookTimeout: 120_000, reporters: ["verbose"] },
});
