import { defineConfig } from "vitest/config";

export default defineConfig({
  // Each step needs the one before, and takes minutes.
  test: { include: ["src/new-api/new-api.check.ts"], testTimeout: 1_800_000, hookTimeout: 600_000, bail: 1 },
});
