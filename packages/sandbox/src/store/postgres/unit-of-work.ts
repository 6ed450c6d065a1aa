import type { Search } from "../search.ts";
import { searchStatement } from "../sql-search.ts";
import { idText, keptKeys } from "../sql-values.ts";
import { type Keys, type NewJob, requireFewKeys } from "../store.ts";
import { StoreFailure } from "../store-failure.ts";
import type { EntryValue } from "./entries.ts";
import type { Connection, Value } from "./pool.ts";
import { STATEMENTS } from "./statements.ts";

const DIALECT = {
  documents: "sandbox_documents",
  entries: "sandbox_entries",
  partIn: "strpos",
  placeholder: (number: number) => `$${number}`,
};

/** Runs the statements of a transaction. What is added waits for the next statement, or for the end, and is then written by one. */
export class UnitOfWork {
  readonly #connection: Connection;
  #documents: (readonly unknown[])[] = [];
  #jobs = new Map<string, readonly unknown[]>();
  #last: Promise<unknown> = Promise.resolve();
  /** The error that has ended the transaction: PostgreSQL would take a COMMIT for a ROLLBACK, without an error. */
  #failure: unknown;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Adds a document. */
  insert(kind: string, id: string, text: string, keys: Keys, entry: readonly EntryValue[] | null): void {
    requireFewKeys(kind, keys);
    const kept = keptKeys(kind, keys).map(({ place, key, isUnique }) => [place, key.toString("hex"), isUnique]);
    this.#documents.push([kind, idText(id), text, kept, entry, JSON.stringify(keys)]);
  }

  /** Adds a job, in place of one with the same id. */
  putJob({ id, queue, dueAt, task }: NewJob): void {
    // The last of several with the same id is behind those that were put before.
    this.#jobs.delete(id);
    this.#jobs.set(id, [idText(id), idText(queue), dueAt, JSON.stringify(task)]);
  }

  async run<Row>(statement: keyof typeof STATEMENTS, ...values: Value[]): Promise<readonly Row[]> {
    await this.write();
    return (await this.#query(STATEMENTS[statement], values)).rows as readonly Row[];
  }

  /** Runs the statement of a search, which depends on what is asked for. */
  async search<Row>(search: Search): Promise<readonly Row[]> {
    await this.write();
    const { text, values } = searchStatement(DIALECT, search);
    return (await this.#query(text, values)).rows as readonly Row[];
  }

  /** Writes what waits. */
  async write(): Promise<void> {
    if (this.#documents.length + this.#jobs.size === 0) return;
    const values = [JSON.stringify(this.#documents), JSON.stringify([...this.#jobs.values()])];
    this.#documents = [];
    this.#jobs = new Map();
    await this.#query(STATEMENTS.write, values);
  }

  /** Runs statements without parameters, unless the transaction has failed. */
  async exec(statements: string): Promise<void> {
    await this.#query(statements);
  }

  /** Undoes everything. Resolves to whether the connection is still usable. */
  async rollBack(): Promise<boolean> {
    // A statement may be under way still, next to the one that has failed.
    await this.#last;
    // There is no connection any more, or a statement on it that does not end.
    if (this.#failure instanceof StoreFailure) return false;
    return this.#connection.query("ROLLBACK").then(
      () => true,
      () => false,
    );
  }

  /** Runs one after the other: the driver takes one at a time. */
  #query(text: string, values?: readonly Value[]): ReturnType<Connection["query"]> {
    const result = this.#last.then(() => {
      if (this.#failure !== undefined) throw this.#failure;
      return this.#connection.query(text, values);
    });
    this.#last = result.catch((error: unknown) => {
      this.#failure ??= error;
    });
    return result;
  }
}
