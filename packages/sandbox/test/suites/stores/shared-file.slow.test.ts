/**
 * What four processes that share a file do at the same time, and what a killed one has lost. On PostgreSQL: `npm run test:postgres`; with 100 kills:
 * `npm run test:crashes`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testCrashes } from "../../support/stores/crash-tests.ts";
import { race, RACES } from "../../support/stores/races.ts";

const folder = mkdtempSync(join(tmpdir(), "shared-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("four processes refund a payment once to its amount, commit or revert a hold once, and accept a stamp once", async () => {
  expect(await race(`file:${join(folder, "races.db")}`)).toEqual(RACES);
});

testCrashes(async () => `file:${join(folder, "crashes.db")}`);
