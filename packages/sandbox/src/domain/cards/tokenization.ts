import type { AddCardFormRequest } from "@maksu/payment-api";

export type TokenizationState = "open" | "added" | "cancelled" | "failed";

/** A card that is being added by the customer. */
export interface Tokenization {
  readonly tokenizationId: string;
  readonly account: string;
  /** Further accounts that may use it: of a published one. */
  readonly sharedWith?: readonly string[];
  /** `none` before its first transition. */
  readonly status: TokenizationState | "none";
  readonly form: AddCardFormRequest;
  /** The token, once the card was added. */
  readonly token?: string;
  readonly createdAt: string;
}
