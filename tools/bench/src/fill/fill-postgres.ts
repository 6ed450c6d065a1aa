import { type CopiedDocument, type CopiedPayment, copyId, type Dialect, ENTRY_COLUMNS, keysOf, ownKey, ownText } from "./copied-payment.ts";

const ID = (nth: string, kind: 4 | 5): string => copyId(nth, kind, (number, digits) => `lpad(to_hex(${number}), ${digits}, '0')`);

const DIALECT: Dialect = {
  wideId: String.raw`decode(regexp_replace(encode(convert_to(payment_id, 'UTF8'), 'hex'), '(..)', '00\1', 'g'), 'hex')`,
  bytes: (hex) => String.raw`'\x${hex}'::bytea`,
  key: (joined) => joined,
};

/** A connection of `pg`, which has no types here. */
interface Client {
  connect(): Promise<void>;
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  end(): Promise<void>;
}

/** Runs something on a connection. */
export async function onPostgres<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const name = "pg";
  const { default: pg } = (await import(name)) as { readonly default: { readonly Client: new (url: string) => Client } };
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Copies the payment with a stamp in a sandbox's database: the copies are numbered from `first` to `last`, excluded.
 *
 * @param dueAt - when their timers are due, in milliseconds since 1970. @defaultValue when that of the payment is
 */
export const fillPostgres = (url: string, stamp: string, first: number, last: number, dueAt?: number): Promise<void> =>
  onPostgres(url, async (client) => {
    const copied = await readPayment(client, stamp);
    const own = `own AS (
      SELECT nth, ${ID("nth", 4)} AS payment_id, ${ID("nth", 5)} AS step_id FROM generate_series(${first}::bigint, ${last}::bigint - 1) AS nth
    )`;
    const put = async (document: CopiedDocument, id: string): Promise<void> => {
      const { row, kind, body, keys } = document;
      const entries = keysOf(document).map(
        ({ index, text, isUnique }) => `('${kind}.${index}', ${ownKey(text, copied, DIALECT)}, ${isUnique})`,
      );
      await client.query(`WITH ${own}, document AS (
          INSERT INTO sandbox_documents (kind, id, version, body, keys)
            SELECT '${kind}', ${id}, 1, ${ownText(body, copied)}, ${ownText(keys, copied)} FROM own RETURNING row, id
        ) INSERT INTO sandbox_keys (row, place, key, is_unique)
        SELECT row, entry.* FROM document JOIN own ON document.id = ${id}, LATERAL (VALUES ${entries.join(", ")}) AS entry (place, key, is_unique)`);
      const { rows } = await client.query("SELECT text FROM sandbox_entries WHERE row = $1", [row]);
      const [entry] = rows as { readonly text: string }[];
      if (!entry) return;
      const text = ownText(entry.text, copied);
      await client.query(`WITH ${own} INSERT INTO sandbox_entries (row, ${ENTRY_COLUMNS})
        SELECT document.row, ${ENTRY_COLUMNS.replace("kind", "entry.kind").replace(/text$/, () => text)}
        FROM own JOIN sandbox_documents AS document ON document.kind = '${kind}' AND document.id = ${id}, (SELECT * FROM sandbox_entries WHERE row = ${row}) AS entry`);
    };
    await put(copied.payment, "payment_id");
    await put(copied.step, "step_id");
    const { id, queue, due, task } = copied.timer;
    await client.query(`WITH ${own} INSERT INTO sandbox_jobs (id, queue, due, task)
      SELECT ${ownText(id, copied)}, '${queue}', ${dueAt ?? due}, ${ownText(task, copied)} FROM own`);
    await client.query("VACUUM ANALYZE");
  });

async function readPayment(client: Client, stamp: string): Promise<CopiedPayment> {
  const document = async (kind: string, value: string): Promise<CopiedDocument> => {
    const { rows } = await client.query(
      "SELECT row, kind, id, body, keys FROM sandbox_documents WHERE kind = $1 AND body LIKE $2 LIMIT 1",
      [kind, `%${value}%`],
    );
    return rows[0] as CopiedDocument;
  };
  const payment = await document("payment", stamp);
  const { rows } = await client.query("SELECT id, queue, due, task FROM sandbox_jobs WHERE id LIKE $1", [`%${payment.id}%`]);
  return { stamp, payment, step: await document("step", payment.id), timer: rows[0] as CopiedPayment["timer"] };
}
