/** The APIs, in the order in which they are shown. All other lists are derived from this one, or checked against it by the compiler. */
export const API_NAMES = ["payment", "merchant", "legacy"] as const;

/** One of the APIs. */
export type ApiName = (typeof API_NAMES)[number];
