/** Runs a world's jobs, each at its time, one after the other; while the clock runs, events are sent at the same time. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Duration, milliseconds } from "../domain/lifecycle.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { leased } from "../world/kept/lease.ts";
import { createOutage } from "../world/kept/outage.ts";
import type { Job } from "../store/store.ts";
import type { World } from "../world/world.ts";
import type { Happened } from "../events/happened.ts";
import { createLostSenders } from "./lost-senders.ts";
import type { RunNext, ToSend } from "./run-next.ts";

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

const LONGEST_TIMER = 2 ** 31 - 1;

/** Another process may set an earlier one, and end before it is due. */
const LONGEST_SHARED_TIMER = 5000;

/** While the clock is frozen, another process can leave nothing to be done but an event that it was sending when it ended. */
const LONGEST_FROZEN_TIMER = 60_000;

/** Milliseconds after which a runner that waits looks at the clock, as the system's may have jumped, and at what other processes are sending. */
const LOOK = 1000;

/** Milliseconds after which a request looks for jobs that another process may have set, and ended. */
const LONGEST_UNSEEN = 1000;

/** Milliseconds between two looks at what other processes are sending. */
const POLL = 50;

/** Most events that a world sends at the same time. */
const MOST_SENDING = 1000;

export function createRunner({ store, world, runNext, endSending, closing }: RunnerParts): Runner {
  const { clock } = world;
  let turn: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  /** When the job is due that is waited for. */
  let awaited = -Infinity;
  let seenAt = 0;
  let isWoken = false;
  let isClosed = false;
  const outage = createOutage(`jobs of the world ${world.name}`);
  const giveBackLost = createLostSenders(world);
  let lookedAt = -Infinity;
  let isUnderWay = false;
  let isAdvancing = false;
  /** How many want to be alone: nothing is begun before that. */
  let loners = 0;
  /** The lanes of the events that are being sent. */
  const sending = new Map<Promise<unknown>, string>();

  const hasEnded = (): boolean => isClosed || closing.aborted;

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

  const begin = ({ lane, send }: ToSend): void => {
    const sent = send()
      .catch(outage.warn)
      .finally(() => {
        sending.delete(sent);
        wakeIfDue();
      });
    sending.set(sent, lane);
  };

  /** Runs what is due, and begins to send what is: no merchant waits for another. */
  const beginDue = async (): Promise<void> => {
    for (;;) {
      if (sending.size >= MOST_SENDING) await Promise.race(sending.keys());
      const done = hasEnded() || loners > 0 ? undefined : await runNext(clock.now);
      if (!done) return;
      if ("send" in done) begin(done);
    }
  };

  const allSent = (): Promise<unknown> => Promise.all(sending.keys());

  const moveTo = async (time: number): Promise<void> => {
    clock.moveTo(time);
    if (world.kept)
      await inWorld(store, world, async (transaction) => {
        await world.kept?.writeClock(transaction);
        await transaction.announce();
      });
  };

  /** Looks at what other processes are sending, too, now and then. */
  const nextJob = (): Promise<Job | undefined> =>
    inWorld(store, world, async (transaction) => {
      const now = performance.now();
      if (world.kept && now - lookedAt >= LOOK) {
        isUnderWay = (await giveBackLost(transaction)).length > 0;
        lookedAt = now;
      }
      return transaction.nextJob(world.name, Infinity);
    });

  /** A frozen clock needs no timer where no other process shares the store: what is due changes with a command only. */
  const arm = async (): Promise<void> => {
    clearTimeout(timer);
    if (hasEnded()) return;
    // Jobs that are added from now on are earlier, or are found.
    world.nextDue = Infinity;
    const job = await nextJob().catch((error: unknown) => {
      world.nextDue = -Infinity;
      throw error;
    });
    awaited = job?.dueAt ?? Infinity;
    world.nextDue = Math.min(world.nextDue, awaited);
    seenAt = performance.now();
    // One that is due already was set while this looked, and whoever set it saw no job that was due.
    const isDue = awaited <= clock.now();
    if (hasEnded() || (!world.kept && (!job || (clock.isFrozen && !isDue)))) return;
    const longest = isUnderWay ? LOOK : clock.isFrozen ? LONGEST_FROZEN_TIMER : LONGEST_SHARED_TIMER;
    const end = performance.now() + (world.kept ? longest : LONGEST_TIMER);
    const wait = (): void => {
      const left = Math.min(awaited - clock.now(), end - performance.now());
      if (left <= 0) wake();
      else timer = setTimeout(wait, Math.min(left, LOOK)).unref();
    };
    wait();
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
      const awaiting = [...sending].filter(([, lane]) => lanes === "all" || lanes?.has(lane)).map(([sent]) => sent);
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
      runDue().then(arm).then(outage.end, goOn);
    });
  };

  /** Without this, nothing would be run before the next request. */
  const goOn = (error: unknown): void => {
    if (hasEnded()) return;
    outage.warn(error);
    clearTimeout(timer);
    timer = setTimeout(wake, RETRY).unref();
  };

  const wakeIfDue = (): void => {
    const isUnseen = world.kept !== undefined && performance.now() - seenAt > LONGEST_UNSEEN;
    if (world.nextDue < awaited || world.nextDue <= clock.now() || isUnseen) wake();
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
          await allSent();
          return await (world.kept ? leased(store, world.name, run) : run());
        } finally {
          loners--;
          wake();
        }
      });
    },
    advance: async (by, { steps, step } = { steps: 0, step: async () => {} }) => {
      const happened = await inTurn(async () => {
        await allSent();
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
      await arm().catch(goOn);
      return happened;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await turn;
      await allSent();
    },
  };
}
