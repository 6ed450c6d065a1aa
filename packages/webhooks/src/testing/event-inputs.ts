/** What each maker of an event can be asked for. */
import type { RefundStatus } from "@maksu/merchant-api/events";
import type { AddCardStatus, CallbackStatus } from "@maksu/payment-api/events";
import type { CheckoutAlgorithm } from "@maksu/signing";

/** Who signs, and where to. */
export interface PaymentSigner {
  /** The merchant's address. A query of its own is kept. */
  readonly url: string;
  /** Merchant ID. */
  readonly account: number | string;
  /** The merchant secret. */
  readonly secret: string;
  /**
   * HMAC algorithm.
   * @defaultValue `sha256`
   */
  readonly algorithm?: CheckoutAlgorithm;
  /** Further `checkout-` parameters by their whole name, signed with the others. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What a payment's event tells. Everything has a default. */
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
  /** Payment method. @defaultValue `nordea` */
  readonly provider?: string;
  /** Reference of the settlement; sent to some merchants only. @defaultValue none */
  readonly settlementReference?: string;
}

/** What a refund's event tells. Everything has a default. */
export interface RefundEventInput extends Omit<PaymentEventInput, "transactionId"> {
  /** Transaction ID of the refund; `null` for none, as when the refund was refused for what it asks. @defaultValue a random UUID */
  readonly transactionId?: string | null;
}

/** What a card's event tells. */
export interface CardEventInput extends PaymentSigner {
  /** Whether the card was added: `ok` or `fail`. @defaultValue `ok` */
  readonly status?: AddCardStatus;
  /** @defaultValue a random UUID when the card was added, none when it was not */
  readonly tokenizationId?: string;
}

/** What a receipt without a payment tells. */
export interface ReceiptInput {
  /** One of the addresses in `urlSet`. A query of its own is kept. */
  readonly url: string;
  /** The merchant secret. */
  readonly secret: string;
  /** @defaultValue `15153` */
  readonly orderNumber?: string;
  /** @defaultValue now */
  readonly timestamp?: Date;
}

/** What a receipt of a payment tells. */
export interface SuccessReceiptInput extends ReceiptInput {
  /** Payment ID. @defaultValue ten random letters and digits */
  readonly paid?: string;
  /** Payment method number, of one to three digits. @defaultValue `1` */
  readonly method?: string | number;
}

/** What {@link refundStatusChanged} tells. */
export interface RefundStatusInput {
  /** The refund's `notifyUrl`. A query of its own is kept. */
  readonly url: string;
  /** The merchant secret. */
  readonly secret: string;
  /** @defaultValue `QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi` */
  readonly refundToken?: string;
  /** @defaultValue `created` */
  readonly oldStatus?: RefundStatus;
  /** `completed`, `cancelled`, or a later-introduced value. @defaultValue `completed` */
  readonly newStatus?: RefundStatus;
  /** How the digest is written, which is not documented. @defaultValue `hex`, in lower case */
  readonly encoding?: "hex" | "base64";
}

/** What {@link paymentReport} delivers. */
export interface PaymentReportInput extends Omit<PaymentSigner, "more"> {
  /** @defaultValue `json` */
  readonly format?: "json" | "csv";
  /** @defaultValue a payment and a refund */
  readonly rows?: readonly ReportRow[];
  /** The body as it is, instead of rows. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * A row of a report: any of the fields that `reportFields` can ask for. Amounts are in euros. One that is given as decimal text has the same digits
 * in both formats; one that is given as a number has two decimals in CSV alone, as in the examples of the description: `-5` and `-5,00`.
 */
export type ReportRow = Readonly<Record<string, unknown>>;
