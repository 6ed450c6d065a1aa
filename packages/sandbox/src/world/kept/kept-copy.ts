import type { SandboxTransaction } from "./documents.ts";
import type { ClockRecord } from "./world-record.ts";

/** A world's copy in the store. */
export interface KeptWorld {
  /** How often the world has been reset or restored, as far as this process has read. */
  readonly resets: number;
  /** Brings the clock, the merchants and the settings up to date. */
  read(transaction: SandboxTransaction): Promise<void>;
  /** Does that with the clock as it was found: nothing where it has become another one since. */
  follow(transaction: SandboxTransaction, clock: ClockRecord): Promise<void>;
  /** Writes the clock, if it has been moved forward here. */
  writeClock(transaction: SandboxTransaction): Promise<void>;
  /**
   * Changes merchants or settings, or resets the clock.
   *
   * @param change - makes the change in this process; may be called again
   */
  write(transaction: SandboxTransaction, change: () => void, isReset?: boolean): Promise<void>;
  /** Takes what is read next, whatever it is: what was written has not been kept. */
  forget(isReset?: boolean): void;
}
