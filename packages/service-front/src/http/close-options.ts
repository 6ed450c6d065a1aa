/** How a server stops. */
export interface CloseOptions {
  /**
   * Milliseconds in which requests that have arrived may still be responded to. No others are accepted meanwhile, and what only waits ends at once.
   *
   * @defaultValue `0`: open connections are closed at once
   */
  readonly graceMs?: number;
}
