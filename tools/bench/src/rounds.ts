/** Runs contestants alternately, round by round, so that slowdowns of the machine affect all of them. */

/** One side of a comparison: does its work `times` times. */
export interface Contestant {
  readonly name: string;
  run(times: number): void | Promise<void>;
}

/** The measurements of one contestant. */
export interface Timing {
  readonly name: string;
  /** Microseconds per operation: the median of the rounds. */
  readonly microseconds: number;
  /** The median of the ratios to the first contestant, round by round. */
  readonly ratio: number;
}

export async function compare(
  contestants: readonly Contestant[],
  { rounds = 15, times = 5000 }: { readonly rounds?: number; readonly times?: number } = {},
): Promise<Timing[]> {
  for (const contestant of contestants) await contestant.run(times);
  const taken = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const contestant of contestants) {
      const start = performance.now();
      await contestant.run(times);
      taken.get(contestant.name)?.push(((performance.now() - start) * 1000) / times);
    }
  const base = taken.get(contestants[0]?.name ?? "") ?? [];
  return [...taken].map(([name, durations]) => ({
    name,
    microseconds: median(durations),
    ratio: median(durations.map((duration, round) => duration / (base[round] ?? duration))),
  }));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
