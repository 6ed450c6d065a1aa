import type { Token } from "./cards/token.ts";
import type { Tokenization } from "./cards/tokenization.ts";
import type { Payment } from "./payments/payment.ts";
import type { Refund } from "./refunds/refund.ts";

/** The documents that decisions change, by kind. */
export interface DecidedDocuments {
  readonly payment: Payment;
  readonly refund: Refund;
  readonly tokenization: Tokenization;
  readonly token: Token;
}
