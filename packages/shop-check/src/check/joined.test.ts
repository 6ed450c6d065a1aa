/** The results of jobs: all are decided together, and some have none, because they were stopped while their shop started, or failed. */
import { expect, test } from "vitest";
import { optionsFrom } from "../config/options.ts";
import { act } from "../history/act.ts";
import { applicable, NAMED } from "../history/named.ts";
import { ShopNotStarted, Stopped } from "../shop/program.ts";
import { decided, type JobResult } from "./decide.ts";
import type { Finding } from "./finding.ts";
import { mayMissDatabase } from "./jobs.ts";
import { joined, resultsOf } from "./joined.ts";

const input = { options: optionsFrom({ create: "/orders", jobs: 2, runs: 10 }, ["php"]), known: ["one of the last run"] };
const held: JobResult = {
  findings: [],
  named: [],
  histories: 35,
  known: 0,
  generated: 5,
  of: 35,
  isStopped: false,
  isByHand: false,
  hasState: true,
  canRefund: true,
  cannotTell: {},
  failed: {},
  looks: ["open", "paid"],
  coverage: {
    "refund ok": 1,
    "forgery replay": 1,
    "step refund": 2,
    "step refund failed": 1,
    "seen deliveries": 1,
    "seen order": 3,
    "seen money taken": 1,
  },
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
  const { verdicts, reasons, histories, stoppedOf } = decided(joined(resultsOf([failed(new Stopped()), done], input, events), []));
  expect(verdicts.lost).toBe("can't tell");
  // The first job was to play its share, the named ones and that of the last run.
  const of = 35 + 5 + applicable(NAMED, new Set()).length + 1;
  expect(reasons.lost).toBe(`stopped after 35 of ${of} histories`);
  expect({ histories, stoppedOf }).toEqual({ histories: 35, stoppedOf: of });
  expect(lines).toEqual([]);
  resultsOf([failed(notStarted), done], input, events);
  expect(lines).toEqual(["shop-check: it ended with 3"]);
});

test("the counts and named histories of jobs are added up, and a shop that fell in one of them is named", () => {
  const named = (name: string): JobResult["named"] => [{ name, verdict: "held", rules: {} }];
  const fallen = { ...held, named: named("pending"), known: 2, isStopped: true, fallen: "the shop did not start again: it ended with 3" };
  const result = decided(joined([{ ...held, named: named("delayed"), known: 1 }, fallen, held], []));
  expect(result).toMatchObject({ histories: 105, known: 3, generated: 15, stoppedOf: 105, hints: [fallen.fallen] });
  expect(result.named.map(({ name }) => name)).toEqual(["delayed", "pending"]);
});

test("a rule that no history of one job had an occasion for is decided by the others, and so is a step that failed in it", () => {
  const coverage = { "step tick": 1, "step refund": 1, "step refund failed": 1 };
  const other: JobResult = { ...held, coverage, failed: { refund: "HTTP 409" } };
  const { verdicts, hints } = decided(joined([other, { ...held, coverage: { ...held.coverage, "seen effect of tick": 1 } }], []));
  expect(new Set(Object.values(verdicts))).toEqual(new Set(["held"]));
  expect(hints).toEqual([]);
  expect(decided(other)).toMatchObject({ verdicts: { twice: "can't tell", forged: "can't tell", refunds: "can't tell" } });
});

test("what is forged is known to be rejected once any job's shop has taken a genuine event, or had none", () => {
  const [taken, rejected] = [{ "seen event taken": 1 }, { "seen event rejected": 1 }];
  const verdictOf = (...counts: readonly [object, ...object[]]) => {
    const [one, ...others] = counts.map((each): JobResult => ({ ...held, coverage: { ...held.coverage, ...each } }));
    return decided(joined([one ?? held, ...others], [])).verdicts.forged;
  };
  expect([verdictOf({}), verdictOf(rejected), verdictOf(rejected, taken)]).toEqual(["held", "can't tell", "held"]);
});

test("a state that one job saw the same of every order isn't reported where another saw it change, or the service took nothing", () => {
  const still: JobResult = { ...held, looks: ["open"] };
  const { "seen money taken": _, ...untaken } = held.coverage;
  const [hint = ""] = decided(still).hints;
  expect(hint).toMatch(/^--state showed the same of every order, before and after it was paid: open;/);
  expect(decided(joined([still, still], []))).toMatchObject({ verdicts: { lost: "can't tell" }, reasons: { lost: hint } });
  for (const results of [[still, held], [held, still], [{ ...still, coverage: untaken }]] as const)
    expect(decided(joined(results, []))).toMatchObject({ verdicts: { lost: "held" }, hints: [] });
});

test("of each rule the shortest finding is kept, besides those that are accepted", () => {
  const found = (id: string, acts: number): Finding => ({
    id,
    rule: "lost",
    verdict: "money at risk",
    loses: "customer",
    what: "the money is lost",
    history: { opening: "usual", acts: Array.from({ length: acts }, () => act("pay")) },
    story: [],
  });
  const results = [
    { ...held, findings: [found("accepted", 1), found("longer", 3)] },
    { ...held, findings: [found("new", 2)] },
  ] as const;
  expect(joined(results, ["accepted"]).findings.map(({ id }) => id)).toEqual(["accepted", "new"]);
  expect(joined(results, []).findings.map(({ id }) => id)).toEqual(["accepted"]);
});

test.each([
  { message: "php: it does not listen on port 8080, which {port} and PORT name", may: true },
  { message: "node: it ended with 1; it printed:\nError: connect ECONNREFUSED 127.0.0.1:5432", may: true },
  { message: "php: it ended with 255; it printed:\nSQLSTATE[HY000] [2002] No such host is known", may: true },
  { message: "php: it ended with 1; it printed:\nFailed to listen on 127.0.0.1:80 (reason: Address already in use)", may: false },
  { message: "node: it ended with 1; it printed:\nError: Cannot find module 'express'", may: false },
])("$message: a missing database is suggested: $may", ({ message, may }) => {
  expect(mayMissDatabase(message)).toBe(may);
});

test.each([
  { name: "a check that nobody stopped", settled: [done, failed(notStarted)], message: "it ended with 3" },
  { name: "jobs without any result", signal: aborted, settled: [failed(new Stopped()), failed(notStarted)], message: "it ended with 3" },
  { name: "jobs that were all stopped", signal: aborted, settled: [failed(new Stopped())], message: "stopped before anything was played" },
])("$name fails with $message", ({ settled, signal, message }) => {
  expect(() => resultsOf(settled, input, { onLine: () => {}, ...(signal && { signal }) })).toThrow(message);
});
