/** Parses a JSON list as rows. */
import { jsonElements } from "./json-elements.ts";
import { jsonRow } from "./json-row.ts";
import type { PaymentReportRow } from "./report-row.ts";

/**
 * Yields the rows of a JSON list.
 *
 * @throws ReportError `json-syntax`, `json-key-repeated`, `json-too-deep`, `row-invalid`, `field-invalid`, `encoding-invalid`
 */
export function* jsonRows(bytes: Uint8Array): Generator<PaymentReportRow, void, undefined> {
  for (const element of jsonElements(bytes)) yield jsonRow(element);
}
