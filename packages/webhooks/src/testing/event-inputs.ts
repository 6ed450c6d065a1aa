/** The input of each function that creates an event. */
import type { RefundStatus } from "@maksu/merchant-api/events";
import type { AddCardStatus, CallbackStatus } from "@maksu/payment-api/events";
import type { CheckoutAlgorithm } from "@maksu/signing";

/** The signing merchant and the destination. */
export interface PaymentSigner {
  /** The merchant's URL. Its own query is kept. */
  readonly url: string;
  /** Merchant ID. */
  readonly account: number | string;
  /** The merchant secret. */
  readonly secret: string;
  /**
   * HMAC algorithm. The service takes that of the request which made the payment, the refund or the report; of a card, that of its form.
   * @defaultValue `sha256`
   */
  readonly algorithm?: CheckoutAlgorithm;
  /** Further `checkout-` parameters by their full name, signed with the others. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Values of a payment's event. Everything has a default. */
export interface PaymentEventInput extends PaymentSigner {
  /**
   * State of the payment: `ok`, `fail`, `pending`, `delayed`.
   * @defaultValue `ok`
   */
  readonly status?: CallbackStatus;
  /** Cents. @defaultValue `1525` */
  readonly amount?: number;
  /** The merchant's stamp of the payment. @defaultValue a random UUID */
  readonly stamp?: string;
  /** The merchant's reference of the payment. @defaultValue `3759170` */
  readonly reference?: string;
  /** @defaultValue a random UUID */
  readonly transactionId?: string;
  /** Payment method; `null` for none, as when the customer cancels before choosing one. @defaultValue `nordea` */
  readonly provider?: string | null;
  /** Reference of the settlement; sent to some merchants only. @defaultValue none */
  readonly settlementReference?: string;
  /** Token of the card that was stored by `payAndAddCard`; in its success callback alone. @defaultValue none */
  readonly cardToken?: string;
  /** The acquirer's code for a card that was to be stored, and was rejected. @defaultValue none */
  readonly acquirerResponseCode?: string;
  /** Meaning of that code. @defaultValue none */
  readonly acquirerResponseCodeDescription?: string;
}

/** Values that only the callback of a payment by `payAndAddCard` has. */
type StoredCardValue = "cardToken" | "acquirerResponseCode" | "acquirerResponseCodeDescription";

/** Values of a refund's event. Everything has a default. */
export interface RefundEventInput extends Omit<PaymentEventInput, "transactionId" | StoredCardValue> {
  /** Transaction ID of the refund; `null` for none, as for a refund that was rejected as invalid. @defaultValue a random UUID */
  readonly transactionId?: string | null;
}

/** Values of a card's event. */
export interface CardEventInput extends PaymentSigner {
  /** Whether the card was added: `ok` or `fail`. @defaultValue `ok` */
  readonly status?: AddCardStatus;
  /** @defaultValue a random UUID when the card was added, none when it was not */
  readonly tokenizationId?: string;
}

/** Values of a receipt without a payment. */
export interface ReceiptInput {
  /** One of the URLs in `urlSet`. Its own query is kept. */
  readonly url: string;
  /** The merchant secret. */
  readonly secret: string;
  /** @defaultValue `15153` */
  readonly orderNumber?: string;
  /** @defaultValue now */
  readonly timestamp?: Date;
}

/** Values of a receipt of a payment. */
export interface SuccessReceiptInput extends ReceiptInput {
  /** Payment ID. @defaultValue ten random letters and digits */
  readonly paid?: string;
  /** Payment method number, of one to three digits. @defaultValue `1` */
  readonly method?: string | number;
}

/** Values of {@link refundStatusChanged}. */
export interface RefundStatusInput {
  /** The refund's `notifyUrl`. Its own query is kept. */
  readonly url: string;
  /** The merchant secret. */
  readonly secret: string;
  /** @defaultValue `QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi` */
  readonly refundToken?: string;
  /** @defaultValue `created` */
  readonly oldStatus?: RefundStatus;
  /** `completed`, `cancelled`, or a later-introduced value. @defaultValue `completed` */
  readonly newStatus?: RefundStatus;
  /** Encoding of the digest, which is undocumented. @defaultValue `hex`, in lower case */
  readonly encoding?: "hex" | "base64";
}

/** Content of {@link paymentReport}. */
export interface PaymentReportInput extends Omit<PaymentSigner, "more"> {
  /** @defaultValue `json` */
  readonly format?: "json" | "csv";
  /** @defaultValue a payment and a refund */
  readonly rows?: readonly ReportRow[];
  /** The exact body, instead of rows. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * A row of a report: any of the fields that `reportFields` can request. Amounts are in euros. A decimal string keeps its digits in both
 * formats; a number has two decimals in CSV only, as in the examples of the description: `-5` and `-5,00`.
 */
export type ReportRow = Readonly<Record<string, unknown>>;
