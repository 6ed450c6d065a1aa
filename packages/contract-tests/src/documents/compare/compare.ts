/** Compares a bundled description with the table of its API document, in both directions. */
import type { JsonObject } from "@maksu/openapi";
import { compareMarks } from "../beyond/compare-marks.ts";
import { compareCodes, compareNamedRules } from "./code.ts";
import { compareEvents, compareOperations, compareRoot } from "./operation.ts";
import { comparePublishedLimits } from "./published.ts";
import { compareRecords } from "./record.ts";
import { compareToolkitRules, withoutToolkitRules } from "./toolkit.ts";
import { compareXml } from "./xml.ts";
import type { Comparison, Difference } from "./difference.ts";
import type { ApiDocument } from "../document.ts";

/** Every difference between the two; none when the description says what the document says and marks whatever else it says. */
export function compare(document: ApiDocument, bundle: JsonObject): readonly Difference[] {
  const comparison: Comparison = { document, bundle: withoutToolkitRules(bundle), differences: [], seen: new Set(), stated: new Map() };
  compareOperations(comparison);
  compareRecords(comparison);
  compareNamedRules(comparison);
  compareCodes(comparison);
  compareEvents(comparison);
  compareRoot(comparison);
  compareXml(comparison);
  comparePublishedLimits(comparison);
  compareMarks(comparison);
  compareToolkitRules({ ...comparison, bundle });
  return comparison.differences;
}

/** The table's entries, one test each, and one for what the description says beyond it. */
export function entriesOf(document: ApiDocument): readonly string[] {
  const { operations, records, rules, codes, events, toolkitRules, tolerances } = document;
  return [
    ...operations.map(({ operationId }) => `operation ${operationId}`),
    ...Object.entries(records).flatMap(([name, { fields }]) => [
      `record ${name}`,
      ...Object.keys(fields).map((field) => `field ${name}.${field}`),
    ]),
    ...rules.map(({ name }) => `rule ${name}`),
    ...codes.map(({ code }) => `code ${code}`),
    ...events.map(({ name }) => `event ${name}`),
    ...toolkitRules.flatMap(({ at }) => at.map((field) => `toolkit rule ${field}`)),
    ...Object.keys(tolerances).map((name) => `tolerance ${name}`),
    "description",
  ];
}
