/** What results say beyond the description: nothing. */
export type Additions = Readonly<Record<never, never>>;

/** Makes the additions. */
export const additions: Additions = {};
