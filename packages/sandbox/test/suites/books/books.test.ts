/** The books of a month: what the shop counts is what its reports and settlements add up to. The long run is in `books.slow.test.ts`. */
import { expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import { faultsOfMonth } from "../../support/books/balance.ts";

test.each([
  { what: "mon-thu", merchant: { settlementCycle: "mon-thu", fees: { fixed: 35, perMille: 17 } } } as const,
  { what: "weekly", merchant: { settlementCycle: "weekly", methodFees: { creditcard: { fixed: 0, perMille: 29 } } } } as const,
])("payments − refunds − fees = settlements + open, to the cent, settled $what", async ({ merchant }) => {
  await using sandbox = await startSandbox({ seed: "books", clock: "2026-03-02T09:00:00Z", merchant });
  expect(await faultsOfMonth(sandbox, sandbox.defaultWorld, 40)).toEqual([]);
});
