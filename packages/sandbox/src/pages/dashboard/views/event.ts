/** An event: the request, the responses, when it is sent again, and a form that sends it now. */
import { nextSendAt } from "../../../time/deliveries.ts";
import { missingMap, reachedAt } from "../../../events/shop-address.ts";
import type { AttemptRecord } from "../../../events/attempt-record.ts";
import type { EventRecord } from "../../../events/event-record.ts";
import { type Content, type Html, html } from "@maksu/markup";
import { badge, code, curl, facts, folded, json, table, time } from "../components.ts";
import { curlOfEvent } from "../curl.ts";
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
  const kept = new Map((await reader.attempts(id)).map((each) => [each.number, each]));
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
${signedUrl !== undefined && curl(curlOfEvent(signedUrl, reachedAt(signedUrl, place.running.world.settings.map)))}
</section>
<section class="panel"><h2>Attempts and responses</h2>
${table(
  "",
  ["No.", "At (UTC)", "Response", { name: "Time", isNumber: true }, "What the shop sent"],
  attempts.map((attempt, index) => [
    index + 1,
    time(attempt.at),
    responseOf(attempt),
    kept.has(index + 1) && `${kept.get(index + 1)?.milliseconds} ms`,
    exchanged(kept.get(index + 1), index + 1 === attempts.length),
  ]),
  "It has not been sent yet.",
)}
${hint !== undefined && html`<p>${state === "blocked" ? "It waits, since its host is neither this machine, nor mapped, nor in allowEventsTo." : "Does the shop listen without TLS?"} It is sent with <code>${hint}</code>, or the setting <code>map</code>.</p>`}
</section>
${forgeForm(place, id)}`,
  };
}

/** The request and the shop's response: open for the last attempt, since that says what is wrong. */
function exchanged(attempt: AttemptRecord | undefined, isLast: boolean): Content {
  if (!attempt) return html`<span class="soft">no longer kept</span>`;
  const { sent, response } = attempt;
  return html`${response && html`<details${isLast && html` open`}><summary>Response</summary>${code(headerLines(response.headers))}${response.body === "" ? html`<p class="soft">Without a body.</p>` : code(response.body)}</details>`}${sent && folded("Request", html`${code(`${sent.method} ${sent.url}\n${headerLines(sent.headers)}`)}${sent.body !== "" && code(sent.body)}`)}`;
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** Forges what is possible of an event, or of a payment: anything else is rejected, with what is. */
export const forgeForm = ({ form }: Place, id: string): Html =>
  html`<section class="panel"><h2>Send it as an attacker would</h2>
${form("forgeEvent", {
  label: "Send it forged",
  values: { id },
  fields: [fieldOf("forgeEvent", "forgery", { label: "What is sent", hint: false })],
  isPlain: true,
})}</section>`;

/** When a waiting event is sent next. */
function nextOf(place: Place, event: EventRecord): Content {
  const at = nextSendAt(event, place.running.world);
  if (at === undefined) return undefined;
  return html`<span class="soft">It is sent ${event.attempts.length > 0 && "again "}at ${time(at)}.</span> ${advanceTo(place, at, "Advance the clock to it")}`;
}
