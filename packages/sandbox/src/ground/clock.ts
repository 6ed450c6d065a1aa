/**
 * The clock of a world: it runs with the system's, or is frozen. It goes backwards only when it is reset: where the system's goes back, it goes on from
 * where it was.
 */
export interface WorldClock {
  readonly isFrozen: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the clock forward to a time; one that has passed changes nothing. */
  moveTo(time: number): void;
  state(): ClockState;
  /** Moves the clock forward to what another process made it show; one that is behind changes nothing. */
  follow(other: ClockState): void;
  /** Shows what another process has reset it to. */
  set(other: ClockState): void;
  /** Sets the clock to where it started: one that runs, to the system's time. */
  reset(): void;
  /** Differs from any before once the clock has been moved, and stays as it is while the clock runs. */
  readonly version: string;
  /** Calls a listener at once, and whenever the time is changed: it does not pass by itself alone. Returns what ends that. */
  subscribe(listener: (now: number) => void): () => void;
  /** Runs something while the clock stands still but for {@link moveTo}. */
  held<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** The state of a clock since a moment. */
export interface ClockState {
  readonly isFrozen: boolean;
  /** The time that it showed then. Milliseconds since 1970. */
  readonly shown: number;
  /** The moment, by the system's clock. Milliseconds since 1970. */
  readonly since: number;
}

/** How a clock starts: with the system's time, or frozen, now or at a time. */
export type ClockStart = "running" | "frozen" | Date;

export const startedClock = (start: ClockStart): ClockState => ({
  isFrozen: start !== "running",
  shown: start instanceof Date ? start.getTime() : Date.now(),
  since: Date.now(),
});

/**
 * Creates a clock.
 *
 * @param first - how it starts
 * @param last - what it was left at, if it is created again
 * @param onFall - called when the system's clock has gone back
 */
export function createWorldClock(
  { isFrozen, ...first }: ClockState,
  last: ClockState = { isFrozen, ...first },
  onFall: () => void = () => {},
): WorldClock {
  let { shown, since } = last;
  let holds = 0;
  /** The latest time that it has shown since it was set. */
  let latest = shown;
  const listeners = new Set<(now: number) => void>();
  const show = (time: number): void => {
    shown = time;
    since = Date.now();
    latest = time;
  };
  const now = (): number => {
    if (isFrozen || holds > 0) return shown;
    const time = shown + Math.max(0, Date.now() - since);
    if (time >= latest) return (latest = time);
    show(latest);
    // Whoever follows it has another distance to the system's from now on.
    queueMicrotask(() => {
      for (const listener of listeners) listener(now());
      onFall();
    });
    return latest;
  };
  const change = (state: Omit<ClockState, "isFrozen">): void => {
    ({ shown, since } = state);
    latest = shown;
    for (const listener of listeners) listener(now());
  };
  const move = (time: number): void => change({ shown: time, since: Date.now() });
  const moveTo = (time: number): void => {
    if (time > now()) move(time);
  };
  return {
    isFrozen,
    get version() {
      return String(isFrozen ? shown : shown - since);
    },
    now,
    moveTo,
    state: () => ({ isFrozen, shown, since }),
    follow: (other) => moveTo(isFrozen || holds > 0 ? other.shown : other.shown + Math.max(0, Date.now() - other.since)),
    set: change,
    reset: () => move(isFrozen ? first.shown : Date.now()),
    subscribe(listener) {
      listeners.add(listener);
      listener(now());
      return () => void listeners.delete(listener);
    },
    async held(run) {
      show(now());
      holds++;
      try {
        return await run();
      } finally {
        holds--;
        if (!isFrozen && holds === 0) move(shown);
      }
    },
  };
}
