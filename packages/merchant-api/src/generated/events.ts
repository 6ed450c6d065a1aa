// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * What the service of Merchant API sends: types of each event, and what a receiver needs of it when it runs.
 *
 * @packageDocumentation
 */
/**
 * Identifies a refund. The last segment of the link that is returned when the refund is created, as public clients read it.
 *
 * 1 to 64 characters.
 */
export type RefundToken = string;
/**
 * - `created`: the refund exists
 * - `completed`: it has been paid to the customer; for a bank or invoice-provider refund, its amount is taken off the merchant's settlement
 * - `cancelled`: it was cancelled or has failed
 *
 * More statuses may come.
 */
export type RefundStatus = "created" | "completed" | "cancelled" | (string & {});
/** Query parameters of `refundStatusChanged`: a refund's status has changed. */
export interface RefundStatusChangedQuery {
    /**
     * The refund's token.
     *
     * 1 to 64 characters.
     */
    refundToken: RefundToken;
    /** The status before the change. */
    oldStatus: RefundStatus;
    /** The status now. Never `created`, as the creation is not notified. */
    newStatus: "completed" | "cancelled" | (string & {});
    /**
     * SHA-256 of `refundToken|oldStatus|newStatus|<merchant secret>`: a plain digest of the four texts joined by vertical bars. How it
     * is written is not documented; hexadecimal digits are taken for granted here, in either case.
     *
     * Pattern: `^[0-9A-Fa-f]{64}$`.
     */
    signature: string;
}

/** The events of Merchant API by name, and what comes with each. */
export interface Events {
  /**
   * A refund's status has changed
   *
   * Sent to the `notifyUrl` of a refund, if it has one, each time the refund's status changes, but not when the refund is created.
   *
   * Any status of 200 to 299 acknowledges it. Otherwise it is sent again 1, 3, 6, 10, 15, 21, 28, 36, 45 and 55 hours later, and then
   * given up: some changes may never arrive, so ask for the refund's details when it matters.
   *
   * Verify `signature` first, and pass over statuses you do not know, `settlement linked` among them.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `2XX`: Acknowledged. The body does not matter.
   */
  readonly refundStatusChanged: { readonly query: RefundStatusChangedQuery };
}

/**
 * The events of Merchant API at run time: the method they come with, each parameter's type on the wire (and its known values, where
 * it has a list), the media types of the body, and the hours after
 * the first time at which it is sent again while nobody acknowledges it, where a schedule is documented.
 */
export const eventTable = {
  "refundStatusChanged": {
    "method": "GET",
    "query": {
      "refundToken": {"required": true, "type": "string"},
      "oldStatus": {"required": true, "type": "string", "values": ["created", "completed", "cancelled"]},
      "newStatus": {"required": true, "type": "string", "values": ["completed", "cancelled"]},
      "signature": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": [1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
  }
} as const;
/** The values of {@link RefundStatus}. */
export const refundStatusValues: readonly ["created","completed","cancelled"] = ["created","completed","cancelled"];
