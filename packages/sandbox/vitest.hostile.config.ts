import { defineConfig } from "vitest/config";

/** The long run of the hostile test: 10,000 requests. */
export default defineConfig({
  test: { include: ["test/suites/hostile.slow.test.ts"], env: { HOSTILE_REQUESTS: "10000" }, testTimeout: 1_800_000, hookTimeout: 30_000 },
});
