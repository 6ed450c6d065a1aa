/** The Merchant API's notification of a refund's new status: a GET to `notifyUrl` (Merchant API v1, Events). */
import { refundNotificationSignature } from "@maksu/signing";
import type { RefundStatus } from "@maksu/merchant-api/events";
import { refundStatusOptions } from "./event-options.ts";
import { eventUrl } from "./event-url.ts";

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

/**
 * The notification, signed with the plain hash of the document.
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
