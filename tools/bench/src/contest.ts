/** Runs contestants alternately, round by round, each in a separate process, so that slowdowns of the machine affect all of them. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Does its work this many times. */
export type Run = (times: number) => void | Promise<void>;

/** The exports of a module of contestants: by name, a function that prepares the contestant. */
export type Contestants = Readonly<Record<string, (argument: string) => Run | Promise<Run>>>;

/** The measurements of one round, in microseconds. */
export interface Taken {
  readonly cpu: number;
  readonly wall: number;
}

/** The rounds of one contestant, in order. */
export type Rounds = readonly Taken[];

/** The contestants to run. */
export interface Contest {
  /** Module below this folder, without its extension. */
  readonly module: string;
  /** Names of its contestants. */
  readonly names: readonly string[];
  /** The argument of each contestant, such as a server's URL. */
  readonly argument?: string;
  readonly rounds?: number;
  /** How often a contestant does its work in a round. */
  readonly times: number;
  /**
   * Rounds before those that count, until code is compiled and memory no longer grows. They alternate and wait as those do: what happens while a
   * contestant waits, such as the end of its connection, may cost it compiled code.
   */
  readonly warmUp?: number;
  /** Processes of each contestant, of which a round takes the mean: the same code differs by a tenth from one process to another. */
  readonly processes?: number;
}

/** Runs the contest. @returns microseconds per operation, by contestant */
export async function contest({
  module,
  names,
  argument = "",
  rounds = 15,
  times,
  warmUp = 1,
  processes = 1,
}: Contest): Promise<Map<string, Rounds>> {
  const started = Array.from({ length: processes }, () => names)
    .flat()
    .map((name): [string, ChildProcess] => [
      name,
      fork(join(import.meta.dirname, "contestant.js"), [join(import.meta.dirname, `${module}.js`), name, argument]),
    ]);
  try {
    const run = async (name: string, child: ChildProcess, often: number): Promise<Taken> => {
      child.send(often);
      return (await next(name, child)) as Taken;
    };
    // The first message signals readiness.
    for (const [name, child] of started) await next(name, child);
    const taken = new Map(names.map((name): [string, Taken[]] => [name, []]));
    for (let round = -warmUp; round < rounds; round++) {
      const sums = new Map(names.map((name) => [name, { cpu: 0, wall: 0 }]));
      // Back and forth, so that each is as often early in a round as late.
      for (const [name, child] of round % 2 === 0 ? started : started.toReversed()) {
        const { cpu, wall } = await run(name, child, times);
        const sum = sums.get(name) ?? { cpu: 0, wall: 0 };
        sums.set(name, { cpu: sum.cpu + cpu, wall: sum.wall + wall });
      }
      if (round < 0) continue;
      for (const [name, { cpu, wall }] of sums) taken.get(name)?.push({ cpu: cpu / times / processes, wall: wall / times / processes });
    }
    return taken;
  } finally {
    for (const [, child] of started) child.kill();
  }
}

async function next(name: string, child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(child, "exit", { signal: ended.signal }).then(() => {
    throw new Error(`${name} ended before it was done.`);
  });
  const [message] = (await Promise.race([once(child, "message", { signal: ended.signal }), exit])) as [unknown];
  ended.abort();
  await exit.catch(() => {});
  return message;
}
