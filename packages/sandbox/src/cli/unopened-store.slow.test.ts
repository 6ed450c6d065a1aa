/** Stores that can't be opened: one line on standard error with option, place and cure, and the exit status 2. */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { originOfNobody } from "@maksu/test-server";
import { afterAll, expect, test } from "vitest";
import { openFileStore } from "../store/file/file-store.ts";
import { BIN } from "../../test/support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "unopened-store-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));
const NOBODY = 65_534;

/** Runs the command as a user who may not do everything. */
function start(store: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return spawnSync(process.execPath, [BIN, "--port", "0", "--store", store], { encoding: "utf8", timeout: 20_000, ...user });
}

test("a database that nobody serves", async () => {
  const { host } = new URL(await originOfNobody());
  expect(start(`postgres://shop:hush@${host}/orders`)).toMatchObject({
    status: 2,
    stdout: "",
    stderr: `--store: PostgreSQL at ${host}/orders can't be opened: nothing responds there: start the server, or correct host and port in the URL\n`,
  });
});

test("a file in a folder that does not exist", () => {
  const path = join(folder, "none", "x.db");
  expect(start(`file:${path}`)).toMatchObject({
    status: 2,
    stderr: `--store: the file ${path} can't be opened: its folder does not exist: create the folder, or name another file\n`,
  });
});

test.skipIf(process.platform === "win32")("a file that may only be read, and one in such a folder", async () => {
  const path = join(folder, "read-only.db");
  await (await openFileStore(path)).close();
  chmodSync(path, 0o444);
  chmodSync(folder, 0o555);
  if (process.getuid?.() === 0) for (const each of [path, folder]) chownSync(each, NOBODY, NOBODY);
  for (const each of [path, join(folder, "new.db")])
    expect(start(`file:${each}`)).toMatchObject({
      status: 2,
      stderr: `--store: the file ${each} can't be opened: the sandbox's user may not write to it: change its owner or mode, or name another file\n`,
    });
  chmodSync(folder, 0o755);
});

test("a file that is no database", () => {
  const path = join(folder, "text.db");
  writeFileSync(path, "It is no database. ".repeat(100));
  chmodSync(path, 0o666);
  expect(start(`file:${path}`)).toMatchObject({
    status: 2,
    stderr: `--store: the file ${path} can't be opened: it is not an SQLite database: name another file\n`,
  });
});
