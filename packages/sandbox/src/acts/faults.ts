import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "addFault" | "listFaults" | "removeFault" | "clearFaults"> = {
  addFault: async ({ world }, { body }) => world.faults.add(body),
  listFaults: async ({ world }) => world.faults.list(),
  async removeFault({ world }, { path }) {
    world.faults.remove(path.fault);
    return undefined;
  },
  async clearFaults({ world }) {
    world.faults.clear();
    return undefined;
  },
};
