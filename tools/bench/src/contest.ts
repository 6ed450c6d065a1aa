/** Runs contestants in turn, round by round, each in a process of its own: what slows the machine down slows all of them. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Does its work this many times. */
export type Run = (times: number) => void | Promise<void>;

/** What a module of contestants exports: by name, what makes the contestant ready. */
export type Contestants = Readonly<Record<string, (argument: string) => Run | Promise<Run>>>;

/** What one round took, in microseconds. */
export interface Taken {
  readonly cpu: number;
  readonly wall: number;
}

/** The rounds of one contestant, in the order in which they were run. */
export type Rounds = readonly Taken[];

/** What to run. */
export interface Contest {
  /** Module below this folder, without its ending. */
  readonly module: string;
  /** Names of its contestants. */
  readonly names: readonly string[];
  /** What each contestant is made with, such as a server's URL. */
  readonly argument?: string;
  readonly rounds?: number;
  /** How often a contestant does its work in a round. */
  readonly times: number;
}

/** @returns microseconds for each time, by contestant */
export async function contest({ module, names, argument = "", rounds = 15, times }: Contest): Promise<Map<string, Rounds>> {
  const started = names.map((name): [string, ChildProcess] => [
    name,
    fork(join(import.meta.dirname, "contestant.js"), [join(import.meta.dirname, `${module}.js`), name, argument]),
  ]);
  try {
    // The first message says that it is ready; a round before the others warms it up.
    for (const [name, child] of started) await answer(name, child);
    const taken = new Map(names.map((name): [string, Taken[]] => [name, []]));
    for (let round = -1; round < rounds; round++)
      for (const [name, child] of started) {
        child.send(times);
        const { cpu, wall } = (await answer(name, child)) as Taken;
        if (round >= 0) taken.get(name)?.push({ cpu: cpu / times, wall: wall / times });
      }
    return taken;
  } finally {
    for (const [, child] of started) child.kill();
  }
}

async function answer(name: string, child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(child, "exit", { signal: ended.signal }).then(() => {
    throw new Error(`${name} ended before it was done.`);
  });
  const [message] = (await Promise.race([once(child, "message", { signal: ended.signal }), exit])) as [unknown];
  ended.abort();
  await exit.catch(() => {});
  return message;
}
