/** E-mails that the service would send to customers. */
import { html } from "@maksu/markup";
import { euros, table, time } from "../components.ts";
import { pageNumber, pager, rangePage } from "../lists.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function outboxView(place: Place): Promise<View> {
  const { running, href } = place;
  const page = pageNumber(place);
  const shown = await rangePage(place, "email", "world", { equal: running.world.name }, page);
  return {
    title: "Outbox",
    main: html`<h1>Outbox</h1>
<p class="soft">E-mails that the service would send to customers. The sandbox sends none.</p>
${table(
  "",
  ["Sent (UTC)", "E-mail", "To", { name: "Amount", isNumber: true }, "Refund"],
  shown.rows.map(({ sentAt, name, to, amount, about }) => [
    time(sentAt),
    html`${name} <a href="${place.root(`/refunds/${about}`)}">customer’s page</a>`,
    to,
    euros(amount),
    html`<a href="${href(`refunds/${about}`)}">refund</a>`,
  ]),
  "No e-mail was sent yet.",
)}
${pager(place, "outbox", page, shown)}`,
  };
}
