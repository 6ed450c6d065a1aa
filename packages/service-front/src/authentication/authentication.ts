import type { Clock } from "../clock.ts";
import type { Credentials } from "./credentials.ts";
import type { UsedNonces } from "./used-nonces.ts";

/** Whom an API knows, and how strictly it looks at them. */
export interface Authentication {
  readonly credentials: Credentials;
  /** Greatest distance in seconds between a request's timestamp and the clock. Not looked at unless given. */
  readonly toleranceSeconds?: number;
  /** Where each nonce may be used once. Not looked at unless given. */
  readonly nonces?: UsedNonces;
  readonly clock: Clock;
}

/** Why a request that is properly signed is refused all the same. */
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
