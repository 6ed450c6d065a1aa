import { defineConfig } from "vitest/config";

/** Installs the packages with npm; needs the registry. */
export default defineConfig({ test: { include: ["src/npm-install.ts", "src/ts-jest.ts"], testTimeout: 300_000, hookTimeout: 300_000 } });
