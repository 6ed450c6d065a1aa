import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

const SLOW = "src/**/*.slow.test.ts";

/** One suite over both providers: `#crypto` is node:crypto in one project and WebCrypto, which has no MD5, in the other. */
const over = (provider: string, exclude: string) => ({
  extends: true as const,
  test: { name: provider, exclude: [exclude, SLOW] },
  resolve: { alias: { "#crypto": fileURLToPath(new URL(`./src/crypto/${provider}.ts`, import.meta.url)) } },
});

/** The command, as it is built, and the tables that take long: with the provider that the package has itself. */
const command = { test: { name: "command", include: [SLOW], testTimeout: 60_000 } };

const projects = [over("crypto-node", "src/crypto/md5-unavailable.test.ts"), over("crypto-web", "src/**/*.md5.test.ts"), command];

export default mergeConfig(base, defineConfig({ test: { projects } }));
