import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "addFault" | "listFaults" | "removeFault" | "clearFaults"> = {
  async addFault({ world, running }, { body }) {
    const fault = world.faults.add(body);
    await running.note({ what: "addFault" });
    return fault;
  },
  listFaults: async ({ world }) => world.faults.list(),
  async removeFault({ world, running }, { path }) {
    world.faults.remove(path.fault);
    await running.note({ what: "removeFault" });
    return undefined;
  },
  async clearFaults({ world, running }) {
    world.faults.clear();
    await running.note({ what: "clearFaults" });
    return undefined;
  },
};
