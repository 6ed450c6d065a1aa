/** Servers in processes of their own, and payments that are created there. */
import { type ChildProcess, fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request, type RequestOptions } from "node:http";
import { request as requestTls } from "node:https";
import { join } from "node:path";
import type { SandboxFront } from "@maksu/sandbox";
import type { SandboxQuestion, SandboxReply } from "./sandbox-process.ts";

const SECRET = "SAIPPUAKAUPPIAS";

/** Where the servers are. */
export const HERE: string = import.meta.dirname;

/** 16 connections, closed before the server would close them, which it may do as a request arrives. Destroy it at the end. */
export const agent: Agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 2000 });

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
export function create(url: string, nth: string, shop?: string, over: RequestOptions = { agent }): Promise<number> {
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
    const send = url.startsWith("https:") ? requestTls : request;
    const outgoing = send(`${url}/payments`, { ...over, method: "POST", headers }, (response) => {
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
export async function load(url: string, name: string, times: number, shop?: string, over?: RequestOptions): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await create(url, `${name}-${next++}`, shop, over);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** A server in a process of its own. */
export interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly front?: SandboxFront;
}

/** Starts one with what it is given. */
export async function start(module: string, ...args: readonly string[]): Promise<Server> {
  const child = fork(join(HERE, `${module}.js`), args, { execArgv: ["--expose-gc"] });
  const [{ url, front }] = (await once(child, "message")) as [Omit<Server, "child">];
  return { child, url, ...(front && { front }) };
}

export async function ask({ child }: Server, question: SandboxQuestion): Promise<{ jobs: number; milliseconds: number; resident: number }> {
  child.send(question);
  const [reply] = (await once(child, "message")) as [SandboxReply];
  return { jobs: 0, milliseconds: 0, resident: 0, ...reply };
}

/** Ends one. */
export const stop = async ({ child }: Server): Promise<void> => {
  const exit = once(child, "exit");
  child.kill();
  await exit;
};

/** Creates payments. Returns the microseconds of CPU that the server took. */
export async function cpuOf(server: Server, name: string, times: number, over?: RequestOptions): Promise<number> {
  const before = usedBy(server);
  await load(server.url, name, times, undefined, over);
  return usedBy(server) - before;
}

/** Microseconds of CPU that a process has taken since its start: of all its threads, from Linux. */
export function usedBy({ child }: Server): number {
  const threads = `/proc/${child.pid}/task`;
  const nanoseconds = readdirSync(threads).map((thread) => Number(readFileSync(join(threads, thread, "schedstat"), "utf8").split(" ")[0]));
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}
