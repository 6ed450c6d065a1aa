import type { SandboxWorld } from "../../acts/world-api/create-world-api.ts";
import type { Clock } from "../../generated/schema.ts";

export const shownClock = ({ now, isFrozen, version }: SandboxWorld["clock"]): Clock => ({ now: now().toISOString(), isFrozen, version });

/** The state that a watcher has seen, and how long it waits. */
export interface Watch {
  readonly version?: string;
  readonly timeoutMs?: number;
}

const PATIENCE = 30_000;

/** Waits until a clock has another version than the watcher has seen, the time is over, or the sandbox closes. Returns the clock as it is then. */
export async function watchClock(
  clock: SandboxWorld["clock"],
  { version, timeoutMs = PATIENCE }: Watch,
  closing: AbortSignal,
): Promise<Clock> {
  if (clock.version === version && !closing.aborted)
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        unsubscribe();
        closing.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      closing.addEventListener("abort", end);
      const unsubscribe = clock.subscribe(() => {
        if (clock.version !== version) end();
      });
    });
  return shownClock(clock);
}
