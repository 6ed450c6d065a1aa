/** Every operation of the three clients under every fault. The tables of the guide are made of what this shows. */
import { APIS } from "@maksu/apis";
import { startSandbox } from "@maksu/sandbox";
import { expect, test } from "vitest";
import { cellsOf, OUTCOME_FAULTS, requestRow, underFault } from "./fault-matrix.ts";
import { lineOf, rowsOfGuide } from "./fault-tables.ts";
import { CALLS } from "./prepared-calls.ts";

const APIS_CALLED = ["payment", "merchant", "legacy"] as const;

/** Few at a time, so that no call waits long for the others. */
async function inGroups<Result>(names: readonly string[], run: (name: string) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < names.length; from += GROUP) results.push(...(await Promise.all(names.slice(from, from + GROUP).map(run))));
  return results;
}

const GROUP = 4;

test("every operation has a call", () => {
  for (const api of APIS_CALLED) expect(Object.keys(CALLS[api])).toEqual(Object.keys(APIS[api].operations));
});

test("the guide's tables are what the clients report, and no call is carried out twice", { timeout: 120_000 }, async () => {
  await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  const rows: (readonly string[])[] = [];
  for (const api of APIS_CALLED) {
    const made = await inGroups(Object.keys(CALLS[api]), (operation) => requestRow(sandbox, api, operation));
    for (const { operation, cells } of made)
      for (const [fault, { once }] of Object.entries(cells)) expect([operation, fault, once]).not.toEqual([operation, fault, "twice"]);
    rows.push(...made.map(cellsOf));
  }
  for (const [name, { rule, operations }] of Object.entries(OUTCOME_FAULTS))
    for (const operation of operations) {
      const { learned, repeat } = await underFault(sandbox, "payment", operation, rule);
      rows.push([`\`${name}\``, `\`${operation}\``, learned, repeat]);
    }
  expect(rowsOfGuide().map(lineOf)).toEqual(rows.map(lineOf));
});
