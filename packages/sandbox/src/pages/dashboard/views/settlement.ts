/** A settlement with its lines. */
import { netOf, settlementKey, type Line } from "../../../domain/settlements/line.ts";
import { html } from "@maksu/markup";
import { badge, euros, facts, short, table, time } from "../components.ts";
import { pageAt, pageNumber, pageOf, pager } from "../lists.ts";
import type { Place, View } from "../place.ts";
import { advanceTo } from "../steps.ts";
import { notFound } from "./not-found.ts";

const PAGES: Readonly<Record<Line["of"], string>> = { payment: "payments", refund: "refunds", order: "orders", merchantRefund: "refunds" };

/** Builds the page. It is about an account and a number. */
export async function settlementView(place: Place): Promise<View> {
  const { reader, about, href, form } = place;
  const [account = "", id = ""] = about.split("/");
  const settlement = await reader.get("settlement", settlementKey(account, id));
  if (!settlement) return notFound(place, "settlement", id);
  const { status, total, reference, createdAt, settledAt, dueAt } = settlement;
  const range = { equal: settlementKey(account, id) };
  const page = pageNumber(place);
  const shown = pageOf(await reader.list("line", "settlement", range, { ...pageAt(page), descending: false }));
  const count = await reader.count("line", "settlement", range);
  return {
    title: `Settlement ${id}`,
    main: html`<p><a href="${href("settlements", { account })}">Settlements</a></p>
<h1>Settlement ${id}</h1>
<p class="amount">${euros(total)} ${badge(status)}</p>
<section class="panel">
${facts({
  Account: account,
  Reference: reference,
  Created: time(createdAt),
  "Paid out": settledAt === undefined ? html`<span class="soft">due ${time(dueAt)}</span>` : time(settledAt),
  Lines: count,
})}
${status !== "paid out" && html`<div class="actions">${form("payOut", { label: "Pay out now", values: { settlement: id } })}${advanceTo(place, Date.parse(dueAt), "Advance the clock to its payout")}</div>`}
</section>
${table(
  "",
  ["At (UTC)", "Of", ...["Gross", "Commission", "Fees", "Net"].map((name) => ({ name, isNumber: true }) as const)],
  shown.rows.map((line) => [
    time(line.at),
    line.dropped === undefined
      ? html`${line.of === "merchantRefund" ? "refund" : line.of} <a href="${href(`${PAGES[line.of]}/${line.about}`)}"><code>${short(line.about)}</code></a>`
      : `dropped ${line.of === "payment" ? "payments" : "refunds"}: ${line.dropped}`,
    euros(line.gross),
    line.commission !== 0 && euros(-line.commission),
    euros(-line.fixed - line.provision),
    euros(netOf(line)),
  ]),
  "It has no lines.",
)}
${pager(place, `settlements/${about}`, page, shown)}`,
  };
}
