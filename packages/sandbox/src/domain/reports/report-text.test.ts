import { expect, test } from "vitest";
import { decimal, euros } from "./decimal.ts";
import type { ReportRow } from "./report-row.ts";
import { reportWriter, type ReportShape } from "./report-text.ts";
import { vatOf } from "./row-items.ts";

test.each([
  [0, "0.00"],
  [1, "0.01"],
  [-1, "-0.01"],
  [1550, "15.50"],
  [-500, "-5.00"],
  [99_999_999_999, "999999999.99"],
])("%i cents are %s euros", (cents, want) => {
  expect(euros(cents).decimal).toBe(want);
});

const item = { stamp: "s", amount: euros(-400), vat: decimal("25.5"), code: "#1", quantity: decimal("1") };
const row: ReportRow = {
  created: "09:15",
  entryDate: "02-03-2026",
  amount: euros(1550),
  description: 'A "red" mug; large',
  settlementId: decimal("5243867"),
  originalTradeReference: null,
  refunditems: [item, { ...item, stamp: "t", amount: euros(-5) }],
  tradeitems: [{ ...item, amount: euros(1_000) }],
};
const written = (shape: Partial<ReportShape>): string => {
  const writer = reportWriter({ format: "json", fields: undefined, includeItems: false, ...shape });
  return writer.begin + [row, {}].map(writer.row).join(writer.between) + writer.end;
};

test("JSON has exact numbers without needless zeros, null, and the fields in the description's order", () => {
  expect(written({ fields: ["originalTradeReference", "amount", "entryDate"] })).toBe(
    '[{"entryDate":"02-03-2026","amount":15.5,"originalTradeReference":null},{}]',
  );
  expect(written({ fields: ["settlementId"] })).toBe('[{"settlementId":5243867},{}]');
});

test("JSON has items as lists, those of the payment where they are asked for", () => {
  const items = (fields: readonly string[], includeItems: boolean) => JSON.parse(written({ fields, includeItems }))[0];
  expect(items(["refunditems"], false).refunditems).toMatchObject([{ stamp: "s", amount: -4, vat: 25.5 }, { amount: -0.05 }]);
  expect(items(["tradeitems"], true).tradeitems).toMatchObject([{ amount: 10, quantity: 1 }]);
  expect(items(["tradeitems"], false)).toEqual({});
});

test("CSV has names, quoted texts, decimal commas, and date and time in one column", () => {
  expect(written({ format: "csv", fields: ["entryDate", "created", "amount", "description", "settlementId", "refunditems"] })).toBe(
    [
      '"Time";"Sum";"Description";"Settlement report";"refunditems"',
      '"02-03-2026 09:15";15,50;"A ""red"" mug; large";5243867;"s:-4,00|t:-0,05"',
      ";;;;",
      "",
    ].join("\r\n"),
  );
});

test("CSV has a date alone under its own name, and never the items of a payment", () => {
  expect(written({ format: "csv", fields: ["entryDate", "tradeitems"], includeItems: true })).toBe('"entryDate"\r\n"02-03-2026"\r\n\r\n');
});

test("without fields, all columns are there, but those of the payment's items", () => {
  const [header = ""] = written({ format: "csv" }).split("\r\n");
  expect(header.split(";")).toHaveLength(31);
  expect(written({ format: "csv", fields: [] })).toBe(written({ format: "csv" }));
});

test.each([
  { unitPrice: 1525, vatPercentage: 25.5, vat: 310 },
  { unitPrice: -1525, vatPercentage: 25.5, vat: -310 },
  { unitPrice: 100, vatPercentage: 0, vat: 0 },
  { unitPrice: 3, vatPercentage: 100, vat: 2 },
  { unitPrice: 99_999_999, vatPercentage: 14, vat: 12_280_702 },
])("$unitPrice cents with $vatPercentage % have $vat of VAT", ({ unitPrice, vatPercentage, vat }) => {
  const items = [{ unitPrice, units: 1, vatPercentage, productCode: "#1" }];
  expect(vatOf(items, false)).toEqual([{ percent: vatPercentage, amount: unitPrice, vat }]);
});
