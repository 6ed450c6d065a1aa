/** Takes and restores snapshots of a whole world. */
import type { Runner } from "../time/runner.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import type { WorldRecord } from "../world/kept/world-record.ts";
import type { WorldRequests } from "../world/logs/request-log.ts";
import type { WorldLog } from "../world/logs/world-log.ts";
import { stateAt } from "../world/moments/moment-at.ts";
import type { MomentLabel } from "../world/moments/moment.ts";
import { contentFrom, heldIn, NO_CONTENT } from "../world/snapshots/content.ts";
import { snapshotOf, stateIn } from "../world/snapshots/snapshot.ts";
import type { WorldState } from "../world/snapshots/world-state.ts";
import type { World } from "../world/world.ts";
import type { Changes } from "./changes.ts";
import type { OwnState } from "./own-state.ts";
import type { RunningWorld, StateThen } from "./running-world.ts";

interface Parts {
  readonly store: SandboxStore;
  readonly world: World;
  /** The world as it was when it was added. */
  readonly record: WorldRecord;
  readonly own: OwnState;
  readonly runner: Runner;
  readonly requests: WorldRequests;
  readonly log: WorldLog;
  readonly replace: Changes["replace"];
  /** Called after all has become something else. */
  readonly onChange: () => void;
  /** Fills the world that was reset. */
  readonly begin: () => Promise<void>;
}

/** Takes snapshots of a world as it is and as it was, and makes it what they hold, or what it was at its start. */
export function createRestoring({
  store,
  world,
  record,
  own,
  runner,
  requests,
  log,
  replace,
  onChange,
  begin,
}: Parts): Pick<RunningWorld, "snapshot" | "restore" | "stateAt" | "snapshotAt" | "goBack" | "reset"> {
  const { name, clock, faults, transitions } = world;
  /** The state as it is now, but for what is given. */
  const stateOf = (given: Pick<WorldState, "content"> & Partial<WorldState>): WorldState => ({
    changed: own.now(),
    requests: requests.state(),
    transitions: transitions.list(),
    faults: faults.state(),
    ...given,
  });
  const stateThen = (moment: string): Promise<StateThen> =>
    inWorld(
      store,
      world,
      async (transaction) => {
        const { at, ...then } = await stateAt(transaction, world, moment);
        return { at: Date.parse(at), state: stateOf(then) };
      },
      READING,
    );
  /** Makes the world what it was. */
  const become = async ({ at, state }: StateThen, moment: MomentLabel, then: () => void = () => {}): Promise<void> => {
    await runner.alone(async () => {
      await replace(state.content, moment, () => {
        own.take({ ...state.changed, isSeeding: own.isSeeding });
        clock.set({ isFrozen: clock.isFrozen, shown: at, since: Date.now() });
        faults.take(state.faults);
      });
      then();
      onChange();
    });
    runner.wake();
  };
  return {
    snapshot: () =>
      inWorld(
        store,
        world,
        async (transaction) => snapshotOf(name, clock.now(), stateOf({ content: contentFrom(await heldIn(transaction, world), world) })),
        READING,
      ),
    async restore(snapshot) {
      const state = stateIn(snapshot, name, own.now());
      await become({ at: Date.parse(snapshot.at), state }, { what: "restore" }, () => {
        transitions.replace(state.transitions);
        requests.take(state.requests);
      });
    },
    stateAt: stateThen,
    async snapshotAt(id) {
      const { at, state } = await stateThen(id);
      return snapshotOf(name, at, state);
    },
    goBack: async (id) => become(await stateThen(id), { what: "goBack", backTo: id }),
    reset: () =>
      runner.alone(async () => {
        await replace(NO_CONTENT, { what: "reset" }, () => {
          own.take({ ...record, isSeeding: own.isSeeding });
          clock.reset();
          faults.reset();
        });
        transitions.replace([]);
        requests.clear();
        log.clear();
        await begin();
        onChange();
      }),
  };
}

const READING = { readOnly: true } as const;
