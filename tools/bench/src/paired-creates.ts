import { type Row, row } from "./row.ts";
import { cpuOf, load, type Server } from "./sandbox-load.ts";

/** Requests of a round, and rounds. */
const REQUESTS = 150;
const ROUNDS = 31;

/**
 * The cost of a createPayment in one sandbox to that in another: in processor time, at most a ratio, and in time.
 *
 * @param databaseTime - microseconds of processor time that the database of both has taken
 */
export async function pairedCreates(
  name: string,
  one: Server,
  other: Server,
  atMost: number,
  databaseTime: () => number,
): Promise<readonly Row[]> {
  for (const { url } of [one, other]) await load(url, "compile", 20 * REQUESTS);
  const [cpu, time]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const taken = new Map<Server, Taken>();
    // Each is first as often as the other.
    for (const server of round % 2 === 0 ? [one, other] : [other, one])
      taken.set(server, await takenBy(server, `round-${round}`, databaseTime));
    const ratio = (what: keyof Taken): number => (taken.get(one)?.[what] ?? Number.NaN) / (taken.get(other)?.[what] ?? Number.NaN);
    cpu.push(ratio("cpu"));
    time.push(ratio("time"));
  }
  return [row(`${name}, CPU`, cpu, { atMost }), row(`${name}, time`, time)];
}

interface Taken {
  readonly cpu: number;
  readonly time: number;
}

async function takenBy(server: Server, name: string, databaseTime: () => number): Promise<Taken> {
  const [begin, before] = [performance.now(), databaseTime()];
  const cpu = await cpuOf(server, name, REQUESTS);
  return { cpu: cpu + databaseTime() - before, time: performance.now() - begin };
}
