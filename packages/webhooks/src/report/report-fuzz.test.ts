import { expect, it } from "vitest";
import { fuzzReports } from "../testing/report-fuzz.ts";

/** `npm run fuzz` is the long run, with another seed each time. */
const inputs = Number(process.env["FUZZ_INPUTS"] ?? 5000);
const seed = "FUZZ_INPUTS" in process.env ? Date.now() : 1;

it(`readers of reports give rows or a ReportError, and no others than JSON.parse and a pattern of CSV, in ${inputs} inputs from seed ${seed}`, async () => {
  const { read, refused } = await fuzzReports({ inputs, seed });
  expect(read).toBeGreaterThan(inputs / 20);
  expect([...refused.keys()].toSorted()).toStrictEqual([
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
