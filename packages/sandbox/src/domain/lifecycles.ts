/** Every lifecycle. */
import { TOKENIZATION_LIFECYCLE } from "./cards/tokenization-lifecycle.ts";
import type { Row } from "./lifecycle.ts";
import { MERCHANT_REFUND_LIFECYCLE } from "./merchant-refunds/merchant-refund-lifecycle.ts";
import { ORDER_LIFECYCLE } from "./orders/order-lifecycle.ts";
import { PAYMENT_LIFECYCLE } from "./payments/payment-lifecycle.ts";
import { REFUND_LIFECYCLE } from "./refunds/refund-lifecycle.ts";
import { SETTLEMENT_LIFECYCLE } from "./settlements/settlement.ts";

/** The transitions of a kind of subject. */
export interface LifecycleTable {
  /** The kind of its subjects: `payment`. */
  readonly of: string;
  readonly rows: readonly Row<string, string, string>[];
}

const rowsOf = ({ of, rows }: LifecycleTable): LifecycleTable => ({ of, rows });

/** The lifecycles of all that has one. */
export const LIFECYCLES: readonly LifecycleTable[] = [
  PAYMENT_LIFECYCLE,
  REFUND_LIFECYCLE,
  TOKENIZATION_LIFECYCLE,
  ORDER_LIFECYCLE,
  MERCHANT_REFUND_LIFECYCLE,
  SETTLEMENT_LIFECYCLE,
].map(rowsOf);
