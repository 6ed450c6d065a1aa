/** Stores as schema version 1 wrote them. It is never edited: a later version of the sandbox opens what an earlier one has left. */
import assert from "node:assert/strict";
import type { Store } from "../../../src/store/store.ts";

/** A file of version 1: its tables, two orders and a job. */
export const FILE_OF_VERSION_1 = `
  CREATE TABLE documents (
    row INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    keys TEXT NOT NULL
  );
  CREATE UNIQUE INDEX documents_by_id ON documents (kind, id);
  CREATE TABLE keys (
    place TEXT NOT NULL,
    key BLOB NOT NULL,
    row INTEGER NOT NULL,
    PRIMARY KEY (place, key, row)
  ) WITHOUT ROWID;
  CREATE TABLE jobs (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    queue TEXT NOT NULL,
    due REAL NOT NULL,
    task TEXT NOT NULL
  );
  CREATE INDEX jobs_in_order ON jobs (queue, due, sequence);
  INSERT INTO documents VALUES
    (1, 'order', 'a', 3, '{"total":5}', '{"by":"m","stamp":{"unique":"s"}}'),
    (2, 'order', 'b', 1, '{"total":7}', '{"by":"m"}');
  INSERT INTO keys VALUES ('order.by', x'006d', 1), ('order.stamp', x'0073', 1), ('order.by', x'006d', 2);
  INSERT INTO jobs VALUES (4, 'order/a/expire', 'w', 9, '{"kind":"order","about":"a","on":"expire"}');
  PRAGMA user_version = 1;
`;

/** A database of version 1 with the same content. */
export const DATABASE_OF_VERSION_1 = `
  CREATE TABLE sandbox_schema (version integer NOT NULL);
  CREATE TABLE sandbox_documents (
    row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    id text NOT NULL,
    version integer NOT NULL,
    body text NOT NULL
  );
  CREATE UNIQUE INDEX sandbox_documents_by_id ON sandbox_documents (kind, id);
  CREATE TABLE sandbox_keys (
    row bigint NOT NULL,
    place text NOT NULL,
    key bytea NOT NULL,
    is_unique boolean NOT NULL,
    PRIMARY KEY (row, place)
  );
  CREATE INDEX sandbox_keys_in_order ON sandbox_keys (place, key, row);
  CREATE UNIQUE INDEX sandbox_unique_keys ON sandbox_keys (place, key) WHERE is_unique;
  CREATE SEQUENCE sandbox_job_sequence;
  CREATE TABLE sandbox_jobs (
    sequence bigint NOT NULL DEFAULT nextval('sandbox_job_sequence'),
    id text PRIMARY KEY,
    queue text NOT NULL,
    due double precision NOT NULL,
    task text NOT NULL
  );
  CREATE INDEX sandbox_jobs_in_order ON sandbox_jobs (queue, due, sequence);
  INSERT INTO sandbox_schema VALUES (1);
  INSERT INTO sandbox_documents (kind, id, version, body) VALUES ('order', 'a', 3, '{"total":5}'), ('order', 'b', 1, '{"total":7}');
  INSERT INTO sandbox_keys VALUES
    (1, 'order.by', '\\x006d', false), (1, 'order.stamp', '\\x0073', true), (2, 'order.by', '\\x006d', false);
  INSERT INTO sandbox_jobs (id, queue, due, task) VALUES ('order/a/expire', 'w', 9, '{"kind":"order","about":"a","on":"expire"}');
`;

/** The documents of both. */
export interface Version1Documents {
  readonly order: { readonly total: number };
}

/** Checks that a store has what version 1 has left, and takes more. */
export async function checkVersion1(store: Store<Version1Documents>): Promise<void> {
  await store.searchBy((_kind, body) => ({ account: "m", at: 0, amount: (body as { readonly total: number }).total, text: "" }));
  await store.transaction(async ({ get, copy, find, search, replace, insert, takeJob, putJob, jobs }) => {
    assert.deepEqual((await copy("order", "a"))?.keys, { by: "m", stamp: { unique: "s" } });
    assert.deepEqual(await get("order", "a"), { id: "a", version: 3, body: { total: 5 } });
    await replace("order", "a", 3, { total: 6 }, { by: "n", stamp: { unique: "s" } });
    await insert("order", "c", { total: 8 }, { by: "m" });
    assert.deepEqual(
      (await find("order", "by", { from: "", to: "~" })).map(({ id }) => id),
      ["b", "c", "a"],
    );
    const job = { id: "order/c/expire", queue: "w", dueAt: 9, task: { kind: "order", about: "c", on: "expire" } };
    await putJob(job);
    assert.equal((await takeJob("w", 9))?.task.about, "a");
    const found = await search({ kinds: ["order"], accounts: ["m"], least: 6, sort: "smallest", limit: 9 });
    assert.deepEqual(
      found.map(({ id }) => id),
      ["a", "b", "c"],
    );
    assert.deepEqual(
      (await jobs("w")).map(({ id }) => id),
      [job.id],
    );
  });
  await assert.rejects(store.transaction(({ insert }) => insert("order", "d", { total: 1 }, { stamp: { unique: "s" } })));
}
