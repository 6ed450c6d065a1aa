import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "advanceClock"> = {
  async advanceClock({ world, running }, { body }) {
    const happened = await running.runner.advance(body);
    await running.note({ what: "advanceClock" });
    return { now: new Date(world.clock.now()).toISOString(), happened };
  },
};
