// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import type { Options, Result } from "@maksu/client-core";
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "@maksu/payment-api";
import type { Additions } from "../additions.ts";

/** The operations of Payment API, a method each. */
export interface Operations {
  /**
   * Create a payment
   *
   * Opens a payment and returns the payment methods that it can be paid with. Send the customer to `href`, or show the methods on a page of
   * your own: each has a form for the customer's browser to post.
   *
   * `amount` is the sum of the items. With `usePricesWithoutVat`, amount and unit prices come without VAT and there is at least one item.
   * Public documentation adds: unit prices are then not negative; in a shop-in-shop each item names its sub-merchant and has a stamp and a
   * reference, and the aggregate merchant signs; unknown keys are rejected.
   *
   * The outcome comes by the events `paymentCallback` and `paymentRedirect`.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly. When the response was lost, the payment
   * may be open: its callbacks and redirects carry the `stamp`, and so do the rows of `requestPaymentReport`, with `paymentStatus: all` also
   * those of payments that nobody has paid.
   *
   * `POST /payments`
   *
   * Responses:
   * - `201`: The payment is open. The body lists the methods that it can be paid with.
   * - `400`: The request is malformed or breaks a rule, or the payment can't be opened.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.createPayment({
   *   body: {
   *     stamp: "unique-identifier-for-merchant",
   *     reference: "3759170",
   *     amount: 1525,
   *     currency: "EUR",
   *     language: "FI",
   *     items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
   *     customer: { email: "test.customer@example.com" },
   *     redirectUrls: {
   *       success: "https://ecom.example.com/cart/success",
   *       cancel: "https://ecom.example.com/cart/cancel",
   *     },
   *   },
   * });
   * ```
   */
  createPayment(input: Input<operations["createPayment"]>, options?: Options): Promise<CreatePaymentResult>;
  /**
   * Get a payment
   *
   * Returns a payment and its state. By public documentation the callbacks report the outcome first; use this operation to ask later.
   *
   * `GET /payments/{transactionId}`
   *
   * Responses:
   * - `200`: The payment.
   * - `400`: The request is malformed, breaks a rule, or can't be carried out.
   * - `401`: The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.getPayment({ path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" } });
   * ```
   */
  getPayment(input: Input<operations["getPayment"]>, options?: Options): Promise<GetPaymentResult>;
  /**
   * Refund a payment
   *
   * Refunds a payment in full or in part through the payment method provider. This is the recommended operation: with `email` given, an
   * e-mail refund is made when the provider supports no other.
   *
   * Refunds are processed later. The request is checked, and 201 says that the refund can be made; the outcome comes by the event
   * `refundCallback`. By public documentation, an ordinary payment is refunded by `amount`, a shop-in-shop by `items` or in full.
   *
   * 422 says that refunds are not supported by the provider.
   *
   * What a second request does is not documented, so never repeat one blindly: money could be returned twice. When the response was lost,
   * wait for the event `refundCallback`, which carries `refundStamp`.
   *
   * `POST /payments/{transactionId}/refund`
   *
   * Responses:
   * - `201`: The refund can be made.
   * - `400`: The request is malformed or breaks a rule, or this payment can't be refunded. By public documentation, the rejection may come from the payment method's provider, too.
   * - `401`: The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `422`: Refunds are not supported by the payment method's provider.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.refundPayment({
   *   path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" },
   *   body: {
   *     amount: 500,
   *     email: "test.customer@example.com",
   *     refundStamp: "refund-20260305-0001",
   *     refundReference: "3759170",
   *     callbackUrls: {
   *       success: "https://shop.example.com/refund/success",
   *       cancel: "https://shop.example.com/refund/cancel",
   *     },
   *   },
   * });
   * ```
   */
  refundPayment(input: Input<operations["refundPayment"]>, options?: Options): Promise<RefundPaymentResult>;
  /**
   * Refund a payment by e-mail
   *
   * Refunds a payment by an e-mail to the customer. When the provider supports refunds through its API, such a refund is made instead.
   * `refundPayment` with `email` does the same and is recommended.
   *
   * Public documentation says that the callback of an e-mail refund does not show whether the customer got the money.
   *
   * 422 says that e-mail refunds are not supported by the provider.
   *
   * What a second request does is not documented, so never repeat one blindly: money could be returned twice. When the response was lost,
   * wait for the event `refundCallback`, which carries `refundStamp`.
   *
   * `POST /payments/{transactionId}/refund/email`
   *
   * Responses:
   * - `201`: The refund can be made.
   * - `400`: The request is malformed or breaks a rule, or this payment can't be refunded. By public documentation, the rejection may come from the payment method's provider, too.
   * - `401`: The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `422`: E-mail refunds are not supported by the payment method's provider.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.refundPaymentByEmail({
   *   path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" },
   *   body: {
   *     amount: 500,
   *     email: "test.customer@example.com",
   *     refundStamp: "refund-20260305-0003",
   *     refundReference: "3759170",
   *     callbackUrls: {
   *       success: "https://shop.example.com/refund/success",
   *       cancel: "https://shop.example.com/refund/cancel",
   *     },
   *   },
   * });
   * ```
   */
  refundPaymentByEmail(input: Input<operations["refundPaymentByEmail"]>, options?: Options): Promise<RefundPaymentByEmailResult>;
  /**
   * Activate an invoice
   *
   * Activates the invoice of a payment that was created with `manualInvoiceActivation`. Usable only for a payment that was paid with the
   * one specific invoice provider that supports it and whose status is `pending`; public documentation adds that the payment may be 90 days
   * old at most. Sent without a body.
   *
   * `POST /payments/{transactionId}/activate-invoice`
   *
   * Responses:
   * - `200`: The invoice was activated, or the body says why not.
   * - `400`: The request is malformed, breaks a rule, or can't be carried out.
   * - `401`: The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.activateInvoice({ path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" } });
   * ```
   */
  activateInvoice(input: Input<operations["activateInvoice"]>, options?: Options): Promise<ActivateInvoiceResult>;
  /**
   * List payment methods
   *
   * Returns what the merchant's customers can pay with as one list, without creating a payment.
   *
   * `GET /merchants/payment-providers`
   *
   * Responses:
   * - `200`: The available methods.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.listPaymentProviders({ query: { amount: 1525, groups: ["bank"] } });
   * ```
   */
  listPaymentProviders(input?: Input<operations["listPaymentProviders"]>, options?: Options): Promise<ListPaymentProvidersResult>;
  /**
   * List payment methods by group
   *
   * Returns what the merchant's customers can pay with, twice, as one list and by group, without creating a payment. The groups' names, and
   * a text that links to the terms of payment, are in `language`; the groups have icons, too.
   *
   * `GET /merchants/grouped-payment-providers`
   *
   * Responses:
   * - `200`: The available methods.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.listGroupedPaymentProviders({ query: { amount: 1525, groups: ["bank"], language: "SV" } });
   * ```
   */
  listGroupedPaymentProviders(input?: Input<operations["listGroupedPaymentProviders"]>, options?: Options): Promise<ListGroupedPaymentProvidersResult>;
  /**
   * List settlements
   *
   * Returns settlement ids. Public documentation says: the newest first, at most 100. The aggregate merchant of a shop-in-shop can ask for a
   * sub-merchant's.
   *
   * `GET /settlements`
   *
   * Responses:
   * - `200`: The settlements.
   * - `400`: The request is malformed or breaks a rule, or its sub-merchant is unknown or not active.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.listSettlements({
   *   header: { submerchant: "695874" },
   *   query: { startDate: "2026-03-01", endDate: "2026-03-31", bankReference: "8230247567", limit: "1" },
   * });
   * ```
   */
  listSettlements(input?: Input<operations["listSettlements"]>, options?: Options): Promise<ListSettlementsResult>;
  /**
   * Open the card addition form
   *
   * Takes the browser to the card addition form. From there it goes back to the service, which sends it to the merchant's
   * `checkout-redirect-success-url` (event `addCardRedirect`). When no form can be shown, the browser is sent to
   * `checkout-redirect-cancel-url` instead.
   *
   * The request has no signature headers. Public documentation says what it is: a form on the merchant's page, whose fields the merchant has
   * signed, posted by the customer's browser, with the signature as a field; and that success brings a `checkout-tokenization-id`, which
   * `getToken` exchanges for a card token.
   *
   * `POST /tokenization/addcard-form`
   *
   * Responses:
   * - `302`: The browser is sent to the form for adding a card, or to `checkout-redirect-cancel-url`.
   * - `400`: The request is malformed, breaks a rule, or can't be carried out.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `403`: Tokenization is not allowed for the merchant.
   *
   * @example
   * ```ts
   * const result = await client.addCardForm({
   *   body: {
   *     "checkout-account": 375917,
   *     "checkout-algorithm": "sha256",
   *     "checkout-method": "POST",
   *     "checkout-nonce": "6501220b16b7",
   *     "checkout-timestamp": "2023-08-22T04:05:20.253Z",
   *     "checkout-redirect-success-url": "https://shop.example.com/card/success",
   *     "checkout-redirect-cancel-url": "https://shop.example.com/card/cancel",
   *     language: "EN",
   *     signature: "9f2325cd23cb10223bf199dc0d8015c56fcd6f9ca95ea6983a8283143eccb3e2",
   *   },
   * });
   * ```
   */
  addCardForm(input: Input<operations["addCardForm"]>, options?: Options): Promise<AddCardFormResult>;
  /**
   * Create a payment that also stores the card
   *
   * Opens a payment by card, whose card becomes a token when it is paid. The interface description does not have this operation; newer public
   * documentation and the vendor's SDKs do. Send the customer to `redirectUrl`.
   *
   * The body is that of `createPayment`, but `callbackUrls` is required: the token comes by the success callback alone, as
   * `checkout-card-token`, and never through the customer's browser. When the card is rejected, the cancel callback has the acquirer's code.
   * The parameters by which the callback describes the card are not named.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly. When the response was lost, the
   * payment's callbacks and the rows of `requestPaymentReport` carry the `stamp`.
   *
   * `POST /tokenization/pay-and-add-card`
   *
   * Responses:
   * - `200`: The payment is open.
   * - `400`: The request is malformed or breaks a rule, or the payment can't be opened.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.payAndAddCard({
   *   body: {
   *     stamp: "order-20260302-0009",
   *     reference: "20260309",
   *     amount: 1990,
   *     currency: "EUR",
   *     language: "EN",
   *     items: [{ unitPrice: 1990, units: 1, vatPercentage: 25.5, productCode: "MONTH" }],
   *     customer: { email: "maija.mallikas@example.com" },
   *     redirectUrls: {
   *       success: "https://shop.example.com/payment/success",
   *       cancel: "https://shop.example.com/payment/cancel",
   *     },
   *     callbackUrls: {
   *       success: "https://shop.example.com/callback/success",
   *       cancel: "https://shop.example.com/callback/cancel",
   *     },
   *   },
   * });
   * ```
   */
  payAndAddCard(input: Input<operations["payAndAddCard"]>, options?: Options): Promise<PayAndAddCardResult>;
  /**
   * Get a card token
   *
   * Exchanges the tokenization id that `addCardRedirect` brought for a card token. The id stands in the path, in a header and in the body. A
   * token is for charges and holds; treat it as a secret. By public documentation, unknown keys are rejected.
   *
   * `POST /tokenization/{checkout-tokenization-id}`
   *
   * Responses:
   * - `200`: The token and what is known of the card.
   * - `400`: The request is malformed, breaks a rule, or can't be carried out.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `403`: Credit cards, or American Express, are not enabled for the merchant.
   *
   * @example
   * ```ts
   * const result = await client.getToken({
   *   path: { "checkout-tokenization-id": "818c478e-5682-46bf-97fd-b9c2b93a3fcd" },
   * });
   * ```
   */
  getToken(input: Omit<Input<operations["getToken"]>, "body">, options?: Options): Promise<GetTokenResult>;
  /**
   * Charge a card, customer not present
   *
   * Charges a tokenized card as a merchant initiated transaction, where the customer takes no part, for example a subscription. `amount` is
   * the sum of the items. Public documentation adds: unknown keys are rejected, and a 400 with an acquirer's code means a declined card.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
   * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
   *
   * `POST /payments/token/mit/charge`
   *
   * Responses:
   * - `201`: The card was charged.
   * - `400`: The request is malformed or breaks a rule, or the charge or hold failed.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.createMitCharge({
   *   body: {
   *     stamp: "subscription-0042-202603",
   *     reference: "420326",
   *     amount: 1290,
   *     currency: "EUR",
   *     language: "FI",
   *     items: [{ unitPrice: 1290, units: 1, vatPercentage: 25.5, productCode: "SUBSCRIPTION" }],
   *     customer: { email: "maija.mallikas@example.com" },
   *     redirectUrls: {
   *       success: "https://shop.example.com/payment/success",
   *       cancel: "https://shop.example.com/payment/cancel",
   *     },
   *     token: "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
   *   },
   * });
   * ```
   */
  createMitCharge(input: Input<operations["createMitCharge"]>, options?: Options): Promise<CreateMitChargeResult>;
  /**
   * Hold an amount on a card, customer not present
   *
   * Places an authorization hold on a tokenized card as a merchant initiated transaction, where the customer takes no part. Finish it with
   * `commitAuthorizationHold` or `revertAuthorizationHold`. `amount` is the sum of the items. Public documentation adds: a hold lives seven
   * days at most, unknown keys are rejected, and a 400 with an acquirer's code means a declined card.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
   * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
   *
   * `POST /payments/token/mit/authorization-hold`
   *
   * Responses:
   * - `201`: The amount is held.
   * - `400`: The request is malformed or breaks a rule, or the charge or hold failed.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.createMitAuthorizationHold({
   *   body: {
   *     stamp: "hold-20260302-0001",
   *     reference: "20260305",
   *     amount: 9500,
   *     currency: "EUR",
   *     language: "EN",
   *     items: [{ unitPrice: 9500, units: 1, vatPercentage: 25.5, productCode: "DEPOSIT" }],
   *     customer: { email: "matti.meikalainen@example.org" },
   *     redirectUrls: {
   *       success: "https://rental.example.com/payment/success",
   *       cancel: "https://rental.example.com/payment/cancel",
   *     },
   *     token: "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
   *   },
   * });
   * ```
   */
  createMitAuthorizationHold(input: Input<operations["createMitAuthorizationHold"]>, options?: Options): Promise<CreateMitAuthorizationHoldResult>;
  /**
   * Charge a card, customer present
   *
   * Charges a tokenized card as a customer initiated transaction. `amount` is the sum of the items. By public documentation, unknown keys
   * are rejected.
   *
   * 403 demands a 3DS step-up: send the customer to `threeDSecureUrl`. Public documentation says that the charge is made after it; the
   * customer comes back to `redirectUrls`, and the outcome is reported like any payment's.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
   * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
   *
   * `POST /payments/token/cit/charge`
   *
   * Responses:
   * - `201`: The card was charged.
   * - `400`: The request is malformed or breaks a rule, or the charge or hold failed.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `403`: A 3DS step-up is required. Send the customer to the address in the body.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.createCitCharge({
   *   body: {
   *     stamp: "order-20260302-0005",
   *     reference: "20260306",
   *     amount: 4470,
   *     currency: "EUR",
   *     language: "FI",
   *     items: [{ unitPrice: 1490, units: 3, vatPercentage: 25.5, productCode: "SOCKS-5" }],
   *     customer: { email: "maija.mallikas@example.com" },
   *     redirectUrls: {
   *       success: "https://shop.example.com/payment/success",
   *       cancel: "https://shop.example.com/payment/cancel",
   *     },
   *     token: "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
   *   },
   * });
   * ```
   */
  createCitCharge(input: Input<operations["createCitCharge"]>, options?: Options): Promise<CreateCitChargeResult>;
  /**
   * Hold an amount on a card, customer present
   *
   * Places an authorization hold on a tokenized card as a customer initiated transaction. Finish it with `commitAuthorizationHold` or
   * `revertAuthorizationHold`. `amount` is the sum of the items. Public documentation adds: a hold lives seven days at most, and unknown
   * keys are rejected.
   *
   * 403 demands a 3DS step-up: send the customer to `threeDSecureUrl`. Public documentation says that the hold is placed after it; the
   * customer comes back to `redirectUrls`.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
   * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
   *
   * `POST /payments/token/cit/authorization-hold`
   *
   * Responses:
   * - `201`: The amount is held.
   * - `400`: The request is malformed or breaks a rule, or the charge or hold failed.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `403`: A 3DS step-up is required. Send the customer to the address in the body.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.createCitAuthorizationHold({
   *   body: {
   *     stamp: "hold-20260302-0002",
   *     reference: "20260307",
   *     amount: 25400,
   *     currency: "EUR",
   *     language: "SV",
   *     items: [
   *       { unitPrice: 11900, units: 2, vatPercentage: 13.5, productCode: "ROOM-12" },
   *       { unitPrice: 1600, units: 1, vatPercentage: 13.5, productCode: "BREAKFAST" },
   *     ],
   *     customer: { email: "matti.meikalainen@example.org" },
   *     redirectUrls: {
   *       success: "https://hotel.example.com/payment/success",
   *       cancel: "https://hotel.example.com/payment/cancel",
   *     },
   *     token: "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
   *   },
   * });
   * ```
   */
  createCitAuthorizationHold(input: Input<operations["createCitAuthorizationHold"]>, options?: Options): Promise<CreateCitAuthorizationHoldResult>;
  /**
   * Commit an authorization hold
   *
   * Charges a held amount or a part of it, never more. The items need not be the ones that the hold was placed with; `amount` is the sum of
   * those given here. Public documentation adds: unknown keys are rejected, and the response has the hold's transaction id.
   *
   * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
   * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
   *
   * `POST /payments/{transactionId}/token/commit`
   *
   * Responses:
   * - `201`: The amount was charged.
   * - `400`: The request is malformed or breaks a rule, or this hold can't be committed.
   * - `401`: The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it. Public documentation mentions one: a hold that does not exist, which gets the status 404.
   *
   * @example
   * ```ts
   * const result = await client.commitAuthorizationHold({
   *   path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" },
   *   body: {
   *     stamp: "commit-20260304-0001",
   *     reference: "20260305",
   *     amount: 6200,
   *     currency: "EUR",
   *     language: "EN",
   *     items: [{ unitPrice: 3100, units: 2, vatPercentage: 25.5, productCode: "BICYCLE-DAY" }],
   *     customer: { email: "matti.meikalainen@example.org" },
   *     redirectUrls: {
   *       success: "https://rental.example.com/payment/success",
   *       cancel: "https://rental.example.com/payment/cancel",
   *     },
   *     token: "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
   *   },
   * });
   * ```
   */
  commitAuthorizationHold(input: Input<operations["commitAuthorizationHold"]>, options?: Options): Promise<CommitAuthorizationHoldResult>;
  /**
   * Revert an authorization hold
   *
   * Gives up a hold, so that the payer can use the money again. By public documentation, 404 means that the hold was committed or reverted
   * before; here it comes through the default response. Which status the payment has afterwards is not published. Sent without a body.
   *
   * `POST /payments/{transactionId}/token/revert`
   *
   * Responses:
   * - `200`: The hold is gone.
   * - `400`: The request is malformed, breaks a rule, or can't be carried out.
   * - `401`: The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `default`: Any other error. The interface description lists no codes for it. Public documentation mentions one: a hold that does not exist, which gets the status 404.
   *
   * @example
   * ```ts
   * const result = await client.revertAuthorizationHold({ path: { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" } });
   * ```
   */
  revertAuthorizationHold(input: Input<operations["revertAuthorizationHold"]>, options?: Options): Promise<RevertAuthorizationHoldResult>;
  /**
   * Request a payment report
   *
   * Asks for a report of the payments of a period. The report itself is delivered later to `callbackUrl`, as the event `paymentReport`.
   *
   * `POST /payments/report`
   *
   * Responses:
   * - `200`: The report will be delivered.
   * - `400`: The request is malformed or breaks a rule, or its sub-merchant is unknown or not active.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.requestPaymentReport({
   *   body: {
   *     requestType: "csv",
   *     callbackUrl: "https://shop.example.com/report",
   *     paymentStatus: "all",
   *     startDate: "2026-03-01T00:00:00.000Z",
   *     endDate: "2026-03-31T23:59:59.999Z",
   *     limit: 5000,
   *     reportFields: ["entryDate", "created", "amount", "status", "reference", "stamp"],
   *   },
   * });
   * ```
   */
  requestPaymentReport(input: Input<operations["requestPaymentReport"]>, options?: Options): Promise<RequestPaymentReportResult>;
  /**
   * Request a report of a settlement's payments
   *
   * Asks for a report of the payments in a settlement. The report itself is delivered later to `callbackUrl`, as the event `paymentReport`.
   *
   * `POST /settlements/{settlementId}/payments/report`
   *
   * Responses:
   * - `200`: The report will be delivered.
   * - `400`: The request is malformed or breaks a rule, or its sub-merchant is unknown or not active.
   * - `401`: The signature is wrong or missing or, by public documentation, the merchant may not use the feature.
   * - `404`: This merchant has nothing by this id.
   * - `default`: Any other error. The interface description lists no codes for it.
   *
   * @example
   * ```ts
   * const result = await client.requestPaymentReportBySettlementId({
   *   path: { settlementId: "5243867" },
   *   body: { requestType: "json", callbackUrl: "https://shop.example.com/report" },
   * });
   * ```
   */
  requestPaymentReportBySettlementId(input: Input<operations["requestPaymentReportBySettlementId"]>, options?: Options): Promise<RequestPaymentReportBySettlementIdResult>;
}

/** What `createPayment` gives. */
export type CreatePaymentResult = Result<operations, "createPayment", Additions>;

/** What `getPayment` gives. */
export type GetPaymentResult = Result<operations, "getPayment", Additions>;

/** What `refundPayment` gives. */
export type RefundPaymentResult = Result<operations, "refundPayment", Additions>;

/** What `refundPaymentByEmail` gives. */
export type RefundPaymentByEmailResult = Result<operations, "refundPaymentByEmail", Additions>;

/** What `activateInvoice` gives. */
export type ActivateInvoiceResult = Result<operations, "activateInvoice", Additions>;

/** What `listPaymentProviders` gives. */
export type ListPaymentProvidersResult = Result<operations, "listPaymentProviders", Additions>;

/** What `listGroupedPaymentProviders` gives. */
export type ListGroupedPaymentProvidersResult = Result<operations, "listGroupedPaymentProviders", Additions>;

/** What `listSettlements` gives. */
export type ListSettlementsResult = Result<operations, "listSettlements", Additions>;

/** What `addCardForm` gives. */
export type AddCardFormResult = Result<operations, "addCardForm", Additions>;

/** What `payAndAddCard` gives. */
export type PayAndAddCardResult = Result<operations, "payAndAddCard", Additions>;

/** What `getToken` gives. */
export type GetTokenResult = Result<operations, "getToken", Additions>;

/** What `createMitCharge` gives. */
export type CreateMitChargeResult = Result<operations, "createMitCharge", Additions>;

/** What `createMitAuthorizationHold` gives. */
export type CreateMitAuthorizationHoldResult = Result<operations, "createMitAuthorizationHold", Additions>;

/** What `createCitCharge` gives. */
export type CreateCitChargeResult = Result<operations, "createCitCharge", Additions>;

/** What `createCitAuthorizationHold` gives. */
export type CreateCitAuthorizationHoldResult = Result<operations, "createCitAuthorizationHold", Additions>;

/** What `commitAuthorizationHold` gives. */
export type CommitAuthorizationHoldResult = Result<operations, "commitAuthorizationHold", Additions>;

/** What `revertAuthorizationHold` gives. */
export type RevertAuthorizationHoldResult = Result<operations, "revertAuthorizationHold", Additions>;

/** What `requestPaymentReport` gives. */
export type RequestPaymentReportResult = Result<operations, "requestPaymentReport", Additions>;

/** What `requestPaymentReportBySettlementId` gives. */
export type RequestPaymentReportBySettlementIdResult = Result<operations, "requestPaymentReportBySettlementId", Additions>;
