/** Orders of the legacy interface. */
import { html } from "@maksu/markup";
import { badge, euros, short, table, time } from "../components.ts";
import { fieldsOf } from "../forms.ts";
import { accountTabs, filteredPage, pageNumber, pager, shownAccount } from "../lists.ts";
import type { Place, View } from "../place.ts";

const KINDS = ["merchant"] as const;

/** Builds the page. */
export async function ordersView(place: Place): Promise<View> {
  const { href, form } = place;
  const account = await shownAccount(place, KINDS, "order", "created");
  const page = pageNumber(place);
  const list = { operation: "listOrders", kind: "order", index: "created", account, path: "orders" } as const;
  const { shown, form: filter, isFiltered } = await filteredPage(place, list);
  return {
    title: "Orders",
    main: html`<h1>Orders</h1>
<p class="soft">Payments of the legacy interface, as the Merchant API sees them.</p>
${accountTabs(place, "orders", KINDS, account)}
${filter}
${table(
  "",
  ["Created (UTC)", "Order", "Payment id", "Class", { name: "Amount", isNumber: true }, "Status", "Method"],
  shown.rows.map(({ token, paymentId, request, interfaceClass, amount, status, createdAt, method, cause, waitsFor, expiredAt }) => [
    time(createdAt),
    html`<a href="${href(`orders/${token}`)}">${request.orderNumber}</a>`,
    html`<code>${short(paymentId)}</code>`,
    interfaceClass,
    euros(amount),
    html`${badge(status)} <span class="soft">${waitsFor !== undefined ? `waits for ${waitsFor}` : cause}${expiredAt !== undefined && ", token expired"}</span>`,
    method,
  ]),
  isFiltered ? "No order of this merchant fits the filter." : "This merchant has no orders yet.",
)}
${pager(place, "orders", page, shown, { account })}
<section class="panel"><h2>Add an order</h2>
${form("addOrder", { label: "Add", fields: fieldsOf("addOrder") })}
</section>`,
  };
}
