import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long run: a million carts, a hundred thousand chains of refunds of each API. */
export default mergeConfig(base, { test: { env: { CARTS: "1000000", CHAINS: "100000" }, testTimeout: 14_400_000 } });
