/** A payment: its life, what can happen next, and what belongs to it. */
import { transition } from "../../../domain/lifecycle.ts";
import { offeredFor } from "../../../acts/customer.ts";
import type { Method } from "../../../domain/methods.ts";
import { paymentTriggers, subjectOf } from "../../../domain/payments/move-payment.ts";
import type { Payment } from "../../../domain/payments/payment.ts";
import { PAYMENT_LIFECYCLE } from "../../../domain/payments/payment-lifecycle.ts";
import type { PaymentTrigger } from "../../../domain/payments/payment-row.ts";
import { lineId } from "../../../domain/settlements/line.ts";
import { contextIn } from "../../../world/world.ts";
import { html, type Html } from "@maksu/markup";
import { badge, euros, facts, folded, json, time } from "../components.ts";
import { maskedToken } from "../masking.ts";
import { choiceField, type Field } from "../fields.ts";
import type { Place, View } from "../place.ts";
import { sequenceOf } from "../sequence/sequence.ts";
import { type Cause, nextSteps, type Step } from "../steps.ts";
import { lifeOf } from "../timeline.ts";
import { forgeForm } from "./event.ts";
import { eventTable } from "./events.ts";
import { notFound } from "./not-found.ts";
import { refundForm, refundTable } from "./refunds.ts";

/** Builds the page. */
export async function paymentView(place: Place): Promise<View> {
  const { reader, about, href } = place;
  const payment = await reader.get("payment", about);
  if (!payment) return notFound(place, "payment", about);
  const refunds = await reader.list("refund", "payment", { equal: about });
  const events = await reader.events({ about }, { limit: 100 });
  const line = await reader.get("line", lineId(about, payment.account));
  const { status, request, amount, timers, createdAt, paidAt } = payment;
  return {
    title: `Payment ${request.reference}`,
    main: html`<p><a href="${href("payments", { account: payment.account })}">Payments</a></p>
<h1>Payment ${request.reference}</h1>
<p class="amount">${euros(amount)} ${badge(status)}</p>
<div class="columns"><div>
<section class="panel"><h2>What can happen next</h2>
${nextSteps(place, stepsOf(place, payment), timers)}
${status === "ok" && refundForm(place, { id: about, amount, refunded: payment.refunded })}
</section>
<section class="panel"><h2>Life</h2>
${lifeOf(place, { about, remembered: { created: createdAt, paid: paidAt }, events, timers })}
</section></div>
<div><section class="panel"><h2>Facts</h2>
${factsOf(place, payment, line?.settlementId)}
${folded("The shop’s request", json(request))}
</section>
<section class="panel"><h2>Sequence</h2>
${await sequenceOf(place, { payment, refunds, events, line })}
</section></div></div>
<h2>Refunds</h2>
${refundTable(place, refunds, "No refunds yet.")}
<h2>Events</h2>
${eventTable(place, events, request.callbackUrls ? "No events yet." : "The request names no callback URLs.")}
${forgeForm(place, about)}`,
  };
}

const factsOf = ({ href, root }: Place, payment: Payment, settlementId: string | undefined): Html =>
  facts({
    "Transaction id": html`<code>${payment.transactionId}</code>`,
    "Customer’s page":
      payment.status === "new" && payment.kind === "page" && html`<a href="${root(`/pay/${payment.transactionId}`)}">Pay page</a>`,
    Account: payment.account,
    Kind: payment.kind === "page" ? "pay page" : payment.kind,
    "Waits for": payment.waitsFor,
    Cause: payment.cause,
    Stamp: html`<code>${payment.request.stamp}</code>`,
    "Bank reference": payment.bankReference,
    Created: time(payment.createdAt),
    Paid: payment.paidAt !== undefined && time(payment.paidAt),
    Method: payment.provider,
    "Filing code": payment.filingCode,
    Card: payment.cardInfo && `${payment.cardInfo.bin}… ${payment.cardInfo.partialPan}`,
    Token: payment.token !== undefined && html`<code>${maskedToken(payment.token)}</code>`,
    Refunded: payment.refunded > 0 && euros(payment.refunded),
    Settlement: settlementId !== undefined && html`<a href="${href(`settlements/${payment.account}/${settlementId}`)}">${settlementId}</a>`,
  });

/** The triggers that a table has, depending on the methods that the payment offers. */
function stepsOf({ running: { world } }: Place, payment: Payment): readonly Step[] {
  const context = contextIn(world, payment.account);
  const { status, kind, provider } = payment;
  const isChosen = kind !== "page" || provider !== undefined || status !== "new";
  const offered = offeredFor(payment, context.merchant);
  const methods: readonly (Method | undefined)[] = isChosen ? [undefined] : offered;
  const byTrigger = new Map<PaymentTrigger, (Method | undefined)[]>();
  for (const method of methods)
    for (const trigger of paymentTriggers(payment, context, method)) byTrigger.set(trigger, [...(byTrigger.get(trigger) ?? []), method]);
  return [...byTrigger].map(([trigger, with_]) => ({
    trigger,
    rows: [...new Set(with_.map((method) => transition(PAYMENT_LIFECYCLE, status, trigger, subjectOf(payment, context, method))))],
    cause: causeOf(
      payment,
      trigger,
      with_.flatMap((method) => method ?? []),
    ),
  }));
}

function causeOf({ transactionId: id }: Payment, trigger: PaymentTrigger, methods: readonly Method[]): Cause {
  const pay = (...fields: readonly Field[]): Cause => ({
    by: "form",
    operation: "pay",
    content: { values: { id, outcome: trigger }, fields },
  });
  switch (trigger) {
    case "approve":
    case "reject":
    case "leave":
      return methods.length > 0
        ? pay(
            choiceField(
              "method",
              methods.map((method) => [method.id, method.names.join(", ")]),
              { label: "Method" },
            ),
          )
        : pay();
    case "cancel":
      return pay();
    case "authenticate":
    case "fail authentication":
      return { by: "form", operation: "stepUp", content: { values: { id, outcome: trigger === "authenticate" ? "approve" : "reject" } } };
    case "confirm":
    case "clear":
    case "decline":
      return { by: "form", operation: "resolve", content: { values: { id, act: trigger } } };
    case "activate":
      return { by: "shop", operations: "activateInvoice" };
    case "commit":
      return { by: "shop", operations: "commitAuthorizationHold" };
    case "revert":
      return { by: "shop", operations: "revertAuthorizationHold" };
    default:
      return { by: "time" };
  }
}
