/** Compares the CPU and wall time of contestants, each in a process of its own: neither garbage nor compiled code of one weighs on another. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Timing } from "./rounds.ts";

/** By name, what does its work `times` times. */
export type Contestants = Readonly<Record<string, (times: number) => void | Promise<void>>>;

/** What one run took, in microseconds per operation. */
export interface Taken {
  readonly cpu: number;
  readonly wall: number;
}

/** What one contestant took: CPU time, and the ratios of both. */
export interface ProcessTiming extends Timing {
  readonly wallRatio: number;
}

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
): Promise<ProcessTiming[]> {
  const processes = names.map((name) => fork(join(import.meta.dirname, "contestant.js"), [module, name]));
  try {
    for (const each of processes) await take(each, times * 4);
    const taken = names.map((): Taken[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, each] of processes.entries()) taken[index]?.push(await take(each, times));
    const [base = []] = taken;
    const ratios = (own: readonly Taken[] = [], kind: keyof Taken): number =>
      median(own.map((each, round) => each[kind] / (base[round]?.[kind] ?? Number.NaN)));
    return names.map((name, index) => ({
      name,
      microseconds: median((taken[index] ?? []).map(({ cpu }) => cpu)),
      ratio: ratios(taken[index], "cpu"),
      wallRatio: ratios(taken[index], "wall"),
    }));
  } finally {
    for (const each of processes) each.disconnect();
  }
}

function take(contestant: ChildProcess, times: number): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error("a contestant ended early; see its error above"));
    contestant.once("exit", failed);
    contestant.once("message", (taken) => {
      contestant.off("exit", failed);
      resolve(taken as Taken);
    });
    contestant.send(times);
  });
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
