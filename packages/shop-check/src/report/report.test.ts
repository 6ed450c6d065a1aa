import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { optionsFrom } from "../config/options.ts";
import { act, SHOP_ACTS } from "../history/act.ts";
import { NAMED } from "../history/named.ts";
import type { CheckOutcome } from "../check/decide.ts";
import { badgeReport, githubReport, junitReport } from "./formats.ts";
import { pageReport } from "./page.ts";
import { acceptedOn, readAccepted, readReport, type Report, reportOf, writeReport } from "./report.ts";
import { plannedLine, terminalReport } from "./terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-check-"));

const finding = {
  id: "lost-1a2b3c4d",
  rule: "lost",
  verdict: "money at risk",
  loses: "customer",
  what: 'the service took 15.25, and the order shows <open> & "more"',
  history: { opening: "usual", acts: [act("pay")] },
  story: [
    {
      text: "The customer pays.",
      seen: ["paymentCallback to /callback with ok: 200"],
      exchanges: [
        { kind: "call", operation: "createPayment", status: 201 },
        { kind: "event", name: "paymentCallback", url: "http://127.0.0.1:1/callback", outcome: "ok", status: 200 },
        { kind: "event", name: "customer", url: "http://127.0.0.1:1/back", outcome: "ok", status: 200 },
      ],
    },
  ],
} as const;

const outcome: CheckOutcome = {
  verdicts: { free: "held", lost: "money at risk", twice: "can't tell", refunds: "not applicable", forged: "fragile" },
  reasons: { twice: "the state needs the field deliveries", refunds: "--refund lets the shop refund" },
  findings: [finding],
  named: [
    { name: "pending", verdict: "held", rules: { free: "held" } },
    { name: "delayed", verdict: "money at risk", rules: { lost: "money at risk" } },
    { name: "refunded", verdict: "not applicable", rules: {}, why: "needs --refund" },
  ],
  histories: 12,
  known: 5,
  generated: 5,
  hints: ["the state needs the field deliveries"],
  coverage: { "payment ok": 12, "act pay": 3, "act pay @ new": 3, "step pay-again": 46, "step pay-again failed": 18 },
  failed: { "pay-again": "HTTP 409 at POST /orders/17/pay" },
  leftOut: ["edit: not configured"],
  guard: "led to the sandbox",
  unsealed: "as --unsealed asks",
};

const report = reportOf(outcome, 1, undefined, []);

test("without a last run a finding is neither new nor known, and money is at risk", () => {
  expect(report).toMatchObject({ isAtRisk: true, findings: [{ change: "first run" }], fixed: [] });
});

test("against the last run, findings are new, still there or fixed", () => {
  const file = join(folder, "last.json");
  writeReport(file, report);
  const last = readReport(file);
  expect(reportOf(outcome, 1, last, [])).toMatchObject({ findings: [{ change: "still" }], fixed: [] });
  const other = { ...finding, id: "lost-00000000" };
  expect(reportOf({ ...outcome, findings: [other] }, 1, last, [])).toMatchObject({
    findings: [{ change: "new" }],
    fixed: [{ id: finding.id }],
  });
});

test("what is accepted is no risk until its day is over", () => {
  const file = join(folder, "accepted.yaml");
  writeFileSync(file, `- { id: ${finding.id}, until: 2026-12-31, why: the new checkout }\n`);
  const accepted = readAccepted(file);
  expect(reportOf(outcome, 1, undefined, acceptedOn(accepted, "2026-12-31"))).toMatchObject({
    isAtRisk: false,
    findings: [{ acceptedUntil: "2026-12-31" }],
  });
  expect(reportOf(outcome, 1, undefined, acceptedOn(accepted, "2027-01-01"))).toMatchObject({ isAtRisk: true });
});

test.each([
  { text: "- { until: 2026-12-31 }", message: "[0].id: must be the id of a finding" },
  { text: "- { id: lost-1, until: soon }", message: "[0].until: must be a day such as 2026-12-31" },
  { text: "lost-1", message: "must be a list of { id, until, why }" },
])("a file of accepted findings with $text is rejected", ({ text, message }) => {
  const file = join(folder, "wrong.yaml");
  writeFileSync(file, text);
  expect(() => readAccepted(file)).toThrow(message);
});

test("a last run that is no report is rejected with what to do", () => {
  const file = join(folder, "broken.json");
  writeFileSync(file, "{}");
  expect(() => readReport(file)).toThrow("remove it, or name another one by --last");
});

test("the terminal's report has each verdict, the story, what to change and the guard", () => {
  const lines = terminalReport(report, { hasColor: false }).join("\n");
  for (const each of [
    /Nothing lost +✗ money at risk/,
    /Nothing twice +\? can't tell: the state needs the field deliveries/,
    "1. The customer pays.",
    "What to change:",
    "needs --refund",
    "it was not sealed (as --unsealed asks)",
    /steps of the shop +pay-again 46 \(18 failed, the last with HTTP 409 at POST \/orders\/17\/pay\)/,
    "12 histories were played: 2 of 3 named ones, 5 of the last run's findings, 5 generated with seed 1.",
  ])
    expect(lines).toMatch(each);
  expect(lines).not.toContain("\u001B");
});

test("before the first history, the line of the total has its parts, without named ones that are not applicable", () => {
  const options = { create: "/orders", runs: 100 };
  const total = NAMED.length;
  const needy = NAMED.filter(({ needs }) => needs.length > 0).length;
  expect(plannedLine(optionsFrom(options, ["php"]), 3)).toBe(
    `${total - needy + 103} histories to play: ${total - needy} of ${total} named ones (${needy} need other settings), 3 of the last run's findings, 100 generated.`,
  );
  const all = Object.fromEntries(SHOP_ACTS.map((name) => [name, "/step"]));
  expect(plannedLine(optionsFrom({ ...options, ...all }, ["php"]), 0)).toBe(
    `${total + 100} histories to play: ${total} of ${total} named ones, 100 generated.`,
  );
});

test("a check that was stopped says so in every format, and takes nothing for fixed", () => {
  const held = { ...outcome, findings: [], stoppedOf: 40, verdicts: { ...outcome.verdicts, lost: "can't tell" } } as const;
  const stopped = reportOf(held, 1, report, []);
  const line = "Stopped after 12 of 40 histories: this is what was found by then.";
  expect(stopped.fixed).toEqual([]);
  expect(terminalReport(stopped, { hasColor: false })).toContain(line);
  expect(junitReport(stopped)).toContain(`<testcase classname="shop-check" name="every history was played"><skipped message="${line}"/>`);
  expect(githubReport(stopped)).toEqual([`::warning title=shop-check::${line}`]);
  expect(badgeReport(stopped)).toMatchObject({ message: "stopped", color: "yellow" });
  expect(pageReport(stopped)).toContain(`<strong>${line}</strong>`);
});

test("JUnit has a test for each rule and named history, with failures and skipped ones", () => {
  const text = junitReport(report);
  expect(text).toContain('tests="8" failures="2" skipped="3"');
  expect(text).toContain("the order shows &lt;open&gt; &amp; &quot;more&quot;");
  const accepted: Report = { ...report, findings: report.findings.map((each) => ({ ...each, acceptedUntil: "2026-12-31" })) };
  expect(junitReport(accepted)).toContain('failures="0"');
});

test("GitHub's annotations are one line each, escaped", () => {
  const [line = "", ...others] = githubReport(report);
  expect(others).toEqual([]);
  expect(line).toMatch(/^::error title=Nothing lost%3A money at risk::the service took 15\.25.*%0A1\. The customer pays\./);
  expect(line).not.toContain("\n");
});

test("the badge says what is at risk, or how many rules are held", () => {
  expect(badgeReport(report)).toMatchObject({ message: "money at risk", color: "red" });
  expect(badgeReport({ ...report, isAtRisk: false })).toMatchObject({ message: "1 of 5 rules held", color: "yellow" });
});

test("the page escapes what the shop sends, draws the story, and requests nothing", () => {
  const page = pageReport(report);
  expect(page).toContain("the order shows &lt;open&gt; &amp; &quot;more&quot;");
  expect(page).not.toContain("<open>");
  expect(page).toMatch(/<svg [^>]*>.*createPayment 201.*paymentCallback ok 200.*return ok 200/s);
  expect([...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual(["data:,"]);
  expect(page).toContain("default-src 'none'");
});
