/** A payment and a refund under each fault, through the clients. Every operation: `faults.slow.test.ts`. */
import { startSandbox } from "@maksu/sandbox";
import { expect, test } from "vitest";
import { cellsOf, requestRow } from "./fault-matrix.ts";
import { rowsOfGuide } from "./fault-tables.ts";

test.each([
  ["payment", "createPayment"],
  ["payment", "refundPayment"],
  ["merchant", "createRefund"],
] as const)("%s %s reports each fault as the guide says, and is carried out at most once", async (api, operation) => {
  await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  const row = await requestRow(sandbox, api, operation);
  for (const { once } of Object.values(row.cells)) expect(once).not.toBe("twice");
  expect(rowsOfGuide()).toContainEqual(cellsOf(row));
});
