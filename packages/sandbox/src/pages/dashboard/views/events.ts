/** Events: what was sent to the shop, and how it responded. */
import { EVENT_STATES, type EventRecord } from "../../../events/event-record.ts";
import { html, type Html } from "@maksu/markup";
import { badge, short, statusBadge, table, tabs, time } from "../components.ts";
import { filterForm, filterOf } from "../filter.ts";
import { pageAt, pageNumber, pageOf, pager } from "../lists.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function eventsView(place: Place): Promise<View> {
  const { reader, query, href } = place;
  const state = EVENT_STATES.find((each) => each === query.get("status"));
  const page = pageNumber(place);
  const filter = await filterOf(place, "listEvents");
  const { skip, limit } = pageAt(page);
  const shown = pageOf(
    filter.isFiltered ? await reader.search(["event"], { ...filter.filter, skip, limit }) : await reader.events({}, pageAt(page)),
  );
  const counts = await Promise.all(EVENT_STATES.map((each) => reader.countEvents({ state: each })));
  const choice = (name: string, count: number, of?: EventRecord["state"]) => ({
    name,
    count,
    href: href("events", { status: of }),
    isCurrent: of === state,
  });
  return {
    title: "Events",
    main: html`<h1>Events</h1>
<p class="soft">Callbacks, notifications and reports that the sandbox sends to the shop, newest first.</p>
${tabs("States", [
  choice(
    "All",
    counts.reduce((sum, count) => sum + count, 0),
  ),
  ...EVENT_STATES.map((each, index) => choice(each, counts[index] ?? 0, each)),
])}
${filterForm(place, "listEvents", "events", filter)}
${eventTable(place, shown.rows, filter.isFiltered ? "No event fits the filter." : "No events yet.")}
${pager(place, "events", page, shown)}`,
  };
}

export const eventTable = ({ href }: Place, events: readonly EventRecord[], none: string): Html =>
  table(
    "",
    ["Created (UTC)", "Event", "About", "State", { name: "Attempts", isNumber: true }, "Last response"],
    events.map(({ id, name, about, state, createdAt, attempts }) => [
      time(createdAt),
      html`<a href="${href(`events/${id}`)}">${name}</a>`,
      html`<code>${short(about)}</code>`,
      badge(state),
      attempts.length,
      responseOf(attempts.at(-1)),
    ]),
    none,
  );

/** The merchant's status, or why there was none. */
export const responseOf = (attempt: EventRecord["attempts"][number] | undefined): Html | undefined =>
  attempt && (attempt.status === undefined ? html`<span class="badge bad">${attempt.failure}</span>` : statusBadge(attempt.status));
