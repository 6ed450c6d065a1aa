// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import type { Options, Result } from "@maksu/client-core";
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "@maksu/merchant-api";
import type { Additions } from "../additions.ts";

/** The operations of Merchant API, a method each. */
export interface Operations {
  /**
   * Create a refund
   *
   * Creates a refund for the payment that has this order number. The payment must support refunding, and no other payment may have its order
   * number, so that the refund belongs to one. The service e-mails the customer.
   *
   * Accepted with 202 and an empty body; the refund's link, with its token, is in `Location`: keep the token. The refund's status is then
   * `created`. With a `notifyUrl`, each later status is sent as the event `refundStatusChanged`; the creation itself is not.
   *
   * A second request asks for a second refund. When the response was lost, `getPayment` lists the refunds of the payment.
   *
   * 405 means that this payment can't be refunded: because of the interface it came through, its payment method or its status.
   *
   * `POST /merchant/v1/payments/{orderNumber}/refunds`
   *
   * Responses:
   * - `202`: Accepted. The body is empty.
   * - `400`: The request is not valid, or the payment can't be identified or refunded by its order number.
   * - `403`: The request is not authenticated, or the merchant may not use the API or its refunds.
   * - `404`: Payment not found.
   * - `405`: The payment can't be refunded.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.createRefund({
   *   path: { orderNumber: "ORDER-1002" },
   *   body: { rows: [{ amount: 1599, description: "Returned scarf" }] },
   * });
   * ```
   */
  createRefund(input: Input<operations["createRefund"]>, options?: Options): Promise<CreateRefundResult>;
  /**
   * Get the details of a refund
   *
   * A refund by its token. Unavailable to the demo merchant.
   *
   * `GET /merchant/v1/refunds/{refundToken}`
   *
   * Responses:
   * - `200`: The refund.
   * - `403`: The request is not authenticated, or the merchant may not use the API or its refunds.
   * - `404`: Refund not found.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.getRefund({ path: { refundToken: "QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi" } });
   * ```
   */
  getRefund(input: Input<operations["getRefund"]>, options?: Options): Promise<GetRefundResult>;
  /**
   * Cancel a refund
   *
   * Cancels a refund that is still in a state from which it can be cancelled; which states these are is not documented, `created` alone
   * is the likely reading of public documentation. A card refund can't be cancelled. The service e-mails the customer, and the refund's
   * status becomes `cancelled`.
   *
   * 204 has no body. An empty token gets 404, too: `DELETE /merchant/v1/refunds/`. 405 means that the refund exists but can't
   * be cancelled.
   *
   * `DELETE /merchant/v1/refunds/{refundToken}`
   *
   * Responses:
   * - `204`: Cancelled.
   * - `403`: The request is not authenticated, or the merchant may not use the API or its refunds.
   * - `404`: Refund not found.
   * - `405`: The refund can't be cancelled.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.cancelRefund({ path: { refundToken: "QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi" } });
   * ```
   */
  cancelRefund(input: Input<operations["cancelRefund"]>, options?: Options): Promise<CancelRefundResult>;
  /**
   * List settlements
   *
   * The settlements created in a time span of at most two months. Unavailable to the demo merchant.
   *
   * 404 means that a date is not written as it should be, that the span is not valid, or that it is too long. According to public
   * documentation, the response is empty in the first two cases: don't rely on its body.
   *
   * `GET /merchant/v1/settlements`
   *
   * Responses:
   * - `200`: The settlements.
   * - `403`: The request is not authenticated, or the merchant may not use the API.
   * - `404`: A date or the time span is not valid, or the span is too long. The body may be empty: public documentation says so of the first two.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.listSettlements({ query: { fromDate: "2026-03-01", toDate: "2026-04-30" } });
   * ```
   */
  listSettlements(input: Input<operations["listSettlements"]>, options?: Options): Promise<ListSettlementsResult>;
  /**
   * Get the details of a settlement
   *
   * A settlement with its payments and with the refunds linked to it. In a payment's own list of refunds, and nowhere else, a refund may
   * have the status `settlement linked`. Unavailable to the demo merchant.
   *
   * `GET /merchant/v1/settlements/{id}`
   *
   * Responses:
   * - `200`: The settlement.
   * - `403`: The request is not authenticated, or the merchant may not use the API.
   * - `404`: Settlement not found.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.getSettlement({ path: { id: "1204567" } });
   * ```
   */
  getSettlement(input: Input<operations["getSettlement"]>, options?: Options): Promise<GetSettlementResult>;
  /**
   * List the payments of an order number
   *
   * The payments that have an order number, each in short: `getPayment` has the rest. The API's document does not have this operation; the
   * vendor's public documentation and its own library do. Unavailable to the demo merchant.
   *
   * `GET /merchant/v1/payments`
   *
   * Responses:
   * - `200`: The payments of the order number.
   * - `403`: The request is not authenticated, or the merchant may not use the API.
   * - `404`: The order number is not valid, or no payment has it.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.listPayments({ query: { order_number: "ORDER-1002" } });
   * ```
   */
  listPayments(input: Input<operations["listPayments"]>, options?: Options): Promise<ListPaymentsResult>;
  /**
   * Get the details of a payment
   *
   * A payment with its amounts, fees and refunds. Unavailable to the demo merchant.
   *
   * `GET /merchant/v1/payments/{id}`
   *
   * Responses:
   * - `200`: The payment.
   * - `403`: The request is not authenticated, or the merchant may not use the API.
   * - `404`: Payment not found.
   * - `503`: The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding service.
   *
   * @example
   * ```ts
   * const result = await client.getPayment({ path: { id: "102402728626" } });
   * ```
   */
  getPayment(input: Input<operations["getPayment"]>, options?: Options): Promise<GetPaymentResult>;
}

/** What `createRefund` gives. */
export type CreateRefundResult = Result<operations, "createRefund", Additions>;

/** What `getRefund` gives. */
export type GetRefundResult = Result<operations, "getRefund", Additions>;

/** What `cancelRefund` gives. */
export type CancelRefundResult = Result<operations, "cancelRefund", Additions>;

/** What `listSettlements` gives. */
export type ListSettlementsResult = Result<operations, "listSettlements", Additions>;

/** What `getSettlement` gives. */
export type GetSettlementResult = Result<operations, "getSettlement", Additions>;

/** What `listPayments` gives. */
export type ListPaymentsResult = Result<operations, "listPayments", Additions>;

/** What `getPayment` gives. */
export type GetPaymentResult = Result<operations, "getPayment", Additions>;
