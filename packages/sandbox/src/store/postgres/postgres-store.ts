import { setTimeout as wait } from "node:timers/promises";
import { type Store, StoreError, type Transaction } from "../store.ts";
import { openPool, type Pool } from "./pool.ts";
import { migrate } from "./schema.ts";
import { CHANNEL } from "./statements.ts";
import { transactionOn } from "./transaction.ts";
import { UnitOfWork } from "./unit-of-work.ts";

/**
 * Opens a store in a PostgreSQL database, in which it creates its tables. Any number of processes and machines can share it.
 *
 * @throws Error where `pg` is not installed, and for a database of a later version
 */
export async function openPostgresStore<Documents extends object>(url: string): Promise<Store<Documents>> {
  return postgresStoreOn(await openPool(url));
}

/** Opens a store over a pool, which ends with it. */
export async function postgresStoreOn<Documents extends object>(pool: Pool): Promise<Store<Documents>> {
  const listeners = new Set<() => void>();
  try {
    await migrate(pool);
    await pool.listen(CHANNEL, () => listeners.forEach((listener) => listener()));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    async transaction(run, { readOnly = false } = {}) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await runOnce(pool, readOnly, run);
        } catch (error) {
          const { code } = error as { readonly code?: unknown };
          if (code === UNIQUE_VIOLATION) throw new StoreError("exists", "there is another document with this key");
          if (!PASSING.has(code) || attempt === ATTEMPTS) throw error;
        }
        await wait(10 * attempt * Math.random());
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

async function runOnce<Documents extends object, Result>(
  pool: Pool,
  readOnly: boolean,
  run: (transaction: Transaction<Documents>) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  const unit = new UnitOfWork(connection);
  let isBroken = false;
  try {
    if (readOnly) await unit.begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const result = await run(transactionOn<Documents>(unit));
    await unit.commit();
    return result;
  } catch (error) {
    isBroken = !(await unit.rollBack());
    throw error;
  } finally {
    connection.release(isBroken);
  }
}
