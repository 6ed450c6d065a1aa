/** Measures the sandbox: a payment beside a bare server, its start beside that of an empty process, and what 100,000 payments take. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { freePort } from "@maksu/test-server";
import { type Findings, quantile, row } from "../row.ts";
import { agent, ask, cpuOf, create, HERE, load, start, stop } from "../sandbox-load.ts";

const ROUNDS = 9;
const REQUESTS = 4000;
const STARTS = 15;
const MANY = 100_000;
const CALLBACKS = 10_000;

export async function sandbox(): Promise<Findings> {
  try {
    const found = [await starts(), await costs(), await many(), await callbacks()];
    return { rows: found.flatMap(({ rows }) => rows), notes: found.flatMap(({ notes }) => notes) };
  } finally {
    agent.destroy();
  }
}

async function starts(): Promise<Findings> {
  const ratios: number[] = [];
  const taken: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const begin = performance.now();
    spawnSync(process.execPath, ["-e", "0"]);
    const empty = performance.now() - begin;
    const port = await freePort();
    const from = performance.now();
    const child = spawn(process.execPath, [join(HERE, "sandbox-process.js"), String(port)], { stdio: "ignore" });
    while (!(await responds(`http://127.0.0.1:${port}/nothing`))) await new Promise((done) => setTimeout(done, 2));
    taken.push(performance.now() - from);
    ratios.push((taken.at(-1) ?? Number.NaN) / empty);
    await stop({ child, url: "" });
  }
  return {
    rows: [row("sandbox, start to first response, to `node -e 0`", ratios, { atMost: 3.5 })],
    notes: [`start to first response at best ${Math.min(...taken).toFixed(0)} ms`],
  };
}

const responds = (url: string): Promise<boolean> =>
  new Promise((done) => {
    request(url, { agent: false }, (response) => response.resume().on("end", () => done(true)))
      .on("error", () => done(false))
      .end();
  });

/** The forms in a response of the test merchant: one for each name of a method. */
const FORMS = 25;

async function costs(): Promise<Findings> {
  const own = await start("sandbox-process", "0");
  const size = await create(own.url, "size");
  const bare = await start("bare-server", String(size));
  const byHand = await start("forms-server", String(size), String(FORMS));
  const servers = [own, bare, byHand];
  try {
    for (const { url } of servers) await load(url, "warm", REQUESTS);
    const rounds: [own: number, bare: number, byHand: number][] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([
        await cpuOf(own, `round-${round}`, REQUESTS),
        await cpuOf(bare, `round-${round}`, REQUESTS),
        await cpuOf(byHand, `round-${round}`, REQUESTS),
      ]);
    const spent = [0, 1, 2].map((nth) =>
      quantile(
        rounds.map((round) => (round[nth] ?? Number.NaN) / REQUESTS),
        0.5,
      ).toFixed(0),
    );
    return {
      rows: [
        row(
          "sandbox, signed createPayment, to a bare server that writes as much, CPU",
          rounds.map(([one, other]) => one / other),
          { atMost: 4 },
        ),
        row(
          "the same forms by hand, to that bare server, CPU",
          rounds.map(([, one, other]) => other / one),
        ),
      ],
      notes: [`a response of ${size} bytes, µs of CPU: sandbox ${spent[0]}, bare server ${spent[1]}, by hand ${spent[2]}`],
    };
  } finally {
    await Promise.all(servers.map(stop));
  }
}

async function many(): Promise<Findings> {
  const server = await start("sandbox-process", "0", "nordea");
  try {
    const before = (await ask(server, "memory")).resident;
    await load(server.url, "many", MANY);
    const after = (await ask(server, "memory")).resident;
    const { jobs, milliseconds } = await ask(server, { days: 14 });
    if (jobs !== MANY) throw new Error(`${jobs} payments expired, not ${MANY}`);
    return {
      rows: [
        row("sandbox, 100,000 payments, MB resident above an empty one", [after - before], { atMost: 220 }),
        row("sandbox, 100,000 jobs that send nothing, seconds", [milliseconds / 1000], { atMost: 5 }),
      ],
      notes: [],
    };
  } finally {
    await stop(server);
  }
}

async function callbacks(): Promise<Findings> {
  const shop = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(shop, "listening");
  const server = await start("sandbox-process", "0", "nordea");
  try {
    await load(server.url, "callback", CALLBACKS, `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
    const { jobs, milliseconds } = await ask(server, { days: 14 });
    if (jobs !== 2 * CALLBACKS) throw new Error(`${jobs} transitions and callbacks, not ${2 * CALLBACKS}`);
    return { rows: [row("sandbox, 10,000 callbacks to loopback, seconds", [milliseconds / 1000], { atMost: 10 })], notes: [] };
  } finally {
    await stop(server);
    shop.close();
    shop.closeAllConnections();
  }
}
