/** The APIs that can be served. */
export const API_NAMES = ["payment", "merchant", "legacy"] as const;

/** One of the three APIs. */
export type ApiName = (typeof API_NAMES)[number];
