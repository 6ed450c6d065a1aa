/** The Merchant API's notification of a refund's new status: a GET to `notifyUrl` (Merchant API v1, Events). */
import { refundNotificationSignature } from "@maksu/signing";
import type { RefundStatusInput } from "./event-inputs.ts";
import { refundStatusOptions } from "./event-options.ts";
import { eventUrl } from "./event-url.ts";

/**
 * Creates the notification, signed with the plain hash as documented.
 *
 * @throws WebhookError `encoding-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 * @throws SigningError for a value that can't be signed, such as one with `|`
 */
export async function refundStatusChanged(input: RefundStatusInput): Promise<Request> {
  const given = refundStatusOptions(input);
  const { url, secret, refundToken = "QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi", oldStatus = "created", newStatus = "completed" } = given;
  const fields = { refundToken, oldStatus, newStatus };
  const hex = await refundNotificationSignature({ ...fields, secret });
  const signature =
    given.encoding === "base64" ? btoa(hex.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))) : hex;
  return new Request(eventUrl(url, [...Object.entries(fields), ["signature", signature]]));
}
