/** Measures the sandbox: a payment beside a bare server, its start beside that of an empty process, and what 100,000 payments take. */
import { type ChildProcess, fork, spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { type Findings, quantile, row } from "../row.ts";
import type { SandboxQuestion, SandboxReply } from "../sandbox-process.ts";

const ROUNDS = 9;
const REQUESTS = 4000;
const STARTS = 15;
const MANY = 100_000;
const CALLBACKS = 10_000;
const SECRET = "SAIPPUAKAUPPIAS";
const HERE = join(import.meta.dirname, "..");

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** The least that a payment has. */
const payment = (stamp: string, shop?: string): object => ({
  stamp,
  reference: "1",
  amount: 1525,
  currency: "EUR",
  language: "EN",
  items: [],
  customer: { email: "m@example.com" },
  redirectUrls: { success: "https://shop.example.com/", cancel: "https://shop.example.com/" },
  ...(shop !== undefined && { callbackUrls: { success: shop, cancel: shop } }),
});

/** Creates a payment. Returns the size of the response. */
function create(url: string, nth: string, shop?: string): Promise<number> {
  const body = JSON.stringify(payment(nth, shop));
  const own = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": nth,
    "checkout-timestamp": "2026-11-21T12:00:00.000Z",
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}\n`);
  const signature = createHmac("sha256", SECRET).update(lines.join("")).update(body).digest("hex");
  const headers = { ...own, signature, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((done, fail) => {
    const outgoing = request(`${url}/payments`, { agent, method: "POST", headers }, (response) => {
      let size = 0;
      response
        .on("data", (chunk: Buffer) => (size += chunk.length))
        .on("end", () => (response.statusCode === 201 ? done(size) : fail(new Error(`status ${response.statusCode}`))))
        .on("error", fail);
    });
    outgoing.on("error", fail).end(body);
  });
}

/** Creates payments, 16 at a time. */
async function load(url: string, name: string, times: number, shop?: string): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await create(url, `${name}-${next++}`, shop);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(module: string, ...args: readonly string[]): Promise<Server> {
  const child = fork(join(HERE, `${module}.js`), args, { execArgv: ["--expose-gc"] });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return { child, url };
}

async function ask({ child }: Server, question: SandboxQuestion): Promise<{ jobs: number; milliseconds: number; resident: number }> {
  child.send(question);
  const [reply] = (await once(child, "message")) as [SandboxReply];
  return { jobs: 0, milliseconds: 0, resident: 0, ...reply };
}

const stop = async ({ child }: Server): Promise<void> => {
  const exit = once(child, "exit");
  child.kill();
  await exit;
};

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
      rounds.push([await cpuOf(own, `round-${round}`), await cpuOf(bare, `round-${round}`), await cpuOf(byHand, `round-${round}`)]);
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

/** Microseconds of CPU, from Linux. */
async function cpuOf({ child, url }: Server, name: string): Promise<number> {
  const used = (): number => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8").replace(/^.*\) /s, "");
    return stat
      .split(" ")
      .slice(11, 13)
      .reduce((sum, ticks) => sum + Number(ticks) * 10_000, 0);
  };
  const before = used();
  await load(url, name, REQUESTS);
  return used() - before;
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
