/** Uploads of the largest documented report, 50,000 rows of about 40 million bytes, at the default limits. */
import { expect, test } from "vitest";
import { atOnce } from "../../../test/uploads.ts";

test("two simultaneous reports of 50,000 rows are both accepted next to a stalled upload", { timeout: 60_000 }, async () => {
  const given = { reports: 2, stalled: 1, chunked: false, rows: 50_000 };
  expect(await atOnce(given)).toEqual({ statuses: [200, 200], outcomes: ["handled", "handled"] });
});
