import { setTimeout as sleep } from "node:timers/promises";
import { brand } from "@maksu/error-brand";
import { requireFound } from "../domain/input-error.ts";
import { eventJobId, eventKeys, isUnderWay, laneOf, sendJob } from "../world/event-jobs.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import type { EventRecord } from "../events/event-record.ts";
import type { SandboxEvent } from "./act.ts";

/** An event that was not sent in time, or can't be. */
export class EventNotSent extends Error {
  static {
    brand(this, "@maksu/sandbox EventNotSent");
  }

  override readonly name = "EventNotSent";
}

/** Milliseconds between two looks at an event that another process is sending. */
const POLL = 20;

/** An event, as a test sees it. */
export const shown = ({ id, name, about, state, attempts, createdAt, signedUrl, url, fields }: EventRecord): SandboxEvent => ({
  id,
  name,
  about,
  state,
  attempts,
  createdAt,
  url: signedUrl ?? url,
  acknowledged: state === "acknowledged",
  values: fields,
});

/** Sends an event again, whatever became of it; one that is being sent, after that. */
export async function resend(store: SandboxStore, { world, runner, closing }: RunningWorld, id: string): Promise<SandboxEvent> {
  const find = async (): Promise<SandboxEvent> =>
    shown(requireFound(await store.transaction(({ get }) => get("event", id)), world, `event ${id}`).body);
  for (;;) {
    const { lane, isSet } = await inWorld(store, world, async ({ get, replace, getJob, putJob }) => {
      const found = await get("event", id, { lock: true });
      const { version, body } = requireFound(found?.body.world === world.name ? found : undefined, world, `event ${id}`);
      if (isUnderWay(await getJob(eventJobId(id)))) return { lane: laneOf(body), isSet: false };
      const next = { ...body, state: "waiting" } as const;
      await replace("event", id, version, next, eventKeys(next));
      await putJob(sendJob(world, id, world.clock.now()));
      return { lane: laneOf(body), isSet: true };
    });
    await runner.runDue(new Set([lane]));
    if (isSet) return find();
    if (closing.aborted) throw new EventNotSent(`event ${id}: the sandbox was closed while it was being sent`);
    // The runner finds out whether its sender is gone.
    runner.wakeIfDue();
    await sleep(POLL);
  }
}
