/** A clock that runs with the system's and can be moved forward. */
export interface Clock {
  /** The present time of this clock. */
  now(): Date;
  /**
   * Moves the clock forward.
   *
   * @param seconds - not negative
   */
  moveForward(seconds: number): void;
}

/** Creates a clock that shows the system's time until it is moved. */
export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveForward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
