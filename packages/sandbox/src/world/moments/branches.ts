/** The branches of a world's moments: each time that the world goes back, another one begins. */

/** Where a moment stands. */
export interface Standing {
  /** Counts the branches from 1. */
  readonly branch: number;
  /** Whether the world has come from it, without having gone back to before it. */
  readonly isPast: boolean;
}

/** Finds where each of the moments that are kept stands, by their ids. */
export function branchesOf(moments: readonly { readonly id: string; readonly backTo?: string }[]): ReadonlyMap<string, Standing> {
  const past = new Set<string>();
  let wanted: string | undefined;
  for (const { id, backTo } of moments.toReversed()) {
    if (wanted !== undefined && id !== wanted) continue;
    past.add(id);
    wanted = backTo;
  }
  let branch = 1;
  return new Map(
    moments.map(({ id, backTo }) => {
      if (backTo !== undefined) branch++;
      return [id, { branch, isPast: past.has(id) }];
    }),
  );
}
