import { setTimeout as sleep } from "node:timers/promises";
import { requireFound } from "../domain/input-error.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { LEASE } from "../time/lanes.ts";
import { eventKeys, isUnderWay, jobId, laneOf, SEND, sendJob } from "../world/session.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import { type SandboxEvent, shown } from "./events.ts";

/** Milliseconds between two looks at an event that another process is sending. */
const POLL = 20;

/** Sends an event again, whatever became of it; one that is being sent, after that. */
export async function resend(store: SandboxStore, { world, runner, closing }: RunningWorld, id: string): Promise<SandboxEvent> {
  const find = async (): Promise<SandboxEvent> =>
    shown(requireFound(await store.transaction(({ get }) => get("event", id)), world, `event ${id}`).body);
  // A sender that is gone leaves its event under way: a frozen clock does not end the lease.
  const end = performance.now() + LEASE;
  for (;;) {
    const mayWait = performance.now() < end && !closing.aborted;
    const { lane, isSet } = await inWorld(store, world, async ({ get, replace, getJob, putJob }) => {
      const found = await get("event", id, { lock: true });
      const { version, body } = requireFound(found?.body.world === world.name ? found : undefined, world, `event ${id}`);
      if (mayWait && isUnderWay(await getJob(jobId("event", id, SEND)))) return { lane: laneOf(body), isSet: false };
      const next = { ...body, state: "waiting" } as const;
      await replace("event", id, version, next, eventKeys(next));
      await putJob(sendJob(world, id, world.clock.now()));
      return { lane: laneOf(body), isSet: true };
    });
    await runner.runDue(new Set([lane]));
    if (isSet) return find();
    await sleep(POLL);
  }
}
