import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "advanceClock"> = {
  async advanceClock({ world, running: { runner } }, { body }) {
    const happened = await runner.advance(body);
    return { now: new Date(world.clock.now()).toISOString(), happened };
  },
};
