/** The clock of a world: it runs with the system's, or is frozen. It goes backwards only when it is reset. */
export interface WorldClock {
  readonly isFrozen: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the clock forward to a time; one that has passed changes nothing. */
  moveTo(time: number): void;
  /** Sets the clock to where it started: one that runs, to the system's time. */
  reset(): void;
  /** Calls a listener at once, and with each {@link moveTo} and {@link reset} that changes the time. Returns what ends that. */
  subscribe(listener: (now: number) => void): () => void;
  /** Runs something while the clock stands still but for {@link moveTo}. */
  held<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** How a clock starts: with the system's time, or frozen, now or at a time. */
export type ClockStart = "running" | "frozen" | Date;

/** Creates a clock. */
export function createWorldClock(start: ClockStart): WorldClock {
  const isFrozen = start !== "running";
  const first = start instanceof Date ? start.getTime() : Date.now();
  let shown = first;
  let since = Date.now();
  let holds = 0;
  const now = (): number => (isFrozen || holds > 0 ? shown : shown + Math.max(0, Date.now() - since));
  const listeners = new Set<(now: number) => void>();
  const show = (time: number): void => {
    shown = time;
    since = Date.now();
  };
  const move = (time: number): void => {
    show(time);
    for (const listener of listeners) listener(time);
  };
  return {
    isFrozen,
    now,
    moveTo: (time) => {
      if (time > now()) move(time);
    },
    reset: () => move(isFrozen ? first : Date.now()),
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
        show(shown);
        holds--;
      }
    },
  };
}
