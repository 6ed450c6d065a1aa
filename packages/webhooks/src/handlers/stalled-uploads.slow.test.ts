/** Uploads of the largest report that is documented, 50,000 rows of some 40 million bytes, at the default limits. */
import { expect, test } from "vitest";
import { atOnce } from "../../recipes/testing/uploads.ts";

test("two reports of 50,000 rows that come at once are both taken, beside an upload that stalls", { timeout: 60_000 }, async () => {
  const given = { reports: 2, stalled: 1, chunked: false, rows: 50_000 };
  expect(await atOnce(given)).toEqual({ statuses: [200, 200], outcomes: ["handled", "handled"] });
});
