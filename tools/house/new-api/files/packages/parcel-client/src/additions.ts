/** Fields that results have beyond the description: none. */
export type Additions = Readonly<Record<never, never>>;

/** Makes the additions. */
export const additions: Additions = {};
