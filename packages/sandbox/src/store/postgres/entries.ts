import type { Entry, EntryOf } from "../search.ts";
import { idText, searchedText } from "../sql-values.ts";
import type { Connection } from "./pool.ts";
import { LOCK } from "./schema.ts";
import { STATEMENTS } from "./statements.ts";

export type EntryValue = string | number | null;

/** An entry as statements take it: a list, in the order of the columns. */
export function entryValues(entry: Entry | undefined): readonly EntryValue[] | null {
  if (!entry) return null;
  const { account, status = null, method = null, at, amount = null, text } = entry;
  return [idText(account), status, method, at, amount, searchedText(text)];
}

/** Enters the documents of a database that has been written without: by one of the processes that start at the same time. */
export async function enterDocuments(connection: Connection, entryOf: EntryOf): Promise<void> {
  await connection.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK})`);
  const { rows: known } = await connection.query(STATEMENTS.hasEntries, []);
  for (let last = "0"; known.length === 0;) {
    const { rows } = await connection.query(STATEMENTS.documentsAfter, [last]);
    if (rows.length === 0) break;
    const found = rows as readonly { readonly row: string | number; readonly kind: string; readonly body: string }[];
    last = String(found.at(-1)?.row);
    const entries = found.flatMap(({ row, kind, body }) => {
      const entry = entryValues(entryOf(kind, JSON.parse(body)));
      return entry ? [[row, kind, entry]] : [];
    });
    await connection.query(STATEMENTS.putEntries, [JSON.stringify(entries)]);
  }
  await connection.query("COMMIT");
}
