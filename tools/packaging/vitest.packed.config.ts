import { defineConfig } from "vitest/config";

/** Installs the packages, and the sandbox by itself, with npm; needs the registry. */
export default defineConfig({
  test: {
    include: ["src/npm-install.ts", "src/sandbox-install.ts", "src/sandbox-runners.ts", "src/ts-jest.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
