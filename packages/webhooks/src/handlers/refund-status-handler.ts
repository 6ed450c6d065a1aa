/** The handler of the Merchant API's refund notifications. */
import { isKnownRefundStatus, readRefundStatus } from "../events/refund-status-event.ts";
import { compareRefundStatus } from "./compare.ts";
import { takeHandlerOptions } from "./take-handler-options.ts";
import type { RefundStatusOptions } from "./handler-option-types.ts";
import { createHandler, type Handler } from "./handler.ts";
import { KEEP_REFUND_STATUS } from "./retention.ts";

/**
 * Creates a handler for a refund's `notifyUrl` (Merchant API v1, Events). The service gives up after ten retries, so fetch the refund's
 * details when it matters.
 *
 * @throws WebhookError `encoding-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`,
 * `store-invalid`
 */
export function refundStatusChangedHandler(options: RefundStatusOptions): Handler {
  const own = takeHandlerOptions(options, ["onRefundStatus"], ["onOtherRefundStatus", "encoding"], "refund");
  const { onRefundStatus, onOtherRefundStatus } = own;
  return createHandler(own, {
    name: "refundStatusChanged",
    method: "GET",
    keep: KEEP_REFUND_STATUS,
    read: async ({ url }) => readRefundStatus(url, own),
    compare: (change) => compareRefundStatus(own, change),
    mismatchOf: (event) => ({ of: "refund-status", event }),
    work: (change) => {
      if (isKnownRefundStatus(change)) return async () => onRefundStatus(change);
      return onOtherRefundStatus && (async () => onOtherRefundStatus(change));
    },
  });
}
