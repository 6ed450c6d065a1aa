import { eventTable } from "@maksu/merchant-api/events";

/** For how long handled events are remembered: one day longer than the last time that the service may send them again. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From the change to the last retry (Merchant API v1, Events, rule 2), and a day. */
export const KEEP_REFUND_STATUS: number = Math.max(...eventTable.refundStatusChanged.retryHours) * HOUR + DAY;

/** No schedule is published for the other events. A month is more than any service goes on trying. */
export const KEEP: number = 30 * DAY + DAY;
