import type { Clock } from "../ground/clock.ts";
import type { Credentials } from "./credentials.ts";
import type { UsedNonces } from "./used-nonces.ts";

/** The merchants of an API, and how strictly their requests are checked. */
export interface Authentication {
  readonly credentials: Credentials;
  /** Greatest distance in seconds between a request's timestamp and the clock. Not checked by default. */
  readonly toleranceSeconds?: number;
  /** Where each nonce may be used once. Not checked by default. */
  readonly nonces?: UsedNonces;
  readonly clock: Clock;
}

/** Returns why a correctly signed request is rejected anyway. */
export async function staleness(
  { toleranceSeconds, nonces, clock }: Authentication,
  isFresh: (freshness: { readonly toleranceSeconds: number; readonly now: () => Date }) => Promise<boolean>,
  nonce?: { readonly account: string; readonly value: string | null | undefined },
): Promise<string | undefined> {
  if (toleranceSeconds !== undefined && !(await isFresh({ toleranceSeconds, now: clock.now })))
    return `the timestamp is missing or more than ${toleranceSeconds} s off`;
  if (nonces && nonce?.value && !nonces.use(nonce.account, nonce.value)) return "the nonce has been used before";
  return undefined;
}
