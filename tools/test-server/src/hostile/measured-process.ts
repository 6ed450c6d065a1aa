/** A server in a separate process whose memory can be queried. */
import { fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Bytes after garbage collection, and microseconds of CPU so far. */
export interface Measurement {
  readonly heap: number;
  readonly rss: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

/** A process that {@link serveMeasured} runs in. */
export interface MeasuredProcess {
  /** Base URLs of its APIs. */
  readonly urls: Readonly<Record<string, string>>;
  /** Whether the process has ended. */
  readonly hasEnded: () => boolean;
  measure(): Promise<Measurement>;
  /** Stops it and returns how many milliseconds that took. */
  stop(): Promise<number>;
}

/**
 * Starts a script that calls {@link serveMeasured}.
 *
 * @param env - added to the environment
 */
export async function startMeasured(script: string, env: Readonly<Record<string, string>> = {}): Promise<MeasuredProcess> {
  const child = fork(script, { execArgv: ["--expose-gc"], env: { ...process.env, ...env } });
  let hasEnded = false;
  const exit = new Promise<void>((resolve) =>
    child.once("exit", () => {
      hasEnded = true;
      resolve();
    }),
  );
  const next = <Message>(): Promise<Message> =>
    new Promise((resolve, reject) => {
      child.once("message", (message) => resolve(message as Message));
      child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
    });
  const { urls } = await next<{ urls: MeasuredProcess["urls"] }>();
  return {
    urls,
    hasEnded: () => hasEnded,
    measure: async () => {
      const response = next<{ memory: Measurement }>();
      child.send("memory");
      return (await response).memory;
    },
    stop: async () => {
      const start = performance.now();
      child.send("stop");
      setTimeout(() => child.kill("SIGKILL"), 5000).unref();
      await exit;
      return performance.now() - start;
    },
  };
}

/** Reports the memory of this process, and stops its server, for {@link startMeasured}. */
export function serveMeasured(server: { readonly urls: Readonly<Record<string, string>>; close(): Promise<void> }): void {
  process.on("message", (message) => {
    if (message === "memory") void measured().then((memory) => process.send?.({ memory }));
    if (message === "stop") void server.close().then(() => process.disconnect());
  });
  process.send?.({ urls: server.urls });
}

async function measured(): Promise<Measurement> {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.();
    await wait(20);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss, cpu: process.cpuUsage() };
}
