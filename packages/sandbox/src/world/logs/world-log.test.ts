import { expect, test } from "vitest";
import { createWorldLog, type Happening } from "./world-log.ts";

const happening = {
  kind: "request",
  at: "2026-03-02T09:00:00.000Z",
  api: "payment",
  method: "GET",
  path: "/",
  status: 200,
} as const satisfies Happening;

test("keeps the newest 1,000, and their numbers go on", () => {
  const log = createWorldLog();
  for (let nth = 0; nth < 2500; nth++) log.add(happening);
  const kept = log.after(0);
  expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([1000, 1501, 2500]);
  expect(log.after(2498).map(({ number }) => number)).toEqual([2499, 2500]);
  expect(log.after(2500)).toEqual([]);
  expect(log.after(2501)).toHaveLength(1000);
  log.clear();
  expect([log.after(0), log.after(9999)]).toEqual([[], []]);
  log.add(happening);
  expect(log.after(0).map(({ number }) => number)).toEqual([2501]);
});
