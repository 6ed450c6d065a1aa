/** An event: the request, the responses, when it is sent again, and a form that sends it now. */
import { nextSendAt } from "../../../time/deliveries.ts";
import { missingMap } from "../../../events/shop-address.ts";
import type { EventRecord } from "../../../events/event-record.ts";
import { type Content, type Html, html } from "../../html.ts";
import { badge, facts, json, table, time } from "../components.ts";
import { maskedUrl } from "../masking.ts";
import { fieldOf } from "../forms.ts";
import type { Place, View } from "../place.ts";
import { advanceTo } from "../steps.ts";
import { responseOf } from "./events.ts";
import { notFound } from "./not-found.ts";

/** Pages of what an event is about. */
const PAGES: Readonly<Record<EventRecord["name"], string | undefined>> = {
  paymentCallback: "payments",
  refundCallback: "refunds",
  addCardCallback: undefined,
  paymentNotification: "orders",
  refundStatusChanged: "refunds",
  paymentReport: undefined,
};

/** Builds the page. */
export async function eventView(place: Place): Promise<View> {
  const { reader, about: id, href, form } = place;
  const event = await reader.event(id);
  if (!event) return notFound(place, "event", id);
  const { name, about, state, createdAt, url, signedUrl, account, attempts, fields } = event;
  const page = PAGES[name];
  const hint = missingMap(signedUrl ?? url, { state, failure: attempts.at(-1)?.failure });
  return {
    title: `Event ${name}`,
    main: html`<p><a href="${href("events")}">Events</a></p>
<h1>${name}</h1>
<p>${badge(state)} ${nextOf(place, event)}</p>
<div class="actions">${form("resendEvent", { label: "Send it again now", values: { event: id } })}</div>
<section class="panel"><h2>Request</h2>
${facts({
  About: page === undefined ? html`<code>${about}</code>` : html`<a href="${href(`${page}/${about}`)}"><code>${about}</code></a>`,
  Account: account,
  Created: time(createdAt),
  "Merchant’s URL": html`<code>${maskedUrl(url)}</code>`,
  "As it was signed": signedUrl !== undefined && html`<code>${maskedUrl(signedUrl)}</code>`,
})}
<h3>Values</h3>${json(fields)}
</section>
<section class="panel"><h2>Attempts and responses</h2>
${table(
  "",
  ["No.", "At (UTC)", "Response"],
  attempts.map((attempt, index) => [index + 1, time(attempt.at), responseOf(attempt)]),
  "It has not been sent yet.",
)}
${hint !== undefined && html`<p>${state === "blocked" ? "It waits, since its host is neither this machine, nor mapped, nor in allowEventsTo." : "Does the shop listen without TLS?"} It is sent with <code>${hint}</code>, or the setting <code>map</code>.</p>`}
</section>
${forgeForm(place, id)}`,
  };
}

/** Forges what is possible of an event, or of a payment: anything else is rejected, with what is. */
export const forgeForm = ({ form }: Place, id: string): Html =>
  html`<section class="panel"><h2>Send it as an attacker would</h2>
${form("forgeEvent", {
  label: "Send it forged",
  values: { id },
  fields: fieldOf("forgeEvent", "forgery", { label: "What is sent", hint: "" }),
  isPlain: true,
})}</section>`;

/** When a waiting event is sent next. */
function nextOf(place: Place, event: EventRecord): Content {
  const at = nextSendAt(event, place.running.world);
  if (at === undefined) return undefined;
  return html`<span class="soft">It is sent ${event.attempts.length > 0 && "again "}at ${time(at)}.</span> ${advanceTo(place, at, "Advance the clock to it")}`;
}
