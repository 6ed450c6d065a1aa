/** Refunds of payments and of orders. */
import type { MerchantRefund } from "../../../domain/merchant-refunds/merchant-refund.ts";
import type { Refund } from "../../../domain/refunds/refund.ts";
import { html, type Html } from "@maksu/markup";
import { badge, euros, short, table, time } from "../components.ts";
import { accountTabs, filteredPage, pageNumber, pager, shownAccount } from "../lists.ts";
import { fieldOf } from "../forms.ts";
import { type Place, type View } from "../place.ts";

const KINDS = ["normal", "aggregate", "merchant"] as const;

/** Builds the page. */
export async function refundsView(place: Place): Promise<View> {
  const {
    running: { world },
  } = place;
  const account = await shownAccount(place, KINDS, "refund", "created");
  const page = pageNumber(place);
  const isOfOrders = world.merchants.get(account)?.kind === "merchant";
  const list = { operation: "listRefunds", index: "created", account, path: "refunds" } as const;
  const refunds = await filteredPage(place, { ...list, kind: "refund" });
  const ofOrders = await filteredPage(place, { ...list, kind: "merchantRefund" });
  const none = refunds.isFiltered ? "No refund of this merchant fits the filter." : "This merchant has made no refunds.";
  return {
    title: "Refunds",
    main: html`<h1>Refunds</h1>
${accountTabs(place, "refunds", KINDS, account)}
${refunds.form}
${isOfOrders ? merchantRefundTable(place, ofOrders.shown.rows, none) : refundTable(place, refunds.shown.rows, none)}
${pager(place, "refunds", page, isOfOrders ? ofOrders.shown : refunds.shown, { account })}`,
  };
}

const COLUMNS = ["Created (UTC)", "Refund", "Of", { name: "Amount", isNumber: true }, "Status", "By"] as const;

/** A table of refunds of payments. */
export const refundTable = ({ href }: Place, refunds: readonly Refund[], none: string): Html =>
  table(
    "",
    COLUMNS,
    refunds.map(({ transactionId, payment, createdAt, amount, status, waitsFor, cause, provider }) => [
      time(createdAt),
      html`<a href="${href(`refunds/${transactionId}`)}"><code>${short(transactionId)}</code></a>`,
      html`<a href="${href(`payments/${payment}`)}"><code>${short(payment)}</code></a>`,
      euros(amount),
      html`${badge(status)} <span class="soft">${waitsFor !== undefined ? `waits for ${waitsFor}` : cause}</span>`,
      provider,
    ]),
    none,
  );

/** A table of refunds of orders. */
export const merchantRefundTable = ({ href }: Place, refunds: readonly MerchantRefund[], none: string): Html =>
  table(
    "",
    COLUMNS,
    refunds.map(({ token, order, paymentId, createdAt, amount, status, waitsFor, cause, method }) => [
      time(createdAt),
      html`<a href="${href(`refunds/${token}`)}"><code>${short(token)}</code></a>`,
      html`<a href="${href(`orders/${order}`)}"><code>${paymentId}</code></a>`,
      euros(amount),
      html`${badge(status)} <span class="soft">${waitsFor !== undefined ? `waits for ${waitsFor}` : cause}</span>`,
      method,
    ]),
    none,
  );

/** The form that refunds something, as the merchant's panel does. */
export function refundForm(
  { form }: Place,
  { id, amount, refunded }: { readonly id: string; readonly amount: number; readonly refunded: number },
): Html | undefined {
  if (refunded >= amount) return undefined;
  return html`<h3>Refund</h3>${form("refund", {
    label: "Refund",
    values: { id },
    fields: [fieldOf("refund", "amount", { value: amount - refunded }), fieldOf("refund", "email")],
  })}`;
}
