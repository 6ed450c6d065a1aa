import type { Card } from "@maksu/payment-api";
import { binOf, lastFour, type TestCard } from "./test-cards.ts";

/** A card that an account may charge. */
export interface Token {
  readonly token: string;
  readonly account: string;
  /** The last four digits of the test card, which say how it behaves. */
  readonly testCard: string;
  readonly card: Card;
}

/** What is shown of a card. Fingerprints are of the number alone, and of number and expiry. */
export const cardOf = (card: TestCard, fingerprints: { readonly pan: string; readonly card: string }): Card => ({
  type: card.type,
  bin: binOf(card),
  partial_pan: lastFour(card),
  expire_year: card.expiry.year,
  expire_month: card.expiry.month,
  cvc_required: "no",
  funding: "debit",
  category: "unknown",
  country_code: "FI",
  pan_fingerprint: fingerprints.pan,
  card_fingerprint: fingerprints.card,
});
