/** A refund of a payment or of an order: its life, and what can happen next. */
import { transition } from "../../../domain/lifecycle.ts";
import type { MerchantRefund } from "../../../domain/merchant-refunds/merchant-refund.ts";
import { MERCHANT_REFUND_LIFECYCLE } from "../../../domain/merchant-refunds/merchant-refund-lifecycle.ts";
import { merchantRefundTriggers } from "../../../domain/merchant-refunds/move-merchant-refund.ts";
import { refundTriggers } from "../../../domain/refunds/move-refund.ts";
import type { Refund } from "../../../domain/refunds/refund.ts";
import { REFUND_LIFECYCLE } from "../../../domain/refunds/refund-lifecycle.ts";
import { contextIn } from "../../../world/world.ts";
import { html, type Content } from "@maksu/markup";
import { badge, euros, facts, time } from "../components.ts";
import type { Place, View } from "../place.ts";
import { type Cause, nextSteps, type Step } from "../steps.ts";
import { lifeOf } from "../timeline.ts";
import { eventTable } from "./events.ts";
import { notFound } from "./not-found.ts";

/** Builds the page. */
export async function refundView(place: Place): Promise<View> {
  const { reader, about } = place;
  const refund = await reader.get("refund", about);
  if (refund) return view(place, refund, stepsOf(place, refund), ofPayment(place, refund));
  const merchantRefund = await reader.get("merchantRefund", about);
  if (merchantRefund) return view(place, merchantRefund, merchantStepsOf(place, merchantRefund), ofOrder(place, merchantRefund));
  return notFound(place, "refund", about);
}

async function view(
  place: Place,
  { status, amount, createdAt, timers }: Refund | MerchantRefund,
  steps: readonly Step[],
  values: Readonly<Record<string, Content>>,
): Promise<View> {
  const { reader, about, href } = place;
  const events = await reader.events({ about }, { limit: 100 });
  return {
    title: "Refund",
    main: html`<p><a href="${href("refunds")}">Refunds</a></p>
<h1>Refund</h1>
<p class="amount">${euros(amount)} ${badge(status)}</p>
<div class="columns"><div>
<section class="panel"><h2>What can happen next</h2>${nextSteps(place, steps, timers)}</section>
<section class="panel"><h2>Life</h2>${lifeOf(place, { about, remembered: { created: createdAt }, events, timers })}</section></div>
<div><section class="panel"><h2>Facts</h2>${facts(values)}</section></div></div>
<h2>Events</h2>
${eventTable(place, events, "No events yet.")}`,
  };
}

const ofPayment = ({ href }: Place, refund: Refund): Readonly<Record<string, Content>> => ({
  "Transaction id": html`<code>${refund.transactionId}</code>`,
  Payment: html`<a href="${href(`payments/${refund.payment}`)}"><code>${refund.payment}</code></a>`,
  Account: refund.account,
  "Waits for": refund.waitsFor,
  Cause: refund.cause,
  By: `${refund.provider}${refund.via === "email" ? ", to an account that the customer names" : ""}`,
  "Customer’s e-mail": refund.email,
  Stamp: html`<code>${refund.stamp}</code>`,
  Reference: refund.reference,
  Created: time(refund.createdAt),
  Done: refund.doneAt !== undefined && time(refund.doneAt),
});

const ofOrder = ({ href }: Place, refund: MerchantRefund): Readonly<Record<string, Content>> => ({
  "Refund token": html`<code>${refund.token}</code>`,
  Order: html`<a href="${href(`orders/${refund.order}`)}"><code>${refund.paymentId}</code></a>`,
  "Merchant ID": refund.account,
  "Waits for": refund.waitsFor,
  Cause: refund.cause,
  Method: refund.method,
  "Customer’s e-mail": refund.email,
  "Notification URL": refund.notifyUrl,
  Fee: euros(refund.fee),
  Created: time(refund.createdAt),
  Changed: refund.updatedAt !== undefined && time(refund.updatedAt),
});

/** A cause that lies elsewhere, by a form; all else happens by itself. */
const causeOf = (id: string, trigger: string, acts: readonly string[]): Cause =>
  acts.includes(trigger) ? { by: "form", operation: "resolve", content: { values: { id, act: trigger } } } : { by: "time" };

function stepsOf({ running: { world } }: Place, refund: Refund): readonly Step[] {
  const context = contextIn(world, refund.account);
  return refundTriggers(refund, context).map((trigger) => ({
    trigger,
    rows: [transition(REFUND_LIFECYCLE, refund.status, trigger, { refund, ...context })],
    cause: causeOf(refund.transactionId, trigger, ["approve", "reject", "pay out"]),
  }));
}

function merchantStepsOf({ running: { world } }: Place, refund: MerchantRefund): readonly Step[] {
  const context = contextIn(world, refund.account);
  return merchantRefundTriggers(refund, context).map((trigger) => ({
    trigger,
    rows: [transition(MERCHANT_REFUND_LIFECYCLE, refund.status, trigger, { refund, ...context })],
    cause: causeOf(refund.token, trigger, ["give account", "complete", "cancel", "reject"]),
  }));
}
