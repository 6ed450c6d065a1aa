/** The lease by which one process alone works on a world at a time. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Stored, StoreError } from "../../store/store.ts";
import { StoreFailure } from "../../store/store-failure.ts";
import type { SandboxStore, SandboxTransaction } from "./documents.ts";
import { RENEWAL, Silence } from "./signs-of-life.ts";
import type { LeaseRecord } from "./world-record.ts";

/** Milliseconds between two looks at another's lease. */
const POLL = 20;

/** Runs something while no other process that shares the store does this with the world: waits until then. */
export async function leased<Result>(store: SandboxStore, world: string, run: () => Promise<Result>): Promise<Result> {
  const holder = randomUUID();
  const silence = new Silence();
  const isOver: IsOver = ({ version, body }) => silence.isOver(`${body.holder} ${version}`);
  while (!(await take(store, world, holder, isOver))) await wait(POLL);
  const renewal = setInterval(() => {
    // The next one may succeed, and without any the lease ends.
    take(store, world, holder, () => false).catch(() => {});
  }, RENEWAL).unref();
  try {
    return await run();
  } finally {
    clearInterval(renewal);
    await store
      .transaction((transaction) => drop(transaction, world, holder))
      .catch((error: unknown) => {
        // The task is done, and the lease ends by itself.
        if (!(error instanceof StoreFailure)) throw error;
      });
  }
}

/** Whether a lease of another process has not been renewed for too long. */
type IsOver = (found: Stored<LeaseRecord>) => boolean;

/** Takes or renews a lease. Resolves to whether it is held. */
const take = (store: SandboxStore, world: string, holder: string, isOver: IsOver): Promise<boolean> =>
  store
    .transaction(async ({ get, insert, replace }) => {
      const found = await get("lease", world, { lock: true });
      if (!found) await insert("lease", world, { holder });
      else if (found.body.holder === holder || isOver(found)) await replace("lease", world, found.version, { holder });
      else return false;
      return true;
    })
    .catch((error: unknown) => {
      // Another process was first.
      if (error instanceof StoreError) return false;
      throw error;
    });

async function drop({ get, remove }: SandboxTransaction, world: string, holder: string): Promise<void> {
  const found = await get("lease", world, { lock: true });
  if (found?.body.holder === holder) await remove("lease", world);
}
