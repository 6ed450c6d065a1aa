/** The payments of a merchant, by status. */
import { statusKey } from "../../../domain/payments/move-payment.ts";
import type { Payment, PaymentState } from "../../../domain/payments/payment.ts";
import { html, type Html } from "@maksu/markup";
import { badge, euros, short, table, tabs, time } from "../components.ts";
import { accountTabs, filteredPage, pageNumber, pager, shownAccount } from "../lists.ts";
import type { Place, View } from "../place.ts";

const KINDS = ["normal", "aggregate"] as const;

const STATES: readonly PaymentState[] = ["new", "ok", "pending", "delayed", "authorization-hold", "fail"];

/** Builds the page. */
export async function paymentsView(place: Place): Promise<View> {
  const { reader, query, href } = place;
  const account = await shownAccount(place, KINDS, "payment", "created");
  const status = query.get("status") ?? "";
  const counts = await Promise.all(STATES.map((state) => reader.count("payment", "status", { equal: statusKey(account, state) })));
  const page = pageNumber(place);
  const list = { operation: "listPayments", kind: "payment", index: "created", account, path: "payments" } as const;
  const { shown, form, isFiltered } = await filteredPage(place, list);
  const choice = (name: string, count: number, state?: PaymentState) => ({
    name,
    count,
    href: href("payments", { account, status: state }),
    isCurrent: (state ?? "") === status,
  });
  return {
    title: "Payments",
    main: html`<h1>Payments</h1>
${accountTabs(place, "payments", KINDS, account)}
${tabs("Statuses", [
  choice(
    "All",
    counts.reduce((sum, count) => sum + count, 0),
  ),
  ...STATES.map((state, index) => choice(state, counts[index] ?? 0, state)),
])}
${form}
${paymentTable(place, shown.rows, isFiltered ? "No payment of this merchant fits the filter." : "No payments yet.")}
${pager(place, "payments", page, shown, { account })}`,
  };
}

export const paymentTable = ({ href }: Place, payments: readonly Payment[], none: string): Html =>
  table(
    "",
    ["Created (UTC)", "Payment", "Reference", { name: "Amount", isNumber: true }, "Status", "Method"],
    payments.map(({ transactionId, createdAt, request, amount, status, waitsFor, cause, provider, kind, refunded }) => [
      time(createdAt),
      html`<a href="${href(`payments/${transactionId}`)}"><code>${short(transactionId)}</code></a>${kind !== "page" && ` ${kind}`}`,
      html`<div class="clip">${request.reference}</div>`,
      html`${euros(amount)}${refunded > 0 && html`<br><small>−${euros(refunded)} refunded</small>`}`,
      html`${badge(status)} <span class="soft">${waitsFor !== undefined ? `waits for ${waitsFor}` : cause}</span>`,
      provider,
    ]),
    none,
  );
