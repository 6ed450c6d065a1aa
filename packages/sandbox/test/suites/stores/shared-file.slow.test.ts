/** What four processes that share a file do at the same time. On PostgreSQL: `npm run long -- postgres`; what a killed one has lost: `npm run long -- crashes`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { race, RACES } from "../../support/stores/races.ts";

const folder = mkdtempSync(join(tmpdir(), "shared-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("four processes refund a payment once to its amount, commit or revert a hold once, and accept a stamp once", async () => {
  expect(await race(`file:${join(folder, "races.db")}`)).toEqual(RACES);
});
