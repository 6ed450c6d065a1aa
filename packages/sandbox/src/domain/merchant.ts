import type { MerchantSettings } from "./settings.ts";

/** A merchant. */
export interface Merchant {
  /** Its account; in the Merchant API and the legacy interface its merchant ID. */
  readonly account: string;
  readonly world: string;
  /** An aggregate signs for its sub-merchants; `merchant` is one of the Merchant API and the legacy interface. */
  readonly kind: "normal" | "aggregate" | "sub-merchant" | "merchant";
  /** The aggregate of a sub-merchant. */
  readonly aggregate?: string;
  readonly settings: MerchantSettings;
}
