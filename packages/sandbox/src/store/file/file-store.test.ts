import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sharedStoreContract } from "../shared-store-contract.ts";
import { storeContract } from "../store-contract.ts";
import { openDatabase } from "./database.ts";
import { openFileStore } from "./file-store.ts";
import { checkVersion1, FILE_OF_VERSION_1, type Version1Documents } from "../../../test/support/stores/version-1.ts";
import { migrate, MIGRATIONS } from "./schema.ts";

const folder = mkdtempSync(join(tmpdir(), "file-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => join(folder, `${++files}.db`);

describe("the file store", () => {
  test.each(storeContract)("$name", async ({ check }) => {
    await expect(check(() => openFileStore(newFile()))).resolves.toBeUndefined();
  });

  test.each(sharedStoreContract)("$name", async ({ check }) => {
    const path = newFile();
    await expect(check(() => openFileStore(path))).resolves.toBeUndefined();
  });

  test("a file of a later version is left alone", async () => {
    const path = newFile();
    await (await openFileStore(path)).close();
    const database = await openDatabase(path);
    database.exec("PRAGMA user_version = 99");
    await expect(openFileStore(path)).rejects.toThrow(`store: ${path} has version 99`);
    expect(database.prepare("PRAGMA user_version").get()).toMatchObject({ user_version: 99 });
    database.close();
  });

  test.each([
    ["as it is", MIGRATIONS],
    ["after a migration", [...MIGRATIONS, "ALTER TABLE documents ADD COLUMN note TEXT; UPDATE documents SET note = body"]],
  ])("a file that schema version 1 has left is opened %s, with all that it has", async (_how, migrations) => {
    const path = newFile();
    const database = await openDatabase(path);
    database.exec(FILE_OF_VERSION_1);
    migrate(database, path, migrations);
    expect(database.prepare("PRAGMA user_version").get()).toMatchObject({ user_version: migrations.length });
    // The present code knows nothing of what the migration has added.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.close();
    const store = await openFileStore<Version1Documents>(path);
    await expect(checkVersion1(store)).resolves.toBeUndefined();
    await store.close();
  });

  test("a migration runs once, after those that the file has, and not at all when it fails", async () => {
    const path = newFile();
    const database = await openDatabase(path);
    const first = "CREATE TABLE sums (cents INTEGER); INSERT INTO sums VALUES (5)";
    const second = "ALTER TABLE sums RENAME COLUMN cents TO amount; UPDATE sums SET amount = amount + 1";
    migrate(database, path, [first]);
    expect(() => migrate(database, path, [first, `${second}; SELECT nothing`])).toThrow("nothing");
    for (let times = 0; times < 2; times++) migrate(database, path, [first, second]);
    expect(database.prepare("SELECT amount FROM sums").all()).toMatchObject([{ amount: 6 }]);
    database.close();
  });
});
