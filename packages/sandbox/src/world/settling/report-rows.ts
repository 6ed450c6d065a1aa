/** Reads the rows of a report from the store, page by page. */
import type { Item } from "@maksu/payment-api";
import { createdKey } from "../../domain/created-key.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import type { Refund } from "../../domain/refunds/refund.ts";
import { type Period, periodOf } from "../../domain/reports/period.ts";
import type { Report } from "../../domain/reports/report.ts";
import { type Reported, reportRow, type ReportRow } from "../../domain/reports/report-row.ts";
import { isReported, type RowStatus } from "../../domain/reports/row-status.ts";
import { isOfPayment, type Line, lineId, settlementKey } from "../../domain/settlements/line.ts";
import { accountsOf } from "../../domain/settlements/payment-lines.ts";
import type { Settlement } from "../../domain/settlements/settlement.ts";
import type { SandboxStore } from "../kept/documents.ts";
import { openSession, type Session } from "../session.ts";
import type { World } from "../world.ts";

/** Documents that are read in one transaction. */
const PAGE = 250;

/** Most payments of a report (Payment API, PaymentReportRequest, limit). */
const MOST = 50_000;

/** Yields the rows of a report, each page as it is in the store by then: the payments, oldest first, then the refunds. */
export async function* reportRows(
  store: SandboxStore,
  world: World,
  report: Report,
): AsyncGenerator<readonly ReportRow[], void, undefined> {
  const read = createReader(store, world, report);
  if (report.settlementId !== undefined) return yield* read.settlement(report.settlementId);
  const { startDate, endDate, limit = MOST, paymentStatus = "default" } = { limit: MOST, ...periodRequest(report) };
  const period = periodOf(startDate, endDate);
  let left = limit;
  for await (const rows of read.period("payment", period)) {
    const fitting = rows.filter(({ status }) => isReported(status as RowStatus, paymentStatus)).slice(0, left);
    left -= fitting.length;
    yield fitting;
    if (left === 0) break;
  }
  for await (const rows of read.period("refund", period)) yield rows.filter(({ status }) => isReported(status as RowStatus, paymentStatus));
}

type PeriodRequest = Extract<Report["request"], { readonly paymentStatus?: unknown }>;

/** A report of a period has such a request. */
const periodRequest = ({ request }: Report): PeriodRequest => request;

interface Reader {
  period(kind: "payment" | "refund", period: Period): AsyncGenerator<readonly ReportRow[], void, undefined>;
  settlement(id: string): AsyncGenerator<readonly ReportRow[], void, undefined>;
}

function createReader(store: SandboxStore, world: World, { account, of, settlementId }: Report): Reader {
  const isPart = of !== account || settlementId !== undefined;
  const settlements = new Map<string, Settlement>();

  const inSession = async <Result>(run: (session: Session) => Promise<Result>): Promise<Result> => {
    // Other work of the process goes on between two pages.
    await new Promise((resume) => setImmediate(resume));
    return store.transaction((transaction) => run(openSession(transaction, world)));
  };

  /** The settlements of lines, each read once. */
  const settlementsOf = async (session: Session, lines: readonly Line[]): Promise<readonly Settlement[]> => {
    const found = new Map<string, Settlement>();
    for (const line of lines) {
      if (line.settlementId === undefined) continue;
      const key = settlementKey(line.account, line.settlementId);
      const settlement = settlements.get(key) ?? (await session.load("settlement", key));
      if (!settlement) continue;
      // A payout changes nothing that a report shows.
      settlements.set(key, settlement);
      found.set(key, settlement);
    }
    return [...found.values()];
  };

  const reported = async (session: Session, payment: Payment, refund: Refund | undefined): Promise<Reported | undefined> => {
    const all = payment.request.items;
    const items = isPart && all.some((item) => item.merchant === of) ? all.filter((item) => item.merchant === of) : all;
    const { transactionId } = refund ?? payment;
    const lines: Line[] = [];
    for (const each of isPart ? [of] : accountsOf(payment)) {
      const line = await session.load("line", lineId(transactionId, each));
      if (line) lines.push(line);
    }
    if (isPart && lines.length === 0 && !hasPart(of, items, refund)) return undefined;
    return { payment, ...(refund && { refund }), lines, items, isPart, settlements: await settlementsOf(session, lines) };
  };

  const rowsOf = async (session: Session, found: readonly (Payment | Refund)[]): Promise<readonly ReportRow[]> => {
    const rows: ReportRow[] = [];
    for (const each of found) {
      const refund = "payment" in each ? each : undefined;
      const payment = "payment" in each ? await session.load("payment", each.payment) : each;
      const row = payment && (await reported(session, payment, refund));
      if (row) rows.push(reportRow(row));
    }
    return rows;
  };

  return {
    async *period(kind, { from, to }) {
      const key = (time: number): string => `${account} ${new Date(time).toISOString()}`;
      let range = { from: key(from), to: key(to) };
      for (;;) {
        const { rows, last, isEnd } = await inSession(async (session) => {
          const found: readonly (Payment | Refund)[] = await session.find(kind, "created", range, { limit: PAGE });
          return { rows: await rowsOf(session, found), last: found.at(-1), isEnd: found.length < PAGE };
        });
        yield rows;
        if (isEnd || !last) return;
        range = { from: `${createdKey(last, last.transactionId)}\0`, to: range.to };
      }
    },
    async *settlement(id) {
      for (let skip = 0; ; skip += PAGE) {
        const { rows, isEnd } = await inSession(async (session) => {
          const lines = await session.find("line", "settlement", { equal: settlementKey(of, id) }, { skip, limit: PAGE });
          const found: (Payment | Refund)[] = [];
          for (const line of lines) {
            const document = await session.load(isOfPayment(line) ? "payment" : "refund", line.about);
            if (document) found.push(document);
          }
          return { rows: await rowsOf(session, found), isEnd: lines.length < PAGE };
        });
        yield rows;
        if (isEnd) return;
      }
    },
  };
}

/** Whether a sub-merchant has a part in a payment or a refund that is not in the books. */
const hasPart = (of: string, items: readonly Item[], refund: Refund | undefined): boolean =>
  items.some(({ merchant, stamp }) => merchant === of && (refund === undefined || refund.items.some((item) => item.stamp === stamp)));
