/** Keeps many connections busy for a while, and measures the server's memory and its end. */
import { Agent, request as httpRequest } from "node:http";
import type { MeasuredProcess } from "./measured-process.ts";

/** A request, and the status that its response must have. */
export interface SoakRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
}

/** The results of the requests, and the state of the server after them. */
export interface SoakOutcome {
  /** Unexpected outcomes, with their count. */
  readonly errors: Readonly<Record<string, number>>;
  /** Heap in the end to that after a first while. */
  readonly growth: number;
  /** Milliseconds until the server had stopped, while requests were under way. */
  readonly stopped: number;
  /** A line for a human reader. */
  readonly report: string;
}

/** Sends the requests over and over, and stops the server in the end. A function makes a new request each time. */
export async function runSoak(
  server: MeasuredProcess,
  requests: readonly (SoakRequest | (() => SoakRequest))[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<SoakOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const errors = new Map<string, number>();
  let sent = 0;
  const nth = (index: number): SoakRequest => {
    const request = requests[index % requests.length] as SoakRequest | (() => SoakRequest);
    return typeof request === "function" ? request() : request;
  };
  const until = async (deadline: number): Promise<void> => {
    const worker = async (first: number): Promise<void> => {
      for (let i = first; performance.now() < deadline; i++) {
        const request = nth(i);
        const outcome = await send(agent, request).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
        sent++;
        if (outcome === request.status) continue;
        const key = `${request.method} ${new URL(request.url).pathname}: ${outcome} instead of ${request.status}`;
        errors.set(key, (errors.get(key) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)));
  };
  await until(performance.now() + Math.min(5000, seconds * 200));
  const before = await server.measure();
  await until(performance.now() + seconds * 1000);
  const after = await server.measure();
  // The connections are still open, half of them in the middle of a request.
  const last = requests.map((_, index) => send(agent, nth(index)).catch(() => 0));
  const [stopped] = await Promise.all([server.stop(), ...last]);
  agent.destroy();
  const growth = after.heap / before.heap;
  return {
    errors: Object.fromEntries(errors),
    growth,
    stopped,
    report:
      `${sent} requests, ${(sent / seconds).toFixed(0)}/s; memory after GC ${(before.heap / 1e6).toFixed(1)} -> ${(after.heap / 1e6).toFixed(1)} MB ` +
      `(${growth.toFixed(3)}), resident ${(after.rss / 1e6).toFixed(0)} MB; stopped in ${stopped.toFixed(0)} ms\n`,
  };
}

/** Returns the status of a response after reading it to its end. */
const send = (agent: Agent, { url, method, headers, body }: SoakRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent, method, headers: { ...headers, "content-length": Buffer.byteLength(body) } }, (response) => {
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.on("error", reject);
    request.end(body);
  });
