// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * What the service of Payment API sends: types of each event, and what a receiver needs of it when it runs.
 *
 * @packageDocumentation
 */
/** HMAC with SHA-256 or with SHA-512. */
export type CheckoutAlgorithm = "sha256" | "sha512";
/** An HTTP method. */
export type CheckoutMethod = "GET" | "POST";
/**
 * State of a payment or refund as redirects and callbacks report it: `ok`, `fail`, `pending` (a later callback reports the outcome) or `delayed`
 * (treat it like `pending`).
 */
export type CallbackStatus = "ok" | "fail" | "pending" | "delayed" | (string & {});
/** Whether a card was added. */
export type AddCardStatus = "ok" | "fail" | (string & {});
/** State of a payment as shown in reports. */
export type ReportRowStatus = "New" | "Paid" | "waiting for approval" | "Cancelled" | "Timeout" | "Halted" | "Delayed" | "Paid and settled" | (string & {});
/** A row of a payment or refund in a report. */
export interface ReportItem {
    /** Stamp of the row. */
    stamp?: string;
    /**
     * Amount in euros. Negative for a refund.
     *
     * A decimal number, as text.
     */
    amount?: string;
    /** What the row is. */
    description?: string;
    /**
     * VAT in percent.
     *
     * A decimal number, as text.
     */
    vat?: string;
    /** The merchant's code of the product. */
    code?: string;
    /**
     * Number of units.
     *
     * A decimal number, as text.
     */
    quantity?: string;
}
/**
 * A row of a delivered report; a report is a list of them. `reportFields` of the request decides which fields a row has. Amounts are in
 * euros, not in cents.
 *
 * Public documentation shows the column names of a CSV file from 2019, but does not say which field each stands for: the pairs here are read
 * from their sense. Its column `Refunded amount` has no field. What other fields' columns are called is not published.
 */
export interface PaymentReportCallbackJSON {
    /** Date of the payment, DD-MM-YYYY. */
    entryDate?: string;
    /** Time of the payment, HH:mm. */
    created?: string;
    /**
     * Amount in euros. Negative for a refund.
     *
     * A decimal number, as text.
     */
    amount?: string;
    status?: ReportRowStatus;
    /** First name of the customer. */
    firstname?: string;
    /** Family name of the customer. */
    familyname?: string;
    /** Company of the customer. */
    companyName?: string;
    /** VAT number of the customer's company. */
    vatId?: string;
    /** Description of the payment. */
    description?: string;
    /** The merchant's reference of the payment. */
    reference?: string;
    /** Payment method that was used. */
    paymentMethod?: string;
    /** The merchant's stamp of the payment. */
    stamp?: string;
    /** Street address of the customer. */
    address?: string;
    /** Postal code of the customer. */
    postcode?: string;
    /** Town or city of the customer. */
    postoffice?: string;
    /** Country of the customer. */
    country?: string;
    /** The service's reference of the payment. */
    checkoutReference?: string;
    /** The provider's archiving code. */
    archiveNumber?: string;
    /** Name of the payer, as the provider reports it. */
    payerName?: string;
    /**
     * Settlement that holds the payment.
     *
     * A decimal number, as text.
     */
    settlementId?: string;
    /** Date of that settlement, DD-MM-YYYY. */
    settlementDate?: string;
    /** Reference of that settlement. */
    settlementReference?: string;
    /** For a refund, reference of the payment that it returns. */
    originalTradeReference?: string | null;
    /**
     * VAT in percent.
     *
     * A decimal number, as text.
     */
    vatPercentage?: string;
    /**
     * VAT in euros.
     *
     * A decimal number, as text.
     */
    vatAmount?: string;
    /**
     * Fixed fee of the payment method in euros.
     *
     * A decimal number, as text.
     */
    paymentMethodFee?: string;
    /**
     * Commission of the payment method in euros.
     *
     * A decimal number, as text.
     */
    paymentMethodCommission?: string;
    /**
     * Commission of a shop-in-shop in euros.
     *
     * A decimal number, as text.
     */
    shopInShopCommission?: string;
    /**
     * VAT of that commission in percent.
     *
     * A decimal number, as text.
     */
    shopInShopCommissionVatPercentage?: string;
    /**
     * VAT of that commission in euros.
     *
     * A decimal number, as text.
     */
    shopInShopCommissionVatAmount?: string;
    /** Payment terminal. */
    terminalDisplayId?: string;
    /** Refunded rows: a list, or one text `stamp:amount|stamp:amount`. The interface file has the text, newer documentation the list. */
    refunditems?: string | ReportItem[];
    /** Rows of the payment, when the request had `includeItems`. */
    tradeitems?: ReportItem[];
}
/** Query parameters of `paymentRedirect`: the customer comes back from a payment. */
export interface PaymentRedirectQuery {
    /**
     * The merchant's id.
     *
     * Integer.
     */
    "checkout-account": number;
    /** Hash algorithm of `signature`. */
    "checkout-algorithm": CheckoutAlgorithm;
    /**
     * Amount of the payment in cents.
     *
     * Integer.
     */
    "checkout-amount": number;
    /** The merchant's stamp of the payment. */
    "checkout-stamp": string;
    /** The merchant's reference of the payment. */
    "checkout-reference": string;
    /**
     * Transaction id of the payment.
     *
     * Format: uuid.
     */
    "checkout-transaction-id": string;
    /** Outcome so far. Only `ok` means that the money has moved. */
    "checkout-status": CallbackStatus;
    /** Payment method that was used. The list of values changes without notice. */
    "checkout-provider"?: string;
    /**
     * HMAC over all query parameters named `checkout-…`, after URL decoding, with an empty body. New parameters may come: verify over the
     * prefix, never over a fixed list.
     */
    signature: string;
}
/** Query parameters of `paymentCallback`: a payment's state has changed. */
export interface PaymentCallbackQuery {
    /**
     * The merchant's id.
     *
     * Integer.
     */
    "checkout-account": number;
    /** Hash algorithm of `signature`. */
    "checkout-algorithm": CheckoutAlgorithm;
    /**
     * Amount of the payment in cents.
     *
     * Integer.
     */
    "checkout-amount": number;
    /** Reference of the settlement. Sent to some merchants only, and only with the success callback. */
    "checkout-settlement-reference"?: string;
    /** The merchant's stamp of the payment. */
    "checkout-stamp": string;
    /** The merchant's reference of the payment. */
    "checkout-reference": string;
    /**
     * Transaction id of the payment.
     *
     * Format: uuid.
     */
    "checkout-transaction-id": string;
    /** Outcome so far. Only `ok` means that the money has moved. */
    "checkout-status": CallbackStatus;
    /** Payment method that was used. The list of values changes without notice. */
    "checkout-provider"?: string;
    /** Token of the card that was stored by `payAndAddCard`. Only in its success callback. Keep it secret, since it charges the card. */
    "checkout-card-token"?: string;
    /** The acquirer's code. Only in the cancel callback of a `payAndAddCard` whose card was rejected. */
    "checkout-acquirer-response-code"?: string;
    /** What the acquirer's code means. Only in the cancel callback of a `payAndAddCard` whose card was rejected. */
    "checkout-acquirer-response-code-description"?: string;
    /**
     * HMAC over all query parameters named `checkout-…`, after URL decoding, with an empty body. New parameters may come: verify over the
     * prefix, never over a fixed list.
     */
    signature: string;
}
/** Query parameters of `refundCallback`: a refund's outcome is known. */
export interface RefundCallbackQuery {
    /**
     * The merchant's id.
     *
     * Integer.
     */
    "checkout-account": number;
    /** Hash algorithm of `signature`. */
    "checkout-algorithm": CheckoutAlgorithm;
    /**
     * Amount of the refund in cents.
     *
     * Integer.
     */
    "checkout-amount": number;
    /** Reference of the settlement. Sent to some merchants only, and only with the success callback. */
    "checkout-settlement-reference"?: string;
    /** The merchant's stamp of the refund. */
    "checkout-stamp": string;
    /** The merchant's reference of the refund. */
    "checkout-reference": string;
    /**
     * Transaction id of the refund. Absent when the refund was rejected because of its content.
     *
     * Format: uuid.
     */
    "checkout-transaction-id"?: string;
    /** Outcome so far. */
    "checkout-status": CallbackStatus;
    /** Payment method that makes the refund. The list of values changes without notice. */
    "checkout-provider"?: string;
    /**
     * HMAC over all query parameters named `checkout-…`, after URL decoding, with an empty body. New parameters may come: verify over the
     * prefix, never over a fixed list.
     */
    signature: string;
}
/** Query parameters of `addCardRedirect`: the customer comes back from the card addition form. */
export interface AddCardRedirectQuery {
    /**
     * The merchant's id.
     *
     * Integer.
     */
    "checkout-account": number;
    /** Hash algorithm of `signature`. */
    "checkout-algorithm": CheckoutAlgorithm;
    /** HTTP method of the form post that led to this event. */
    "checkout-method"?: CheckoutMethod;
    /** Whether the card was added. */
    "checkout-status": AddCardStatus;
    /**
     * Exchanged for a card token. Absent when no card was added.
     *
     * Format: uuid.
     */
    "checkout-tokenization-id"?: string;
    /** HMAC over all query parameters of the event named `checkout-…`, after URL decoding, with an empty body. */
    signature: string;
}
/** Query parameters of `addCardCallback`: a card was added, or not. */
export interface AddCardCallbackQuery {
    /**
     * The merchant's id.
     *
     * Integer.
     */
    "checkout-account": number;
    /** Hash algorithm of `signature`. */
    "checkout-algorithm": CheckoutAlgorithm;
    /** HTTP method of the form post that led to this event. */
    "checkout-method"?: CheckoutMethod;
    /** Whether the card was added. */
    "checkout-status": AddCardStatus;
    /**
     * Exchanged for a card token. Absent when no card was added.
     *
     * Format: uuid.
     */
    "checkout-tokenization-id"?: string;
    /** HMAC over all query parameters of the event named `checkout-…`, after URL decoding, with an empty body. */
    signature: string;
}
/** Headers of `paymentReport`: a payment report is delivered. */
export interface PaymentReportHeaders {
    /**
     * The merchant's id.
     *
     * Integer.
     */
    "checkout-account"?: number;
    /** Hash algorithm of `signature`. */
    "checkout-algorithm"?: CheckoutAlgorithm;
    /** HMAC over the `checkout-` headers and the raw body. */
    signature?: string;
}
/** Body, by media type, of `paymentReport`: a payment report is delivered. */
export interface PaymentReportBody {
    "application/json": PaymentReportCallbackJSON[];
    "application/csv": string;
}

/** The events of Payment API by name, and what comes with each. */
export interface Events {
  /**
   * The customer comes back from a payment
   *
   * The service sends the customer's browser to the payment's `redirectUrls`, success or cancel, with these parameters. The same payment may
   * come back several times, before or after its callback: verify the signature and treat repeats as one. What the parameters are is left
   * open by the interface description and comes from public documentation.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `200`: The page that the customer sees.
   * - `default`: The merchant may return any response, such as a redirect of its own. It goes to the customer; the service neither sees nor repeats it.
   */
  readonly paymentRedirect: { readonly query: PaymentRedirectQuery };
  /**
   * A payment's state has changed
   *
   * The service calls the payment's `callbackUrls`: success when it is paid, pending or delayed, cancel when it was cancelled or rejected. It
   * does so after `callbackDelay`, usually before the customer comes back. The same call may come several times: verify the signature and
   * treat repeats as one. What the parameters are is left open by the interface description and comes from public documentation.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `200`: The callback was accepted.
   * - `default`: The callback was not handled. Whether and when it is repeated is not published.
   */
  readonly paymentCallback: { readonly query: PaymentCallbackQuery };
  /**
   * A refund's outcome is known
   *
   * The service calls the refund's `callbackUrls`, success or cancel, with the parameters of a payment's callback. A refund that is rejected
   * because of its content has no transaction id. For an e-mail refund the call does not show whether the customer got the money. The same call
   * may come several times: verify the signature and treat repeats as one. What the parameters are is left open by the interface description
   * and comes from public documentation.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `200`: The callback was accepted.
   * - `default`: The callback was not handled. Whether and when it is repeated is not published.
   */
  readonly refundCallback: { readonly query: RefundCallbackQuery };
  /**
   * The customer comes back from the card addition form
   *
   * The service sends the customer's browser to `checkout-redirect-success-url` or `checkout-redirect-cancel-url` of the form. With success
   * comes the tokenization id that `getToken` exchanges for a card token. What the parameters are is left open by the interface description
   * and was seen in public client code.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `200`: The page that the customer sees.
   * - `default`: The merchant may return any response, such as a redirect of its own. It goes to the customer; the service neither sees nor repeats it.
   */
  readonly addCardRedirect: { readonly query: AddCardRedirectQuery };
  /**
   * A card was added, or not
   *
   * The service calls `checkout-callback-success-url` or `checkout-callback-cancel-url` of the form, when they were given, with the
   * parameters of `addCardRedirect`. What the parameters are is left open by the interface description and was seen in public client code.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `200`: The callback was accepted.
   * - `default`: The callback was not handled. Whether and when it is repeated is not published.
   */
  readonly addCardCallback: { readonly query: AddCardCallbackQuery };
  /**
   * A payment report is delivered
   *
   * The service posts a report to the `callbackUrl` of `requestPaymentReport` or `requestPaymentReportBySettlementId`, as a JSON list of
   * rows or as a CSV file, whichever was asked for.
   *
   * Public documentation says that the call is signed: verify `signature` over its `checkout-` headers and the raw body. Which such headers
   * come is not published. It also says how the CSV file is written: a first row of column names, semicolons between values, double quotes
   * around text, decimal commas.
   *
   * Comes with `POST`. Responses of the receiver:
   * - `200`: The report was accepted.
   * - `default`: The report was not handled, and the same address is called again; when and how often is not published.
   */
  readonly paymentReport: { readonly headers: PaymentReportHeaders; readonly body: PaymentReportBody };
}

/**
 * The events of Payment API at run time: the method they come with, each parameter's type on the wire (and its known values, where
 * it has a list), the media types of the body, and the hours after
 * the first time at which it is sent again while nobody acknowledges it, where a schedule is documented.
 */
export const eventTable = {
  "paymentRedirect": {
    "method": "GET",
    "query": {
      "checkout-account": {"required": true, "type": "integer"},
      "checkout-algorithm": {"required": true, "type": "string", "values": ["sha256", "sha512"]},
      "checkout-amount": {"required": true, "type": "integer"},
      "checkout-stamp": {"required": true, "type": "string"},
      "checkout-reference": {"required": true, "type": "string"},
      "checkout-transaction-id": {"required": true, "type": "string"},
      "checkout-status": {"required": true, "type": "string", "values": ["ok", "fail", "pending", "delayed"]},
      "checkout-provider": {"required": false, "type": "string"},
      "signature": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "paymentCallback": {
    "method": "GET",
    "query": {
      "checkout-account": {"required": true, "type": "integer"},
      "checkout-algorithm": {"required": true, "type": "string", "values": ["sha256", "sha512"]},
      "checkout-amount": {"required": true, "type": "integer"},
      "checkout-settlement-reference": {"required": false, "type": "string"},
      "checkout-stamp": {"required": true, "type": "string"},
      "checkout-reference": {"required": true, "type": "string"},
      "checkout-transaction-id": {"required": true, "type": "string"},
      "checkout-status": {"required": true, "type": "string", "values": ["ok", "fail", "pending", "delayed"]},
      "checkout-provider": {"required": false, "type": "string"},
      "checkout-card-token": {"required": false, "type": "string"},
      "checkout-acquirer-response-code": {"required": false, "type": "string"},
      "checkout-acquirer-response-code-description": {"required": false, "type": "string"},
      "signature": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "refundCallback": {
    "method": "GET",
    "query": {
      "checkout-account": {"required": true, "type": "integer"},
      "checkout-algorithm": {"required": true, "type": "string", "values": ["sha256", "sha512"]},
      "checkout-amount": {"required": true, "type": "integer"},
      "checkout-settlement-reference": {"required": false, "type": "string"},
      "checkout-stamp": {"required": true, "type": "string"},
      "checkout-reference": {"required": true, "type": "string"},
      "checkout-transaction-id": {"required": false, "type": "string"},
      "checkout-status": {"required": true, "type": "string", "values": ["ok", "fail", "pending", "delayed"]},
      "checkout-provider": {"required": false, "type": "string"},
      "signature": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "addCardRedirect": {
    "method": "GET",
    "query": {
      "checkout-account": {"required": true, "type": "integer"},
      "checkout-algorithm": {"required": true, "type": "string", "values": ["sha256", "sha512"]},
      "checkout-method": {"required": false, "type": "string", "values": ["GET", "POST"]},
      "checkout-status": {"required": true, "type": "string", "values": ["ok", "fail"]},
      "checkout-tokenization-id": {"required": false, "type": "string"},
      "signature": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "addCardCallback": {
    "method": "GET",
    "query": {
      "checkout-account": {"required": true, "type": "integer"},
      "checkout-algorithm": {"required": true, "type": "string", "values": ["sha256", "sha512"]},
      "checkout-method": {"required": false, "type": "string", "values": ["GET", "POST"]},
      "checkout-status": {"required": true, "type": "string", "values": ["ok", "fail"]},
      "checkout-tokenization-id": {"required": false, "type": "string"},
      "signature": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "paymentReport": {
    "method": "POST",
    "query": {},
    "headers": {
      "checkout-account": {"required": false, "type": "integer"},
      "checkout-algorithm": {"required": false, "type": "string", "values": ["sha256", "sha512"]},
      "signature": {"required": false, "type": "string"}
    },
    "mediaTypes": ["application/json", "application/csv"],
    "retryHours": []
  }
} as const;

/**
 * How the fields of a row of `paymentReport` stand in a CSV file: under `column`, or their own name. Fields that share a column have their
 * values in it in this order, with a space between.
 */
export const paymentReportColumns = {
  "entryDate": {"column": "Time", "kind": "text"},
  "created": {"column": "Time", "kind": "text"},
  "amount": {"column": "Sum", "kind": "decimal"},
  "status": {"column": "Status", "kind": "text"},
  "firstname": {"column": "First name", "kind": "text"},
  "familyname": {"column": "Last name", "kind": "text"},
  "companyName": {"kind": "text"},
  "vatId": {"kind": "text"},
  "description": {"column": "Description", "kind": "text"},
  "reference": {"column": "Reference", "kind": "text"},
  "paymentMethod": {"column": "Payment method", "kind": "text"},
  "stamp": {"column": "Stamp", "kind": "text"},
  "address": {"column": "Address", "kind": "text"},
  "postcode": {"column": "Postal code", "kind": "text"},
  "postoffice": {"column": "Post office", "kind": "text"},
  "country": {"column": "Country", "kind": "text"},
  "checkoutReference": {"column": "Checkout reference", "kind": "text"},
  "archiveNumber": {"column": "Archive number", "kind": "text"},
  "payerName": {"kind": "text"},
  "settlementId": {"column": "Settlement report", "kind": "decimal"},
  "settlementDate": {"column": "Settlement date", "kind": "text"},
  "settlementReference": {"kind": "text"},
  "originalTradeReference": {"kind": "text"},
  "vatPercentage": {"kind": "decimal"},
  "vatAmount": {"kind": "decimal"},
  "paymentMethodFee": {"column": "Fee", "kind": "decimal"},
  "paymentMethodCommission": {"column": "Provision", "kind": "decimal"},
  "shopInShopCommission": {"kind": "decimal"},
  "shopInShopCommissionVatPercentage": {"kind": "decimal"},
  "shopInShopCommissionVatAmount": {"kind": "decimal"},
  "terminalDisplayId": {"kind": "text"},
  "refunditems": {"kind": "list"},
  "tradeitems": {"kind": "list"}
} as const;
/** The values of {@link CheckoutAlgorithm}. */
export const checkoutAlgorithmValues: readonly ["sha256","sha512"] = ["sha256","sha512"];
/** The values of {@link CheckoutMethod}. */
export const checkoutMethodValues: readonly ["GET","POST"] = ["GET","POST"];
/** The values of {@link CallbackStatus}. */
export const callbackStatusValues: readonly ["ok","fail","pending","delayed"] = ["ok","fail","pending","delayed"];
/** The values of {@link AddCardStatus}. */
export const addCardStatusValues: readonly ["ok","fail"] = ["ok","fail"];
/** The values of {@link ReportRowStatus}. */
export const reportRowStatusValues: readonly ["New","Paid","waiting for approval","Cancelled","Timeout","Halted","Delayed","Paid and settled"] = ["New","Paid","waiting for approval","Cancelled","Timeout","Halted","Delayed","Paid and settled"];
/** Fields that are text for callers, so that every digit survives, though the wire may carry a number. */
export const textFields: readonly string[] = ["amount","vat","quantity","settlementId","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount"];
