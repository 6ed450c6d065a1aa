/** Mistakes in the sandbox's settlements and reports. */
import { sandbox } from "../check.ts";
import type { Mutation } from "../mutation.ts";

const src = "packages/sandbox/src";
const domain = `${src}/domain`;

/** A mistake in a file, which a test of this title in a test file catches. */
const mutation = (
  name: string,
  file: string,
  find: string,
  replace: string,
  ...test: readonly [file: string, title: string]
): Mutation => ({
  name: `sandbox ${name}`,
  file,
  find,
  replace,
  caughtBy: [sandbox(...test)],
});

const CYCLE = "domain/settlements/cycle.test.ts";
const GROUPS = "domain/settlements/group-lines.test.ts";
const SHARES = "domain/settlements/payment-lines.test.ts";
const TEXT = "domain/reports/report-text.test.ts";

const settlements: readonly Mutation[] = [
  mutation(
    "settlements: Fridays are no day of their cycle",
    `${domain}/settlements/cycle.ts`,
    "on(1, 3, 5)",
    "on(1, 3)",
    CYCLE,
    "a cycle of 'mon-wed-fri'",
  ),
  mutation(
    "settlements: a run follows itself",
    `${domain}/settlements/cycle.ts`,
    "hourOf(day, HOUR) > now",
    "hourOf(day, HOUR) >= now",
    CYCLE,
    "at 04:00",
  ),
  mutation(
    "settlements: what is paid in the night is taken",
    `${domain}/settlements/cycle.ts`,
    "timeAt(dayOf(run))",
    "run",
    CYCLE,
    "the run at",
  ),
  mutation(
    "settlements: one of 0 is made",
    `${domain}/settlements/group-lines.ts`,
    "filter((group) => totalOf(group) > 0)",
    "filter((group) => totalOf(group) >= 0)",
    GROUPS,
    "a total of 0 waits",
  ),
  mutation(
    "settlements: one is above the limit",
    `${domain}/settlements/group-lines.ts`,
    "total + netOf(payment) > most",
    "total > most",
    GROUPS,
    "beyond the limit, payments are split",
  ),
  mutation(
    "settlements: a refund leaves its payment's settlement",
    `${domain}/settlements/group-lines.ts`,
    "if (its) its.push(refund);\n    else if",
    "if",
    GROUPS,
    "a refund goes with its payment",
  ),
  mutation(
    "settlements: the part of the amount is not deducted",
    `${domain}/settlements/line.ts`,
    "gross - commission - fixed - provision",
    "gross - commission - fixed",
    "suites/books/books.test.ts",
    "to the cent",
  ),
  mutation(
    "settlements: the shares of a payment are one line",
    `${domain}/settlements/line.ts`,
    "`${about} ${account}`",
    "about + account.slice(99)",
    "suites/books/settlements.test.ts",
    "lists those of a sub-merchant",
  ),
  mutation(
    "settlements: a commission stays where it is taken",
    `${domain}/settlements/payment-lines.ts`,
    "this.#of(commission.merchant ?? account).received",
    "this.#of(account).received",
    SHARES,
    "the shares of a payment",
  ),
  mutation(
    "settlements: a refund pays the commission again",
    `${domain}/settlements/payment-lines.ts`,
    "-(commission.amount ?? 0)",
    "(commission.amount ?? 0)",
    SHARES,
    "a refund takes from each share",
  ),
  mutation(
    "settlements: a direct payment is settled",
    `${domain}/settlements/payment-lines.ts`,
    "merchant.settings.directMethods.includes(provider)",
    "merchant.settings.directMethods.length > 9",
    SHARES,
    "a payment by",
  ),
  mutation(
    "settlements: a refund that bounces is deducted",
    `${domain}/refunds/move-refund.ts`,
    'row.to === "ok" && row.waitsFor === undefined',
    'row.to === "ok"',
    "suites/books/settlements.test.ts",
    "a refund that its provider rejects",
  ),
  mutation(
    "settlements: what is left has no further run",
    `${src}/world/settling/settle-account.ts`,
    "later.length > 0",
    "later.length > 1",
    "suites/books/settlements.test.ts",
    "takes what was paid before midnight",
  ),
  mutation(
    "settlements: a run takes what comes after its day",
    `${src}/world/settling/settle-account.ts`,
    "to: openKey(account, at) }",
    "to: openKey(account, LAST) }",
    "suites/books/settlements.test.ts",
    "takes what was paid before midnight",
  ),
  mutation(
    "settlements: each is paid out after three days",
    `${domain}/settlements/move-settlement.ts`,
    "merchant.settings.settlementDelay",
    "3",
    "suites/books/settlements.test.ts",
    "settles 'without delay'",
  ),
  mutation(
    "settlements: the oldest come first",
    `${src}/service/payment-api/list-settlements.ts`,
    "fitting.toReversed()",
    "fitting",
    "suites/books/settlements.test.ts",
    "lists the newest first",
  ),
  mutation(
    "settlements: a sub-merchant of another aggregate is shown",
    `${src}/service/payment-api/sub-merchant.ts`,
    ".has(account)",
    ".size >= 0",
    "suites/books/settlements.test.ts",
    "lists those of a sub-merchant",
  ),
];

const reports: readonly Mutation[] = [
  mutation(
    "reports: the last day has 24 hours, whatever the season",
    `${domain}/reports/period.ts`,
    "timeAt(Date.parse(end) + DAY)",
    "timeAt(Date.parse(end)) + DAY",
    "domain/reports/period.test.ts",
    "is a period from",
  ),
  mutation(
    "reports: a refund adds to the payments",
    `${domain}/reports/report-row.ts`,
    "refund ? -refund.amount : payment.amount",
    "refund ? refund.amount : payment.amount",
    "suites/books/books.test.ts",
    "to the cent",
  ),
  mutation(
    "reports: paid payments are settled ones, too",
    `${domain}/reports/row-status.ts`,
    'status === "Paid" && wanted !== "settled"',
    'status === "Paid"',
    "suites/books/reports.test.ts",
    "has the statuses that are asked for",
  ),
  mutation(
    "reports: cents below ten lose their zero",
    `${domain}/reports/decimal.ts`,
    'padStart(3, "0")',
    'padStart(2, "0")',
    TEXT,
    "cents are",
  ),
  mutation("reports: VAT is rounded down", `${domain}/reports/row-items.ts`, "* rate + whole)", "* rate)", TEXT, "of VAT"),
  mutation(
    "reports: CSV has decimal points",
    `${domain}/reports/report-text.ts`,
    'decimal.replace(".", ",")',
    "decimal",
    TEXT,
    "CSV has names",
  ),
  mutation(
    "reports: each page begins with the last row of the one before",
    `${src}/world/settling/report-rows.ts`,
    "`${createdKey(last, last.transactionId)}\\0`",
    "createdKey(last, last.transactionId)",
    "suites/books/reports.test.ts",
    "in as many pages as it takes",
  ),
  mutation(
    "reports: any 2xx acknowledges them",
    `${src}/time/deliveries.ts`,
    "status === 200",
    "status < 300",
    "suites/books/reports.test.ts",
    "again until it is acknowledged by 200 alone",
  ),
];

/** Mistakes that the sandbox's own tests must catch. */
export const sandboxBooksMutations: readonly Mutation[] = [...settlements, ...reports];
