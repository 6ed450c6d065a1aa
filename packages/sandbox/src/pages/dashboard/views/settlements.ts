/** Settlements of a merchant, and what is open. */
import { openKey, totalOf } from "../../../domain/settlements/line.ts";
import { html } from "@maksu/markup";
import { badge, euros, table, time } from "../components.ts";
import { accountTabs, filteredPage, pageNumber, pager, shownAccount } from "../lists.ts";
import type { Place, View } from "../place.ts";

const KINDS = ["normal", "aggregate", "sub-merchant", "merchant"] as const;

/** Most open lines that are added up for a page. */
const MOST_LINES = 200;

/** Builds the page. */
export async function settlementsView(place: Place): Promise<View> {
  const { href, form, reader, running } = place;
  const account = await shownAccount(place, KINDS, "settlement", "account");
  const page = pageNumber(place);
  const list = { operation: "listSettlements", kind: "settlement", index: "account", account, path: "settlements" } as const;
  const { shown, form: filter, isFiltered } = await filteredPage(place, list);
  const range = { from: openKey(account, ""), to: openKey(account, "~") };
  const count = await reader.count("line", "open", range);
  const open = count <= MOST_LINES ? totalOf(await reader.list("line", "open", range)) : undefined;
  const cycle = running.world.merchants.get(account)?.settings.settlementCycle;
  return {
    title: "Settlements",
    main: html`<h1>Settlements</h1>
${accountTabs(place, "settlements", KINDS, account)}
<section class="panel"><h2>Open</h2>
<p>${count === 0 ? "Nothing waits for a settlement." : html`${count.toLocaleString("en")} ${count === 1 ? "line waits" : "lines wait"} for a settlement${open !== undefined && html`: ${euros(open)} in total`}.`} Cycle: ${cycle}.</p>
<div class="actions">${form("settle", { label: "Settle this merchant now", values: { account } })}${form("settle", { label: "Settle all merchants now", isPlain: true })}</div>
</section>
${filter}
${table(
  "",
  ["Created (UTC)", "Settlement", "Reference", { name: "Total", isNumber: true }, "Status", "Paid out (UTC)"],
  shown.rows.map(({ id, createdAt, reference, total, status, settledAt, dueAt }) => [
    time(createdAt),
    html`<a href="${href(`settlements/${account}/${id}`)}"><code>${id}</code></a>`,
    reference,
    euros(total),
    badge(status),
    settledAt === undefined ? html`<span class="soft">due ${time(dueAt)}</span>` : time(settledAt),
  ]),
  isFiltered ? "No settlement of this merchant fits the filter." : "This merchant has no settlements yet.",
)}
${pager(place, "settlements", page, shown, { account })}`,
  };
}
