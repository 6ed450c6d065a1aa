/** Measures the sandbox on PostgreSQL as the database grows, and several processes on one. */
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "@maksu/test-server/servers";
import { fillPostgres, onPostgres } from "../../fill/fill-postgres.ts";
import { type Findings, type Row, row } from "../../row.ts";
import { agent, create, load, type Server, stop } from "../../sandbox-load.ts";
import { type Bare, COMPILED, costOf, costRows, CREATED, REQUESTS, sizesUpTo, startSandbox, withBare } from "./cost.ts";

const STAMP = "payment that is copied";
const PROCESSES = [1, 2, 4];
/** Payments that processes create together, and jobs that they run together, at most. */
const LOAD = 10_000;
const JOBS = 100_000;

export const postgresStore = (payments: number): Promise<Findings> =>
  withBare(async (bare) => {
    const rows = await onServer(1, (url, [own]) => growth(url, own, payments, bare));
    return { rows, notes: ["the processor time of the database is not counted"] };
  });

/** Several processes on one database. */
export async function postgresProcesses(payments: number): Promise<Findings> {
  const rows: Row[] = [];
  for (const count of PROCESSES) rows.push(...(await onServer(count, (url, processes) => together(url, processes, payments))));
  agent.destroy();
  return { rows, notes: [] };
}

type Processes = readonly [Server, ...Server[]];

/** Runs sandboxes on a new database, which has one payment. */
async function onServer(count: number, run: (url: string, processes: Processes) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const server = await startPostgres();
  const processes: Server[] = [];
  try {
    for (let nth = 0; nth < count; nth++) processes.push(await startSandbox(server.url));
    const [first, ...others] = processes;
    if (!first) throw new Error("no process has started");
    await create(first.url, STAMP);
    return await run(server.url, [first, ...others]);
  } finally {
    await Promise.all(processes.map(stop));
    await server.stop();
  }
}

async function growth(url: string, own: Server, payments: number, bare: Bare): Promise<readonly Row[]> {
  await onPostgres(url, (client) => client.query("CREATE SCHEMA few"));
  const few = await startSandbox(`${url}?options=-csearch_path%3Dfew`);
  try {
    for (const { url: each } of [own, few]) await load(each, "compile", COMPILED);
    const rows: Row[] = [];
    let stored = 1;
    for (const size of sizesUpTo(payments)) {
      if (size > stored) await fillPostgres(url, STAMP, stored, size);
      stored = Math.max(size, stored) + COMPILED + CREATED;
      rows.push(...costRows("Postgres", size, await costOf(own, few, bare, `postgres-${size}`), 5.5));
    }
    return rows;
  } finally {
    await stop(few);
  }
}

/** Payments are created by all processes at the same time; then all take the jobs of payments that have expired. */
async function together(url: string, processes: Processes, payments: number): Promise<readonly Row[]> {
  const name = `Postgres, ${processes.length} ${processes.length === 1 ? "process" : "processes"}`;
  await Promise.all(processes.map((each, nth) => load(each.url, `warm-${nth}`, REQUESTS)));
  const many = Math.min(LOAD, payments);
  const created = await perSecond(many, () =>
    Promise.all(processes.map((each, nth) => load(each.url, `load-${nth}`, many / processes.length))),
  );
  const jobs = Math.min(JOBS, payments);
  await fillPostgres(url, STAMP, 0, jobs, 0);
  const run = await perSecond(jobs, async () => {
    // A request wakes each process.
    await Promise.all(processes.map((each, nth) => create(each.url, `wake-${nth}`)));
    while ((await jobsDue(url)) > 0) await wait(50);
  });
  // Each was changed once, from the version in which it was copied.
  const once = await count(
    url,
    `SELECT count(*) FROM sandbox_documents WHERE body LIKE '%"stamp":"copy-%' AND version = 2 AND body LIKE '%"status":"fail"%'`,
  );
  return [
    row(`${name}, payments created per second`, [created]),
    row(`${name}, jobs per second`, [run]),
    row(`${name}, jobs lost or doubled of ${jobs}`, [jobs - once], { atMost: 0 }),
  ];
}

async function perSecond(times: number, run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return times / ((performance.now() - begin) / 1000);
}

const count = (url: string, statement: string): Promise<number> =>
  onPostgres(url, async (client) => Number(((await client.query(statement)).rows[0] as { readonly count: string }).count));

const jobsDue = (url: string): Promise<number> => count(url, "SELECT count(*) FROM sandbox_jobs WHERE due = 0");
