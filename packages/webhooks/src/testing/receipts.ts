/** The legacy API's receipts: requests to `urlSet.success`, `urlSet.failure` and `urlSet.notification` (Legacy API, Events). */
import { type FailureReceipt, receiptAuthcode, type SuccessReceipt } from "@maksu/signing";
import type { ReceiptInput, SuccessReceiptInput } from "./event-inputs.ts";
import { receiptOptions, successReceiptOptions } from "./event-options.ts";
import { eventUrl } from "./event-url.ts";

/**
 * Creates the customer's return after a payment.
 *
 * @throws WebhookError `option-invalid`, `option-unknown`, `secret-invalid`
 * @throws SigningError for a value that can't be signed, such as one with `|`
 */
export async function successRedirect(input: SuccessReceiptInput): Promise<Request> {
  const given = successReceiptOptions(input);
  const { paid = crypto.randomUUID().replaceAll("-", "").slice(0, 10), method = 1 } = given;
  return receipt(given, { ...fieldsOf(given), PAID: paid, METHOD: String(method) });
}

/** Creates the service's own request after a payment, with the parameters of the success URL. */
export async function paymentNotification(input: SuccessReceiptInput): Promise<Request> {
  return successRedirect(input);
}

/** Creates the customer's return without a payment: neither `PAID` nor `METHOD`. */
export async function failureRedirect(input: ReceiptInput): Promise<Request> {
  const given = receiptOptions(input);
  return receipt(given, fieldsOf(given));
}

const fieldsOf = ({ orderNumber = "15153", timestamp = new Date() }: ReceiptInput): FailureReceipt => ({
  ORDER_NUMBER: orderNumber,
  TIMESTAMP: String(Math.floor(timestamp.getTime() / 1000)),
});

async function receipt({ url, secret }: ReceiptInput, fields: SuccessReceipt | FailureReceipt): Promise<Request> {
  const code = await receiptAuthcode({ ...fields, secret });
  return new Request(eventUrl(url, [...Object.entries(fields), ["RETURN_AUTHCODE", code]]));
}
