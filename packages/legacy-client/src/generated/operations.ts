// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { Options, Result } from "@maksu/client-core";
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "@maksu/legacy-api";
import type { Additions } from "../additions.ts";

/** The operations of Legacy payment creation, a method each. */
export interface Operations {
  /**
   * Create a payment
   *
   * Creates a payment in advance. Send the customer to the returned `url` to pay. The token in it expires once the payment is made, and
   * after 14 days otherwise.
   *
   * The body is JSON or XML by its Content-Type, UTF-8, and the response has the same format. Both have the same fields; in XML the root
   * element is `payment`, and the rows are `product` elements inside `products`.
   *
   * What a second request with the same `orderNumber` does is not documented, so never repeat one blindly. When the response was lost, the
   * token and the address are lost with it: only a payment that is made can be recognized, by the `ORDER_NUMBER` of its receipt. A
   * `referenceNumber` in use is rejected, so a request that has one can't create a second payment.
   *
   * `POST /api-payment/create`
   *
   * Responses:
   * - `201`: Created. The format of the body is that of the request. That the status is 201 comes from public documentation.
   * - `400`: The request is incorrect. The format of the body is that of the request; when its Content-Type is wrong or could not be read, it is XML. `errorMessage` comes in the request's `locale`, `fi_FI` by default; the examples have it in English, in words of their own. The list has the codes in the document's order. Which one the service returns when several apply is not documented.
   * - `401`: Merchant id or secret is missing or wrong. Inferred from a public client, which reads `errorCode` and `errorMessage` from the body. No body has ever been documented or captured, nor an error code, so none is described here.
   *
   * @example
   * ```ts
   * const result = await client.createPayment({
   *   body: {
   *     orderNumber: "ORDER-12345",
   *     currency: "EUR",
   *     price: "99.00",
   *     urlSet: {
   *       success: "https://shop.example.com/payment/success",
   *       failure: "https://shop.example.com/payment/failure",
   *       pending: "",
   *       notification: "https://shop.example.com/payment/notify",
   *     },
   *   },
   * });
   * ```
   */
  createPayment(input: Input<operations["createPayment"]>, options?: Options): Promise<CreatePaymentResult>;
}

/** What `createPayment` gives. */
export type CreatePaymentResult = Result<operations, "createPayment", Additions>;
