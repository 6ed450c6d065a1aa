/** A clock that runs with the system's and can be moved forward. */
export interface Clock {
  now(): Date;
  /** @param seconds - not negative */
  moveForward(seconds: number): void;
}

export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveForward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
