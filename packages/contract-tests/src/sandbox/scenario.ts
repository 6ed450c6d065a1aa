import type { MerchantSettings, RuleId, Settings } from "@maksu/sandbox";
import type { Shop } from "./shop.ts";

/** A merchant's day: what it does, and what the sandbox has to do. */
export interface Scenario {
  readonly name: string;
  /** Settings of its world: it shows what they do. */
  readonly settings?: Partial<Settings>;
  /** Settings of its merchants: it shows what they do. */
  readonly merchant?: Partial<MerchantSettings>;
  /** The rules that it shows besides those that reject its requests. */
  readonly shows?: readonly RuleId[];
  /** Throws when something is not as it has to be. */
  readonly run: (shop: Shop) => Promise<void>;
}
