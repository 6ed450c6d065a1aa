import type { Card, TokenCustomerDetails } from "@maksu/payment-api";
import { binOf, lastFour, type TestCard } from "./test-cards.ts";

/** A card that an account may charge. */
export interface Token {
  readonly token: string;
  readonly account: string;
  /** Further accounts that may use it: of a published one. */
  readonly sharedWith?: readonly string[];
  /** The last four digits of the test card, which say how it behaves. */
  readonly testCard: string;
  readonly card: Card;
  /** Where it was added from, of a published one; of any other, from {@link ADDED_FROM}. */
  readonly customer?: TokenCustomerDetails;
}

/** Where the customers of the sandbox are: at an address that documentation uses, and nobody has. */
export const ADDED_FROM: TokenCustomerDetails = { network_address: "192.0.2.1", country_code: "FI" };

/**
 * The token of a test card.
 *
 * @param fingerprint - the same value for the same text, in one world
 */
export const tokenOf = (
  card: TestCard,
  { token, account }: Pick<Token, "token" | "account">,
  fingerprint: (text: string) => string,
): Token => ({
  token,
  account,
  testCard: lastFour(card),
  card: {
    type: card.type,
    bin: binOf(card),
    partial_pan: lastFour(card),
    expire_year: card.expiry.year,
    expire_month: card.expiry.month,
    cvc_required: "no",
    funding: "debit",
    category: "unknown",
    country_code: "FI",
    pan_fingerprint: fingerprint(card.number),
    card_fingerprint: fingerprint(`${card.number} ${card.expiry.year}-${card.expiry.month}`),
  },
});
