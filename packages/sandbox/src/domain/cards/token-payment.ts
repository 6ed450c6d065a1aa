/** Charges and holds of a card's token (Payment API, operations 11 to 14). */
import type { TokenPaymentRequest } from "@maksu/payment-api";
import type { Changes } from "../changes.ts";
import { methodNamed } from "../methods.ts";
import { checkNewPayment, newPayment, type NewPaymentParts, type NewPaymentState } from "../payments/create-payment.ts";
import { movePayment } from "../payments/move-payment.ts";
import type { Payment } from "../payments/payment.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import { methodOfCard, type TestCard, testCard } from "./test-cards.ts";
import type { Token } from "./token.ts";

/** A charge or a hold, by the merchant or by the customer. */
export interface TokenPaymentCommand {
  readonly request: TokenPaymentRequest;
  readonly kind: "charge" | "hold";
  readonly initiatedBy: "merchant" | "customer";
  readonly parts: NewPaymentParts;
  /** Asks for a step-up, whatever the card. */
  readonly asksForStepUp?: boolean;
  /** Whether the acquirer declines it, whatever the card. */
  readonly isDeclined?: boolean;
}

export interface TokenPaymentState extends NewPaymentState {
  /** The account's token of the request; undefined when it has none. */
  readonly token: Token | undefined;
}

/** Charges or holds an amount; or opens a payment that waits for a step-up. */
export function createTokenPayment(
  { request, kind, initiatedBy, parts, asksForStepUp = false, isDeclined = false }: TokenPaymentCommand,
  state: TokenPaymentState,
  now: number,
): (Changes & { readonly payment: Payment }) | Rejected {
  const { cards, amex } = state.merchant.settings;
  const card = state.token && testCard(state.token.testCard);
  if (!cards || (card?.type === "Amex" && !amex))
    return reject(
      "tokenPayment.cards",
      cards ? "American Express is not enabled for the merchant" : "cards are not enabled for the merchant",
    );
  if (!card && !asksForStepUp) return reject("tokenPayment.token", "body/token is none of the account's");
  if (isDeclined) return reject("tokenPayment.decline", "a fault rule has the acquirer decline it");
  if (card?.token === "declined") return reject("tokenPayment.decline", "the test card is declined by its acquirer");
  const checked = checkNewPayment(request, state);
  if ("rejected" in checked) return checked;
  const opened = newPayment(kind, request, checked.amount, parts, state, now);
  const isStepUp = asksForStepUp || (initiatedBy === "customer" && card?.token === "step-up for the customer");
  return movePayment({ ...opened, token: request.token }, isStepUp ? "ask for step-up" : kind, now, state, cardDetails(card));
}

/** The method and the card that take part. */
export const cardDetails = (card: TestCard | undefined): Parameters<typeof movePayment>[4] => {
  const method = methodNamed(card && methodOfCard(card));
  return { ...(method && { method }), ...(card && { card }) };
};
