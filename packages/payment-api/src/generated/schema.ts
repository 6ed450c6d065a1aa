// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/** HMAC with SHA-256 or with SHA-512. */
export type CheckoutAlgorithm = "sha256" | "sha512";
/** An HTTP method. */
export type CheckoutMethod = "GET" | "POST";
/** ISO 4217 code of the currency. Only euros. */
export type Currency = "EUR";
/** Finnish, Swedish or English. */
export type Language = "FI" | "SV" | "EN";
/**
 * A shop-in-shop commission. VAT does not apply to it. Newer documentation demands both fields; in a refund row it is the account that the
 * commission is returned from.
 */
export interface Commission {
    /**
     * Id of the merchant that gets the commission.
     *
     * At most 10 characters.
     */
    merchant?: string;
    /**
     * Commission in cents.
     *
     * Integer, at most 99999999.
     */
    amount?: number;
}
/** A row of a payment. */
export interface Item {
    /**
     * Price of one unit in cents, VAT included unless the payment says otherwise. Negative for a discount, but never in a shop-in-shop nor
     * with `usePricesWithoutVat`. The interface file says 0 to 99999999, newer documentation the range given here.
     *
     * Integer, -2147483648 to 2147483647.
     */
    unitPrice: number;
    /**
     * Number of units. The interface file says 1 to 10000000, newer documentation the range given here.
     *
     * Integer, 0 to 99999998.
     */
    units: number;
    /**
     * VAT in percent, with at most one decimal, such as 25.5.
     *
     * 0 to 100.
     */
    vatPercentage: number;
    /**
     * The merchant's code of the product.
     *
     * At most 100 characters.
     */
    productCode: string;
    /**
     * When the row is delivered. Newer documentation discourages it.
     *
     * Format: date.
     *
     * @deprecated
     */
    deliveryDate?: string;
    /**
     * What the row is.
     *
     * At most 1000 characters.
     */
    description?: string;
    /**
     * The merchant's category of the product.
     *
     * At most 100 characters.
     */
    category?: string;
    /**
     * The merchant's own identifier of the row. Needed for a shop-in-shop and for refunding the row by itself.
     *
     * At most 200 characters.
     */
    stamp?: string;
    /**
     * Reference of the row. Needed for a shop-in-shop.
     *
     * At most 200 characters.
     */
    reference?: string;
    /**
     * Sub-merchant's id. Needed in every row of a shop-in-shop and left out otherwise. Never the aggregate merchant's.
     *
     * At most 10 characters.
     */
    merchant?: string;
    /**
     * Order number of the row, for a shop-in-shop. Newer documentation discourages it.
     *
     * At most 60 characters.
     *
     * @deprecated
     */
    orderId?: string;
    /** What the aggregate merchant or another one earns from the row. For a shop-in-shop only. */
    commission?: Commission;
}
/** Who pays. */
export interface Customer {
    /**
     * E-mail address of the customer. Newer documentation limits it to 200 characters.
     *
     * Format: email.
     */
    email: string;
    /** First name. Newer documentation limits it to 50 characters. */
    firstName?: string;
    /** Last name. Newer documentation limits it to 50 characters. */
    lastName?: string;
    /** Phone number. */
    phone?: string;
    /** VAT number of a company. */
    vatId?: string;
    /**
     * Name of a company.
     *
     * At most 100 characters.
     */
    companyName?: string;
}
/** A postal address. */
export interface Address {
    /**
     * Street and number. Newer documentation limits it to 50 characters.
     *
     * At most 200 characters.
     */
    streetAddress: string;
    /**
     * Postal code.
     *
     * At most 15 characters. Pattern: `^[0-9A-z -]+$`.
     */
    postalCode: string;
    /**
     * Town or city. Newer documentation limits it to 30 characters.
     *
     * At most 200 characters.
     */
    city: string;
    /**
     * County, state or province.
     *
     * At most 200 characters.
     */
    county?: string;
    /** ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name. */
    country: string;
}
/**
 * A pair of addresses to send the customer's browser to, with the parameters of the event `paymentRedirect`. A browser may come to each
 * several times for one payment. They should be HTTPS. The interface description has one record for redirects and callbacks, Callbacks;
 * redirects have their own here, since all public sources limit them to 300 characters.
 */
export interface RedirectUrls {
    /**
     * For a payment that is paid, pending or delayed.
     *
     * At most 300 characters.
     */
    success: string;
    /**
     * For a payment that was cancelled or rejected.
     *
     * At most 300 characters.
     */
    cancel: string;
}
/**
 * A pair of addresses for the service to call, with the parameters of the events `paymentCallback` and `refundCallback`. Each may be called
 * several times for one payment or refund. They should be HTTPS. The interface file limits them to 300 characters, newer documentation to
 * 3000.
 */
export interface Callbacks {
    /**
     * For a payment that is paid, pending or delayed, or a refund that was made.
     *
     * At most 3000 characters.
     */
    success: string;
    /**
     * For a payment that was cancelled or rejected, or a refund that was not made.
     *
     * At most 3000 characters.
     */
    cancel: string;
}
/** A group of payment methods to choose by. */
export type PaymentMethodGroup = "mobile" | "bank" | "creditcard" | "credit" | "other";
/**
 * A payment to open.
 *
 * - When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.
 * - Each item's `vatPercentage` has at most one decimal.
 * - With `usePricesWithoutVat` there must be at least one item.
 * - With `usePricesWithoutVat` no unit price may be negative.
 * - Any other key is rejected.
 */
export interface PaymentRequest {
    /**
     * The merchant's own identifier of this payment, unique among the merchant's payments.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.
     */
    stamp: string;
    /**
     * The merchant's reference for the payment.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.
     */
    reference: string;
    /**
     * Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer
     * documentation allows 1 to 99999998.
     *
     * Integer, 0 to 99999999.
     */
    amount: number;
    currency: Currency;
    /** Language of the payment process. */
    language: Language;
    /**
     * Order number. `reference` takes its place when it is absent. Newer documentation discourages it.
     *
     * At most 60 characters.
     */
    orderId?: string;
    /** What is bought. */
    items: Item[];
    customer: Customer;
    /** Where the goods are sent. */
    deliveryAddress?: Address;
    /** Where the invoice is sent. */
    invoicingAddress?: Address;
    /** Where the customer's browser is sent after the payment, or after a step-up. */
    redirectUrls: RedirectUrls;
    /** What the service calls when the payment's state changes. */
    callbackUrls?: Callbacks;
    /**
     * Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it.
     *
     * Integer, 0 to 900.
     */
    callbackDelay?: number;
    /**
     * When true and the customer chooses an invoice, it waits until the merchant activates it. Supported by one specific invoice provider
     * only.
     */
    manualInvoiceActivation?: boolean;
    /** Return only the payment methods of these groups. */
    groups?: PaymentMethodGroup[];
    /**
     * When true, `amount` and each item's `unitPrice` are given without VAT; the service adds it and rounds each price to the closest cent.
     * There must then be items, and by public documentation none with a negative unit price.
     */
    usePricesWithoutVat?: boolean;
}
/** What went wrong. The interface description lists no error codes. */
export interface ErrorBody {
    /** Always `error`. */
    status: "error";
    /**
     * What went wrong, in words for a developer. The list of the service's messages is not published. An example that is marked
     * `x-provenance` has the service's own message, as far as the example does not say otherwise; in all others the wording is this
     * description's own.
     */
    message: string;
    /** Details, for example each way that a body breaks its schema. */
    meta?: string[];
    /** Code of the acquirer that declined a token payment. */
    acquirerResponseCode?: string;
    /** The acquirer's code in words. */
    acquirerResponseCodeDescription?: string;
}
/** Group that a payment method belongs to. */
export type ProviderGroup = "mobile" | "bank" | "creditcard" | "credit" | (string & {});
/** A group of payment methods. */
export interface PaymentMethodGroupData {
    id: ProviderGroup;
    /** Localized name to show. */
    name: string;
    /**
     * Address of a PNG icon.
     *
     * Format: uri.
     */
    icon: string;
    /**
     * Address of an SVG icon.
     *
     * Format: uri.
     */
    svg: string;
}
/** A payment method. */
export interface BasePaymentMethodProvider {
    /** Identifier of the payment method. Not unique, all card brands share one. */
    id: string;
    /** Name to show. */
    name: string;
    /**
     * Address of a PNG icon.
     *
     * Format: uri.
     */
    icon: string;
    /**
     * Address of an SVG icon.
     *
     * Format: uri.
     */
    svg: string;
    group: ProviderGroup;
}
/** A form field. */
export interface ProviderParameter {
    /** Name of the field. */
    name: string;
    /** Value of the field. */
    value: string;
}
/** A payment method and the form that starts a payment with it. */
export interface PaymentMethodProvider {
    /** Identifier of the payment method. Not unique, all card brands share one. */
    id: string;
    /** Name to show. */
    name: string;
    /**
     * Address of a PNG icon.
     *
     * Format: uri.
     */
    icon: string;
    /**
     * Address of an SVG icon.
     *
     * Format: uri.
     */
    svg: string;
    group: ProviderGroup;
    /**
     * Address that the customer's browser posts the form to.
     *
     * Format: uri.
     */
    url: string;
    /** Fields of the form, all of them to be posted as they are. */
    parameters: ProviderParameter[];
}
/** A payment method that needs more than a form on the merchant's page. */
export interface CustomProvider {
    /** Identifier of the payment method. */
    id?: string;
    /** Name of the payment method. */
    name?: string;
    /** Group of the payment method. */
    group?: ProviderGroup;
    /** Fields to hand to the payment method. An amount among them is written in euros with a decimal point. */
    parameters: ProviderParameter[];
}
/**
 * Payment methods that need more than a form on the merchant's page, by name. Apple Pay is the only one so far, for merchants whose own button
 * the service has enabled: since March 2025 it is an ordinary one of `providers` for all others.
 */
export interface CustomProviders {
    /** Apple Pay. */
    applepay?: CustomProvider;
}
/** An open payment and the payment methods it can be paid with. */
export interface PaymentRequestResponse {
    /**
     * The service's identifier of the payment.
     *
     * Format: uuid.
     */
    transactionId: string;
    /**
     * Payment page of the service, which shows all methods.
     *
     * Format: uri.
     */
    href: string;
    /** Bank reference of the payment. */
    reference?: string;
    /** HTML in the payment's language, which links to the terms of payment. */
    terms?: string;
    /** Groups that the methods in `providers` belong to, in no fixed order. */
    groups?: PaymentMethodGroupData[];
    /** Available payment methods. */
    providers?: PaymentMethodProvider[];
    customProviders?: CustomProviders;
}
/**
 * State of a payment.
 *
 * - `new`: opened, nothing more has happened. Seen only when a payment is fetched
 * - `ok`: accepted and confirmed
 * - `fail`: cancelled by the customer, or rejected
 * - `pending`: approved by the provider but not finished, for example an invoice that waits for its activation; becomes `ok` or `fail`
 * - `delayed`: may take days, then becomes `ok`; only with a feature that few merchants have. Treat it like `pending`
 * - `authorization-hold`: an amount is held on the card and not committed. Seen only when a payment is fetched
 */
export type PaymentStatus = "new" | "ok" | "fail" | "pending" | "delayed" | "authorization-hold" | (string & {});
/** Card of a card payment, where the provider reports it. */
export interface CardInfo {
    /** Last four digits of the card number. */
    partialPan?: string;
    /** ISO 3166-1 alpha-2 code of the country where the card was issued. */
    countryCode?: string;
    /** First digits of the card number. */
    bin?: string;
}
/** A payment and its state. */
export interface Payment {
    /**
     * The service's identifier of the payment.
     *
     * Format: uuid.
     */
    transactionId: string;
    status: PaymentStatus;
    /**
     * Total of the payment in cents.
     *
     * Integer.
     */
    amount: number;
    /** ISO 4217 code of the currency. */
    currency: "EUR" | (string & {});
    /** The merchant's stamp of the payment. */
    stamp: string;
    /** The merchant's reference of the payment. */
    reference: string;
    /** When the payment was opened, ISO 8601. */
    createdAt: string;
    /**
     * Address of the payment page. Only while the status is `new`.
     *
     * Format: uri.
     */
    href?: string;
    /** Payment method that was used, once there is one. */
    provider?: string;
    /** The provider's archiving code of a paid payment. Some providers have none. */
    filingCode?: string;
    /** When the payment was paid, ISO 8601. */
    paidAt?: string;
    /** Reference of the settlement that holds the payment. */
    settlementReference?: string;
    cardInfo?: CardInfo;
}
/** A row to refund. */
export interface RefundItem {
    /**
     * Amount to refund of the row, in cents. Newer documentation limits it to 99999998.
     *
     * Integer, at least 1.
     */
    amount: number;
    /**
     * Stamp of the payment's row. A row with a negative price can't be refunded.
     *
     * At most 200 characters.
     */
    stamp: string;
    /**
     * The merchant's own identifier of the row's refund. For a shop-in-shop only.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.
     */
    refundStamp?: string;
    /**
     * The merchant's reference of the row's refund. For a shop-in-shop only.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.
     */
    refundReference?: string;
    /** Commission that is returned too. */
    commission?: Commission;
}
/** A refund to make. */
export interface Refund {
    /**
     * The merchant's own identifier of the refund.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.
     */
    refundStamp?: string;
    /**
     * The merchant's reference of the refund.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.
     */
    refundReference?: string;
    /** Rows to refund, for a shop-in-shop. */
    items?: RefundItem[];
    /**
     * Amount to refund in cents. Needed for an ordinary payment; the aggregate merchant of a shop-in-shop may give the whole amount instead
     * of `items`.
     *
     * Integer, at least 1.
     */
    amount?: number;
    /**
     * Address for an e-mail refund, made when the provider does not support refunds through its API.
     *
     * Format: email.
     */
    email?: string;
    /** What the service calls when the refund's outcome is known. */
    callbackUrls: Callbacks;
}
/** State of a refund: made, still to be made (the outcome comes by callback), or failed. */
export type RefundStatus = "ok" | "pending" | "fail" | (string & {});
/** A refund that was accepted. */
export interface RefundResponse {
    /**
     * Transaction id of the refund, not of the payment.
     *
     * Format: uuid.
     */
    transactionId?: string;
    status?: RefundStatus;
    /** Payment method that makes the refund, or `email`. */
    provider?: string;
}
/** A refund to make by e-mail. */
export interface EmailRefund {
    /**
     * The merchant's own identifier of the refund.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.
     */
    refundStamp?: string;
    /**
     * The merchant's reference of the refund.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.
     */
    refundReference?: string;
    /** Rows to refund, for a shop-in-shop. */
    items?: RefundItem[];
    /**
     * Amount to refund in cents.
     *
     * Integer, at least 1.
     */
    amount?: number;
    /**
     * E-mail address of the customer.
     *
     * Format: email.
     */
    email: string;
    /** What the service calls about the refund. The call does not show whether the customer got the money. */
    callbackUrls: Callbacks;
}
/** Whether the invoice was activated. */
export type ActivateInvoiceStatus = "ok" | "error" | (string & {});
/** Outcome of activating an invoice. */
export interface ActivateInvoiceResponse {
    status?: ActivateInvoiceStatus;
    /** What happened, in words. Those of the examples are this description's own. */
    message?: string;
}
/** A group of payment methods with its methods. */
export interface PaymentMethodGroupDataWithProviders {
    id: ProviderGroup;
    /** Localized name to show. */
    name: string;
    /**
     * Address of a PNG icon.
     *
     * Format: uri.
     */
    icon: string;
    /**
     * Address of an SVG icon.
     *
     * Format: uri.
     */
    svg: string;
    /** Methods of the group. The interface file gives them `url` and `parameters` as in an open payment; responses have been seen without them. */
    providers: BasePaymentMethodProvider[];
}
/** Available payment methods, by group and as one list. */
export interface GroupedPaymentProvidersResponse {
    /** HTML in the language asked for, which links to the terms of payment. */
    terms: string;
    /** Groups with their methods. */
    groups: PaymentMethodGroupDataWithProviders[];
    /** All methods. */
    providers: BasePaymentMethodProvider[];
}
/** A settlement. */
export interface SettlementIdItem {
    /**
     * Settlement id.
     *
     * Integer.
     */
    id: string;
    /** When the settlement was made. ISO 8601, a date or a time with its offset. */
    createdAt: string;
    /** When the settlement was paid out. ISO 8601, a date or a time with its offset. */
    settledAt: string;
    /** Reference of the payout. */
    settlementReference?: string;
}
/**
 * Form that opens the card addition page. The merchant signs its `checkout-` fields and puts it on a page, the customer's browser posts
 * it. Newer documentation also demands `checkout-method` (always POST), `checkout-nonce`, `checkout-timestamp` and `signature`.
 */
export interface AddCardFormRequest {
    /**
     * The merchant's id. A number in JSON, digits in a form.
     *
     * Pattern: `^[0-9]+$`.
     */
    "checkout-account": number | string;
    "checkout-algorithm": CheckoutAlgorithm;
    /** HTTP method of the form. */
    "checkout-method"?: CheckoutMethod;
    /** Unique random identifier of the form. */
    "checkout-nonce"?: string;
    /**
     * Current time.
     *
     * Format: date-time.
     */
    "checkout-timestamp"?: string;
    /** Where the browser is sent when the card was added. */
    "checkout-redirect-success-url": string;
    /** Where the browser is sent when no card was added. */
    "checkout-redirect-cancel-url": string;
    /** What the service calls when the card was added. */
    "checkout-callback-success-url"?: string;
    /** What the service calls when no card was added. */
    "checkout-callback-cancel-url"?: string;
    /** Language of the page. Not part of the signature. */
    language?: Language;
    /** HMAC over the form's `checkout-` fields with an empty body. */
    signature?: string;
}
/**
 * A payment to open whose card is stored. A `PaymentRequest` with callback URLs, since the token comes by the callback alone.
 *
 * - When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.
 * - Each item's `vatPercentage` has at most one decimal.
 * - With `usePricesWithoutVat` there must be at least one item.
 * - With `usePricesWithoutVat` no unit price may be negative.
 * - Any other key is rejected.
 */
export interface PayAndAddCardRequest {
    /**
     * The merchant's own identifier of this payment, unique among the merchant's payments.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.
     */
    stamp: string;
    /**
     * The merchant's reference for the payment.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.
     */
    reference: string;
    /**
     * Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer
     * documentation allows 1 to 99999998.
     *
     * Integer, 0 to 99999999.
     */
    amount: number;
    currency: Currency;
    /** Language of the payment process. */
    language: Language;
    /**
     * Order number. `reference` takes its place when it is absent. Newer documentation discourages it.
     *
     * At most 60 characters.
     */
    orderId?: string;
    /** What is bought. */
    items: Item[];
    customer: Customer;
    /** Where the goods are sent. */
    deliveryAddress?: Address;
    /** Where the invoice is sent. */
    invoicingAddress?: Address;
    /** Where the customer's browser is sent after the payment, or after a step-up. */
    redirectUrls: RedirectUrls;
    /** What the service calls when the payment's state changes. */
    callbackUrls: Callbacks;
    /**
     * Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it.
     *
     * Integer, 0 to 900.
     */
    callbackDelay?: number;
    /**
     * When true and the customer chooses an invoice, it waits until the merchant activates it. Supported by one specific invoice provider
     * only.
     */
    manualInvoiceActivation?: boolean;
    /** Return only the payment methods of these groups. */
    groups?: PaymentMethodGroup[];
    /**
     * When true, `amount` and each item's `unitPrice` are given without VAT; the service adds it and rounds each price to the closest cent.
     * There must then be items, and by public documentation none with a negative unit price.
     */
    usePricesWithoutVat?: boolean;
}
/** An open payment that stores the card it is paid with. */
export interface PayAndAddCardResponse {
    /**
     * Transaction id of the payment.
     *
     * Format: uuid.
     */
    transactionId: string;
    /**
     * Where to send the customer's browser.
     *
     * Format: uri.
     */
    redirectUrl: string;
}
/**
 * A card token to get.
 *
 * - Any other key is rejected.
 */
export interface GetTokenRequest {
    /**
     * The tokenization id, as in the path.
     *
     * Format: uuid.
     */
    "checkout-tokenization-id": string;
}
/** A tokenized card. */
export interface Card {
    /** Brand of the card. */
    type?: string;
    /** First six digits of the card number, or two for American Express and Diners Club. */
    bin?: string;
    /** Last four digits of the card number. */
    partial_pan?: string;
    /** Year of expiry. */
    expire_year?: string;
    /** Month of expiry. */
    expire_month?: string;
    /** Whether the security code is needed. */
    cvc_required?: "yes" | "no" | "not_tested" | (string & {});
    /** What the card draws on. */
    funding?: "credit" | "debit" | "unknown" | (string & {});
    /** Kind of card. */
    category?: "business" | "prepaid" | "unknown" | (string & {});
    /** ISO 3166-1 alpha-2 code of the country where the card was issued. */
    country_code?: string;
    /** Fingerprint of the card number in hexadecimal, the same whenever the same number is added. */
    pan_fingerprint?: string;
    /** Fingerprint of the card number and its expiry in hexadecimal. */
    card_fingerprint?: string;
}
/** Where a card was added from. */
export interface TokenCustomerDetails {
    /** IP address of the customer. */
    network_address?: string | null;
    /** ISO 3166-1 alpha-2 code of the country of that address. */
    country_code?: string | null;
}
/** The card network's own token of the card. */
export interface NetworkToken {
    /** Network of the token. */
    type?: string;
    /** Last four digits of the token. */
    partial_pan?: string;
    /** Year of expiry. */
    expire_year?: string;
    /** Month of expiry. */
    expire_month?: string;
    /**
     * Address of a picture of the card.
     *
     * Format: uri.
     */
    image_url?: string;
    /** Reference of the account behind the card. Visa only. */
    payment_account_reference?: string;
}
/** A card token and what is known of the card. */
export interface TokenizationRequestResponse {
    /** Token of the card, for charges and holds. Treat it as a secret. */
    token: string;
    card?: Card;
    /** Where the card was added from. Null or absent when it is not known. */
    customer?: TokenCustomerDetails | null;
    network_token?: NetworkToken;
}
/**
 * A payment with a card token, to charge, to hold or to commit.
 *
 * - When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.
 * - Each item's `vatPercentage` has at most one decimal.
 * - Any other key is rejected.
 */
export interface TokenPaymentRequest {
    /**
     * The merchant's own identifier of this payment, unique among the merchant's payments.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.
     */
    stamp: string;
    /**
     * The merchant's reference for the payment.
     *
     * At most 200 characters.
     *
     * - There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.
     */
    reference: string;
    /**
     * Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer
     * documentation allows 1 to 99999998.
     *
     * Integer, 0 to 99999999.
     */
    amount: number;
    currency: Currency;
    /** Language of the payment process. */
    language: Language;
    /**
     * Order number. `reference` takes its place when it is absent. Newer documentation discourages it.
     *
     * At most 60 characters.
     */
    orderId?: string;
    /** What is bought. */
    items: Item[];
    customer: Customer;
    /** Where the goods are sent. */
    deliveryAddress?: Address;
    /** Where the invoice is sent. */
    invoicingAddress?: Address;
    /** Where the customer's browser is sent after the payment, or after a step-up. */
    redirectUrls: RedirectUrls;
    /** What the service calls when the payment's state changes. */
    callbackUrls?: Callbacks;
    /**
     * Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it.
     *
     * Integer, 0 to 900.
     */
    callbackDelay?: number;
    /** Token of the payment card, from `POST /tokenization/{checkout-tokenization-id}`. */
    token: string;
}
/** A charge, hold, commit or revert that was carried out. */
export interface TokenMITPaymentResponse {
    /**
     * Transaction id of the payment.
     *
     * Format: uuid.
     */
    transactionId: string;
}
/** A charge or hold that waits for the customer's 3DS step-up. */
export interface TokenCITPaymentResponse {
    /**
     * Transaction id of the payment.
     *
     * Format: uuid.
     */
    transactionId: string;
    /**
     * Where to send the customer's browser.
     *
     * Format: uri.
     */
    threeDSecureUrl?: string;
}
/** Form of a report. */
export type ReportType = "json" | "csv";
/** Payments to report: `paid` those not yet settled, `settled` those settled, `default` both, `all` also unpaid and failed ones. */
export type ReportPaymentStatus = "default" | "all" | "paid" | "settled";
/** A column of the report of a settlement's payments. */
export type SettlementReportField = "entryDate" | "created" | "amount" | "status" | "firstname" | "familyname" | "companyName" | "vatId" | "description" | "reference" | "paymentMethod" | "stamp" | "address" | "postcode" | "postoffice" | "country" | "checkoutReference" | "archiveNumber" | "payerName" | "settlementId" | "settlementDate" | "settlementReference" | "originalTradeReference" | "vatPercentage" | "vatAmount" | "paymentMethodFee" | "paymentMethodCommission" | "shopInShopCommission" | "shopInShopCommissionVatPercentage" | "shopInShopCommissionVatAmount" | "terminalDisplayId";
/** A column of a payment report. */
export type ReportField = "entryDate" | "created" | "amount" | "status" | "firstname" | "familyname" | "companyName" | "vatId" | "description" | "reference" | "paymentMethod" | "stamp" | "address" | "postcode" | "postoffice" | "country" | "checkoutReference" | "archiveNumber" | "payerName" | "settlementId" | "settlementDate" | "settlementReference" | "originalTradeReference" | "vatPercentage" | "vatAmount" | "paymentMethodFee" | "paymentMethodCommission" | "shopInShopCommission" | "shopInShopCommissionVatPercentage" | "shopInShopCommissionVatAmount" | "terminalDisplayId" | "refunditems" | "tradeitems";
/**
 * A report of the payments of a period.
 *
 * - Any other key is rejected.
 */
export interface PaymentReportRequest {
    requestType: ReportType;
    /**
     * HTTPS address that the report is delivered to, as the event `paymentReport`.
     *
     * - Must be an http or https URL.
     */
    callbackUrl: string;
    /**
     * Sub-merchant whose payments are reported.
     *
     * Integer.
     */
    submerchant?: number;
    /** Whether the rows of the payments are reported too. In JSON only. */
    includeItems?: boolean;
    /** Payments to report. Without it, those paid and those settled. */
    paymentStatus?: ReportPaymentStatus;
    /**
     * Leaves out payments opened earlier. Public documentation asks for ISO 8601, and its example has no offset. Which time zone counts then is not
     * documented: give an offset.
     *
     * Format: date-or-date-time.
     */
    startDate?: string;
    /**
     * Leaves out payments opened later. Public documentation asks for ISO 8601, and its example has no offset. Which time zone counts then is not
     * documented: give an offset.
     *
     * Format: date-or-date-time.
     */
    endDate?: string;
    /**
     * Largest number of payments to report. Without it, the largest allowed.
     *
     * Integer, 0 to 50000.
     */
    limit?: number;
    /** Columns to report. Without it, all. */
    reportFields?: ReportField[];
}
/** A report that will be delivered. */
export interface PaymentReportRequestResponse {
    /** Identifier of the report request. */
    requestId: string;
}
/**
 * A report of the payments of a settlement.
 *
 * - Any other key is rejected.
 */
export interface PaymentReportBySettlementIdRequest {
    requestType: ReportType;
    /**
     * HTTPS address that the report is delivered to, as the event `paymentReport`.
     *
     * - Must be an http or https URL.
     */
    callbackUrl: string;
    /**
     * Sub-merchant whose payments are reported.
     *
     * Integer.
     */
    submerchant?: number;
    /** Whether the rows of the payments are reported too. In JSON only. */
    includeItems?: boolean;
    /** Columns to report. Without it, all. */
    reportFields?: SettlementReportField[];
}
/** @hidden */
export interface paths {
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment
         *
         * Returns a payment and its state. By public documentation the callbacks report the outcome first; use this operation to ask later.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{transactionId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{transactionId}/refund/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["refundPaymentByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{transactionId}/activate-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an invoice
         *
         * Activates the invoice of a payment that was created with `manualInvoiceActivation`. Usable only for a payment that was paid with the
         * one specific invoice provider that supports it and whose status is `pending`; public documentation adds that the payment may be 90 days
         * old at most. Sent without a body.
         */
        post: operations["activateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         *
         * Returns what the merchant's customers can pay with as one list, without creating a payment.
         */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/grouped-payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods by group
         *
         * Returns what the merchant's customers can pay with, twice, as one list and by group, without creating a payment. The groups' names, and
         * a text that links to the terms of payment, are in `language`; the groups have icons, too.
         */
        get: operations["listGroupedPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settlements
         *
         * Returns settlement ids. Public documentation says: the newest first, at most 100. The aggregate merchant of a shop-in-shop can ask for a
         * sub-merchant's.
         */
        get: operations["listSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokenization/addcard-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["addCardForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokenization/pay-and-add-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["payAndAddCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokenization/{checkout-tokenization-id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a card token
         *
         * Exchanges the tokenization id that `addCardRedirect` brought for a card token. The id stands in the path, in a header and in the body. A
         * token is for charges and holds; treat it as a secret. By public documentation, unknown keys are rejected.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/token/mit/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a card, customer not present
         *
         * Charges a tokenized card as a merchant initiated transaction, where the customer takes no part, for example a subscription. `amount` is
         * the sum of the items. Public documentation adds: unknown keys are rejected, and a 400 with an acquirer's code means a declined card.
         *
         * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
         * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
         */
        post: operations["createMitCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/token/mit/authorization-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold an amount on a card, customer not present
         *
         * Places an authorization hold on a tokenized card as a merchant initiated transaction, where the customer takes no part. Finish it with
         * `commitAuthorizationHold` or `revertAuthorizationHold`. `amount` is the sum of the items. Public documentation adds: a hold lives seven
         * days at most, unknown keys are rejected, and a 400 with an acquirer's code means a declined card.
         *
         * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
         * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
         */
        post: operations["createMitAuthorizationHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/token/cit/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["createCitCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/token/cit/authorization-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         */
        post: operations["createCitAuthorizationHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{transactionId}/token/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit an authorization hold
         *
         * Charges a held amount or a part of it, never more. The items need not be the ones that the hold was placed with; `amount` is the sum of
         * those given here. Public documentation adds: unknown keys are rejected, and the response has the hold's transaction id.
         *
         * What a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When
         * the response was lost, wait for the event `paymentCallback`, which carries the stamp.
         */
        post: operations["commitAuthorizationHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{transactionId}/token/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert an authorization hold
         *
         * Gives up a hold, so that the payer can use the money again. By public documentation, 404 means that the hold was committed or reverted
         * before; here it comes through the default response. Which status the payment has afterwards is not published. Sent without a body.
         */
        post: operations["revertAuthorizationHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a payment report
         *
         * Asks for a report of the payments of a period. The report itself is delivered later to `callbackUrl`, as the event `paymentReport`.
         */
        post: operations["requestPaymentReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlements/{settlementId}/payments/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a report of a settlement's payments
         *
         * Asks for a report of the payments in a settlement. The report itself is delivered later to `callbackUrl`, as the event `paymentReport`.
         */
        post: operations["requestPaymentReportBySettlementId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** @hidden */
export interface components {
    schemas: {
        CheckoutAlgorithm: CheckoutAlgorithm;
        CheckoutMethod: CheckoutMethod;
        Currency: Currency;
        Language: Language;
        Commission: Commission;
        Item: Item;
        Customer: Customer;
        Address: Address;
        RedirectUrls: RedirectUrls;
        Callbacks: Callbacks;
        PaymentMethodGroup: PaymentMethodGroup;
        PaymentRequest: PaymentRequest;
        Error: ErrorBody;
        ProviderGroup: ProviderGroup;
        PaymentMethodGroupData: PaymentMethodGroupData;
        BasePaymentMethodProvider: BasePaymentMethodProvider;
        ProviderParameter: ProviderParameter;
        PaymentMethodProvider: PaymentMethodProvider;
        CustomProvider: CustomProvider;
        CustomProviders: CustomProviders;
        PaymentRequestResponse: PaymentRequestResponse;
        PaymentStatus: PaymentStatus;
        CardInfo: CardInfo;
        Payment: Payment;
        RefundItem: RefundItem;
        Refund: Refund;
        RefundStatus: RefundStatus;
        RefundResponse: RefundResponse;
        EmailRefund: EmailRefund;
        ActivateInvoiceStatus: ActivateInvoiceStatus;
        ActivateInvoiceResponse: ActivateInvoiceResponse;
        PaymentMethodGroupDataWithProviders: PaymentMethodGroupDataWithProviders;
        GroupedPaymentProvidersResponse: GroupedPaymentProvidersResponse;
        SettlementIdItem: SettlementIdItem;
        AddCardFormRequest: AddCardFormRequest;
        PayAndAddCardRequest: PayAndAddCardRequest;
        PayAndAddCardResponse: PayAndAddCardResponse;
        GetTokenRequest: GetTokenRequest;
        Card: Card;
        TokenCustomerDetails: TokenCustomerDetails;
        NetworkToken: NetworkToken;
        TokenizationRequestResponse: TokenizationRequestResponse;
        TokenPaymentRequest: TokenPaymentRequest;
        TokenMITPaymentResponse: TokenMITPaymentResponse;
        TokenCITPaymentResponse: TokenCITPaymentResponse;
        ReportType: ReportType;
        ReportPaymentStatus: ReportPaymentStatus;
        SettlementReportField: SettlementReportField;
        ReportField: ReportField;
        PaymentReportRequest: PaymentReportRequest;
        PaymentReportRequestResponse: PaymentReportRequestResponse;
        PaymentReportBySettlementIdRequest: PaymentReportBySettlementIdRequest;
    };
    responses: {
        /** Any other error. The interface description lists no codes for it. */
        Error: {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is malformed or breaks a rule, or the payment can't be opened. */
        "BadRequest-payment": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The signature is wrong or missing or, by public documentation, the merchant may not use the feature. */
        Unauthorized: {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is malformed, breaks a rule, or can't be carried out. */
        BadRequest: {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The signature, or the header with the transaction id, is wrong or missing or, by public documentation, the merchant may not use the feature. */
        "Unauthorized-transaction": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** This merchant has nothing by this id. */
        NotFound: {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /**
         * The request is malformed or breaks a rule, or this payment can't be refunded. By public documentation, the rejection may come from the
         * payment method's provider, too.
         */
        "BadRequest-refund": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is malformed or breaks a rule, or its sub-merchant is unknown or not active. */
        "BadRequest-sub-merchant": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** This merchant has nothing by this id. */
        "NotFound-settlement": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is malformed or breaks a rule, or the charge or hold failed. */
        "BadRequest-token-payment": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /**
         * Any other error. The interface description lists no codes for it. Public documentation mentions one: a hold that does not exist, which gets the
         * status 404.
         */
        "Error-hold": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is malformed or breaks a rule, or this hold can't be committed. */
        "BadRequest-commit": {
            headers: {
                "checkout-account": components["headers"]["checkout-account"];
                "checkout-algorithm": components["headers"]["checkout-algorithm"];
                "checkout-method": components["headers"]["checkout-method"];
                "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                signature: components["headers"]["signature"];
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /**
         * Transaction id of the payment or of the authorization hold.
         *
         * Format: uuid.
         */
        transactionId: string;
        /**
         * Amount in cents. Leaves out the methods whose smallest or largest purchase does not allow it.
         *
         * Integer.
         */
        amount: number;
        /** Method groups to return, separated by commas. */
        groups: PaymentMethodGroup[];
    };
    requestBodies: never;
    headers: {
        /**
         * The merchant's id, as in the request.
         *
         * Integer.
         */
        "checkout-account": number;
        /** Hash algorithm of the response's signature, the same as the request's. */
        "checkout-algorithm": CheckoutAlgorithm;
        /** HTTP method of the request. */
        "checkout-method": CheckoutMethod;
        /**
         * Transaction id, where the response concerns one.
         *
         * Format: uuid.
         */
        "checkout-transaction-id": string;
        /** HMAC over the response's own `checkout-` headers and body, computed as for a request. */
        signature: string;
        /** Identifies the request to the service's support. Not part of the signature. */
        "request-id": string;
    };
    pathItems: never;
}
/** @hidden */
export interface operations {
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentRequest;
            };
        };
        responses: {
            /** The payment is open. The body lists the methods that it can be paid with. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentRequestResponse;
                };
            };
            400: components["responses"]["BadRequest-payment"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Transaction id of the payment or of the authorization hold.
                 *
                 * Format: uuid.
                 */
                transactionId: components["parameters"]["transactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized-transaction"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Transaction id of the payment or of the authorization hold.
                 *
                 * Format: uuid.
                 */
                transactionId: components["parameters"]["transactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Refund;
            };
        };
        responses: {
            /** The refund can be made. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RefundResponse;
                };
            };
            400: components["responses"]["BadRequest-refund"];
            401: components["responses"]["Unauthorized-transaction"];
            404: components["responses"]["NotFound"];
            /** Refunds are not supported by the payment method's provider. */
            422: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refundPaymentByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Transaction id of the payment or of the authorization hold.
                 *
                 * Format: uuid.
                 */
                transactionId: components["parameters"]["transactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailRefund;
            };
        };
        responses: {
            /** The refund can be made. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RefundResponse;
                };
            };
            400: components["responses"]["BadRequest-refund"];
            401: components["responses"]["Unauthorized-transaction"];
            404: components["responses"]["NotFound"];
            /** E-mail refunds are not supported by the payment method's provider. */
            422: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    activateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Transaction id of the payment or of the authorization hold.
                 *
                 * Format: uuid.
                 */
                transactionId: components["parameters"]["transactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice was activated, or the body says why not. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ActivateInvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized-transaction"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: {
                /**
                 * Amount in cents. Leaves out the methods whose smallest or largest purchase does not allow it.
                 *
                 * Integer.
                 */
                amount?: components["parameters"]["amount"];
                /** Method groups to return, separated by commas. */
                groups?: components["parameters"]["groups"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The available methods. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BasePaymentMethodProvider[];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listGroupedPaymentProviders: {
        parameters: {
            query?: {
                /**
                 * Amount in cents. Leaves out the methods whose smallest or largest purchase does not allow it.
                 *
                 * Integer.
                 */
                amount?: components["parameters"]["amount"];
                /** Method groups to return, separated by commas. */
                groups?: components["parameters"]["groups"];
                /**
                 * Language of the groups' names and of the text about the terms of payment.
                 *
                 * @default "FI"
                 */
                language?: Language;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The available methods. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupedPaymentProvidersResponse;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listSettlements: {
        parameters: {
            query?: {
                /**
                 * Leaves out settlements created before this date.
                 *
                 * Format: date.
                 */
                startDate?: string;
                /**
                 * Leaves out settlements created after this date.
                 *
                 * Format: date.
                 */
                endDate?: string;
                /**
                 * Leaves out settlements with another bank reference.
                 *
                 * At most 20 characters.
                 */
                bankReference?: string;
                /**
                 * Largest number of settlement ids to return. By public documentation 1 gives the newest.
                 *
                 * Pattern: `^[0-9]+$`.
                 */
                limit?: string;
            };
            header?: {
                /**
                 * Sub-merchant whose settlements are listed. By public documentation not part of the signature.
                 *
                 * Pattern: `^[0-9]+$`.
                 */
                submerchant?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settlements. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SettlementIdItem[];
                };
            };
            400: components["responses"]["BadRequest-sub-merchant"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound-settlement"];
            default: components["responses"]["Error"];
        };
    };
    addCardForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddCardFormRequest;
                "application/x-www-form-urlencoded": AddCardFormRequest;
            };
        };
        responses: {
            /** The browser is sent to the form for adding a card, or to `checkout-redirect-cancel-url`. */
            302: {
                headers: {
                    /**
                     * Where the browser goes. An address that is the request's `checkout-redirect-cancel-url`, perhaps with parameters added, means
                     * that no card can be added; any other is the card addition form. Whether parameters are added is not documented.
                     *
                     * Format: uri.
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** Tokenization is not allowed for the merchant. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    payAndAddCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PayAndAddCardRequest;
            };
        };
        responses: {
            /** The payment is open. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PayAndAddCardResponse;
                };
            };
            400: components["responses"]["BadRequest-payment"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Tokenization id from the event `addCardRedirect`.
                 *
                 * Format: uuid.
                 */
                "checkout-tokenization-id": string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GetTokenRequest;
            };
        };
        responses: {
            /** The token and what is known of the card. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenizationRequestResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** Credit cards, or American Express, are not enabled for the merchant. */
            403: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    createMitCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenPaymentRequest;
            };
        };
        responses: {
            /** The card was charged. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMITPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest-token-payment"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createMitAuthorizationHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenPaymentRequest;
            };
        };
        responses: {
            /** The amount is held. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMITPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest-token-payment"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createCitCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenPaymentRequest;
            };
        };
        responses: {
            /** The card was charged. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMITPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest-token-payment"];
            401: components["responses"]["Unauthorized"];
            /** A 3DS step-up is required. Send the customer to the address in the body. */
            403: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenCITPaymentResponse;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCitAuthorizationHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenPaymentRequest;
            };
        };
        responses: {
            /** The amount is held. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMITPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest-token-payment"];
            401: components["responses"]["Unauthorized"];
            /** A 3DS step-up is required. Send the customer to the address in the body. */
            403: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenCITPaymentResponse;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    commitAuthorizationHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Transaction id of the payment or of the authorization hold.
                 *
                 * Format: uuid.
                 */
                transactionId: components["parameters"]["transactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenPaymentRequest;
            };
        };
        responses: {
            /** The amount was charged. */
            201: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMITPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest-commit"];
            401: components["responses"]["Unauthorized-transaction"];
            default: components["responses"]["Error-hold"];
        };
    };
    revertAuthorizationHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Transaction id of the payment or of the authorization hold.
                 *
                 * Format: uuid.
                 */
                transactionId: components["parameters"]["transactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The hold is gone. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMITPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized-transaction"];
            default: components["responses"]["Error-hold"];
        };
    };
    requestPaymentReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentReportRequest;
            };
        };
        responses: {
            /** The report will be delivered. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentReportRequestResponse;
                };
            };
            400: components["responses"]["BadRequest-sub-merchant"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound-settlement"];
            default: components["responses"]["Error"];
        };
    };
    requestPaymentReportBySettlementId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Settlement id, from `listSettlements`. */
                settlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentReportBySettlementIdRequest;
            };
        };
        responses: {
            /** The report will be delivered. */
            200: {
                headers: {
                    "checkout-account": components["headers"]["checkout-account"];
                    "checkout-algorithm": components["headers"]["checkout-algorithm"];
                    "checkout-method": components["headers"]["checkout-method"];
                    "checkout-transaction-id": components["headers"]["checkout-transaction-id"];
                    signature: components["headers"]["signature"];
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentReportRequestResponse;
                };
            };
            400: components["responses"]["BadRequest-sub-merchant"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound-settlement"];
            default: components["responses"]["Error"];
        };
    };
}
/** The values of {@link CheckoutAlgorithm}. */
export const checkoutAlgorithmValues: readonly ["sha256","sha512"] = ["sha256","sha512"];
/** The values of {@link CheckoutMethod}. */
export const checkoutMethodValues: readonly ["GET","POST"] = ["GET","POST"];
/** The values of {@link Currency}. */
export const currencyValues: readonly ["EUR"] = ["EUR"];
/** The values of {@link Language}. */
export const languageValues: readonly ["FI","SV","EN"] = ["FI","SV","EN"];
/** The values of {@link PaymentMethodGroup}. */
export const paymentMethodGroupValues: readonly ["mobile","bank","creditcard","credit","other"] = ["mobile","bank","creditcard","credit","other"];
/** The values of {@link ProviderGroup}. */
export const providerGroupValues: readonly ["mobile","bank","creditcard","credit"] = ["mobile","bank","creditcard","credit"];
/** The values of {@link PaymentStatus}. */
export const paymentStatusValues: readonly ["new","ok","fail","pending","delayed","authorization-hold"] = ["new","ok","fail","pending","delayed","authorization-hold"];
/** The values of {@link RefundStatus}. */
export const refundStatusValues: readonly ["ok","pending","fail"] = ["ok","pending","fail"];
/** The values of {@link ActivateInvoiceStatus}. */
export const activateInvoiceStatusValues: readonly ["ok","error"] = ["ok","error"];
/** The values of {@link ReportType}. */
export const reportTypeValues: readonly ["json","csv"] = ["json","csv"];
/** The values of {@link ReportPaymentStatus}. */
export const reportPaymentStatusValues: readonly ["default","all","paid","settled"] = ["default","all","paid","settled"];
/** The values of {@link SettlementReportField}. */
export const settlementReportFieldValues: readonly ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId"] = ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId"];
/** The values of {@link ReportField}. */
export const reportFieldValues: readonly ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId","refunditems","tradeitems"] = ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId","refunditems","tradeitems"];
/** Fields that are text for callers, so that every digit survives, though the wire may carry a number. */
export const textFields: readonly string[] = ["id"];
/** Fields that are numbers for callers. */
export const numberFields: readonly string[] = ["amount","unitPrice","units","vatPercentage","callbackDelay","checkout-account","submerchant","limit"];
