import type { Acts } from "./act.ts";
import { exportSeed } from "./seeds/export-seed.ts";
import { readSeed } from "./seeds/read-seed.ts";
import { runSeed } from "./seeds/run-seed.ts";

export const acts: Pick<Acts, "seed" | "export" | "reset" | "dropped" | "snapshot" | "restore" | "transitions"> = {
  seed: async (context, { body }) => ({ made: await runSeed(context, readSeed(body)) }),
  export: ({ service: { store }, world }) => exportSeed(store, world),
  async reset({ running }) {
    await running.reset();
    return undefined;
  },
  dropped: ({ running }) => running.dropped(),
  snapshot: ({ running }) => running.snapshot(),
  async restore({ running }, { body }) {
    await running.restore(body);
    return undefined;
  },
  transitions: async ({ world }) => world.transitions.list(),
};
