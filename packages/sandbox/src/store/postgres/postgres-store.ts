import { setTimeout as wait } from "node:timers/promises";
import type { EntryOf } from "../search.ts";
import { type Store, StoreError, type Transaction, type TransactionOptions } from "../store.ts";
import { StoreFailure } from "../store-failure.ts";
import { enterDocuments } from "./entries.ts";
import { withFailures } from "./failures.ts";
import { openingError } from "./opening-error.ts";
import { openPool, type Pool } from "./pool.ts";
import { migrate } from "./schema.ts";
import { CHANNEL } from "./statements.ts";
import { transactionOn } from "./transaction.ts";
import { UnitOfWork } from "./unit-of-work.ts";

/**
 * Opens a store in a PostgreSQL database, in which it creates its tables. Any number of processes and machines can share it.
 *
 * @throws Error where `pg` is not installed, for a database that can't be opened, and for one of a later version: the message says what to do, and
 *   has no password
 */
export async function openPostgresStore<Documents extends object>(url: string): Promise<Store<Documents>> {
  // Errors of the driver would quote it.
  if (!URL.canParse(url)) throw new Error("store: the URL of the database is none: write %40 for an @ in a password, and so on");
  return postgresStoreOn(await openPool(url));
}

/** Opens a store over a pool, which ends with it. */
export async function postgresStoreOn<Documents extends object>(opened: Pool): Promise<Store<Documents>> {
  const pool = withFailures(opened);
  const listeners = new Set<() => void>();
  let entryOf: EntryOf = () => undefined;
  try {
    await migrate(pool);
    await pool.listen(CHANNEL, () => listeners.forEach((listener) => listener()));
  } catch (error) {
    await pool.end();
    throw openingError(error, pool.name);
  }
  return {
    async transaction(run, options) {
      const begin = beginning(options);
      for (let attempt = 1; ; attempt++) {
        try {
          return await runOnce(pool, begin, entryOf, run);
        } catch (error) {
          const { code } = error as { readonly code?: unknown };
          if (code === UNIQUE_VIOLATION) throw new StoreError("exists", "there is another document with this key");
          if (!PASSING.has(code)) throw error;
          if (attempt === ATTEMPTS)
            throw new StoreFailure("unavailable", pool.name, "other transactions are in the way again and again", { cause: error });
        }
        await wait(10 * attempt * Math.random());
      }
    },
    async searchBy(given) {
      entryOf = given;
      const connection = await pool.connect();
      // One that is broken in the middle is rolled back with its connection.
      let isBroken = true;
      try {
        await enterDocuments(connection, entryOf);
        isBroken = false;
      } finally {
        connection.release(isBroken);
      }
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => pool.end(),
  };
}

const UNIQUE_VIOLATION = "23505";

/** Two transactions that waited for each other: one of them is ended, and succeeds when the other has. */
const PASSING: ReadonlySet<unknown> = new Set(["40P01", "40001"]);

const ATTEMPTS = 10;

/** The locks of groups have a place of their own among the database's advisory locks. */
const GROUPS = 4_020;

/**
 * Returns the statements that begin a transaction, in one round trip. Those of a group share its lock, and one that is alone has it for itself: whatever it
 * reads after that is as the others have left it. Two groups that have the same number wait for each other, no more; those of stores in other schemas of
 * the database have another one.
 */
function beginning({ readOnly = false, group, alone = false }: TransactionOptions = {}): string {
  if (readOnly) return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
  if (group === undefined) return "BEGIN";
  let number = 0;
  for (let at = 0; at < group.length; at++) number = (Math.imul(number, 31) + group.charCodeAt(at)) | 0;
  return `BEGIN; SELECT pg_advisory_xact_lock${alone ? "" : "_shared"}(${GROUPS}, ${number} # hashtext(current_schema()))`;
}

async function runOnce<Documents extends object, Result>(
  pool: Pool,
  begin: string,
  entryOf: EntryOf,
  run: (transaction: Transaction<Documents>) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  const unit = new UnitOfWork(connection);
  let isBroken = false;
  try {
    await unit.exec(begin);
    const result = await run(transactionOn<Documents>(unit, entryOf));
    await unit.write();
    await unit.exec("COMMIT");
    return result;
  } catch (error) {
    isBroken = !(await unit.rollBack());
    throw error;
  } finally {
    connection.release(isBroken);
  }
}
