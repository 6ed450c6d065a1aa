/**
 * Why something that came is not taken for an event:
 *
 * - `signature`: no signature, or one that the secret does not make; also parameters that can't be part of a signed message
 * - `account`: signed with the secret, but for another account; of a report, its headers say so before the signature is verified
 * - `event`: signed, but no event of this kind; of a report, its headers may say so before
 */
export type Refusal = "signature" | "account" | "event";

/**
 * What came, verified and read. Only a genuine one has an event, so that nothing can be used unverified.
 *
 * The refusal is for one's own log: whoever sent it must not learn of it.
 */
export type Reading<Event> =
  | {
      readonly genuine: true;
      readonly event: Event;
      /** What the event is known by: the same for its repetitions, and a hash, so nothing can be read from it. */
      readonly key: () => Promise<string>;
      /** What each of its details is known by, of an event that may come again with more of them; hashes, too. */
      readonly details?: () => Promise<readonly string[]>;
    }
  | { readonly genuine: false; readonly refusal: Refusal };

/** A reading that is not genuine. */
export const refused = (refusal: Refusal): { readonly genuine: false; readonly refusal: Refusal } => ({ genuine: false, refusal });
