/**
 * Malformed requests get a response or a rejection in time, and the server survives them without using more memory.
 * This is a short run; `npm run long -- hostile` is the long one.
 */
import { fileURLToPath } from "node:url";
import { HOSTILE_REQUESTS, type MeasuredProcess, payment, runHostile, sendHostile, startMeasured } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const REQUESTS = Number(process.env["HOSTILE_REQUESTS"] ?? 240);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_121);
const isLong = REQUESTS > 1000;

let mock: MeasuredProcess;
beforeAll(async () => {
  // Slow senders meet the end of their patience.
  mock = await startMeasured(fileURLToPath(new URL("../scripts/measured-server.mjs", import.meta.url)), { REQUEST_TIMEOUT: "1000" });
});
afterAll(() => mock.stop());

const health = (): Promise<number[]> =>
  Promise.all(Object.values(mock.urls).map(async (url) => (await fetch(`${url}/_mock/health`)).status));

describe("what bare Prism dies of, and the rest of its probes", () => {
  test.each(HOSTILE_REQUESTS)("a hostile request gets $status: $what", async ({ status, ...request }) => {
    expect((await sendHostile(mock.urls["payment"] ?? "", request)).outcome).toBe(status);
  });

  test.each([
    { prefer: "example=open-payment", status: 201 },
    { prefer: "example=nope", status: 300 },
    { prefer: "code=400", status: 400 },
    { prefer: "code=418", status: 418 },
    { prefer: "code=abc", status: 300 },
    { prefer: "dynamic=true", status: 300 },
  ])("Prefer: $prefer gets $status", async ({ prefer, status }) => {
    const headers = ["content-type: application/json", `prefer: ${prefer}`];
    const request = { method: "POST", target: "/payments", body: JSON.stringify(payment), headers };
    expect((await sendHostile(mock.urls["payment"] ?? "", request)).outcome).toBe(status);
  });

  test("the process survives all hostile requests", async () => {
    expect(await health()).toEqual([200, 200, 200]);
  });
});

test(`${REQUESTS} random malformed requests get a response or a rejection in time, in constant memory (seed ${SEED})`, async () => {
  const { late, failed, growth, report } = await runHostile(mock, REQUESTS, SEED, isLong ? 100 : 40);
  if (isLong) process.stdout.write(report);
  expect(late).toEqual([]);
  expect(failed).toEqual([]);
  expect(await health()).toEqual([200, 200, 200]);
  expect(mock.hasEnded()).toBe(false);
  // A short run has not warmed up: its bound only detects a leak that is obvious.
  expect(growth).toBeLessThan(isLong ? 1.1 : 1.5);
});
