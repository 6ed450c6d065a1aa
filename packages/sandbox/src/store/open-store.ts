import { createMemoryStore } from "./memory-store.ts";
import type { Store } from "./store.ts";

/** Where a sandbox keeps its state: `memory`, `file:PATH`, or the URL of a PostgreSQL database. */
export type StoreAddress = "memory" | `file:${string}` | `postgres://${string}` | `postgresql://${string}`;

/** A store of somebody else's: it keeps whatever it is given. */
export type AnyStore = Store<Readonly<Record<string, unknown>>>;

/** Whether a text names a store. No path has a NUL, which would end a name on its way to the database. */
export const isStoreAddress = (text: string): text is StoreAddress =>
  text === "memory" || (/^(file:|postgres(ql)?:\/\/)\P{Cc}+$/u.test(text) && !/^postgres.*%00/.test(text));

/**
 * Opens a store, or takes one that is open. What one is made of is loaded when it is asked for.
 *
 * @throws Error when it can't be opened
 */
export async function openStore<Documents extends object>(address: StoreAddress | AnyStore): Promise<Store<Documents>> {
  if (typeof address === "object") return address as unknown as Store<Documents>;
  if (address === "memory") return createMemoryStore();
  if (address.startsWith("file:")) return (await import("./file/file-store.ts")).openFileStore(address.slice("file:".length));
  return (await import("./postgres/postgres-store.ts")).openPostgresStore(address);
}
