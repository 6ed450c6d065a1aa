/** Runs on a local Redis server with two processes: `npm run test:redis`. Needs `redis-server` and a built package. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "redis";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { redisStore } from "./redis-store.ts";
import { paymentCallback } from "../src/testing/index.ts";
import { deliveryStorm, MERCHANT, PATHS, stormEvents } from "../testing/delivery-storm.ts";
import { storeContract } from "../testing/store-contract.ts";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) {
  const notRun = "Redis recipe: skipped, since redis-server is not installed";
  if (process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
  process.stdout.write(`${notRun}\n`);
}

const children: ChildProcess[] = [];
let folder = "";
let compiled = "";
let client: ReturnType<typeof connection>;
let port = 0;

const connection = (at: number) => createClient({ socket: { host: "127.0.0.1", port: at }, disableOfflineQueue: true });

describe.skipIf(!hasRedis)("the Redis recipe", () => {
  beforeAll(async () => {
    port = await freePort();
    // Nothing is written to disk.
    children.push(
      spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], { stdio: "ignore" }),
    );
    client = connection(port);
    // Called for every failed attempt to connect; the first ones happen before the server is up.
    client.on("error", () => {});
    await client.connect();
    folder = mkdtempSync(join(tmpdir(), "redis-recipe-"));
    compiled = join(folder, "redis-store.mjs");
    const source = readFileSync(new URL("./redis-store.ts", import.meta.url), "utf8");
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    writeFileSync(compiled, ts.transpileModule(source, { compilerOptions }).outputText);
  });
  afterAll(async () => {
    await client.close();
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true });
  });

  storeContract(() => redisStore(client));

  test("merchants with different prefixes do not share keys", async () => {
    const [one, other] = [redisStore(client, "1:"), redisStore(client, "2:")];
    expect([await one.claim("k", 60_000), await other.claim("k", 60_000)]).toEqual([true, true]);
    await one.release("k");
    expect([await one.claim("k", 60_000), await other.claim("k", 60_000)]).toEqual([true, false]);
  });

  test("two processes handle each of 1,000 events once when every event arrives three times at once", async () => {
    const bases = await Promise.all([startWorker("1"), startWorker("2")]);
    const events = await stormEvents(1000);
    const { statuses } = await deliveryStorm(events, 3, async (request, copy) => toWorker(request, bases[copy % 2] ?? ""));
    const counts = await client.mGet(events.map(({ name }) => `count:${name}`));
    expect(counts.filter((count) => count !== "1").length).toBe(0);
    expect(statuses[200]).toBe(3000);
    expect([statuses[500] ?? 0, statuses[503] ?? 0].every((count) => count > 100)).toBe(true);
    process.stdout.write(`responses by status: ${JSON.stringify(statuses)}\n`);
  });

  test("another process takes over from a killed one after the lease, and not before", async () => {
    const [doomed, other] = await Promise.all([startWorker("3", "short-lease", "hang"), startWorker("4", "short-lease")]);
    const request = await paymentCallback({ ...MERCHANT, url: `http://shop.example.com${PATHS.payment}`, stamp: "hang-1" });
    const lost = toWorker(request, doomed).catch(() => "no response");
    while ((await client.get("begun:hang-1")) === null) await new Promise((resume) => setTimeout(resume, 10));
    children.at(-2)?.kill("SIGKILL");
    const killed = Date.now();
    expect(await lost).toBe("no response");
    expect((await toWorker(request, other)).status).toBe(503);
    await deliveryStorm([{ name: "hang-1", request }], 3, async (again) => toWorker(again, other));
    expect(await client.get("count:hang-1")).toBe("1");
    expect(Date.now() - killed).toBeGreaterThan(1500);
  });
});

/** Starts a process and returns its URL. */
async function startWorker(seed: string, ...more: string[]): Promise<string> {
  const script = fileURLToPath(new URL("../testing/worker.mjs", import.meta.url));
  const child = spawn(process.execPath, [script, String(port), compiled, seed, ...more], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const workerPort = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.once("exit", () => reject(new Error("the worker has ended")));
  });
  return `http://127.0.0.1:${workerPort}`;
}

/** The request, sent to a worker. */
async function toWorker(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === "POST" ? await request.clone().text() : null;
  const response = await fetch(base + pathname + search, { method: request.method, headers: request.headers, body });
  await response.text();
  return response;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
