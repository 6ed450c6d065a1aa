/** The published test cards as forms have them. */
import { cvcOf, methodOfCard, TEST_CARDS, type TestCard } from "../../domain/cards/test-cards.ts";
import { LEGACY_TEST_CARDS } from "../../domain/orders/order-methods.ts";
import type { FormCard } from "./card-form.ts";
import type { CustomerText } from "./texts.ts";

/** A test card on a form. */
export interface ListedCard extends FormCard {
  readonly card: TestCard;
}

const listed = (card: TestCard, does: readonly CustomerText[]): ListedCard => ({
  card,
  number: card.number,
  does,
  details: { expiry: `${card.expiry.month}/${card.expiry.year}`, cvc: cvcOf(card) },
});

/** The cards that a method's payment takes. */
export const cardsToPay = (method: string): readonly ListedCard[] =>
  TEST_CARDS.filter((card) => methodOfCard(card) === method).map((card) => listed(card, [doesOnPage(card)]));

const doesOnPage = ({ onPage, password }: TestCard): CustomerText =>
  password !== undefined ? "cardAsks" : onPage.length > 1 ? "cardDecides" : onPage[0] === "approve" ? "cardOk" : "cardFails";

/** The cards of the form that adds one. */
export const cardsToAdd = (): readonly ListedCard[] =>
  TEST_CARDS.map((card) =>
    listed(card, [
      card.password !== undefined ? "cardAsks" : card.isAdded ? "cardAdded" : "cardNotAdded",
      ...(card.token === "step-up for the customer" ? (["cardStepUp"] as const) : []),
    ]),
  );

/** The cards of the legacy page: whether they pass is up to the amount. */
export const legacyCards = (method: string): readonly FormCard[] =>
  LEGACY_TEST_CARDS.filter(({ name }) => name === method).map(({ number }) => ({ number, does: [] }));
