/** The books of a month with a thousand payments, and a quarter as many orders, over HTTP; with 4,000: `npm run long -- fuzz`. */
import { expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import { faultsOfMonth } from "../../support/books/balance.ts";

const PAYMENTS = Number(process.env["BOOKS_PAYMENTS"] ?? 1000);

test(
  `${PAYMENTS} payments of a month and ${PAYMENTS / 4} orders, less refunds and fees, are settlements and what is open, to the cent`,
  { timeout: 600_000 },
  async () => {
    await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", merchant: { fees: { fixed: 35, perMille: 17 } } });
    expect(await faultsOfMonth(sandbox, sandbox.defaultWorld, PAYMENTS)).toEqual([]);
  },
);
