import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

/** Tests on a real PostgreSQL: `npm run test:postgres`. */
const config = mergeConfig(base, { test: { hookTimeout: 120_000, reporters: ["verbose"] } });
config.test.include = ["test/support/stores/*.server.ts"];

export default config;
