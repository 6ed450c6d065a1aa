/** The APIs of the service, in the order in which they are shown. All other lists are derived from this one, or checked against it by the compiler. */
export const API_NAMES = ["payment", "merchant", "legacy"] as const;

/**
 * The APIs of the toolkit's own servers, by the folders of their descriptions: unsigned and unmocked, so that no signing client, mock server or
 * table of a document comes of them.
 */
export const UNSIGNED_API_NAMES = ["sandbox-control"] as const;

/** One of the APIs. */
export type ApiName = (typeof API_NAMES)[number];
