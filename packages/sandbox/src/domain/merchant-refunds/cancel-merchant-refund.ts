import type { Changes } from "../changes.ts";
import type { Order, OrderContext } from "../orders/order.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import type { MerchantRefund } from "./merchant-refund.ts";
import { merchantRefundTriggers, moveMerchantRefund } from "./move-merchant-refund.ts";

/** Cancels a refund (Merchant API v1, States). */
export const cancelMerchantRefund = (refund: MerchantRefund, order: Order, context: OrderContext, now: number): Changes | Rejected =>
  merchantRefundTriggers(refund, context).includes("cancel")
    ? moveMerchantRefund(refund, order, "cancel", now, context)
    : reject(
        "merchant.cancelRefund.b",
        `the refund (its status is ${refund.status}) of an order that was paid by ${refund.method} can't be cancelled`,
      );
