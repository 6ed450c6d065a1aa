import Database from "libsql";
import { type CopiedDocument, type CopiedPayment, copyId, type Dialect, ENTRY_COLUMNS, keysOf, ownKey, ownText } from "./copied-payment.ts";

const ID = (nth: string, kind: 4 | 5): string => copyId(nth, kind, (number, digits) => `printf('%0${digits}x', ${number})`);

/** SQLite has no UTF-16 in a database of UTF-8: a zero goes before each of the id's characters. */
const DIALECT: Dialect = {
  wideId: [..."0123456789abcdef-"].reduce((text, each) => `replace(${text}, '${each}', char(0) || '${each}')`, "payment_id"),
  bytes: (hex) => `x'${hex}'`,
  key: (joined) => `CAST(${joined} AS BLOB)`,
};

/** Copies the payment with a stamp in a sandbox's file: the copies are numbered from `first` to `last`, excluded. */
export function fillFile(path: string, stamp: string, first: number, last: number): void {
  const database = new Database(path);
  const copied = readPayment(database, stamp);
  const { rows } = database.prepare("SELECT max(row) AS rows FROM documents").get() as { readonly rows: number };
  const copies = `WITH RECURSIVE copies (nth) AS (SELECT ${first} UNION ALL SELECT nth + 1 FROM copies WHERE nth + 1 < ${last}),
    own AS (SELECT nth, ${ID("nth", 4)} AS payment_id, ${ID("nth", 5)} AS step_id FROM copies)`;
  const put = (document: CopiedDocument, id: string, before: number): void => {
    const { row: original, kind, body, keys } = document;
    const row = `${before} + nth - ${first} + 1`;
    const entry = database.prepare("SELECT text FROM entries WHERE row = ?").get(original) as { readonly text: string } | undefined;
    if (entry)
      database.exec(`INSERT INTO entries (row, ${ENTRY_COLUMNS}) ${copies}
        SELECT ${row}, ${ENTRY_COLUMNS.replace(/text$/, () => ownText(entry.text, copied))} FROM own, (SELECT * FROM entries WHERE row = ${original}) AS entry`);
    database.exec(`INSERT INTO documents (row, kind, id, version, body, keys) ${copies}
      SELECT ${row}, '${kind}', ${id}, 1, ${ownText(body, copied)}, ${ownText(keys, copied)} FROM own`);
    for (const { index, text } of keysOf(document))
      database.exec(`INSERT INTO keys (place, key, row) ${copies}
        SELECT '${kind}.${index}', ${ownKey(text, copied, DIALECT)} AS key, ${row} FROM own ORDER BY key`);
  };
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
  put(copied.payment, "payment_id", rows);
  put(copied.step, "step_id", rows + last - first);
  const { id, queue, due, task } = copied.timer;
  database.exec(`INSERT INTO jobs (id, queue, due, task) ${copies}
    SELECT ${ownText(id, copied)}, '${queue}', ${due}, ${ownText(task, copied)} FROM own; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
}

function readPayment(database: Database.Database, stamp: string): CopiedPayment {
  const document = (kind: string, column: string, value: string): CopiedDocument => {
    const statement = `SELECT row, kind, id, body, keys FROM documents WHERE kind = '${kind}' AND ${column} LIKE ?`;
    return database.prepare(statement).get(`%${value}%`) as CopiedDocument;
  };
  const payment = document("payment", "keys", stamp);
  const timer = database.prepare("SELECT id, queue, due, task FROM jobs WHERE id LIKE ?").get(`%${payment.id}%`) as CopiedPayment["timer"];
  return { stamp, payment, step: document("step", "body", payment.id), timer };
}
