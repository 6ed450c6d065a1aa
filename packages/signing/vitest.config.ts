import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** The same suite runs over both providers: `#crypto` is node:crypto in one project and WebCrypto in the other. */
const over = (provider: string) => ({
  extends: true as const,
  test: { name: provider },
  resolve: { alias: { "#crypto": fileURLToPath(new URL(`./src/${provider}.ts`, import.meta.url)) } },
});

export default mergeConfig(base, defineConfig({ test: { projects: [over("crypto-node"), over("crypto-web")] } }));
