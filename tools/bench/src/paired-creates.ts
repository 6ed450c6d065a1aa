import { type Row, row } from "./row.ts";
import { cpuOf, load, type Server } from "./sandbox-load.ts";

/** Requests of a round, and rounds. */
const REQUESTS = 300;
const ROUNDS = 11;

/** The cost of a createPayment in one sandbox to that in another: in processor time, at most a ratio, and in time. */
export async function pairedCreates(name: string, one: Server, other: Server, atMost: number): Promise<readonly Row[]> {
  for (const { url } of [one, other]) await load(url, "compile", 10 * REQUESTS);
  const [cpu, time]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const taken = new Map<Server, Taken>();
    // Each is first as often as the other.
    for (const server of round % 2 === 0 ? [one, other] : [other, one]) taken.set(server, await takenBy(server, `round-${round}`));
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

async function takenBy(server: Server, name: string): Promise<Taken> {
  const begin = performance.now();
  const cpu = await cpuOf(server, name, REQUESTS);
  return { cpu, time: performance.now() - begin };
}
