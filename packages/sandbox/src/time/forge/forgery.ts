/**
 * A message in place of an event, as an attacker, a proxy or a later version of the service could send it.
 *
 * Not genuine: the signature was made without the secret, is cut short, or is that of another merchant of the service; the amount was changed, or
 * the parameters were doubled, after signing; a success was made up for a payment that is not paid.
 *
 * Genuine, and proof of nothing new: an event that is sent once more, whose parameters are in another order or percent-encoded in another way, or
 * that has one parameter more; the customer's redirect at the callback URL; another order's event at this order's URL; a payment's event at its
 * refund's URL; a `fail` at the success URL; and a status that no document lists.
 */
export type Forgery = (typeof FORGERIES)[number];

/** Every forgery. */
export const FORGERIES = [
  "forged signature",
  "truncated signature",
  "another account",
  "changed amount",
  "doubled parameters",
  "made-up success",
  "replay",
  "other order of parameters",
  "other percent-encoding",
  "additional parameter",
  "redirect at the callback URL",
  "event of another order",
  "payment event at the refund URL",
  "fail at the success URL",
  "unknown status",
] as const;
