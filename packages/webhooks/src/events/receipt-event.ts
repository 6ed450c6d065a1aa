/** The legacy API's receipts, which arrive with the customer and with the notification (Legacy API, Events). */
import { type Secrets, verifyReceipt } from "@maksu/signing";
import type { FailureRedirectQuery, SuccessRedirectQuery } from "@maksu/legacy-api/events";
import { eventKey } from "./event-key.ts";
import { takeReaderOptions } from "./option-table.ts";
import { queryPairs } from "../query-pairs.ts";
import { isLine } from "./line.ts";
import { type Reading, rejected } from "./reading.ts";

/** A receipt of a payment. */
export interface PaidReceipt {
  /** The order was paid. */
  readonly paid: true;
  /** The order number that the payment was created with. */
  readonly orderNumber: SuccessRedirectQuery["ORDER_NUMBER"];
  /** Time of the receipt. */
  readonly timestamp: Date;
  /** Identifies the payment: `PAID`. */
  readonly paymentId: SuccessRedirectQuery["PAID"];
  /** Number of the payment method. */
  readonly method: SuccessRedirectQuery["METHOD"];
}

/** A receipt without a payment: the customer cancelled, or the payment failed. Its authentication code is as valid as that of a payment. */
export interface UnpaidReceipt {
  /** The order was not paid. */
  readonly paid: false;
  /** The order number that the payment was created with. */
  readonly orderNumber: FailureRedirectQuery["ORDER_NUMBER"];
  /** Time of the receipt. */
  readonly timestamp: Date;
}

/** A receipt: check `paid` first. It has neither amount nor currency, so it stands for the amount that the order was created with. */
export type ReceiptEvent = PaidReceipt | UnpaidReceipt;

/** The secret to verify receipts with. */
export interface ReceiptMerchant {
  /** The merchant secret, or several during a rotation. */
  readonly secret: Secrets;
}

/**
 * Verifies and parses a receipt: one with `PAID` and `METHOD` is of a payment, one without both is of none.
 *
 * @param url - the requested URL, or its path and query
 * @throws WebhookError `option-invalid`, `option-unknown`, `request-invalid`, `secret-invalid`
 * @throws SigningError `md5-unavailable`
 */
export async function readReceipt(url: string | URL, merchant: ReceiptMerchant): Promise<Reading<ReceiptEvent>> {
  const { secret } = takeReaderOptions(merchant, "secret");
  const parameters = queryPairs(url);
  const values = new Map(parameters);
  const form = values.has("PAID") ? "success" : "failure";
  if (!(await verifyReceipt({ parameters, form, secret }))) return rejected("signature");
  const text = (name: string): string => values.get(name) ?? "";
  const [orderNumber, paymentId] = [text("ORDER_NUMBER"), text("PAID")];
  const timestamp = new Date(Number(text("TIMESTAMP")) * 1000);
  if (Number.isNaN(timestamp.getTime()) || !isLine(orderNumber, 64) || !isLine(paymentId)) return rejected("event");
  return {
    genuine: true,
    event:
      form === "success"
        ? { paid: true, orderNumber, timestamp, paymentId, method: text("METHOD") }
        : { paid: false, orderNumber, timestamp },
    key: async () => eventKey("receipt", `${orderNumber}|${paymentId}`),
  };
}
