/** Some operations under each fault, through the clients and a shop. Every operation: `faults.slow.test.ts`. */
import { startSandbox } from "@maksu/sandbox";
import { expect, test } from "vitest";
import { eventCells, eventRow } from "./event-matrix.ts";
import { cellsOf, requestRow } from "./fault-matrix.ts";
import { hasRow, readGuide } from "./fault-tables.ts";
import { startShops } from "./shop.ts";

test.each([
  ["payment", "createPayment"],
  ["payment", "refundPayment"],
  ["merchant", "createRefund"],
] as const)("%s %s reports each fault as the guide says, and is carried out at most once", async (api, operation) => {
  await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  const row = await requestRow(sandbox, api, operation);
  for (const { once } of Object.values(row.cells)) expect(once).not.toBe("twice");
  expect([cellsOf(row), hasRow(readGuide(), cellsOf(row))]).toEqual([cellsOf(row), true]);
});

test.each([
  ["payment", "createPayment"],
  ["payment", "refundPayment"],
] as const)("the shop handles the event of %s %s at most once under each fault, as the guide says", async (api, operation) => {
  await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  await using shops = await startShops();
  const row = await eventRow(sandbox, shops, api, operation);
  if (!row) throw new Error(`${api} ${operation} causes no event`);
  const cells = eventCells(row);
  expect([cells, hasRow(readGuide(), cells)]).toEqual([cells, true]);
  expect(cells.join()).not.toContain("times");
});
