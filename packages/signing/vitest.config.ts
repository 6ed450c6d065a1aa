import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** One suite over both providers: `#crypto` is node:crypto in one project and WebCrypto, which has no MD5, in the other. */
const over = (provider: string, exclude: string) => ({
  extends: true as const,
  test: { name: provider, exclude: [exclude] },
  resolve: { alias: { "#crypto": fileURLToPath(new URL(`./src/${provider}.ts`, import.meta.url)) } },
});

const projects = [over("crypto-node", "src/md5-unavailable.test.ts"), over("crypto-web", "src/**/*.md5.test.ts")];

export default mergeConfig(base, defineConfig({ test: { projects } }));
