import { defineConfig } from "vitest/config";

/** Runs by name only: it installs from the registry and builds. */
export default defineConfig({ test: { include: ["src/workflows/*.workflow.ts"], testTimeout: 900_000, hookTimeout: 300_000 } });
