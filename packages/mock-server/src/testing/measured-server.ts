/** The built mock servers in a separate process whose memory can be queried. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ApiName } from "@maksu/service-front";

/** Bytes after garbage collection, and microseconds of CPU so far. */
export interface Measurement {
  readonly heap: number;
  readonly rss: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

export interface MeasuredServer {
  readonly urls: Readonly<Record<ApiName, string>>;
  /** Whether the process has ended. */
  readonly hasEnded: () => boolean;
  measure(): Promise<Measurement>;
  /** Stops it and returns how many milliseconds that took. */
  stop(): Promise<number>;
}

export async function startMeasuredServer({ requestTimeout }: { readonly requestTimeout: number }): Promise<MeasuredServer> {
  const script = fileURLToPath(new URL("../../scripts/measured-server.mjs", import.meta.url));
  const child = fork(script, { execArgv: ["--expose-gc"], env: { ...process.env, REQUEST_TIMEOUT: String(requestTimeout) } });
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
      child.once("exit", (code) => reject(new Error(`the mock server ended with ${code}`)));
    });
  const { urls } = await next<{ urls: MeasuredServer["urls"] }>();
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
