import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The suites with every sandbox on a new file: `npm run long -- stores`. */
const config = mergeConfig(base, {
  test: { reporters: ["default"], globalSetup: ["test/support/stores/file-for-memory.ts"] },
  resolve: {
    alias: [{ find: /^.*\/memory-store\.ts$/, replacement: new URL("test/support/stores/file-for-memory.ts", import.meta.url).pathname }],
  },
});
config.test.include = ["test/suites/**/*.test.ts", "src/{time,acts,control,pages}/**/*.test.ts"];
config.test.exclude = ["**/*.slow.test.ts"];

export default config;
