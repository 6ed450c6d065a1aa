/** The APIs, in the order in which they are shown. This is the one list of them: others are made from it, or don't compile without a member of it. */
export const API_NAMES = ["payment", "merchant", "legacy"] as const;

/** One of the APIs. */
export type ApiName = (typeof API_NAMES)[number];
