/** Rings when the next job of a world is due. */
import { inWorld } from "../world/kept/kept-world.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import type { World } from "../world/world.ts";
import type { GiveBackLost } from "./lost-senders.ts";

export interface Alarm {
  /** Looks for the next job, and rings when it is due: while the clock is frozen, only where other processes share the store. */
  set(): Promise<void>;
  /** Rings after so many milliseconds, whatever is due. */
  ringIn(milliseconds: number): void;
  /** Whether a job may be due by now, or before the one that is waited for. */
  isLate(): boolean;
  clear(): void;
}

interface AlarmParts {
  readonly store: SandboxStore;
  readonly world: World;
  readonly giveBackLost: GiveBackLost;
  /** Whether nothing is to be run any more. */
  readonly hasEnded: () => boolean;
  readonly ring: () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Another process may set an earlier one, and end before it is due. */
const LONGEST_SHARED_TIMER = 5000;

/** While the clock is frozen, another process can leave nothing to be done but an event that it was sending when it ended. */
const LONGEST_FROZEN_TIMER = 60_000;

/** Milliseconds after which it looks at the clock, as the system's may have jumped, and at what other processes are sending. */
const LOOK = 1000;

/** Milliseconds after which a request looks for jobs that another process may have set, and ended. */
const LONGEST_UNSEEN = 1000;

export function createAlarm({ store, world, giveBackLost, hasEnded, ring }: AlarmParts): Alarm {
  const { clock } = world;
  let timer: NodeJS.Timeout | undefined;
  /** When the job is due that is waited for. */
  let awaited = -Infinity;
  let seenAt = 0;
  let lookedAt = -Infinity;
  let isUnderWay = false;

  /** Looks at what other processes are sending, too, now and then. */
  const nextDue = (): Promise<number> =>
    inWorld(store, world, async (transaction) => {
      const now = performance.now();
      if (world.kept && now - lookedAt >= LOOK) {
        isUnderWay = (await giveBackLost(transaction)).length > 0;
        lookedAt = now;
      }
      return (await transaction.nextJob(world.name, Infinity))?.dueAt ?? Infinity;
    });

  return {
    async set() {
      clearTimeout(timer);
      if (hasEnded()) return;
      // Jobs that are added from now on are earlier, or are found.
      world.nextDue = Infinity;
      awaited = await nextDue().catch((error: unknown) => {
        world.nextDue = -Infinity;
        throw error;
      });
      world.nextDue = Math.min(world.nextDue, awaited);
      seenAt = performance.now();
      // One that is due already was set while this looked, and whoever set it saw no job that was due.
      const isDue = awaited <= clock.now();
      if (hasEnded() || (!world.kept && (awaited === Infinity || (clock.isFrozen && !isDue)))) return;
      const longest = isUnderWay ? LOOK : clock.isFrozen ? LONGEST_FROZEN_TIMER : LONGEST_SHARED_TIMER;
      const end = performance.now() + (world.kept ? longest : LONGEST_TIMER);
      const wait = (): void => {
        const left = Math.min(awaited - clock.now(), end - performance.now());
        if (left <= 0) ring();
        else timer = setTimeout(wait, Math.min(left, LOOK)).unref();
      };
      wait();
    },
    ringIn(milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(ring, milliseconds).unref();
    },
    isLate() {
      const isUnseen = world.kept !== undefined && performance.now() - seenAt > LONGEST_UNSEEN;
      return world.nextDue < awaited || world.nextDue <= clock.now() || isUnseen;
    },
    clear: () => clearTimeout(timer),
  };
}
