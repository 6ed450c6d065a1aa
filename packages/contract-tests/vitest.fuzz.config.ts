import { mergeConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

/** The long run of the rows: ten thousand carts through clients, mock server and sandbox, a thousand chains of refunds of each API. */
export default mergeConfig(shared, { test: { env: { CARTS: "10000", CHAINS: "1000" }, testTimeout: 3_600_000 } });
