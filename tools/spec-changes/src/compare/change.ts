/** A change of a description, rated by the version bump that it asks of the packages made from it. */
export interface Change {
  readonly impact: Impact;
  /** The place of the change: `` `RefundRow.amount` maximum ``. Names the change in changesets. */
  readonly subject: string;
  /** A sentence about the change, without its first capital. */
  readonly text: string;
  /** Only readers see it: wording, examples' values, provenance marks. */
  readonly wording: boolean;
  /** An operation has a part in it, or the description as a whole. */
  readonly operation: boolean;
  /** An event has a part in it. */
  readonly event: boolean;
  /** Where it stands in the newer description, or where it stood in the older one. */
  readonly pointer: string;
}

export type Impact = "major" | "minor" | "patch";

const ranks: Readonly<Record<Impact, number>> = { patch: 1, minor: 2, major: 3 };

/** Sorts the gravest first. */
export const byImpact = (a: { readonly impact: Impact }, b: { readonly impact: Impact }): number => ranks[b.impact] - ranks[a.impact];

/** Whether a bump is enough for a change. */
export const suffices = (bump: Impact | undefined, needed: Impact): boolean => bump !== undefined && ranks[bump] >= ranks[needed];

/** The gravest of them; undefined when there is none. */
export const gravest = (impacts: readonly Impact[]): Impact | undefined =>
  impacts.reduce<Impact | undefined>((worst, impact) => (suffices(worst, impact) ? worst : impact), undefined);
