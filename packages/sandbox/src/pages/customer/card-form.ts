/** The form of a card: filled in by a test card of the list. No other number is accepted, or shown again. */
import { type Content, html, type Html } from "@maksu/markup";
import type { CustomerText } from "./texts.ts";
import { form, type View, type Visit } from "./visit.ts";

/** A test card as the form has it. */
export interface FormCard {
  readonly number: string;
  readonly does: readonly CustomerText[];
  /** Month and year, and the security code, where they are published. */
  readonly details?: { readonly expiry: string; readonly cvc: string };
}

/** A card's form. */
export interface CardForm {
  readonly page: string;
  readonly cards: readonly FormCard[];
  /** The mistake in the form that was sent. */
  readonly wrong?: CardMistake;
  /** More buttons. */
  readonly more: Content;
  readonly submit: CustomerText;
}

/** A field of a card that was wrong. */
export type CardMistake = "number" | "expiry" | "cvc";

const MESSAGES: Readonly<Record<CardMistake, CustomerText>> = { number: "badNumber", expiry: "badExpiry", cvc: "badCvc" };

/** The last four digits, which name a test card in addresses. */
const endOf = ({ number }: FormCard): string => number.slice(-4);

/** A number in the groups in which it is printed on a card: of four digits; of an American Express card, of 4, 6 and 5. */
const grouped = (number: string): string =>
  number.length === 15 ? number.replace(/^(.{4})(.{6})/, "$1 $2 ") : number.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Writes the form and the list of test cards. */
export function cardForm(visit: Visit, view: View, { page, cards, wrong, more, submit }: CardForm): Html {
  const { text } = view;
  const sent = visit.fields.get("number")?.replaceAll(" ", "");
  const chosen =
    cards.find((card) => card.number === sent || endOf(card) === visit.request.query.get("card")) ??
    (sent === undefined ? cards[0] : undefined);
  const field = (name: CardMistake, label: CustomerText, value: string | undefined, mode: "numeric" | "text"): Html =>
    html`<label class="field"><span>${text(label)}</span><input name="${name}" value="${value ?? ""}" inputmode="${mode}" autocomplete="off" required${
      wrong === name && html` aria-invalid="true" aria-describedby="mistake"`
    }></label>`;
  return html`${wrong && html`<div class="note bad" id="mistake" role="alert"><p>${text(MESSAGES[wrong])}</p></div>`}
${form(
  visit,
  view,
  page,
  html`${field("number", "cardNumber", chosen && grouped(chosen.number), "numeric")}${
    cards.some(({ details }) => details) &&
    html`<div class="fields">${field("expiry", "expiry", chosen?.details?.expiry, "text")}${field("cvc", "cvc", chosen?.details?.cvc, "numeric")}</div>`
  }<div class="choices"><button>${text(submit)}</button>${more}</div>`,
)}
<h2>${text("testCards")}</h2>
<p class="soft">${text("testCardsHint")}</p>
<ul class="methods cards">${cards.map(
    (card) =>
      html`<li><a class="method" href="${view.link(page, { card: endOf(card) })}"${card === chosen && html` aria-current="true"`}><span><span class="code">${grouped(card.number)}</span><small>${card.does
        .map(text)
        .join("; ")}</small></span></a></li>`,
  )}</ul>`;
}

/** The card of a form that was sent; what is wrong with it. */
export function cardIn<Card extends FormCard>(fields: URLSearchParams, cards: readonly Card[]): Card | CardMistake {
  const digits = (name: string): string => (fields.get(name) ?? "").replaceAll(/\s/g, "");
  const card = cards.find(({ number }) => number === digits("number"));
  if (!card) return "number";
  if (!card.details) return card;
  // Never compared with the date: the published cards expire, and stay in use.
  const [month, year = ""] = digits("expiry").split("/");
  const [wantedMonth, wantedYear = ""] = card.details.expiry.split("/");
  if (month !== wantedMonth || (year !== wantedYear && year !== wantedYear.slice(2))) return "expiry";
  return digits("cvc") === card.details.cvc ? card : "cvc";
}
