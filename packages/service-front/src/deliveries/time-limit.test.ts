/** Whatever ends a request ends it though garbage is collected all the time. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { collectGarbage } from "@maksu/test-server";
import { expect, onTestFinished, test } from "vitest";
import { withTimeLimit } from "./time-limit.ts";

const TIMES = 20;

/** The port of a server that never responds. */
async function hangingServer(): Promise<number> {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

const sent = (port: number, signal: AbortSignal): Promise<string> =>
  new Promise(
    (resolve) =>
      void request({ port, host: "127.0.0.1", signal })
        .on("error", ({ name }) => resolve(name))
        .end(),
  );

test("withTimeLimit ends every request to a server that hangs, though nobody holds its signal", async () => {
  const port = await hangingServer();
  using _collecting = collectGarbage();
  const open = new AbortController().signal;
  const ended = await Promise.all(Array.from({ length: TIMES }, () => withTimeLimit(300, open, (signal) => sent(port, signal))));
  expect(ended).toEqual(Array(TIMES).fill("AbortError"));
});

test("withTimeLimit ends every request with the signal that it was given, before and while it runs", async () => {
  const port = await hangingServer();
  using _collecting = collectGarbage();
  const closing = new AbortController();
  setTimeout(() => closing.abort(), 200);
  const ended = await Promise.all(
    Array.from({ length: TIMES }, () => withTimeLimit(60_000, closing.signal, (signal) => sent(port, signal))),
  );
  expect(ended).toEqual(Array(TIMES).fill("AbortError"));
  expect(await withTimeLimit(60_000, closing.signal, async ({ aborted }) => aborted)).toBe(true);
});

test("withTimeLimit leaves nothing behind", async () => {
  const warned: Error[] = [];
  const note = (warning: Error): void => void warned.push(warning);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  const open = new AbortController().signal;
  const signals = await Promise.all(Array.from({ length: 50 }, () => withTimeLimit(20, open, async (signal) => signal)));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([signals.some(({ aborted }) => aborted), warned]).toEqual([false, []]);
});
