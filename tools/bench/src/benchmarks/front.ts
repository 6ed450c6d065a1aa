/** Measures what the front adds to a sandbox: TLS, on connections that are kept. */
import { Agent } from "node:https";
import { type Findings, row } from "../row.ts";
import { agent, cpuOf, load, start, stop } from "../sandbox-load.ts";

const ROUNDS = 9;
const REQUESTS = 2000;
const HOST = "services.paytrail.com";

export async function front(): Promise<Findings> {
  const own = await start("sandbox-process", "0", "", "memory", "front");
  if (!own.front) throw new Error("the sandbox has no front");
  const { authority, url } = own.front;
  const encrypted = new Agent({ keepAlive: true, maxSockets: 16, ca: authority, servername: HOST });
  const over = { agent: encrypted, hostname: "127.0.0.1", port: new URL(url).port };
  const through = { ...own, url: `https://${HOST}` };
  const ratios: number[] = [];
  try {
    await load(own.url, "warm", REQUESTS);
    await load(through.url, "warm-through", REQUESTS, undefined, over);
    for (let round = 0; round < ROUNDS; round++)
      ratios.push((await cpuOf(through, `through-${round}`, REQUESTS, over)) / (await cpuOf(own, `straight-${round}`, REQUESTS)));
  } finally {
    encrypted.destroy();
    agent.destroy();
    await stop(own);
  }
  return { rows: [row("sandbox, createPayment through the front to one straight, CPU", ratios, { atMost: 1.25 })], notes: [] };
}
