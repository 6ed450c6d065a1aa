/**
 * Compares the mock servers with bare Prism: CPU per request, time from start to the first response, memory. `prism mock` gets the same
 * bundled description of the Payment API and the same signed requests; it checks no signature.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createRequire } from "node:module";
import { freePort } from "@maksu/test-server";
import { type Findings, row } from "../row.ts";

const ROUNDS = 7;
const REQUESTS = 4000;
const STARTS = 7;
const SECRET = "SAIPPUAKAUPPIAS";

const resolve = createRequire(import.meta.url).resolve;
const OURS = resolve("@maksu/mock-server").replace(/dist\/index\.js$/, "bin/maksu-mock-server.js");
const PRISM = resolve("@stoplight/prism-cli/dist/index.js");
const DESCRIPTION = resolve("@maksu/payment-spec/openapi.json");

const payment = {
  stamp: "d2568f2a-e4c6-40ba-a7cd-d573382ce548",
  reference: "9187445",
  amount: 1525,
  currency: "EUR",
  language: "FI",
  items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
  customer: { email: "maija@example.com" },
  redirectUrls: { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/cart" },
};
const REQUEST_KINDS = [
  { method: "POST", target: "/payments", body: JSON.stringify(payment) },
  { method: "GET", target: "/merchants/payment-providers?groups=bank", body: "" },
  { method: "POST", target: "/payments", body: JSON.stringify({ ...payment, language: "DE" }) },
];

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request signed for the test merchant; returns the status of its response. */
function send(port: number, index: number): Promise<number> {
  const { method, target, body } = REQUEST_KINDS[index % REQUEST_KINDS.length] ?? { method: "GET", target: "/", body: "" };
  const own = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": method,
    "checkout-nonce": String(index),
    "checkout-timestamp": "2026-11-21T12:00:00.000Z",
  };
  const lines = Object.entries(own)
    .map(([name, value]) => `${name}:${value}\n`)
    .join("");
  const signature = createHmac("sha256", SECRET).update(lines).update(body).digest("hex");
  const type = body === "" ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((done, fail) => {
    const outgoing = request(
      { host: "127.0.0.1", port, method, path: target, agent, headers: { ...own, ...type, signature } },
      (response) => {
        response
          .resume()
          .on("end", () => done(response.statusCode ?? 0))
          .on("error", fail);
      },
    );
    outgoing.on("error", fail).end(body);
  });
}

interface Contestant {
  readonly name: string;
  /** The number of consecutive ports that must respond. */
  readonly ports: number;
  readonly arguments: (port: number) => readonly string[];
}

const ours = (...apis: string[]): Contestant => ({
  name: `mock-server --quiet, ${apis.length === 3 ? "all three" : apis.join(" ")}`,
  ports: apis.length,
  arguments: (port) => [OURS, ...apis, "--quiet", "--port", String(port)],
});
const PRISM_MOCK: Contestant = {
  name: "prism mock -v silent, payment",
  ports: 1,
  arguments: (port) => [PRISM, "mock", "-v", "silent", "-h", "127.0.0.1", "-p", String(port), DESCRIPTION],
};

/** Starts a contestant; measures the milliseconds until each of its ports has responded to an HTTP request. */
async function start({ ports, arguments: args }: Contestant): Promise<{ child: ChildProcess; port: number; milliseconds: number }> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, args(port), { stdio: "ignore" });
  for (let each = port; each < port + ports; each++)
    while (
      !(await fetch(`http://127.0.0.1:${each}/nothing`).then(
        (response) => response.arrayBuffer().then(() => true),
        () => false,
      ))
    )
      await new Promise((done) => setTimeout(done, 5));
  return { child, port, milliseconds: performance.now() - begin };
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGKILL");
  });

/** Reads the CPU time of a process so far, in microseconds, and its resident memory in megabytes, from Linux. */
function usage(child?: ChildProcess): { readonly cpu: number; readonly resident: number } {
  const stat = readFileSync(`/proc/${child?.pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const status = readFileSync(`/proc/${child?.pid}/status`, "utf8");
  return { cpu: (Number(stat[11]) + Number(stat[12])) * 10_000, resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}

async function load(port: number, times: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) {
      const status = await send(port, next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return statuses;
}

export async function mock(): Promise<Findings> {
  try {
    const found = [await starts(), await costs()];
    return { rows: found.flatMap(({ rows }) => rows), notes: found.flatMap(({ notes }) => notes) };
  } finally {
    agent.destroy();
  }
}

async function starts(): Promise<Findings> {
  const contestants = [PRISM_MOCK, ours("payment", "merchant", "legacy"), ours("payment")];
  const taken = contestants.map((): number[] => []);
  for (let round = 0; round < STARTS; round++)
    for (const [index, contestant] of contestants.entries()) {
      const { child, milliseconds } = await start(contestant);
      taken[index]?.push(milliseconds);
      await stop(child);
    }
  const [prism = [], all = [], one = []] = taken;
  const toPrism = (each: readonly number[]): number[] => each.map((milliseconds, round) => milliseconds / (prism[round] ?? Number.NaN));
  return {
    rows: [
      row("mock servers of all three APIs to `prism mock` of one, start to first response", toPrism(all), { atMost: 1 }),
      row("mock server of the Payment API to `prism mock`, start to first response", toPrism(one)),
    ],
    notes: [],
  };
}

async function costs(): Promise<Findings> {
  const contestants = [ours("payment"), PRISM_MOCK];
  const running = await Promise.all(contestants.map(start));
  try {
    const statuses = await Promise.all(running.map(({ port }) => load(port, REQUESTS)));
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [own = Number.NaN, prism = Number.NaN] = await eachInTurn(running, async ({ child, port }) => {
        const before = usage(child).cpu;
        await load(port, REQUESTS);
        return usage(child).cpu - before;
      });
      ratios.push(own / prism);
    }
    return {
      rows: [row("mock server to `prism mock -v silent`, CPU per request", ratios, { atMost: 0.6 })],
      notes: contestants.map(({ name }, index) => {
        const counts = [...(statuses[index] ?? [])].toSorted().map(([status, count]) => `${count} × ${status}`);
        return `${name}: ${counts.join(", ")}; ${usage(running[index]?.child).resident.toFixed(0)} MB resident`;
      }),
    };
  } finally {
    await Promise.all(running.map(({ child }) => stop(child)));
  }
}

async function eachInTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
