/** The payments of a merchant, by status. */
import { statusKey } from "../../../domain/payments/move-payment.ts";
import type { Payment, PaymentState } from "../../../domain/payments/payment.ts";
import { stampOf } from "../../../domain/payments/stamps.ts";
import { html, type Html } from "../../html.ts";
import { badge, euros, short, table, tabs, time } from "../components.ts";
import { accountPage, accountTabs, pageAt, pageNumber, pageOf, pager, shownAccount } from "../lists.ts";
import { textField } from "../fields.ts";
import type { Place, View } from "../place.ts";

const KINDS = ["normal", "aggregate"] as const;

const STATES: readonly PaymentState[] = ["new", "ok", "pending", "delayed", "authorization-hold", "fail"];

/** Builds the page. */
export async function paymentsView(place: Place): Promise<View> {
  const { reader, query, href } = place;
  const account = await shownAccount(place, KINDS, "payment", "created");
  const wanted = query.get("find")?.trim() ?? "";
  const status = STATES.find((each) => each === query.get("status"));
  const counts = await Promise.all(STATES.map((state) => reader.count("payment", "status", { equal: statusKey(account, state) })));
  const page = pageNumber(place);
  const shown =
    wanted !== ""
      ? pageOf(await found(place, account, wanted))
      : status === undefined
        ? await accountPage(place, "payment", "created", account, page)
        : pageOf(await reader.list("payment", "status", { equal: statusKey(account, status) }, pageAt(page)));
  const choice = (name: string, count: number, state?: PaymentState) => ({
    name,
    count,
    href: href("payments", { account, status: state }),
    isCurrent: wanted === "" && state === status,
  });
  return {
    title: "Payments",
    main: html`<h1>Payments</h1>
${accountTabs(place, "payments", KINDS, account)}
<form class="find" role="search" action="${href("payments")}"><input type="hidden" name="account" value="${account}">${textField("find", "Transaction id, stamp or bank reference", { value: wanted })}<button class="plain">Find</button></form>
${tabs("Statuses", [
  choice(
    "All",
    counts.reduce((sum, count) => sum + count, 0),
  ),
  ...STATES.map((state, index) => choice(state, counts[index] ?? 0, state)),
])}
${paymentTable(place, shown.rows, wanted === "" ? (status === undefined ? "No payments yet." : "No payments in this status.") : "No payment of this merchant matches.")}
${pager(place, "payments", page, shown, { account })}`,
  };
}

/** Finds by an id, a stamp or a bank reference. */
async function found({ reader }: Place, account: string, wanted: string): Promise<readonly Payment[]> {
  const payment = await reader.get("payment", wanted);
  if (payment) return [payment];
  const byStamp = await reader.list("payment", "stamp", { equal: stampOf(account, wanted) });
  return byStamp.length > 0 ? byStamp : reader.list("payment", "bankReference", { equal: `${account} ${wanted}` });
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
