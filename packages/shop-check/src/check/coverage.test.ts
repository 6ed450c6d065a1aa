import { expect, test } from "vitest";
import { act } from "../history/act.ts";
import { Coverage, coverageLines, sumOf } from "./coverage.ts";

const played = {
  history: { opening: "usual", acts: [act("pay"), act("forge", { forgery: "replay" }), act("edit")] },
  performed: ["new", "ok", false],
  statuses: ["payment new", "payment ok"],
  story: [],
} as const;

test("of events, those that the service itself sends as callbacks are counted, as the shop responded", () => {
  const event = { kind: "event", name: "paymentCallback", url: "http://shop.example/", status: 200 } as const;
  const exchanges = [
    event,
    { ...event, status: 404 },
    { ...event, status: undefined, failure: "timeout" },
    { ...event, forgery: "replay" },
    { ...event, name: "customer" },
  ];
  const coverage = new Coverage();
  coverage.add({ ...played, story: [{ text: "", seen: [], exchanges }] });
  expect(coverage.counts).toMatchObject({ "seen event taken": 1, "seen event rejected": 1 });
});

test("what was possible is counted, by the status of its payment and what came before it; jobs are added", () => {
  const coverage = new Coverage();
  coverage.add(played);
  const sum = sumOf([coverage.counts, coverage.counts]);
  expect(sum).toMatchObject({
    "act pay": 2,
    "outcome approve @ new": 2,
    "forgery replay": 2,
    "forgery replay @ ok": 2,
    "order pay → forge": 2,
  });
  expect(sum).not.toHaveProperty("act edit");
  const lines = coverageLines({ coverage: sum, failed: {}, leftOut: ["edit: not configured"] }).join("\n");
  for (const line of [
    /^payments +new 2 · ok 2 · fail 0/m,
    /^acts × statuses +2 of 12$/m,
    /^orders of two acts +1 of 4$/m,
    /^left out +edit: not configured$/m,
  ])
    expect(lines).toMatch(line);
});
