/** Reports that a merchant has asked for. */
import { html } from "@maksu/markup";
import { badge, folded, json, short, table, time } from "../components.ts";
import { accountTabs, filteredPage, pageNumber, pager, shownAccount } from "../lists.ts";
import type { Place, View } from "../place.ts";
import { responseOf } from "./events.ts";

const KINDS = ["normal", "aggregate"] as const;

/** Builds the page. */
export async function reportsView(place: Place): Promise<View> {
  const { href, reader } = place;
  const account = await shownAccount(place, KINDS, "report", "created");
  const page = pageNumber(place);
  const list = { operation: "listReports", kind: "report", index: "created", account, path: "reports" } as const;
  const { shown, form: filter, isFiltered } = await filteredPage(place, list);
  const events = await Promise.all(shown.rows.map(async ({ requestId }) => (await reader.events({ about: requestId }, { limit: 1 }))[0]));
  return {
    title: "Reports",
    main: html`<h1>Reports</h1>
<p class="soft">Each report is posted to the shop right after the request for it.</p>
${accountTabs(place, "reports", KINDS, account)}
${filter}
${table(
  "",
  ["Requested (UTC)", "Report", "Of", "Request", "State", "Last response"],
  shown.rows.map(({ requestId, createdAt, of, settlementId, request }, index) => {
    const event = events[index];
    return [
      time(createdAt),
      event ? html`<a href="${href(`events/${event.id}`)}"><code>${short(requestId)}</code></a>` : html`<code>${short(requestId)}</code>`,
      settlementId === undefined ? of : html`<a href="${href(`settlements/${of}/${settlementId}`)}">settlement ${settlementId}</a>`,
      folded(request.requestType, json(request)),
      event && badge(event.state),
      responseOf(event?.attempts.at(-1)),
    ];
  }),
  isFiltered ? "No report of this merchant fits the filter." : "This merchant has requested no reports yet.",
)}
${pager(place, "reports", page, shown, { account })}`,
  };
}
