/** For how long handled events are remembered: one day longer than the last time that the service may send them again. */

const DAY = 24 * 3_600_000;

/** Merchant API v1, Events, rule 2: the last retry is 55 hours after the change. */
export const KEEP_REFUND_STATUS: number = 55 * 3_600_000 + DAY;

/** No schedule is published for the other events. A month is more than any service goes on trying. */
export const KEEP: number = 30 * DAY + DAY;
