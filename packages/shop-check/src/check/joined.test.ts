/** The results of jobs of which some have none: one that was stopped while its shop started, one that failed. */
import { expect, test } from "vitest";
import { optionsFrom } from "../config/options.ts";
import { ShopNotStarted, Stopped } from "../shop/program.ts";
import { type JobResult, joined, resultsOf } from "./joined.ts";

const options = optionsFrom({ create: "/orders", jobs: 2, runs: 10 }, ["php"]);
const held: JobResult = {
  verdicts: { free: "held", lost: "held", twice: "held", refunds: "not applicable", forged: "held" },
  reasons: {},
  findings: [],
  named: [],
  histories: 35,
  hints: [],
  coverage: {},
  leftOut: [],
  guard: "led to the sandbox",
};
const done = { status: "fulfilled", value: held } as const;
const failed = (reason: Error) => ({ status: "rejected", reason }) as const;
const aborted = AbortSignal.abort();
const notStarted = new ShopNotStarted("it ended with 3");

test("a job that was stopped while its shop started discards no other's result, and lets nothing be held", () => {
  const lines: string[] = [];
  const events = { signal: aborted, onLine: (line: string) => void lines.push(line) };
  const { verdicts, reasons, histories, stoppedOf } = joined(resultsOf([failed(new Stopped()), done], options, events));
  expect(verdicts).toMatchObject({ lost: "can't tell", refunds: "not applicable" });
  expect(reasons.lost).toBe("a job was stopped before its shop listened");
  expect({ histories, stoppedOf }).toEqual({ histories: 35, stoppedOf: 40 });
  expect(lines).toEqual([]);
  resultsOf([failed(notStarted), done], options, events);
  expect(lines).toEqual(["shop-check: it ended with 3"]);
});

test.each([
  { name: "a check that nobody stopped", settled: [done, failed(notStarted)], message: "it ended with 3" },
  { name: "jobs without any result", signal: aborted, settled: [failed(new Stopped()), failed(notStarted)], message: "it ended with 3" },
  { name: "jobs that were all stopped", signal: aborted, settled: [failed(new Stopped())], message: "stopped before anything was played" },
])("$name fails with $message", ({ settled, signal, message }) => {
  expect(() => resultsOf(settled, options, { onLine: () => {}, ...(signal && { signal }) })).toThrow(message);
});
