/** The page of a legacy order: its methods, and the page of each. */
import type { WireResponse } from "@maksu/service-front";
import type { PayOutcome } from "../../acts/act.ts";
import { pay } from "../../acts/customer.ts";
import { openedAgain, orderReturn } from "../../acts/order-customer.ts";
import { orderChoices } from "./pay-choices.ts";
import type { PayOptions } from "../../acts/generated/methods.ts";
import type { NumberedMethod } from "../../domain/methods.ts";
import type { Order, OrderContext } from "../../domain/orders/order.ts";
import { cardErrorOf, methodsOfOrder } from "../../domain/orders/order-methods.ts";
import { contextIn } from "../../world/world.ts";
import { type Content, html } from "@maksu/markup";
import { languageNamed } from "../language.ts";
import { cardForm, cardIn, type CardMistake } from "./card-form.ts";
import { choiceButtons, chosen, outcomeButton } from "./choices.ts";
import { amountOf, factList, itemTable } from "./facts.ts";
import { methodGroups } from "./method-list.ts";
import { legacyCards } from "./test-card-list.ts";
import type { CustomerText } from "./texts.ts";
import { actAndReturn, find, finishedPage, form, type Found, notFound, type PageHandler, type View, viewOf, type Visit } from "./visit.ts";

interface OrderVisit extends Found<Order> {
  readonly context: OrderContext;
  /** As it is when its customer pays: opened again if it was cancelled. */
  readonly open: Order;
  readonly path: string;
}

async function visitedOrder(visit: Visit): Promise<OrderVisit | undefined> {
  const [token = ""] = visit.names;
  const found = await find(visit, "order", token);
  if (!found) return undefined;
  const { world } = found.running;
  const context = contextIn(world, found.body.account);
  const open = openedAgain(found.body, world.clock.now(), context)?.order ?? found.body;
  return { ...found, context, open, path: `/payment/load/token/${token}` };
}

const viewOfOrder = (visit: Visit, { body }: OrderVisit, page: string): View =>
  viewOf(visit, page, languageNamed(body.request.locale ?? "fi"));

export const orderPage: PageHandler = async (visit) => {
  const visited = await visitedOrder(visit);
  if (!visited) return notFound(visit);
  const { open, context, path } = visited;
  const view = viewOfOrder(visit, visited, path);
  const closed = closedPage(visit, visited, view);
  if (closed) return closed;
  const { text } = view;
  const methods = methodsOfOrder(open, context).map((each) => ({ ...each, path: pathOf(path, each) }));
  return view.page(
    200,
    text("payTitle"),
    html`<h1>${text("payTitle")}</h1><div class="panel">${summaryOf(view, open)}</div>${methodGroups(view, methods)}${form(
      visit,
      view,
      path,
      html`<p>${outcomeButton(view, "cancel", "cancel")}</p>`,
    )}`,
  );
};

const pathOf = (path: string, { name }: NumberedMethod): string => `${path}/${encodeURIComponent(name)}`;

const summaryOf = (view: View, { amount, account, request, referenceNumber }: Order, method?: string): Content => [
  amountOf(view, amount),
  factList(view, [
    ["merchant", account],
    ["order", request.orderNumber],
    ["reference", request.referenceNumber ?? referenceNumber],
    ["method", method],
  ]),
  itemTable(
    view,
    (request.orderDetails?.products ?? []).map(({ title, amount: units, price }) => ({
      name: title,
      units,
      price: Math.round(Number(price) * 100),
    })),
  ),
];

/** The page of an order that can't be paid: one that is paid, or whose token is dead. */
function closedPage(visit: Visit, { body, open, running }: OrderVisit, view: View): Promise<WireResponse> | undefined {
  const facts = summaryOf(view, body, body.methodName);
  const isOpen = open.status === "waiting payment";
  if (isOpen && open.expiredAt === undefined) return undefined;
  if (isOpen || body.status === "cancelled")
    return finishedPage(visit, view, {
      status: 410,
      title: "expired",
      isGood: false,
      facts: [html`<p>${view.text("deadToken")}</p>`, facts],
    });
  const title: CustomerText = body.status === "paid" ? "paid" : "waiting";
  return finishedPage(visit, view, { title, isGood: true, facts, target: orderReturn(body, running.world.clock.now()) });
}

/** The page of an order's method. */
export const orderMethodPage: PageHandler = async (visit) => {
  const visited = await visitedOrder(visit);
  const method = visited && methodOf(visit, visited);
  return visited && method ? pageOfMethod(visit, visited, method) : notFound(visit);
};

const methodOf = (visit: Visit, { open, context }: OrderVisit): NumberedMethod | undefined =>
  methodsOfOrder(open, context).find(({ name }) => name === visit.names[1]);

async function pageOfMethod(visit: Visit, visited: OrderVisit, method: NumberedMethod, wrong?: CardMistake): Promise<WireResponse> {
  const { open, context, path } = visited;
  const page = pathOf(path, method);
  const view = viewOfOrder(visit, visited, page);
  const closed = closedPage(visit, visited, view);
  if (closed) return closed;
  const { text } = view;
  const error = cardErrorOf(open.amount, method);
  const choices = orderChoices(open, context, method).filter(({ outcome }) => outcome !== "approve" || error === undefined);
  const cards = legacyCards(method.name);
  const more = html`<button name="outcome" value="cancel" class="plain" formnovalidate>${text("cancel")}</button>`;
  const act =
    cards.length > 0
      ? cardForm(visit, view, { page, cards, submit: "pay", more, ...(wrong && { wrong }) })
      : html`<h2>${text("whatHappens")}</h2>${form(visit, view, page, choiceButtons(view, choices))}`;
  return view.page(
    wrong ? 400 : 200,
    method.name,
    html`<h1>${method.name}</h1><div class="panel">${summaryOf(view, open)}</div>${error !== undefined && html`<div class="note wait"><p>${text("responseCode")}: ${error}. ${text("cardFails")}</p></div>`}<div class="panel">${act}</div><p><a href="${view.link(path)}">${text("otherMethods")}</a></p>`,
  );
}

/** Carries out the customer's choice on a method's page. */
export const submitOrderMethod: PageHandler = async (visit) => {
  const visited = await visitedOrder(visit);
  const method = visited && methodOf(visit, visited);
  if (!visited || !method) return notFound(visit);
  const outcome = visit.fields.get("outcome");
  const cards = legacyCards(method.name);
  if (cards.length === 0 || outcome === "cancel")
    return submit(visit, { method: method.name, ...(outcome !== null && { outcome: outcome as PayOutcome }) });
  const card = cardIn(visit.fields, cards);
  return typeof card === "string" ? pageOfMethod(visit, visited, method, card) : submit(visit, { method: method.name, card: card.number });
};

/** The customer cancels, without a method. */
export const leaveOrderPage: PageHandler = (visit) => submit(visit, { outcome: "cancel" });

async function submit(visit: Visit, options: PayOptions): Promise<WireResponse> {
  const visited = await visitedOrder(visit);
  if (!visited) return notFound(visit);
  const { running, body, path } = visited;
  return actAndReturn(visit, running, viewOfOrder(visit, visited, path).link(path), async (session) => {
    const { redirect } = await pay(running.world, session, body.token, chosen(options));
    return redirect;
  });
}
