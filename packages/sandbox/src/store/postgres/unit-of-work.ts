/** A transaction on a connection, in as few statements as it takes. */
import { idText, keptKeys } from "../sql-values.ts";
import { type Keys, type NewJob, requireFewKeys } from "../store.ts";
import type { Connection, Value } from "./pool.ts";
import { STATEMENTS } from "./statements.ts";

/** A statement of the store. */
type StatementName = keyof typeof STATEMENTS;

/** Those that find what others have committed without keeping it so: before the first other one they need no transaction. */
const READS: ReadonlySet<StatementName> = new Set(["get", "findFirst", "findLast", "count", "copies", "nextJob", "jobs"]);

/** Runs the statements of a transaction. What is added waits for the next statement, or for the end, and is then written by one. */
export class UnitOfWork {
  readonly #connection: Connection;
  #hasBegun = false;
  #documents: (readonly unknown[])[] = [];
  #jobs = new Map<string, readonly unknown[]>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Adds a document. */
  insert(kind: string, id: string, text: string, keys: Keys): void {
    requireFewKeys(kind, keys);
    const kept = keptKeys(kind, keys).map(({ place, key, isUnique }) => [place, key.toString("hex"), isUnique]);
    this.#documents.push([kind, idText(id), text, kept]);
  }

  /** Adds a job, in place of one with the same id. */
  putJob({ id, queue, dueAt, task }: NewJob): void {
    // The last of several with the same id is behind those that were put before.
    this.#jobs.delete(id);
    this.#jobs.set(id, [idText(id), idText(queue), dueAt, JSON.stringify(task)]);
  }

  /** Runs a statement. */
  async run<Row>(statement: StatementName, ...values: Value[]): Promise<readonly Row[]> {
    if (this.#isWaiting || !READS.has(statement)) await this.begin();
    await this.#write();
    return this.#rowsOf(STATEMENTS[statement], values);
  }

  /** Begins the transaction, if it has not begun. */
  async begin(statement = "BEGIN"): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    await this.#connection.query(statement);
  }

  /** Ends the transaction: what it has done takes effect. */
  async commit(): Promise<void> {
    // A single statement is a transaction of its own.
    await this.#write();
    if (this.#hasBegun) await this.#connection.query("COMMIT");
  }

  /** Ends the transaction, if it has begun: nothing that it has done takes effect. Resolves to whether the connection can still be used. */
  rollBack(): Promise<boolean> {
    return this.#connection.query("ROLLBACK").then(
      () => true,
      () => false,
    );
  }

  get #isWaiting(): boolean {
    return this.#documents.length + this.#jobs.size > 0;
  }

  /** Writes what waits, before it is too much for one statement. */
  async write(): Promise<void> {
    await this.begin();
    await this.#write();
  }

  async #write(): Promise<void> {
    if (!this.#isWaiting) return;
    const values = [JSON.stringify(this.#documents), JSON.stringify([...this.#jobs.values()])];
    this.#documents = [];
    this.#jobs = new Map();
    await this.#rowsOf(STATEMENTS.write, values);
  }

  async #rowsOf<Row>(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    return (await this.#connection.query(text, values)).rows as readonly Row[];
  }
}
