/** The pay page: the methods of a payment in groups, and the page of each method. */
import { verifyCheckoutSignature } from "@maksu/signing";
import type { WireResponse } from "@maksu/service-front";
import type { PayOutcome } from "../../acts/act.ts";
import { offeredFor, pay, paymentRedirect } from "../../acts/customer.ts";
import { payChoices } from "./pay-choices.ts";
import type { PayOptions } from "../../acts/generated/methods.ts";
import type { Method } from "../../domain/methods.ts";
import { methodUsed, type Payment, type PaymentContext } from "../../domain/payments/payment.ts";
import { contextIn } from "../../world/world.ts";
import { type Content, html } from "@maksu/markup";
import { seeOther } from "../page-response.ts";
import { cardForm, cardIn, type CardMistake } from "./card-form.ts";
import { choiceButtons, chosen, outcomeButton } from "./choices.ts";
import { amountOf, factList, itemTable } from "./facts.ts";
import { methodGroups } from "./method-list.ts";
import { cardsToPay } from "./test-card-list.ts";
import type { CustomerText } from "./texts.ts";
import {
  actAndReturn,
  errorPage,
  find,
  finishedPage,
  form,
  type Found,
  notFound,
  type PageHandler,
  type View,
  viewOf,
  type Visit,
} from "./visit.ts";

/** A payment of the pay page that its customer visits. */
export interface PaymentVisit extends Found<Payment> {
  readonly context: PaymentContext;
  /** Path of its pay page. */
  readonly path: string;
}

/** Finds the payment of a visit. */
export async function visitedPayment(visit: Visit): Promise<PaymentVisit | undefined> {
  const [id = ""] = visit.names;
  const found = await find(visit, "payment", id);
  if (found?.body.kind !== "page") return undefined;
  return { ...found, context: contextIn(found.running.world, found.body.account), path: `/pay/${id}` };
}

export const payPage: PageHandler = async (visit) => {
  const visited = await visitedPayment(visit);
  if (!visited) return notFound(visit);
  const { body: payment, context, path } = visited;
  const view = viewOf(visit, path, payment.request.language);
  if (payment.status !== "new") return paidPage(visit, visited, view);
  const { text } = view;
  const methods = offeredFor(payment, context.merchant);
  return view.page(
    200,
    text("payTitle"),
    html`<h1>${text("payTitle")}</h1>
${payment.waitsFor === "bank" && html`<div class="note wait"><p>${text("left")}</p></div>`}
<div class="panel">${summaryOf(view, payment)}</div>
${methodGroups(
  view,
  methods.flatMap((method) => method.names.map((name) => ({ method, name, path: `${path}/${method.id}` }))),
)}
${form(visit, view, path, html`<p>${outcomeButton(view, "cancel", "cancel")}</p>`)}`,
  );
};

/** Amount, merchant, references and items of a payment. */
export const summaryOf = (view: View, { amount, account, bankReference, request }: Payment, method?: string): Content => [
  amountOf(view, amount),
  factList(view, [
    ["merchant", account],
    ["reference", request.reference],
    ["order", request.orderId],
    ["bankReference", bankReference],
    ["method", method],
  ]),
  itemTable(
    view,
    (request.items ?? []).map(({ description, productCode, units, unitPrice }) => ({
      name: description || productCode,
      units,
      price: unitPrice,
    })),
  ),
];

/** The page of a payment that is not to be paid any more. */
export function paidPage(visit: Visit, { body: payment, running }: Found<Payment>, view: View): Promise<WireResponse> {
  const { status, cause } = payment;
  const title: CustomerText =
    status === "fail"
      ? cause === "timeout"
        ? "expired"
        : cause === "cancelled"
          ? "cancelled"
          : "failed"
      : status === "ok"
        ? "paid"
        : status === "authorization-hold"
          ? "held"
          : "waiting";
  return finishedPage(visit, view, {
    title,
    isGood: status !== "fail",
    facts: summaryOf(view, payment, methodUsed(payment)),
    target: paymentRedirect(running.world, payment),
  });
}

/** The customer cancels, without a method. */
export const leavePayPage: PageHandler = (visit) => submitPayment(visit, { outcome: "cancel" });

export const methodPage: PageHandler = async (visit) => {
  const visited = await visitedPayment(visit);
  const method = visited && methodOf(visit, visited);
  return visited && method ? pageOfMethod(visit, visited, method) : notFound(visit);
};

function methodOf(visit: Visit, { body, context }: PaymentVisit): Method | undefined {
  return offeredFor(body, context.merchant).find(({ id }) => id === visit.names[1]);
}

async function pageOfMethod(visit: Visit, visited: PaymentVisit, method: Method, wrong?: CardMistake): Promise<WireResponse> {
  const { body: payment, context, path } = visited;
  const page = `${path}/${method.id}`;
  const view = viewOf(visit, page, payment.request.language);
  if (payment.status !== "new") return paidPage(visit, visited, view);
  const { text } = view;
  const choices = payChoices(payment, context, method);
  const cancel =
    choices.some(({ outcome }) => outcome === "cancel") &&
    html`<button name="outcome" value="cancel" class="plain" formnovalidate>${text("cancel")}</button>`;
  const act =
    method.group === "creditcard"
      ? cardForm(visit, view, { page, cards: cardsToPay(method.id), submit: "pay", more: cancel, ...(wrong && { wrong }) })
      : html`<h2>${text("whatHappens")}</h2>${form(visit, view, page, choiceButtons(view, choices))}`;
  const [name = method.id, ...others] = method.names;
  const title = others.length > 0 ? text("card") : name;
  return view.page(
    wrong ? 400 : 200,
    title,
    html`<h1>${title}</h1><div class="panel">${summaryOf(view, payment)}</div><div class="panel">${act}</div><p><a href="${view.link(path)}">${text("otherMethods")}</a></p>`,
  );
}

/** The shop's own page posts the signed form of a method: that opens the method's page, and changes nothing. */
export const providerForm: PageHandler = async (visit) => {
  const visited = await visitedPayment(visit);
  const method = visited && methodOf(visit, visited);
  if (!visited || !method) return notFound(visit);
  const { transactionId, account } = visited.body;
  const parameters = [...visit.fields];
  const isOwn =
    visit.fields.get("checkout-transaction-id") === transactionId &&
    visit.fields.get("checkout-account") === account &&
    (await verifyCheckoutSignature({ parameters, secret: visit.secretsOf(account) }));
  if (!isOwn) return errorPage(visit, 401, "badRequest", "badSignature");
  return seeOther(viewOf(visit, visited.path).link(`${visited.path}/${method.id}`));
};

/** Carries out the customer's choice on a method's page. */
export const submitMethod: PageHandler = async (visit) => {
  const visited = await visitedPayment(visit);
  const method = visited && methodOf(visit, visited);
  if (!visited || !method) return notFound(visit);
  const outcome = visit.fields.get("outcome");
  if (method.group !== "creditcard" || outcome === "cancel")
    return submitPayment(visit, { method: method.id, ...(outcome !== null && { outcome: outcome as PayOutcome }) });
  const card = cardIn(visit.fields, cardsToPay(method.id));
  if (typeof card === "string") return pageOfMethod(visit, visited, method, card);
  const end = card.number.slice(-4);
  if (card.card.onPage.length > 1) return seeOther(viewOf(visit, visited.path).link(`${visited.path}/3ds`, { card: end }));
  return submitPayment(visit, { method: method.id, card: end });
};

/** Pays, and sends the customer on. */
export async function submitPayment(visit: Visit, options: PayOptions): Promise<WireResponse> {
  const visited = await visitedPayment(visit);
  if (!visited) return notFound(visit);
  const { running, body, path } = visited;
  return actAndReturn(visit, running, viewOf(visit, path).link(path), async (session) => {
    const { redirect } = await pay(running.world, session, body.transactionId, chosen(options));
    return redirect;
  });
}
