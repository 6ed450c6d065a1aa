/** Compares the CPU time of contestants, each in a process of its own: neither garbage nor compiled code of one weighs on another. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Timing } from "./rounds.ts";

/** By name, what does its work `times` times. */
export type Contestants = Readonly<Record<string, (times: number) => void | Promise<void>>>;

/**
 * Runs the contestants in turn, round by round.
 *
 * @param module URL of a module that exports `contestants`
 * @param names of the contestants; ratios are to the first
 */
export async function compareProcesses(
  module: string,
  names: readonly string[],
  { rounds = 31, times = 5000 }: { readonly rounds?: number; readonly times?: number } = {},
): Promise<Timing[]> {
  const processes = names.map((name) => fork(join(import.meta.dirname, "contestant.js"), [module, name]));
  try {
    for (const each of processes) await cpuTime(each, times * 4);
    const taken = names.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, each] of processes.entries()) taken[index]?.push(await cpuTime(each, times));
    const [base = []] = taken;
    return names.map((name, index) => ({
      name,
      microseconds: median(taken[index] ?? []),
      ratio: median((taken[index] ?? []).map((each, round) => each / (base[round] ?? each))),
    }));
  } finally {
    for (const each of processes) each.disconnect();
  }
}

function cpuTime(contestant: ChildProcess, times: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error("a contestant ended early; see its error above"));
    contestant.once("exit", failed);
    contestant.once("message", (microseconds) => {
      contestant.off("exit", failed);
      resolve(Number(microseconds));
    });
    contestant.send(times);
  });
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
