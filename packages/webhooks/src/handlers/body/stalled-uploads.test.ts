/** Uploads of reports over real HTTP: several at once, some of which stall. */
import { expect, test, vi } from "vitest";
import { atOnce, shop, stall } from "../../../test/uploads.ts";

test.each([
  { reports: 2, stalled: 1, chunked: false },
  { reports: 2, stalled: 0, chunked: true },
  { reports: 1, stalled: 1, chunked: true },
])(
  "simultaneous reports of five eighths of maxBytes are all accepted: $reports next to $stalled stalled uploads, chunked is $chunked",
  async (given) => {
    const { statuses, outcomes } = await atOnce({ ...given, rows: 5000 }, { maxBytes: 6_400_000 });
    expect(statuses).toEqual(Array.from({ length: given.reports }, () => 200));
    expect(outcomes).toEqual(Array.from({ length: given.reports }, () => "handled"));
  },
);

test("uploads that announce the largest body and send nothing block no report", async () => {
  const { port, deliver } = await shop({ maxBytes: 1000 });
  const silent = await Promise.all(Array.from({ length: 9 }, async () => stall(port, { "content-length": "1000" }, Buffer.alloc(1))));
  expect(await deliver(`[${" ".repeat(998)}]`)).toBe(200);
  for (const { out } of silent) out.destroy();
});

test("an upload that has not ended after bodyTimeout gets a 408, and its memory is freed", async () => {
  const { port, deliver, deliveries } = await shop({ maxBytes: 1000, bodyTimeout: 300 });
  const stalled = await Promise.all(Array.from({ length: 4 }, async () => stall(port, {}, Buffer.alloc(500))));
  await vi.waitFor(async () => expect(await deliver(`[${" ".repeat(100)}]`)).toBe(503), 10_000);
  expect(await Promise.all(stalled.map(async ({ status }) => status))).toEqual([408, 408, 408, 408]);
  expect(deliveries.slice(-4)).toEqual(
    Array.from({ length: 4 }, () => ({ event: "paymentReport", status: 408, outcome: "rejected", reason: "body-timeout" })),
  );
  expect(await deliver(`[${" ".repeat(998)}]`)).toBe(200);
});

test("an upload that arrives byte by byte gets a 408 after bodyTimeout, too", async () => {
  const { port } = await shop({ bodyTimeout: 200 });
  const { out, status } = await stall(port, {}, Buffer.alloc(1));
  const dripping = setInterval(() => out.write(Buffer.alloc(1)), 20);
  expect(await status).toBe(408);
  clearInterval(dripping);
});
