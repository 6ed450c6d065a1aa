import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openFileStore } from "../../../src/store/file/file-store.ts";
import { sendingTests } from "../../support/stores/sending-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "shared-sending-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
sendingTests(async () => {
  const path = join(folder, `${++files}.db`);
  return () => openFileStore(path);
});
