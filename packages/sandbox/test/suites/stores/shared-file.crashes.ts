/** The losses of a killed process that shares a file: `npm run long -- crashes`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { testCrashes } from "../../support/stores/crash-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "crashes-"));
afterAll(() => rmSync(folder, { recursive: true }));

testCrashes(async () => `file:${join(folder, "crashes.db")}`);
