import type { Settings } from "./settings.ts";

/** How long a callback waits for the redirect, where the redirect comes first. */
const SECONDS_AFTER_REDIRECT = 5;

/**
 * Seconds after which a payment's callback is sent; undefined where the settings say never.
 *
 * @param delay - what the merchant asks for
 */
export function callbackDelayOf({ callbackOrder }: Settings, delay: number): number | undefined {
  if (callbackOrder === "never") return undefined;
  return delay + (callbackOrder === "after" ? SECONDS_AFTER_REDIRECT : 0);
}
