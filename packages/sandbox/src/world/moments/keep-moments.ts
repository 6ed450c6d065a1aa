/** Keeps the moments of a world: how many, and what is in them besides documents. */
import type { SandboxStore } from "../kept/documents.ts";
import { inWorld } from "../kept/kept-world.ts";
import type { Changeable } from "../kept/world-record.ts";
import type { Keep } from "../retention/keep.ts";
import type { World } from "../world.ts";
import { type Besides, type BesidesNow, MOMENTS } from "./moment.ts";
import { dropMoments } from "./record-moment.ts";

/** The moments of a world that this process runs. */
export interface KeptMoments extends BesidesNow {
  /** Called after settings or merchants were changed. */
  noteChange(): void;
  /** Called after they were made what another process has made them: that is recorded there. */
  follow(): void;
}

/** Moments that a world keeps by default. */
export const MOST_MOMENTS = 1000;

/** How many moments a world keeps: none where payments or events are dropped, which no moment brings back. */
export const momentsKept = ({ payments, events, moments = MOST_MOMENTS }: Keep): number =>
  payments === undefined && events === undefined ? moments : 0;

/** The parts of the moments that are kept, of which one is dropped at once. */
const PARTS = 10;

/**
 * Begins to keep the moments of a world.
 *
 * @param changed - the settings and merchants of the world
 */
export function keepMoments(store: SandboxStore, world: World, limit: number, changed: () => Changeable): KeptMoments {
  let text: string | undefined;
  const part = Math.ceil(limit / PARTS);
  // The first one drops what earlier processes have left, however short each of them ran.
  let count = part - 1;
  const read = (): Besides => ({ changed: (text ??= JSON.stringify(changed())), faults: JSON.stringify(world.faults.state()) });
  const noteChange = (): void => void (text = undefined);
  let kept = read();
  return {
    read,
    noteChange,
    get kept() {
      return kept;
    },
    committed(left) {
      kept = left;
    },
    follow() {
      noteChange();
      kept = read();
    },
    onMoment() {
      // A failure leaves them to be dropped with the next ones.
      if (++count % part === 0) dropOldest(store, world, limit).catch(() => {});
    },
  };
}

const dropOldest = (store: SandboxStore, world: World, limit: number): Promise<void> =>
  inWorld(store, world, async (transaction) => {
    const excess = (await transaction.count("moment", MOMENTS, { equal: world.name })) - limit;
    if (excess > 0) await dropMoments(transaction, world, excess);
  });
