import { toCents } from "@maksu/legacy-api/money";
import { anyText } from "@maksu/test-server/text";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { rowsOf } from "../testing/report-body.ts";
import { reportCsv } from "../testing/report-csv.ts";
import { reportJson } from "../testing/report-json.ts";
import { CSV_COLUMNS } from "./csv-columns.ts";
import { type FieldKind, type PaymentReportRow, ROW_FIELDS } from "./report-row.ts";

const text = fc.oneof(fc.string(), anyText, fc.stringMatching(/^[";\r\n,a1 ]*$/)).filter((each) => !each.includes("\0"));
const decimal = fc.stringMatching(/^-?(0|[1-9][0-9]{0,20})(\.[0-9]{1,6})?$/);
const values: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = { text, decimal, list: fc.constant(undefined), "text or list": text };
const dated = fc.record({
  entryDate: fc.stringMatching(/^[0-9]{2}-[0-9]{2}-20[0-9]{2}$/),
  created: fc.stringMatching(/^[0-9]{2}:[0-9]{2}$/),
});
const known = fc.record(
  Object.fromEntries(
    [...ROW_FIELDS]
      .filter(([name, kind]) => kind !== "list" && !["entryDate", "created"].includes(name))
      .map(([name, kind]) => [name, values[kind]]),
  ),
  { requiredKeys: [] },
);
const unknown = fc.dictionary(
  text.filter((name) => name !== "" && !ROW_FIELDS.has(name) && !CSV_COLUMNS.has(name)),
  text,
  { maxKeys: 3 },
);
/** Rows that both formats can express. A CSV file without columns would lose even their number. */
const rows = fc
  .array(
    fc
      .tuple(fc.option(dated, { nil: {} }), known, unknown)
      .map((parts): PaymentReportRow => Object.assign(Object.create(Object.prototype), ...parts)),
  )
  .filter((list) => list.length === 0 || list.some((row) => Object.keys(row).length > 0));

describe("JSON and CSV reports from the builders", () => {
  it("are read as the same rows", () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(rowsOf("json", reportJson(given))).toStrictEqual(given);
        expect(rowsOf("csv", reportCsv(given))).toStrictEqual(given);
      }),
    );
  });

  it("are read the same from CSV with LF and with a byte order mark", () => {
    const given = [{ stamp: "a;b", amount: "1.00", entryDate: "02-03-2026", created: "09:15" }, { stamp: 'a "b"' }];
    const body = reportCsv(given);
    expect(rowsOf("csv", body.replaceAll("\r\n", "\n"))).toStrictEqual(given);
    expect(rowsOf("csv", `\uFEFF${body}`)).toStrictEqual(given);
  });

  it.each([
    { value: 15.25, json: "15.25", csv: "15.25" },
    { value: -5, json: "-5", csv: "-5.00" },
    { value: 0.1, json: "0.1", csv: "0.10" },
    { value: "15.10", json: "15.10", csv: "15.10" },
    { value: "-5", json: "-5", csv: "-5" },
  ])("write an amount of $value as $json in JSON, $csv in CSV", ({ value, json, csv }) => {
    expect(rowsOf("json", reportJson([{ amount: value }]))).toStrictEqual([{ amount: json }]);
    expect(rowsOf("csv", reportCsv([{ amount: value }]))).toStrictEqual([{ amount: csv }]);
  });

  it("write lists of items in full in JSON; as one string, or nothing, in CSV", () => {
    const items = [
      { stamp: "a", amount: "-4.00", quantity: "1" },
      { stamp: "b", amount: -5 },
    ];
    const given = { stamp: "x", refunditems: items, tradeitems: items };
    const read = [{ ...items[0] }, { stamp: "b", amount: "-5" }];
    expect(reportJson([given])).toContain('"amount":-4.00,"quantity":1');
    expect(rowsOf("json", reportJson([given]))).toStrictEqual([{ stamp: "x", refunditems: read, tradeitems: read }]);
    expect(rowsOf("csv", reportCsv([given]))).toStrictEqual([{ stamp: "x", refunditems: "a:-4,00|b:-5,00" }]);
  });

  it("write a column named like a property that every object has", () => {
    const given: Record<string, string>[] = [{ toString: "x", constructor: "y" }, { stamp: "z" }];
    expect(rowsOf("csv", reportCsv(given))).toStrictEqual(given);
    expect(rowsOf("json", reportJson(given))).toStrictEqual(given);
  });

  it("write date and time in separate columns unless they always come together", () => {
    const given = [{ entryDate: "02-03-2026", created: "09:15" }, { created: "09:16" }];
    expect(reportCsv(given)).toContain('"entryDate";"created"');
    expect(rowsOf("csv", reportCsv(given))).toStrictEqual(given);
  });

  it("have a header of all columns in CSV without rows", () => {
    expect(reportCsv([])).toMatch(/^"Time";"Sum";"Status";[^\r\n]+;"refunditems"\r\n$/);
  });
});

describe("the type of a row", () => {
  it("has decimal fields as strings, whatever column they are in", () => {
    expectTypeOf<PaymentReportRow["amount"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<PaymentReportRow["settlementId"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<PaymentReportRow["Refunded amount"]>().toBeUnknown();
  });
});

it.each([
  ["-5", -500],
  ["-5.00", -500],
  ["15.2", 1520],
  ["15.250", 1525],
  ["0.29", 29],
])("an amount of %s is as many cents in both formats: %d", (amount, cents) => {
  const rowsOfBoth = [...rowsOf("json", reportJson([{ amount }])), ...rowsOf("csv", reportCsv([{ amount }]))];
  expect(rowsOfBoth.map((row) => toCents(row.amount ?? ""))).toEqual([cents, cents]);
});
