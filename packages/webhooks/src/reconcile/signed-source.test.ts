import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signedSource } from "./signed-source.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("signedSource ends a question after 30 s to a service that hangs, though garbage was collected meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { getPayment } = signedSource({ account: "375917", secret: "SAIPPUAKAUPPIAS", baseUrl });
  let ended = 0;
  const asked = Array.from({ length: 10 }, () =>
    getPayment({ path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" } }).catch(({ name }: Error) => (ended++, name)),
  );
  for (let arrived = 0; arrived < asked.length; arrived++) await once(server, "request");
  for (let times = 0; times < 20; times++) await new Promise((resume) => setImmediate(() => resume(collect())));
  vi.advanceTimersByTime(29_999);
  await new Promise((resume) => setImmediate(resume));
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await Promise.all(asked)).toEqual(Array(asked.length).fill("AbortError"));
  server.close();
  server.closeAllConnections();
});
