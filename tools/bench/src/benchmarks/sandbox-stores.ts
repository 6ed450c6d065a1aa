/** Measures the sandbox's stores: a payment as their size grows, and several processes on one database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@maksu/test-server/servers";
import { copyPayment } from "../copy-payment.ts";
import { type Findings, quantile, type Row, row } from "../row.ts";
import { agent, ask, cpuOf, create, load, type Server, start, stop, usedBy } from "../sandbox-load.ts";

const ROUNDS = 7;
const REQUESTS = 1000;
const SIZES = [1000, 10_000, 100_000, 1_000_000];
/** Payments in memory at most, and payments of several processes on one database. */
const MANY = 100_000;
const PROCESSES = [1, 2, 4];

/** One method: the forms of the others cost each store the same. */
const METHOD = "nordea";
const STAMP = "payment that is copied";

const startSandbox = (store: string): Promise<Server> => start("sandbox-process", "0", METHOD, store);

export async function sandboxStores(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-stores-"));
  const memory = await startSandbox("memory");
  const bare = await start("bare-server", String(await create(memory.url, "size")));
  try {
    await load(bare.url, "warm", REQUESTS);
    const found = [await growthInMemory(memory, bare), await growthOfFile(join(folder, "payments.db"), bare), await onPostgres(bare)];
    return { rows: found.flatMap(({ rows }) => rows), notes: found.flatMap(({ notes }) => notes) };
  } finally {
    agent.destroy();
    await Promise.all([memory, bare].map(stop));
    rmSync(folder, { recursive: true });
  }
}

/** The CPU of a createPayment to that of the bare server, in each of some rounds. */
async function costs(own: Server, bare: Server, name: string): Promise<readonly number[]> {
  await load(own.url, `${name}-warm`, REQUESTS);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const nth = `${name}-${round}`;
    ratios.push((await cpuOf(own, nth, REQUESTS)) / (await cpuOf(bare, nth, REQUESTS)));
  }
  return ratios;
}

const growth = (name: string, small: readonly number[], large: readonly number[]): Row =>
  row(
    name,
    large.map((ratio) => ratio / quantile(small, 0.5)),
    { atMost: 1.3 },
  );

async function growthInMemory(memory: Server, bare: Server): Promise<Findings> {
  // Until the code is compiled.
  await load(memory.url, "compile", 4 * REQUESTS);
  const small = await costs(memory, bare, "memory-small");
  await load(memory.url, "fill", MANY);
  const large = await costs(memory, bare, "memory-large");
  return {
    rows: [
      row("memory, signed createPayment of one method to a bare server, CPU", small),
      growth(`memory, the same with ${MANY} payments, to few`, small, large),
    ],
    notes: [],
  };
}

async function growthOfFile(path: string, bare: Server): Promise<Findings> {
  const rows: Row[] = [];
  let stored = 1;
  let small: readonly number[] = [];
  let few = 0;
  for (const size of [0, ...SIZES]) {
    if (size > stored) copyPayment(path, STAMP, stored, size);
    const own = await startSandbox(`file:${path}`);
    const started = usedBy(own);
    try {
      if (size === 0) {
        await create(own.url, STAMP);
        continue;
      }
      await load(own.url, `file-${size}-compile`, 4 * REQUESTS);
      const ratios = await costs(own, bare, `file-${size}`);
      const { resident } = await ask(own, "memory");
      if (size === SIZES[0]) [small, few] = [ratios, resident];
      stored = size + (5 + ROUNDS) * REQUESTS;
      rows.push(
        row(`file of ${size} payments, createPayment to a bare server, CPU`, ratios, { atMost: 4.5 }),
        ...(size === SIZES[0] ? [] : [growth(`file of ${size} payments, to one of ${SIZES[0]}`, small, ratios)]),
        row(`file of ${size} payments, process start to ready, seconds of CPU`, [started / 1e6], { atMost: 1 }),
        row(`file of ${size} payments, MB resident above one of ${SIZES[0]}, both under load`, [resident - few], { atMost: 60 }),
      );
    } finally {
      await stop(own);
    }
  }
  return { rows, notes: [] };
}

async function onPostgres(bare: Server): Promise<Findings> {
  const rows: Row[] = [];
  for (const count of PROCESSES) {
    const server = await startPostgres();
    try {
      rows.push(...(await processesOn(server.url, count, bare)));
    } finally {
      await server.stop();
    }
  }
  return { rows, notes: ["the processor time of the database is not counted"] };
}

async function processesOn(url: string, count: number, bare: Server): Promise<readonly Row[]> {
  const processes: Server[] = [];
  try {
    for (let nth = 0; nth < count; nth++) processes.push(await startSandbox(url));
    const [first] = processes;
    if (count === 1 && first)
      return [row("Postgres, createPayment to a bare server, CPU of its process", await costs(first, bare, "postgres"), { atMost: 5.5 })];
    const begin = performance.now();
    await Promise.all(processes.map((each, nth) => load(each.url, `process-${nth}`, MANY / count)));
    const created = MANY / ((performance.now() - begin) / 1000);
    // Advances of one clock add up: every process runs a part of the jobs.
    const parts = await Promise.all(processes.map((each) => ask(each, { days: Math.ceil(15 / count) })));
    const jobs = parts.reduce((sum, part) => sum + part.jobs, 0);
    if (jobs !== MANY) throw new Error(`${jobs} payments expired, not ${MANY}`);
    return [
      row(`Postgres, ${count} processes, payments created per second`, [created]),
      row(`Postgres, ${count} processes, jobs lost or doubled of ${MANY}`, [jobs - MANY], { atMost: 0 }),
    ];
  } finally {
    await Promise.all(processes.map(stop));
  }
}
