/** Every operation of the three clients under every fault. `npm run long -- tables` writes the guide's tables, which are made of what this shows. */
import { APIS } from "@maksu/apis";
import { startSandbox } from "@maksu/sandbox";
import { expect, test } from "vitest";
import { EVENT_FAULTS, eventCells, eventRow, OUTCOME_FAULTS, outcomeCells } from "./event-matrix.ts";
import { cellsOf, REQUEST_FAULTS, requestRow } from "./fault-matrix.ts";
import { type GuideTable, readGuide, withTables, writeGuide } from "./fault-tables.ts";
import { CALLS } from "./prepared-calls.ts";
import { startShops } from "./shop.ts";

const APIS_CALLED = ["payment", "merchant", "legacy"] as const;

/** Few at a time, so that no call waits long for the others. */
async function inGroups<Given, Result>(given: readonly Given[], run: (each: Given) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < given.length; from += GROUP) results.push(...(await Promise.all(given.slice(from, from + GROUP).map(run))));
  return results;
}

const GROUP = 4;

test("every operation has a call", () => {
  for (const api of APIS_CALLED) expect(Object.keys(CALLS[api])).toEqual(Object.keys(APIS[api].operations));
});

test("the guide's tables are what clients and shops see, and nothing is carried out or handled twice", { timeout: 240_000 }, async () => {
  await using sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  await using shops = await startShops();
  const tables: GuideTable[] = [];
  for (const api of APIS_CALLED) {
    const made = await inGroups(Object.keys(CALLS[api]), (operation) => requestRow(sandbox, api, operation));
    for (const { operation, cells } of made)
      for (const [fault, { once }] of Object.entries(cells)) expect([operation, fault, once]).not.toEqual([operation, fault, "twice"]);
    tables.push({ name: `${api} requests`, head: ["operation", ...Object.keys(REQUEST_FAULTS), "repeat"], rows: made.map(cellsOf) });
  }
  const operations = APIS_CALLED.flatMap((api) =>
    Object.entries<{ readonly method: string }>(APIS[api].operations).flatMap(([id, { method }]) =>
      method === "GET" ? [] : [[api, id] as const],
    ),
  );
  const events = (await inGroups(operations, ([api, operation]) => eventRow(sandbox, shops, api, operation))).flatMap((row) => row ?? []);
  for (const row of events) expect(Object.values(row.cells).filter((cell) => cell.includes("times"))).toEqual([]);
  tables.push({ name: "events", head: ["API", "operation", "event", ...Object.keys(EVENT_FAULTS)], rows: events.map(eventCells) });
  const cases = OUTCOME_FAULTS.flatMap(({ name, rules, of }) => of.map((each) => ({ name, rules, of: each })));
  const outcomes = await inGroups(cases, ({ name, rules, of }) => outcomeCells(sandbox, shops, name, rules, of));
  tables.push({ name: "outcomes", head: ["fault", "API", "operation", "learned", "the shop's events", "repeat"], rows: outcomes });

  const guide = readGuide();
  const made = withTables(guide, tables);
  if (process.env["WRITE_TABLES"]) writeGuide(made);
  else expect(guide).toBe(made);
});
