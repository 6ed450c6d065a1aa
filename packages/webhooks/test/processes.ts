/** Tests of a store that several processes share. They are real: one of them is killed while it works. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { paymentCallback } from "../src/testing/index.ts";
import { deliveryStorm, MERCHANT, PATHS, stormEvents } from "./delivery-storm.ts";

/** Defines the tests of processes that share a store. */
export function processContract(kind: string, address: () => string): void {
  describe(`processes that share a store, through ${kind}`, () => {
    const workers: Worker[] = [];
    afterAll(() => workers.forEach(({ child }) => child.kill()));
    const start = async (...args: string[]): Promise<Worker> => {
      const worker = await startWorker(kind, address(), ...args);
      workers.push(worker);
      return worker;
    };

    test("handle each of 400 events once when every event arrives three times at once", async () => {
      const both = await Promise.all([start("1"), start("2")]);
      const events = await stormEvents(400);
      const { statuses } = await deliveryStorm(events, 3, async (request, copy) => toWorker(request, both[copy % 2]));
      const done = both.flatMap(({ lines }) => lines).filter((line) => line.startsWith("done "));
      expect(done.toSorted()).toEqual(events.map(({ name }) => `done ${name}`).toSorted());
      expect(statuses[200]).toBe(1200);
      expect([statuses[500] ?? 0, statuses[503] ?? 0].every((count) => count > 20)).toBe(true);
    });

    test("take over from a killed one after the lease, and not before", async () => {
      const [doomed, other] = await Promise.all([start("3", "short-lease", "hang"), start("4", "short-lease")]);
      const stamp = `hang-${kind}`;
      const request = await paymentCallback({ ...MERCHANT, url: `http://shop.example.com${PATHS.payment}`, stamp });
      const lost = toWorker(request, doomed).catch(() => "no response");
      await expect.poll(() => doomed.lines).toContain(`begun ${stamp}`);
      doomed.child.kill("SIGKILL");
      const killed = Date.now();
      expect(await lost).toBe("no response");
      expect((await toWorker(request, other)).status).toBe(503);
      expect(other.lines).toEqual([]);
      await deliveryStorm([{ name: stamp, request }], 3, async (again) => toWorker(again, other));
      expect(other.lines.filter((line) => line === `done ${stamp}`)).toHaveLength(1);
      expect(doomed.lines).toEqual([`begun ${stamp}`]);
      // The lease of 3 seconds was last extended at most a quarter of it before.
      expect(Date.now() - killed).toBeGreaterThan(1500);
    });
  });
}

/** A process that handles events. */
export interface Worker {
  readonly child: ChildProcess;
  readonly base: string;
  /** Its output since its port. */
  readonly lines: readonly string[];
}

/** Starts a process with a store: its client or module, the address, the seed, and modes. */
export async function startWorker(...args: string[]): Promise<Worker> {
  const script = fileURLToPath(new URL("worker.mjs", import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  const base = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("port ")) resolve(`http://127.0.0.1:${line.slice(5)}`);
      else lines.push(line);
    });
    child.once("exit", () => reject(new Error("the worker has ended")));
  });
  return { child, base, lines };
}

/** Sends the request to a worker. */
export async function toWorker(request: Request, worker: Worker | undefined): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === "POST" ? await request.clone().text() : null;
  const response = await fetch(`${worker?.base}${pathname}${search}`, { method: request.method, headers: request.headers, body });
  await response.text();
  return response;
}
