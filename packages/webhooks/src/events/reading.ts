/**
 * Why a request was rejected:
 *
 * - `signature`: the signature is missing or does not match, or a parameter can't be part of a signed message
 * - `account`: signed with the secret, but for another account; a report's headers show this before its signature is verified
 * - `event`: signed, but not an event of this kind; a report's headers may show this before its signature is verified
 */
export type RejectionReason = "signature" | "account" | "event";

/**
 * The result of verifying and parsing a request. Only a genuine one has an event, so nothing unverified can be used.
 *
 * The reason is for your own log: don't send it to whoever made the request.
 */
export type Reading<Event> =
  | {
      readonly genuine: true;
      readonly event: Event;
      /** Identifies the event: equal for all its repetitions. A hash, so it reveals nothing. */
      readonly key: () => Promise<string>;
      /** Identifies each detail of an event that may come again with more of them. Hashes, too. */
      readonly details?: () => Promise<readonly string[]>;
    }
  | { readonly genuine: false; readonly reason: RejectionReason };

/** Creates a reading that is not genuine. */
export const rejected = (reason: RejectionReason): { readonly genuine: false; readonly reason: RejectionReason } => ({
  genuine: false,
  reason,
});
