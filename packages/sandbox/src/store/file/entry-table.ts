import { type EntryOf, type Search } from "../search.ts";
import { searchStatement } from "../sql-search.ts";
import { idText, searchedText } from "../sql-values.ts";
import type { Database, Statement } from "./database.ts";
import type { Statements } from "./statements.ts";

/** A row that a search has found, as it is kept. */
interface FoundRow {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly body: string;
}

/**
 * The entries of documents: a table that a search reads from end to end. Rows are added at its end, which costs a write less than any index would, and
 * a hundred thousand of them are some 25 MB.
 */
export class EntryTable {
  readonly #database: Database;
  readonly #statements: Statements;
  /** By their text: which conditions a search has. */
  readonly #searches = new Map<string, Statement>();
  #entryOf: EntryOf = () => undefined;

  constructor(database: Database, statements: Statements) {
    this.#database = database;
    this.#statements = statements;
  }

  /** Enters the documents of a file that has been written without. */
  searchBy(entryOf: EntryOf): void {
    this.#entryOf = entryOf;
    if (this.#statements.hasEntries.get() !== undefined) return;
    for (let last = 0; ;) {
      const rows = this.#statements.documentsAfter.all(last) as (Pick<FoundRow, "kind" | "body"> & { readonly row: number })[];
      for (const { row, kind, body } of rows) this.put((last = row), kind, JSON.parse(body));
      if (rows.length === 0) return;
    }
  }

  put(row: number, kind: string, body: unknown): void {
    const entry = this.#entryOf(kind, body);
    if (!entry) return;
    const { account, status = null, method = null, at, amount = null, text } = entry;
    this.#statements.putEntry.run(row, kind, idText(account), status, method, at, amount, searchedText(text));
  }

  remove(row: number): void {
    this.#statements.removeEntry.run(row);
  }

  search(search: Search): readonly FoundRow[] {
    const { text, values } = searchStatement(
      { documents: "documents", entries: "entries", partIn: "instr", placeholder: () => "?" },
      search,
    );
    let statement = this.#searches.get(text);
    if (!statement) this.#searches.set(text, (statement = this.#database.prepare(text)));
    return statement.all(...values) as FoundRow[];
  }
}
