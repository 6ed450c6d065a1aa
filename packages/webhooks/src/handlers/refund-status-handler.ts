/** The handler of the Merchant API's refund notifications. */
import { isKnownRefundStatus, readRefundStatus, type RefundStatusEvent, type RefundStatusMerchant } from "../events/refund-status-event.ts";
import { handlerOptions } from "../options/handler-options.ts";
import { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
import { KEEP_REFUND_STATUS } from "./retention.ts";

/** What {@link refundStatusChangedHandler} needs. */
export interface RefundStatusOptions extends RefundStatusMerchant, HandlerOptions {
  /** Your function: run once for each change of a refund to a status that is documented for notifications. */
  readonly onRefundStatus: (change: RefundStatusEvent) => Promise<unknown>;
  /**
   * Run once for each change to any other status: `created`, or one that was introduced later.
   * @defaultValue such changes are acknowledged and ignored, as the document asks for
   */
  readonly onOtherRefundStatus?: (change: RefundStatusEvent<string>) => Promise<unknown>;
}

/**
 * Answers at a refund's `notifyUrl` (Merchant API v1, Events). Notifications can get lost after ten retries, so ask for the refund's details when
 * it matters.
 *
 * @throws WebhookError `encoding-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function refundStatusChangedHandler(options: RefundStatusOptions): Handler {
  const own = handlerOptions(options, ["onRefundStatus"], ["onOtherRefundStatus", "encoding"]);
  const { onRefundStatus, onOtherRefundStatus } = own;
  return createHandler(own, {
    name: "refundStatusChanged",
    method: "GET",
    keep: KEEP_REFUND_STATUS,
    read: async ({ url }) => readRefundStatus(url, own),
    work: (change) => {
      if (isKnownRefundStatus(change)) return async () => onRefundStatus(change);
      return onOtherRefundStatus && (async () => onOtherRefundStatus(change));
    },
  });
}
