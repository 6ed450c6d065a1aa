/** The books of a day on which much goes wrong. The long run is `npm run long -- books`. */
import { expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import type { StoreAddress } from "../../../src/store/open-store.ts";
import { faultsOfDay, METHODS } from "../../support/books/day.ts";

const PAYMENTS = Number(process.env["DAY_PAYMENTS"] ?? 300);
const { DAY_STORE: store } = process.env;

test(
  `${PAYMENTS} payments of a day with lost responses, lost callbacks and failed refunds: what callbacks report is settled or open, to the cent`,
  { timeout: 3_600_000 },
  async () => {
    await using sandbox = await startSandbox({
      seed: "day",
      clock: "2026-03-02T09:00:00Z",
      merchant: { methods: METHODS, fees: { fixed: 35, perMille: 17 } },
      ...(store !== undefined && { store: store as StoreAddress }),
    });
    expect(await faultsOfDay(sandbox.url, sandbox.defaultWorld, PAYMENTS)).toEqual([]);
  },
);
