import type { MerchantSettings } from "./settings.ts";

/** A merchant of the Payment API. */
export interface Merchant {
  readonly account: string;
  readonly world: string;
  /** An aggregate signs for its sub-merchants. */
  readonly kind: "normal" | "aggregate" | "sub-merchant";
  /** The aggregate of a sub-merchant. */
  readonly aggregate?: string;
  readonly settings: MerchantSettings;
}
