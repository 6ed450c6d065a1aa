/** Places of each kind of store, in a temporary folder or in a PostgreSQL of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreAddress } from "@maksu/sandbox";
import { startPostgres } from "@maksu/test-server/servers";
import { postgresTime } from "../postgres-time.ts";
import { fillFile } from "./fill-file.ts";
import { fillPostgres, onPostgres } from "./fill-postgres.ts";

export type StoreName = "memory" | "file" | "Postgres";

/** A place for a sandbox's documents. */
export interface Place {
  readonly address: StoreAddress;
  /** Two others of the same kind, which are empty. */
  readonly others: readonly [StoreAddress, StoreAddress];
  /** Adds copies of the payment with the stamp. */
  fill(stamp: string, count: number): Promise<void>;
  /** Microseconds of processor time that the database has taken, where it has processes of its own. */
  databaseTime(): number;
}

/** Runs a measurement in a place that is removed at the end. */
export async function inPlace(store: StoreName, run: (place: Place) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const postgres = store === "Postgres" ? await startPostgres() : undefined;
  try {
    if (postgres) {
      await onPostgres(postgres.url, (client) => client.query("CREATE SCHEMA one; CREATE SCHEMA two"));
      const address = postgres.url as `postgres://${string}`;
      const schema = (name: string): StoreAddress => `${address}?options=-csearch_path%3D${name}`;
      const fill = (stamp: string, count: number): Promise<void> => fillPostgres(address, stamp, 1, count);
      await run({ address, others: [schema("one"), schema("two")], fill, databaseTime: await postgresTime(address) });
    } else if (store === "file") {
      const file = join(folder, "store.db");
      const fill = async (stamp: string, count: number): Promise<void> => fillFile(file, stamp, 1, count);
      await run({ address: `file:${file}`, others: [`file:${file}.one`, `file:${file}.two`], fill, databaseTime: () => 0 });
    } else await run({ address: "memory", others: ["memory", "memory"], fill: async () => {}, databaseTime: () => 0 });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}
