import { eventTable } from "@maksu/merchant-api/events";

/** How long handled events are remembered: one day longer than the service may resend them. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From the change to the last retry (Merchant API v1, Events, rule 2), plus a day. */
export const KEEP_REFUND_STATUS: number = Math.max(...eventTable.refundStatusChanged.retryHours) * HOUR + DAY;

/** No schedule is published for the other events. A month is longer than any service retries. */
export const KEEP: number = 30 * DAY + DAY;
