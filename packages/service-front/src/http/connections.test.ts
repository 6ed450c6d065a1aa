/** How a server stops: at once, or once its requests have their responses. */
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import type { WireResponse } from "../ground/exchange.ts";
import { injectFault } from "../faults/fault.ts";
import { EXAMPLE_SERVER } from "../../test/example-server.ts";
import type { Handle } from "./handle.ts";
import { type Listening, listen } from "./http-front.ts";

const DONE: WireResponse = { status: 200, headers: {}, body: "done" };

/** A server whose requests to /slow wait until they are let go. */
async function start(handle?: Handle) {
  let arrived = 0;
  let respond = (): void => {};
  const until = new Promise<void>((resolve) => (respond = resolve));
  const slow: Handle = async ({ path }) => {
    arrived++;
    if (path === "/slow") await until;
    return DONE;
  };
  const front = { server: EXAMPLE_SERVER, host: "127.0.0.1", port: 0, maxBodyBytes: 100, requestTimeout: 30_000, onRejected: () => {} };
  const listening: Listening = await listen(front, handle ?? slow);
  onTestFinished(() => listening.close());
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  /** Returns the response's body and its Connection header, or the code of the failure. */
  const send = (path: string, body = ""): Promise<string> =>
    new Promise((resolve) => {
      request(listening.url + path, { agent, method: "POST", headers: { "content-length": body.length } }, async (response) =>
        resolve(
          await response.toArray().then(
            (chunks) => `${Buffer.concat(chunks)} ${response.headers.connection}`,
            () => "broken",
          ),
        ),
      )
        .on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        .end(body);
    });
  return { listening, send, arrived: () => arrived, respond: () => respond() };
}

test("close with a grace responds to every request that has arrived, asks to close their connections, and accepts no others", async () => {
  const { listening, send, arrived, respond } = await start();
  expect(await send("/fast")).toBe("done keep-alive");
  const slow = Array.from({ length: 20 }, () => send("/slow", "a body"));
  await expect.poll(arrived).toBe(21);
  const closing = listening.close({ graceMs: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await send("/fast")).toBe("ECONNREFUSED");
  respond();
  expect(new Set(await Promise.all(slow))).toEqual(new Set(["done close"]));
  await closing;
});

test("close with a grace waits neither for idle connections nor for half a head, but for the rest of a body", async () => {
  const { listening, send } = await start();
  const port = Number(new URL(listening.url).port);
  await send("/fast");
  const half = connect(port, "127.0.0.1", () => half.write("POST /fast HTTP/1.1\r\nhost: a\r\n")).on("error", () => {});
  const body = connect(port, "127.0.0.1", () => body.write("POST /fast HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\nab"));
  await Promise.all([once(half, "connect"), once(body, "connect")]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = performance.now();
  const closing = listening.close({ graceMs: 20_000 });
  setTimeout(() => body.write("cd"), 300);
  const [response] = (await once(body, "data")) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*done$/);
  await closing;
  expect(performance.now() - before).toBeLessThan(10_000);
});

test("close with a grace breaks what is not finished by its end", async () => {
  const { listening, send, arrived } = await start();
  const slow = send("/slow");
  await expect.poll(arrived).toBe(1);
  await listening.close({ graceMs: 200 });
  expect(await slow).toBe("ECONNRESET");
});

test("close with a grace ends streams, and delays with their response", async () => {
  const stream = await start(async () => ({ ...DONE, stream: () => {} }));
  const delay = await start(async ({ ending }) => injectFault(DONE, { delay: 60_000 }, ending));
  const pending = [stream.send("/"), delay.send("/")];
  await new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all([stream, delay].map(({ listening }) => listening.close({ graceMs: 20_000 })));
  expect(await Promise.all(pending)).toEqual([expect.stringMatching(/^done /), "done close"]);
});

test("close without a grace breaks connections at once", async () => {
  const { listening, send, arrived } = await start();
  const slow = send("/slow");
  await expect.poll(arrived).toBe(1);
  await listening.close();
  expect(await slow).toBe("ECONNRESET");
});
