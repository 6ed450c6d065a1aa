import type { TransitionMade } from "../../events/happened.ts";

/** The newest transitions of a world, oldest first. */
export interface TransitionLog {
  add(made: readonly TransitionMade[]): void;
  list(): readonly TransitionMade[];
  /** Replaces all of them. */
  replace(others: readonly TransitionMade[]): void;
}

const MOST = 1000;

/**
 * Creates a log that drops the oldest transitions when it is full.
 *
 * @param onAdded - called after transitions were added
 */
export function createTransitionLog(onAdded: (made: readonly TransitionMade[]) => void): TransitionLog {
  let kept: TransitionMade[] = [];
  return {
    add(made) {
      kept.push(...made);
      if (kept.length > 2 * MOST) kept = kept.slice(-MOST);
      if (made.length > 0) onAdded(made);
    },
    list: () => kept.slice(-MOST),
    replace(others) {
      kept = [...others];
    },
  };
}
