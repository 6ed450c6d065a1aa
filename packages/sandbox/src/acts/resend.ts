import { requireFound } from "../domain/input-error.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { eventKeys, laneOf, sendJob } from "../world/session.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import { type SandboxEvent, shown } from "./events.ts";

/** Sends an event again, whatever became of it. */
export async function resend(store: SandboxStore, { world, runner }: RunningWorld, id: string): Promise<SandboxEvent> {
  const find = async (): Promise<SandboxEvent> =>
    shown(requireFound(await store.transaction(({ get }) => get("event", id)), world, `event ${id}`).body);
  const lane = await inWorld(store, world, async ({ get, replace, putJob }) => {
    const found = await get("event", id, { lock: true });
    const { version, body } = requireFound(found?.body.world === world.name ? found : undefined, world, `event ${id}`);
    const next = { ...body, state: "waiting" } as const;
    await replace("event", id, version, next, eventKeys(next));
    await putJob(sendJob(world, id, world.clock.now()));
    return laneOf(body);
  });
  await runner.runDue(new Set([lane]));
  return find();
}
