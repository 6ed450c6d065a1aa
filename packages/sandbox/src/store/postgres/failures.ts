/** The meaning of errors of `pg` and of a PostgreSQL server. */
import { type FailureCode, StoreFailure } from "../store-failure.ts";
import type { Connection, Pool } from "./pool.ts";

/** A pool whose errors are a {@link StoreFailure} where the server is the cause, and as they were where the statement is. */
export function withFailures(pool: Pool): Pool {
  const fail = (error: unknown): never => {
    throw failureOf(error, pool.name) ?? error;
  };
  const withFailuresOf = (connection: Connection): Connection => ({
    query: (text, values) => connection.query(text, values).catch(fail),
    release: (isBroken) => connection.release(isBroken),
  });
  return {
    ...pool,
    connect: () => pool.connect().then(withFailuresOf, fail),
    listen: (channel, listener) => pool.listen(channel, listener).catch(fail),
  };
}

/**
 * Returns the failure that an error is; undefined for one of a statement.
 *
 * @param store - the name of the store
 */
export function failureOf(error: unknown, store: string): StoreFailure | undefined {
  // A TypeError or the like is a mistake of the sandbox.
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return undefined;
  const { code = "" } = error as { readonly code?: string };
  // Errors of the server have its code, and all others are those of the connection.
  const meaning: FailureCode | undefined = SQLSTATE.test(code) && !isSystemError(error) ? meaningOf(code) : "unavailable";
  return meaning && new StoreFailure(meaning, store, whyOf(error), { cause: error });
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** `EPIPE` looks like a code of the server. */
const isSystemError = (error: Error): boolean => "syscall" in error;

function meaningOf(code: string): FailureCode | undefined {
  if (code === "53100") return "full";
  return UNAVAILABLE.test(code) ? "unavailable" : undefined;
}

/**
 * Connections that are lost (08), not allowed any more (28), or too many, and a lack of memory (53); a server that ends a connection or a
 * statement, or is starting (57); an error of its disk (58); one that only reads (25006); a lock that takes too long (55P03).
 */
const UNAVAILABLE = /^(08|28|53|57|58)|^(25006|55P03)$/;

/** In a few words: Node's errors for several addresses have a code and no message. */
const whyOf = ({ message, code = "error" }: Error & { readonly code?: string }): string => message.split("\n", 1)[0] || code;
