/** Files that can't be opened, or written to any more. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startSandbox } from "../../start/start-sandbox.ts";
import { openDatabase } from "./database.ts";
import { failureOf } from "./failures.ts";
import { openFileStore } from "./file-store.ts";

const folder = mkdtempSync(join(tmpdir(), "file-failures-"));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

test.skipIf(process.platform === "win32")(
  "a new file, and those beside it, are for their owner alone; the mode of an old one stays",
  async () => {
    const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    const path = inFolder("new.db");
    const store = await openFileStore<{ note: string }>(path);
    await store.transaction(({ insert }) => insert("note", "1", "text"));
    expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual(["600", "600", "600"]);
    await store.close();
    chmodSync(path, 0o640);
    await (await openFileStore(path)).close();
    expect(modeOf(path)).toBe("640");
  },
);

test.each([
  {
    what: "in a folder that does not exist",
    path: "none/x.db",
    setUp: () => {},
    says: "its folder does not exist: create the folder, or name another file",
  },
  { what: "that is a folder", path: "folder", setUp: mkdirSync, says: "it is a folder: name a file in it" },
  {
    what: "below a file",
    path: "plain/x.db",
    setUp: () => writeFileSync(inFolder("plain"), ""),
    says: "its folder is a file: name another file",
  },
  {
    what: "that is no database",
    path: "text.db",
    setUp: (path: string) => writeFileSync(path, "It is no database. ".repeat(100)),
    says: "it is not an SQLite database: name another file",
  },
])("startSandbox names option, path and cure of a file $what", async ({ path, setUp, says }) => {
  setUp(inFolder(path));
  const start = startSandbox({ store: `file:${inFolder(path)}`, port: false });
  await expect(start).rejects.toThrow(`store: the file ${inFolder(path)} can't be opened: ${says}`);
});

test("a file that has no room left is a StoreFailure with status 507 and the path, and one that can't be written to one with 503", async () => {
  const path = inFolder("full.db");
  const database = await openDatabase(path);
  const failing = (statement: string): unknown => {
    try {
      database.exec(statement);
    } catch (error) {
      return failureOf(error, path);
    }
    return undefined;
  };
  database.exec("CREATE TABLE notes (text); PRAGMA max_page_count = 3");
  expect(failing("INSERT INTO notes VALUES (zeroblob(100000))")).toMatchObject({
    status: 507,
    code: "full",
    message: `the store has no room left (the file ${path}: the disk is full): make room, then send the request again`,
  });
  database.exec("PRAGMA max_page_count = 1000; PRAGMA query_only = 1");
  expect(failing("INSERT INTO notes VALUES (1)")).toMatchObject({
    status: 503,
    code: "unavailable",
    message: `the store does not respond (the file ${path}: it can only be read): send the request again later`,
  });
  // A mistake of ours is no failure of the store.
  expect(failing("INSERT INTO none VALUES (1)")).toMatchObject({ message: expect.stringContaining("no such table") });
  database.close();
});
