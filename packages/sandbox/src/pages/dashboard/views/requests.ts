/** Requests of the shop: the rejected ones first. */
import type { NumberedRequest } from "../../../world/logs/request-log.ts";
import { html, type Html } from "@maksu/markup";
import { statusBadge, table, tabs, time } from "../components.ts";
import { pageNumber, pager } from "../lists.ts";
import type { Place, View } from "../place.ts";
import { PAGE_ROWS } from "../reading.ts";
import { ruleLink } from "../rule-link.ts";

/** Builds the page. */
export async function requestsView(place: Place): Promise<View> {
  const { running, query, href } = place;
  const all = running.requests.entries().toReversed();
  const rejected = all.filter((each) => each.rejected);
  const showsAll = query.get("show") === "all" || (query.get("show") === null && rejected.length === 0);
  const page = pageNumber(place);
  const found = showsAll ? all : rejected;
  const rows = found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  return {
    title: "Requests",
    main: html`<h1>Requests</h1>
<p class="soft">The newest 1,000 requests of this world’s merchants.</p>
${tabs("Which requests", [
  { name: "Rejected", count: rejected.length, href: href("requests", { show: "rejected" }), isCurrent: !showsAll },
  { name: "All", count: all.length, href: href("requests", { show: "all" }), isCurrent: showsAll },
])}
${requestTable(place, rows, showsAll ? "No request has arrived yet." : "No request was rejected.")}
${pager(place, "requests", page, { rows, hasMore: found.length > page * PAGE_ROWS })}`,
  };
}

export const requestTable = (place: Place, rows: readonly NumberedRequest[], none: string): Html =>
  table(
    "",
    ["At (UTC)", "Request", "Status", "Why it was rejected", "Rule"],
    rows.map(({ number, recorded, rejected }) => [
      time(recorded.at),
      html`<a class="clip" href="${place.href(`requests/${number}`)}"><code>${recorded.method} ${recorded.path}</code></a>`,
      statusBadge(recorded.status),
      rejected?.reason,
      rejected?.rule &&
        html`${ruleLink(place, rejected.rule.id, rejected.rule)}${rejected.rule.ours !== undefined && html` <span class="ours"><strong>Sandbox’s reading</strong></span>`}`,
    ]),
    none,
  );
