import { expect, it } from "vitest";
import { fuzzReports } from "../testing/report-fuzz.ts";

/** `npm run long -- fuzz` is the long run, with another seed each time. */
const inputs = Number(process.env["FUZZ_INPUTS"] ?? 1500);
const seed = "FUZZ_INPUTS" in process.env ? Date.now() : 1;

it(`report parsers return rows or throw a ReportError, and agree with JSON.parse and a CSV pattern, in ${inputs} inputs from seed ${seed}`, async () => {
  const { read, rejected } = await fuzzReports({ inputs, seed });
  expect(read).toBeGreaterThan(inputs / 20);
  expect([...rejected.keys()].toSorted()).toStrictEqual([
    "body-empty",
    "csv-cell-count",
    "csv-header-invalid",
    "csv-syntax",
    "encoding-invalid",
    "field-invalid",
    "json-key-repeated",
    "json-syntax",
    "row-invalid",
  ]);
});
