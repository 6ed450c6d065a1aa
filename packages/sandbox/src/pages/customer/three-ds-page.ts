/** The 3DS page of a payment's card: a test card's password, or the merchant's decision. */
import type { WireResponse } from "@maksu/service-front";
import { methodOfCard } from "../../domain/cards/test-cards.ts";
import { offeredFor } from "../../acts/customer.ts";
import type { PayOutcome } from "../../acts/act.ts";
import { type Content, html } from "@maksu/markup";
import { outcomeButton } from "./choices.ts";
import { paidPage, summaryOf, submitPayment, visitedPayment } from "./pay-page.ts";
import { cardsToAdd, type ListedCard } from "./test-card-list.ts";
import { form, notFound, type PageHandler, type View, viewOf, type Visit } from "./visit.ts";

/** The 3DS page of a payment. */
export const threeDSPage: PageHandler = (visit) => pageOf(visit, visit.request.query.get("card"));

/** Carries out the choice of the customer, or of the merchant. */
export const submitThreeDS: PageHandler = async (visit) => {
  const end = visit.fields.get("card");
  const card = cardEnding(end);
  if (!card) return notFound(visit);
  const outcome = visit.fields.get("outcome") ?? "approve";
  if (outcome === "approve" && !hasPassword(visit, card)) return pageOf(visit, end, true);
  return submitPayment(visit, { method: methodOfCard(card.card), card: card.number, outcome: outcome as PayOutcome });
};

async function pageOf(visit: Visit, end: string | null, isWrong = false): Promise<WireResponse> {
  const visited = await visitedPayment(visit);
  const card = cardEnding(end);
  if (!visited || !card || card.card.onPage.length < 2) return notFound(visit);
  const { body: payment, context, path } = visited;
  const page = `${path}/3ds`;
  const view = viewOf(visit, page, payment.request.language);
  if (payment.status !== "new") return paidPage(visit, visited, view);
  if (!offeredFor(payment, context.merchant).some(({ id }) => id === methodOfCard(card.card))) return notFound(visit);
  const { text } = view;
  return view.page(
    isWrong ? 400 : 200,
    text("threeDS"),
    html`<h1>${text("threeDS")}</h1><div class="panel">${summaryOf(view, payment)}</div>
<div class="panel">${form(visit, view, page, threeDSForm(view, card, isWrong))}</div>`,
  );
}

/** The form of a 3DS page: the card's password, or the merchant's decision. */
export function threeDSForm(view: View, card: ListedCard, isWrong: boolean): Content {
  const { text } = view;
  const hasField = card.card.password !== undefined;
  const buttons = hasField
    ? [outcomeButton(view, "approve", "confirm", true), outcomeButton(view, "reject", "failAuthentication")]
    : [outcomeButton(view, "reject", "rejectByDefault", true), outcomeButton(view, "approve", "acceptAnyway")];
  return html`<input type="hidden" name="card" value="${card.number.slice(-4)}">
${hasField ? passwordField(view, card, isWrong) : html`<p>${text("decide")}</p>`}
<div class="choices">${buttons}${outcomeButton(view, "cancel", "cancel")}</div>`;
}

const passwordField = ({ text }: View, { card }: ListedCard, isWrong: boolean): Content =>
  html`${isWrong && html`<div class="note bad" id="mistake" role="alert"><p>${text("badPassword")}</p></div>`}
<label class="field"><span>${text("password")}</span><input name="password" type="password" autocomplete="off"${
    isWrong && html` aria-invalid="true" aria-describedby="mistake"`
  }></label>
<p class="soft">${text("passwordHint")} <code>${card.password}</code></p>`;

/** Whether the form has the card's password, where it has one. */
export const hasPassword = ({ fields }: Pick<Visit, "fields">, { card }: ListedCard): boolean =>
  card.password === undefined || fields.get("password") === card.password;

/** The test card with these last four digits. */
export const cardEnding = (end: string | null): ListedCard | undefined => cardsToAdd().find(({ number }) => number.slice(-4) === end);
