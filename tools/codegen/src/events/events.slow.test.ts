import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { generateApi } from "../generate.ts";
import { sourceAt } from "../source.ts";
import { shopBundle } from "../../test/shop.ts";
import { typeErrors } from "../../test/type-check.ts";

const eventsOf = async (...edits: Parameters<typeof shopBundle>): Promise<string> =>
  generateApi(await sourceAt(await shopBundle(...edits)), "").get("events.ts") ?? "";

/** Uses of the generated types: a line after `@ts-expect-error` must not compile, all others must compile. */
const USES = `
import { type Events, eventTable, type OrderPaidQuery, type OrderShippedBody, type SalesReportHeaders, type SalesRow, salesReportColumns, textFields } from "./events.ts";

export const names: (keyof Events)[] = ["orderShipped", "orderPaid", "salesReport"];
// @ts-expect-error no such event
export const name: keyof Events = "orderLost";

export const query: OrderPaidQuery = { id: 12, outcome: "lost", signature: "s" };
// @ts-expect-error the signature is missing
export const unsigned: OrderPaidQuery = { id: 12 };
// @ts-expect-error no text
export const text: OrderPaidQuery = { id: "12", signature: "s" };

export const headers: SalesReportHeaders = { signature: "s" };
export const body: OrderShippedBody["application/json"] = { id: null, state: "open", total: 5 };
// @ts-expect-error a field is missing
export const part: OrderShippedBody["application/json"] = { id: null };
export const report: Events["salesReport"]["body"]["application/json"] = [{ day: "2026-03-01", sum: "15.25", units: 2, rows: [{ sum: "1" }] }];
// @ts-expect-error a number could not hold every digit
export const row: SalesRow = { sum: 15.25 };

// At run time the lists are exact.
export const outcomes: readonly ["paid", "declined"] = eventTable.orderPaid.query.outcome.values;
export const column: "When" = salesReportColumns.day.column;
export const decimals: readonly string[] = textFields;
`;

test("the types admit what the description admits", async () => {
  const folder = dirname(await shopBundle());
  await writeFile(join(folder, "events.ts"), await eventsOf());
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "uses.ts"), USES);
  expect(typeErrors(folder, ["uses.ts"])).toEqual([]);
});

test("declares what the events use, and nothing of the operations", async () => {
  const events = await eventsOf();
  expect(events.match(/^export \w+ \w+/gm)).toEqual([
    "export interface Order",
    "export type State",
    "export interface SalesRow",
    "export interface OrderShippedQuery",
    "export interface OrderShippedBody",
    "export interface OrderPaidQuery",
    "export interface SalesReportHeaders",
    "export interface SalesReportBody",
    "export interface Events",
    "export const eventTable",
    "export const salesReportColumns",
    "export const stateValues",
    "export const textFields",
  ]);
  expect(events).not.toMatch(/components\[|@hidden|import /);
});

test.each([
  {
    what: "an event's text, method and responses",
    want: "  /**\n   * An order was paid\n   *\n   * Sent to the merchant, perhaps twice.\n   *\n   * Comes with `GET`. Responses of the receiver:\n   * - `200`: Understood.\n   */\n  readonly orderPaid: { readonly query: OrderPaidQuery };",
  },
  {
    what: "a parameter that is a reference",
    want: "    /**\n     * Signature of the event.\n     *\n     * At most 64 characters.\n     */\n    signature: string;",
  },
  { what: "a part of an event", want: "/** Query parameters of `orderPaid`: an order was paid. */\nexport interface OrderPaidQuery {" },
  { what: "a decimal", want: "    /**\n     * In euros.\n     *\n     * A decimal number, as text.\n     */\n    sum?: string;" },
])("documents $what", async ({ want }) => {
  expect(await eventsOf()).toContain(want);
});

test("describes at run time what the wire carries", async () => {
  const events = await eventsOf();
  expect(tableIn(events, "eventTable")).toEqual({
    orderShipped: {
      method: "POST",
      query: { signature: { required: true, type: "string" } },
      headers: {},
      mediaTypes: ["application/json"],
      retryHours: [1, 3],
    },
    orderPaid: {
      method: "GET",
      query: {
        id: { required: true, type: "integer" },
        outcome: { required: false, type: "string", values: ["paid", "declined"] },
        signature: { required: true, type: "string" },
      },
      headers: {},
      mediaTypes: [],
      retryHours: [],
    },
    salesReport: {
      method: "POST",
      query: {},
      headers: { signature: { required: true, type: "string" } },
      mediaTypes: ["application/json", "application/csv"],
      retryHours: [],
    },
  });
  expect(tableIn(events, "salesReportColumns")).toEqual({
    day: { column: "When", kind: "text" },
    time: { column: "When", kind: "text" },
    sum: { column: "Sum", kind: "decimal" },
    units: { kind: "number" },
    rows: { kind: "list" },
  });
  expect(events).toContain('export const textFields: readonly string[] = ["id","sum"];');
});

/** The value of a table that is written as JSON. */
function tableIn(events: string, name: string): unknown {
  const [, json = ""] = new RegExp(`^export const ${name} = (.*?) as const;$`, "ms").exec(events) ?? [];
  return JSON.parse(json);
}

test("a schema with the name of an event's type is rejected", async () => {
  const named = [
    { file: "openapi.yaml", from: "    Order:\n", to: "    OrderPaidQuery:\n" },
    {
      file: "openapi.yaml",
      from: 'schema: { $ref: "#/components/schemas/Order" }',
      to: 'schema: { $ref: "#/components/schemas/OrderPaidQuery" }',
    },
    {
      file: "openapi.yaml",
      from: 'items: { $ref: "#/components/schemas/Order" }',
      to: 'items: { $ref: "#/components/schemas/OrderPaidQuery" }',
    },
    { file: "orderShipped.yaml", from: "schemas/Order", to: "schemas/OrderPaidQuery" },
  ];
  await expect(eventsOf(...named)).rejects.toThrow("#/components/schemas/OrderPaidQuery: this is the name of an event's type.");
});
