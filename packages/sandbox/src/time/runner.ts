/** Runs a world's jobs, each at its time, one after the other; while the clock runs, events are sent at the same time. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Duration, milliseconds } from "../domain/lifecycle.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { leased } from "../world/kept/lease.ts";
import { createOutage } from "../world/kept/outage.ts";
import type { World } from "../world/world.ts";
import type { Happened } from "../events/happened.ts";
import { createAlarm } from "./alarm.ts";
import { createLostSenders } from "./lost-senders.ts";
import type { RunNext } from "./run-next.ts";
import { createSending } from "./sending.ts";

/** Runs jobs. */
export interface Runner {
  /**
   * Runs what is due by now, including what comes of it. While the clock runs, events are sent at the same time, but for those of one lane: it waits for
   * those of these lanes, and begins the others.
   *
   * @param lanes - by default none
   */
  runDue(lanes?: ReadonlySet<string> | "all"): Promise<void>;
  /** Does that soon, after the response that is being sent; and again whenever a job is due, while the clock runs. */
  wake(): void;
  /** Does that where a job may be due by now, or before the one that is waited for. */
  wakeIfDue(): void;
  /**
   * Moves the clock forward, and runs each job that is due until then at its own time, including those that come of it: one after the other. It waits for
   * the events that are being sent, by any process.
   */
  advance(by: Duration, steps?: Steps): Promise<readonly Happened[]>;
  /** Runs something while no job is run, and no other process advances the clock. Ends what is being sent. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Ends after the job that is being run, and what is being sent. */
  close(): Promise<void>;
}

export interface RunnerParts {
  readonly store: SandboxStore;
  readonly world: World;
  readonly runNext: RunNext;
  /** Ends what is being sent. */
  readonly endSending: () => void;
  /** Aborted when nothing is to be run any more. */
  readonly closing: AbortSignal;
}

/** Work between the steps of equal length in which the clock is advanced. */
export interface Steps {
  readonly steps: number;
  /** Called once in each step, when what is due by then has been run. Counts from 0. */
  readonly step: (nth: number) => Promise<unknown>;
}

/** Milliseconds after which a runner that the store has failed goes on. */
const RETRY = 500;

/** Milliseconds between two looks at what other processes are sending. */
const POLL = 50;

export function createRunner({ store, world, runNext, endSending, closing }: RunnerParts): Runner {
  const { clock } = world;
  let turn: Promise<unknown> = Promise.resolve();
  let isWoken = false;
  let isClosed = false;
  const outage = createOutage(`jobs of the world ${world.name}`);
  const giveBackLost = createLostSenders(world);
  let isAdvancing = false;
  /** How many want to be alone: nothing is begun before that. */
  let loners = 0;

  const hasEnded = (): boolean => isClosed || closing.aborted;
  const alarm = createAlarm({ store, world, giveBackLost, hasEnded, ring: () => wake() });
  const sending = createSending(outage.warn, () => wakeIfDue());

  const runUntil = async (until: () => number): Promise<Happened[]> => {
    const happened: Happened[] = [];
    for (;;) {
      const done = hasEnded() || (loners > 0 && !isAdvancing) ? undefined : await runNext(until);
      if (!done) return happened;
      happened.push(...("send" in done ? await done.send() : done));
    }
  };

  /** Does that until nothing is under way any more that other processes were sending then, or that was to follow it: others may always begin to send more. */
  const runAll = async (until: () => number): Promise<Happened[]> => {
    const happened = await runUntil(until);
    let awaiting: ReadonlySet<string> | undefined;
    while (world.kept && !hasEnded()) {
      const underWay = (await inWorld(store, world, giveBackLost)).map(({ id }) => id);
      awaiting ??= new Set(underWay);
      if (!underWay.some((id) => awaiting?.has(id))) break;
      await sleep(POLL);
      happened.push(...(await runUntil(until)));
    }
    return happened;
  };

  /** Runs what is due, and begins to send what is: no merchant waits for another. */
  const beginDue = async (): Promise<void> => {
    for (;;) {
      await sending.room();
      const done = hasEnded() || loners > 0 ? undefined : await runNext(clock.now);
      if (!done) return;
      if ("send" in done) sending.begin(done);
    }
  };

  const moveTo = async (time: number): Promise<void> => {
    clock.moveTo(time);
    if (world.kept)
      await inWorld(store, world, async (transaction) => {
        await world.kept?.writeClock(transaction);
        await transaction.announce();
      });
  };

  /** One at a time, so that no job is run twice and each finds what the last one left. */
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(run);
    turn = result.catch(() => {});
    return result;
  };

  /** Advances of several processes add up: each begins where the one before has ended. */
  const heldAlone = <Result>(run: () => Promise<Result>): Promise<Result> =>
    world.kept ? leased(store, world.name, () => clock.held(run)) : clock.held(run);

  const runDue: Runner["runDue"] = async (lanes) => {
    if (clock.isFrozen) return void (await inTurn(() => runUntil(clock.now)));
    for (;;) {
      await inTurn(beginDue);
      const awaiting = sending.of(lanes);
      if (awaiting.length === 0) return;
      // Another one of the lane may follow.
      await Promise.all(awaiting);
    }
  };

  const wake = (): void => {
    if (isWoken || hasEnded()) return;
    isWoken = true;
    setImmediate(() => {
      isWoken = false;
      runDue().then(alarm.set).then(outage.end, goOn);
    });
  };

  /** Without this, nothing would be run before the next request. */
  const goOn = (error: unknown): void => {
    if (hasEnded()) return;
    outage.warn(error);
    alarm.ringIn(RETRY);
  };

  const wakeIfDue = (): void => {
    if (alarm.isLate()) wake();
  };

  return {
    runDue,
    wake,
    wakeIfDue,
    alone(run) {
      loners++;
      if (!isAdvancing) endSending();
      return inTurn(async () => {
        try {
          endSending();
          await sending.all();
          return await (world.kept ? leased(store, world.name, run) : run());
        } finally {
          loners--;
          wake();
        }
      });
    },
    advance: async (by, { steps, step } = { steps: 0, step: async () => {} }) => {
      const happened = await inTurn(async () => {
        await sending.all();
        isAdvancing = true;
        return heldAlone(async () => {
          await moveTo(clock.now());
          const start = clock.now();
          const target = start + milliseconds(by);
          const all = await runAll(() => start);
          for (let nth = 0; nth < steps; nth++) {
            if (hasEnded()) return all;
            const time = start + Math.floor(((target - start) * nth) / steps);
            all.push(...(await runUntil(() => time)));
            await moveTo(time);
            await step(nth);
            // A long run leaves the process to others now and then.
            if (nth % 100 === 99) await new Promise((resume) => setImmediate(resume));
          }
          all.push(...(await runAll(() => target)));
          await moveTo(target);
          return all;
        }).finally(() => {
          isAdvancing = false;
        });
      });
      // It has been done, whatever the store is doing now.
      await alarm.set().catch(goOn);
      return happened;
    },
    async close() {
      isClosed = true;
      alarm.clear();
      await turn;
      await sending.all();
    },
  };
}
