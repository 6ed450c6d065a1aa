import type { EmailName } from "../lifecycle.ts";

/** An e-mail that the service would send to a customer. */
export interface Email {
  readonly name: EmailName;
  /** The merchant's account or ID. */
  readonly account: string;
  /** The customer's address. */
  readonly to: string;
  /** The refund's transaction id or token. */
  readonly about: string;
  /** Cents. */
  readonly amount: number;
  readonly sentAt: string;
}
