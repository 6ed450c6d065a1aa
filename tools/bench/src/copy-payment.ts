/** Fills a sandbox's file: copies what one createPayment has written, which takes a fraction of the time of a request. */
import { randomUUID } from "node:crypto";
import Database from "libsql";

/** A document with its keys. */
interface Kept {
  readonly kind: string;
  readonly id: string;
  readonly body: string;
  readonly keys: string;
}

/** A timer. */
interface Timer {
  readonly id: string;
  readonly queue: string;
  readonly due: number;
  readonly task: string;
}

/** Payments that are written in one transaction. */
const TOGETHER = 1000;

/** Copies the payment with a stamp, its step and its timer: the copies are numbered from `first` to `last`, excluded. */
export function copyPayment(path: string, stamp: string, first: number, last: number): void {
  const database = new Database(path);
  const only = <Row>(statement: string, value: string): Row => database.prepare(statement).get(`%${value}%`) as Row;
  const payment = only<Kept>("SELECT kind, id, body, keys FROM documents WHERE kind = 'payment' AND keys LIKE ?", stamp);
  const step = only<Kept>("SELECT kind, id, body, keys FROM documents WHERE kind = 'step' AND body LIKE ?", payment.id);
  const timer = only<Timer>("SELECT id, queue, due, task FROM jobs WHERE id LIKE ?", payment.id);
  const put = database.prepare("INSERT INTO documents (kind, id, version, body, keys) VALUES (?, ?, 1, ?, ?)");
  const putKey = database.prepare("INSERT INTO keys (place, key, row) VALUES (?, ?, ?)");
  const putTimer = database.prepare("INSERT INTO jobs (id, queue, due, task) VALUES (?, ?, ?, ?)");
  const insert = ({ kind, body, keys }: Kept, id: string, own: (text: string) => string): void => {
    const row = put.run(kind, id, own(body), own(keys)).lastInsertRowid;
    for (const [index, key] of Object.entries(JSON.parse(own(keys)) as Record<string, string | { readonly unique: string }>))
      putKey.run(`${kind}.${index}`, Buffer.from(typeof key === "string" ? key : key.unique, "utf16le").swap16(), row);
  };
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000");
  for (let nth = first; nth < last; nth += TOGETHER) {
    database.exec("BEGIN");
    for (let each = nth; each < Math.min(nth + TOGETHER, last); each++) {
      const id = randomUUID();
      const own = (text: string): string => text.replaceAll(payment.id, id).replaceAll(stamp, `copy-${each}`);
      insert(payment, id, own);
      insert(step, randomUUID(), own);
      putTimer.run(own(timer.id), timer.queue, timer.due, own(timer.task));
    }
    database.exec("COMMIT");
  }
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
}
