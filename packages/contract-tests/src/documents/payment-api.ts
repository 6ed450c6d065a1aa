/** The promises of the document of the Payment API, version 2.0.0. Written by hand. */
import { paymentApiMarks } from "./beyond/marks.ts";
import { paymentApiTolerances } from "./beyond/tolerances.ts";
import { paymentApiAdditions, paymentApiPublishedLimits, REPORT_FIELDS, REPORT_ITEMS } from "./payment-api-published.ts";
import type { ApiDocument, DocumentedField, DocumentedFields, DocumentedResponse } from "./document.ts";

const GROUPS = ["mobile", "bank", "creditcard", "credit", "other"];

/** Endpoints, Signature header set. None is required. */
const account: DocumentedFields = { "checkout-account": { type: "integer", format: "int32", required: false } };
const algorithm: DocumentedFields = { "checkout-algorithm": { type: "string", enumeration: ["sha256", "sha512"], required: false } };
const method: DocumentedFields = { "checkout-method": { type: "string", enumeration: ["GET", "POST"], required: false } };
const timestamp: DocumentedFields = { "checkout-timestamp": { type: "string", format: "date-time", required: false } };
const nonce: DocumentedFields = { "checkout-nonce": { type: "string", required: false } };
const transaction: DocumentedFields = { "checkout-transaction-id": { type: "string", format: "uuid", required: false } };
const tokenization: DocumentedFields = { "checkout-tokenization-id": { type: "string", format: "uuid", required: false } };
const platform: DocumentedFields = { "platform-name": { type: "string", required: false } };
const signature: DocumentedFields = { signature: { type: "string", required: false } };

const A: DocumentedFields = { ...account, ...algorithm, ...method, ...timestamp, ...nonce, ...platform, ...signature };
const B: DocumentedFields = { ...account, ...algorithm, ...method, ...timestamp, ...nonce, ...transaction, ...platform, ...signature };
const B_WITHOUT_PLATFORM: DocumentedFields = { ...account, ...algorithm, ...method, ...timestamp, ...nonce, ...transaction, ...signature };
const C: DocumentedFields = { ...account, ...algorithm, ...method, ...timestamp, ...nonce, ...signature };
const D: DocumentedFields = { ...account, ...algorithm, ...method, ...timestamp, ...signature };

const transactionId: DocumentedFields = { transactionId: { type: "string", format: "uuid", required: true } };

/** Errors. The bodies of the named responses are not shown; by public documentation they are all Error. */
const badRequest: DocumentedResponse = { named: "BadRequest", record: "Error" };
const unauthorized: DocumentedResponse = { named: "Unauthorized", record: "Error" };
const notFound: DocumentedResponse = { named: "NotFound", record: "Error" };
const anyOther: DocumentedResponse = { named: "Error", record: "Error" };
const errors = { "400": badRequest, "401": unauthorized, default: anyOther };
const errorsWithNotFound = { ...errors, "404": notFound };

const json = ["application/json"];
const tokenPayment = { record: "TokenPaymentRequest", required: "unstated", mediaTypes: json } as const;

/** The fields that PaymentRequest and TokenPaymentRequest share. */
const payment: DocumentedFields = {
  stamp: { type: "string", required: true, maxLength: 200 },
  reference: { type: "string", required: true, maxLength: 200 },
  amount: { type: "integer", format: "int64", required: true, minimum: 0, maximum: 99999999 },
  currency: { type: "string", required: true, enumeration: ["EUR"] },
  language: { type: "string", required: true, enumeration: ["FI", "SV", "EN"] },
  orderId: { type: "string", required: false, maxLength: 60 },
  items: { type: "array", required: true, items: { type: "object", record: "Item" } },
  customer: { type: "object", required: true, record: "Customer" },
  deliveryAddress: { type: "object", required: false, record: "Address" },
  invoicingAddress: { type: "object", required: false, record: "Address" },
  // The document's record is Callbacks, whose fields it does not show; by public documentation redirects have a shorter limit.
  redirectUrls: { type: "object", required: true, record: "RedirectUrls" },
  callbackUrls: { type: "object", required: false, record: "Callbacks" },
  callbackDelay: { type: "integer", required: false, minimum: 0, maximum: 900 },
};

const providerAmount: DocumentedFields = { amount: { type: "integer", format: "int32", required: false } };
const providerGroups: DocumentedFields = {
  groups: { type: "array", required: false, commaSeparated: true, items: { type: "string", enumeration: GROUPS } },
};

/** "A string in integer format". */
const integerText: DocumentedField = { type: "string", required: false, accepts: ["1", "695874"], rejects: ["", "ten", "1.5", "1 0"] };

/** Callbacks: not shown. By public documentation a redirect URL has 300 characters at most, a callback URL 3000. */
const urls = (maxLength: number): DocumentedFields => ({
  success: { type: "string", required: true, maxLength, source: "public documentation" },
  cancel: { type: "string", required: true, maxLength, source: "public documentation" },
});

const recordsWithoutFields = "Resources, Records without a field list";
const unknownKeys = { section: recordsWithoutFields, source: "public documentation" } as const;

const redirectParameters: DocumentedFields = {
  "checkout-account": { type: "unstated", required: true },
  "checkout-algorithm": { type: "string", required: true, enumeration: ["sha256", "sha512"] },
  "checkout-amount": { type: "unstated", required: true },
  "checkout-settlement-reference": { type: "unstated", required: false },
  "checkout-stamp": { type: "unstated", required: true },
  "checkout-reference": { type: "unstated", required: true },
  "checkout-transaction-id": { type: "unstated", required: true },
  "checkout-status": { type: "string", required: true, enumeration: ["ok", "fail", "pending", "delayed"] },
  "checkout-provider": { type: "unstated", required: "unstated" },
  signature: { type: "string", required: true },
};

/** Further parameters of the callback of a payment that stores its card. */
const storedCardParameters: DocumentedFields = {
  "checkout-card-token": { type: "unstated", required: false },
  "checkout-acquirer-response-code": { type: "unstated", required: false },
  "checkout-acquirer-response-code-description": { type: "unstated", required: false },
};

/** A refund that is rejected because of its content has no transaction. */
const refundParameters: DocumentedFields = { ...redirectParameters, "checkout-transaction-id": { type: "unstated", required: false } };

/** The settlement reference comes with success callbacks alone. */
const { "checkout-settlement-reference": _callbackOnly, ...browserParameters } = redirectParameters;

const cardParameters: DocumentedFields = {
  "checkout-account": { type: "unstated", required: true },
  "checkout-algorithm": { type: "string", required: true, enumeration: ["sha256", "sha512"] },
  "checkout-method": { type: "unstated", required: "unstated" },
  "checkout-status": { type: "unstated", required: true },
  "checkout-tokenization-id": { type: "unstated", required: false },
  signature: { type: "string", required: true },
};

export const paymentApiDocument: ApiDocument = {
  api: "payment-api",
  title: "Payment API",
  version: "2.0.0",
  authentication: {
    section: "Authentication, 1 and 4",
    scheme: { type: "apiKey", in: "header", name: "signature" },
    unsecured: ["addCardForm"],
  },

  operations: [
    {
      operationId: "createPayment",
      section: "Endpoints, Operations, 1",
      method: "POST",
      path: "/payments",
      headers: A,
      body: { record: "PaymentRequest", required: true, mediaTypes: json },
      responses: { "201": { record: "PaymentRequestResponse" }, ...errors },
    },
    {
      operationId: "getPayment",
      section: "Endpoints, Operations, 2",
      method: "GET",
      path: "/payments/{transactionId}",
      headers: B,
      pathParameters: transactionId,
      responses: { "200": { record: "Payment" }, ...errorsWithNotFound },
    },
    {
      operationId: "refundPayment",
      section: "Endpoints, Operations, 3",
      method: "POST",
      path: "/payments/{transactionId}/refund",
      headers: B,
      pathParameters: transactionId,
      body: { record: "Refund", required: true, mediaTypes: json },
      responses: { "201": { record: "RefundResponse" }, "422": { record: "Error" }, ...errorsWithNotFound },
    },
    {
      operationId: "refundPaymentByEmail",
      section: "Endpoints, Operations, 4",
      method: "POST",
      path: "/payments/{transactionId}/refund/email",
      headers: B,
      pathParameters: transactionId,
      body: { record: "EmailRefund", required: true, mediaTypes: json },
      responses: { "201": { record: "RefundResponse" }, "422": { record: "Error" }, ...errorsWithNotFound },
    },
    {
      operationId: "activateInvoice",
      section: "Endpoints, Operations, 5",
      method: "POST",
      path: "/payments/{transactionId}/activate-invoice",
      headers: B_WITHOUT_PLATFORM,
      pathParameters: transactionId,
      responses: { "200": { record: "ActivateInvoiceResponse" }, ...errorsWithNotFound },
    },
    {
      operationId: "listPaymentProviders",
      section: "Endpoints, Operations, 6; Query parameters",
      method: "GET",
      path: "/merchants/payment-providers",
      headers: C,
      query: { ...providerAmount, ...providerGroups },
      responses: { "200": { record: "BasePaymentMethodProvider", isList: true }, "401": unauthorized, default: anyOther },
    },
    {
      operationId: "listGroupedPaymentProviders",
      section: "Endpoints, Operations, 7; Query parameters",
      method: "GET",
      path: "/merchants/grouped-payment-providers",
      headers: C,
      query: {
        ...providerAmount,
        ...providerGroups,
        language: { type: "string", required: false, enumeration: ["FI", "SV", "EN"], default: "FI" },
      },
      responses: { "200": { record: "GroupedPaymentProvidersResponse" }, "401": unauthorized, default: anyOther },
    },
    {
      operationId: "listSettlements",
      section: "Endpoints, Operations, 8; Query parameters",
      method: "GET",
      path: "/settlements",
      headers: { ...C, submerchant: integerText },
      query: {
        startDate: { type: "string", format: "date", required: false },
        endDate: { type: "string", format: "date", required: false },
        bankReference: { type: "string", required: false, maxLength: 20 },
        limit: integerText,
      },
      responses: { "200": { record: "SettlementIdItem", isList: true }, ...errorsWithNotFound },
    },
    {
      operationId: "addCardForm",
      section: "Endpoints, Operations, 9",
      method: "POST",
      path: "/tokenization/addcard-form",
      headers: {},
      // A browser posts it as a form.
      body: { record: "AddCardFormRequest", required: true, mediaTypes: json, otherMediaTypes: ["application/x-www-form-urlencoded"] },
      responses: { "302": { requiredHeaders: ["Location"] }, "400": badRequest, "401": unauthorized, "403": { record: "Error" } },
    },
    {
      operationId: "payAndAddCard",
      section: "public documentation, pay and add card",
      source: "public documentation",
      method: "POST",
      path: "/tokenization/pay-and-add-card",
      headers: A,
      body: { record: "PayAndAddCardRequest", required: true, mediaTypes: json },
      responses: { "200": { record: "PayAndAddCardResponse" }, ...errors },
    },
    {
      operationId: "getToken",
      section: "Endpoints, Operations, 10",
      method: "POST",
      path: "/tokenization/{checkout-tokenization-id}",
      headers: { ...A, ...tokenization },
      pathParameters: { "checkout-tokenization-id": { type: "string", format: "uuid", required: true } },
      body: { record: "GetTokenRequest", required: true, mediaTypes: json },
      responses: { "200": { record: "TokenizationRequestResponse" }, "400": badRequest, "401": unauthorized, "403": { record: "Error" } },
    },
    {
      operationId: "createMitCharge",
      section: "Endpoints, Operations, 11",
      method: "POST",
      path: "/payments/token/mit/charge",
      headers: A,
      body: tokenPayment,
      responses: { "201": { record: "TokenMITPaymentResponse" }, ...errors },
    },
    {
      operationId: "createMitAuthorizationHold",
      section: "Endpoints, Operations, 12",
      method: "POST",
      path: "/payments/token/mit/authorization-hold",
      headers: A,
      body: tokenPayment,
      responses: { "201": { record: "TokenMITPaymentResponse" }, ...errors },
    },
    {
      operationId: "createCitCharge",
      section: "Endpoints, Operations, 13",
      method: "POST",
      path: "/payments/token/cit/charge",
      headers: A,
      body: tokenPayment,
      responses: { "201": { record: "TokenMITPaymentResponse" }, "403": { record: "TokenCITPaymentResponse" }, ...errors },
    },
    {
      operationId: "createCitAuthorizationHold",
      section: "Endpoints, Operations, 14",
      method: "POST",
      path: "/payments/token/cit/authorization-hold",
      headers: A,
      body: tokenPayment,
      responses: { "201": { record: "TokenMITPaymentResponse" }, "403": { record: "TokenCITPaymentResponse" }, ...errors },
    },
    {
      operationId: "commitAuthorizationHold",
      section: "Endpoints, Operations, 15",
      method: "POST",
      path: "/payments/{transactionId}/token/commit",
      headers: B,
      pathParameters: transactionId,
      body: tokenPayment,
      responses: { "201": { record: "TokenMITPaymentResponse" }, ...errors },
    },
    {
      operationId: "revertAuthorizationHold",
      section: "Endpoints, Operations, 16",
      method: "POST",
      path: "/payments/{transactionId}/token/revert",
      headers: B,
      pathParameters: transactionId,
      responses: { "200": { record: "TokenMITPaymentResponse" }, ...errors },
    },
    {
      operationId: "requestPaymentReport",
      section: "Endpoints, Operations, 17",
      method: "POST",
      path: "/payments/report",
      headers: D,
      body: { record: "PaymentReportRequest", required: "unstated", mediaTypes: json },
      responses: { "200": { record: "PaymentReportRequestResponse" }, ...errorsWithNotFound },
    },
    {
      operationId: "requestPaymentReportBySettlementId",
      section: "Endpoints, Operations, 18",
      method: "POST",
      path: "/settlements/{settlementId}/payments/report",
      headers: D,
      pathParameters: { settlementId: { type: "string", required: true } },
      body: { record: "PaymentReportBySettlementIdRequest", required: "unstated", mediaTypes: json },
      responses: { "200": { record: "PaymentReportRequestResponse" }, ...errorsWithNotFound },
    },
  ],

  records: {
    PaymentRequest: {
      section: "Resources, PaymentRequest",
      coverage: "complete",
      closed: unknownKeys,
      fields: {
        ...payment,
        manualInvoiceActivation: { type: "boolean", required: false },
        groups: { type: "array", required: false, items: { type: "string", enumeration: GROUPS } },
        usePricesWithoutVat: { type: "boolean", required: false },
      },
    },
    TokenPaymentRequest: {
      section: "Resources, TokenPaymentRequest",
      coverage: "complete",
      closed: unknownKeys,
      fields: { ...payment, token: { type: "string", required: true } },
    },
    GetTokenRequest: {
      section: "Resources, GetTokenRequest",
      coverage: "complete",
      closed: unknownKeys,
      fields: { "checkout-tokenization-id": { type: "string", format: "uuid", required: true } },
    },
    Item: {
      section: "Resources, Item",
      coverage: "partial",
      fields: {
        unitPrice: { type: "integer", format: "int64", required: true },
        units: { type: "unstated", required: true },
        vatPercentage: { type: "unstated", required: true },
        productCode: { type: "unstated", required: true },
      },
      published: {
        required: [],
        optional: ["deliveryDate", "description", "category", "merchant", "stamp", "reference", "orderId", "commission"],
      },
    },
    AddCardFormRequest: {
      section: "Endpoints, Operations, 9",
      coverage: "partial",
      fields: { "checkout-redirect-cancel-url": { type: "unstated", required: "unstated" } },
      published: {
        required: ["checkout-account", "checkout-algorithm", "checkout-redirect-success-url", "checkout-redirect-cancel-url"],
        optional: [
          "checkout-method",
          "checkout-nonce",
          "checkout-timestamp",
          "checkout-callback-success-url",
          "checkout-callback-cancel-url",
          "language",
          "signature",
        ],
      },
    },
    PaymentReportRequest: {
      section: `${recordsWithoutFields}; Events`,
      coverage: "partial",
      closed: unknownKeys,
      fields: { callbackUrl: { type: "unstated", required: "unstated" } },
      published: {
        required: ["requestType", "callbackUrl"],
        optional: ["paymentStatus", "startDate", "endDate", "limit", "reportFields", "submerchant", "includeItems"],
      },
    },
    PaymentReportBySettlementIdRequest: {
      section: `${recordsWithoutFields}; Events`,
      coverage: "partial",
      closed: unknownKeys,
      fields: { callbackUrl: { type: "unstated", required: "unstated" } },
      published: { required: ["requestType", "callbackUrl"], optional: ["reportFields", "submerchant", "includeItems"] },
    },
    Customer: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["email"], optional: ["firstName", "lastName", "phone", "vatId", "companyName"] },
    },
    Address: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["streetAddress", "postalCode", "city", "country"], optional: ["county"] },
    },
    Callbacks: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: urls(3000),
      published: { required: ["success", "cancel"], optional: [] },
    },
    RedirectUrls: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: urls(300),
      published: { required: ["success", "cancel"], optional: [] },
    },
    Payment: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: {
        required: ["transactionId", "status", "amount", "currency", "stamp", "reference", "createdAt"],
        optional: ["href", "provider", "filingCode", "paidAt", "settlementReference", "cardInfo"],
      },
    },
    Refund: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["callbackUrls"], optional: ["amount", "refundStamp", "refundReference", "items", "email"] },
    },
    EmailRefund: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["email", "callbackUrls"], optional: ["amount", "items", "refundStamp", "refundReference"] },
    },
    PaymentRequestResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["transactionId", "href"], optional: ["reference", "terms", "groups", "providers", "customProviders"] },
    },
    RefundResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: [], optional: ["status", "transactionId", "provider"] },
    },
    ActivateInvoiceResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: [], optional: ["status", "message"] },
    },
    BasePaymentMethodProvider: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["id", "name", "icon", "svg", "group"], optional: [] },
    },
    GroupedPaymentProvidersResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["terms", "groups", "providers"], optional: [] },
    },
    SettlementIdItem: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["id", "createdAt", "settledAt"], optional: ["settlementReference"] },
    },
    PayAndAddCardRequest: {
      section: "public documentation, pay and add card",
      coverage: "name only",
      fields: {},
      closed: unknownKeys,
      extends: "PaymentRequest",
    },
    PayAndAddCardResponse: {
      section: "public documentation, pay and add card",
      coverage: "name only",
      fields: {},
      published: { required: ["transactionId", "redirectUrl"], optional: [] },
    },
    TokenizationRequestResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["token"], optional: ["card", "customer", "network_token"] },
    },
    TokenMITPaymentResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["transactionId"], optional: [] },
    },
    TokenCITPaymentResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["transactionId"], optional: ["threeDSecureUrl"] },
    },
    PaymentReportRequestResponse: {
      section: recordsWithoutFields,
      coverage: "name only",
      fields: {},
      published: { required: ["requestId"], optional: [] },
    },
    PaymentReportCallbackJSON: {
      section: "Events",
      coverage: "name only",
      fields: {},
      published: { required: [], optional: [...REPORT_FIELDS, ...REPORT_ITEMS] },
    },
    Error: {
      section: "Errors",
      coverage: "name only",
      fields: {},
      published: { required: ["status", "message"], optional: ["meta", "acquirerResponseCode", "acquirerResponseCodeDescription"] },
    },
  },

  rules: [
    {
      name: "amount-is-sum-of-items",
      says: "When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.",
      section: "Resources, PaymentRequest, amount",
      operations: [
        "createPayment",
        "payAndAddCard",
        "createMitCharge",
        "createMitAuthorizationHold",
        "createCitCharge",
        "createCitAuthorizationHold",
        "commitAuthorizationHold",
      ],
    },
    {
      name: "vat-of-one-decimal",
      says: "Each item's `vatPercentage` has at most one decimal.",
      section: "Resources, Item, vatPercentage: not shown; public documentation",
      source: "public documentation",
      operations: [
        "createPayment",
        "payAndAddCard",
        "createMitCharge",
        "createMitAuthorizationHold",
        "createCitCharge",
        "createCitAuthorizationHold",
        "commitAuthorizationHold",
      ],
    },
    {
      name: "items when prices come without VAT",
      section: "Resources, PaymentRequest, usePricesWithoutVat",
      operations: ["createPayment", "payAndAddCard"],
      samples: {
        record: "PaymentRequest",
        accepts: [{ usePricesWithoutVat: true, items: [{}] }, { usePricesWithoutVat: false, items: [] }, { items: [] }],
        rejects: [{ body: { usePricesWithoutVat: true, items: [] } }],
      },
    },
    {
      name: "no negative unit price when prices come without VAT",
      section: "Resources, PaymentRequest, usePricesWithoutVat: not shown; public documentation",
      source: "public documentation",
      operations: ["createPayment", "payAndAddCard"],
      samples: {
        record: "PaymentRequest",
        accepts: [
          { usePricesWithoutVat: true, items: [{ unitPrice: 0 }, { unitPrice: 1 }] },
          { usePricesWithoutVat: false, items: [{ unitPrice: -1 }] },
          { items: [{ unitPrice: -1 }] },
          // A value of a wrong type has that error alone.
          { usePricesWithoutVat: true, items: [{ unitPrice: "-1" }, {}, null, -1] },
          { usePricesWithoutVat: true, items: { unitPrice: -1 } },
          { usePricesWithoutVat: "true", items: [{ unitPrice: -1 }] },
        ],
        rejects: [
          { body: { usePricesWithoutVat: true, items: [{ unitPrice: -1 }] } },
          { body: { usePricesWithoutVat: true, items: [{ unitPrice: 1 }, { unitPrice: -1 }] } },
        ],
      },
    },
  ],

  codes: [],

  events: [
    {
      name: "paymentCallback",
      section: "Events, calls to callbackUrls",
      source: "public documentation",
      method: "GET",
      statuses: ["200", "default"],
      query: { ...redirectParameters, ...storedCardParameters },
      accepted: "200",
    },
    {
      name: "paymentRedirect",
      section: "Events, redirect parameters of redirectUrls",
      source: "public documentation",
      method: "GET",
      statuses: ["200", "default"],
      query: browserParameters,
    },
    {
      name: "refundCallback",
      section: "Events, calls to callbackUrls",
      source: "public documentation",
      method: "GET",
      statuses: ["200", "default"],
      query: refundParameters,
      accepted: "200",
    },
    {
      name: "addCardRedirect",
      section: "Endpoints, Rules, 3",
      source: "public documentation",
      method: "GET",
      statuses: ["200", "default"],
      query: cardParameters,
    },
    {
      name: "addCardCallback",
      section: "Endpoints, Rules, 3",
      source: "public documentation",
      method: "GET",
      statuses: ["200", "default"],
      query: cardParameters,
      accepted: "200",
    },
    {
      name: "paymentReport",
      section: "Events, Report delivery callback",
      method: "POST",
      statuses: ["200", "default"],
      query: {},
      // That the record is a row of a list comes from public documentation.
      body: { record: "PaymentReportCallbackJSON", isList: true, required: true, mediaTypes: json, otherMediaTypes: ["application/csv"] },
      accepted: "200",
    },
  ],

  limits: [
    {
      item: "stamp, reference",
      section: "Limits",
      at: ["PaymentRequest.stamp", "PaymentRequest.reference", "TokenPaymentRequest.stamp", "TokenPaymentRequest.reference"],
      maxLength: 200,
    },
    { item: "orderId", section: "Limits", at: ["PaymentRequest.orderId", "TokenPaymentRequest.orderId"], maxLength: 60 },
    { item: "amount", section: "Limits", at: ["PaymentRequest.amount", "TokenPaymentRequest.amount"], minimum: 0, maximum: 99999999 },
    {
      item: "callbackDelay",
      section: "Limits",
      at: ["PaymentRequest.callbackDelay", "TokenPaymentRequest.callbackDelay"],
      minimum: 0,
      maximum: 900,
    },
    { item: "bankReference", section: "Limits", at: ["listSettlements.bankReference"], maxLength: 20 },
  ],

  publishedLimits: paymentApiPublishedLimits,
  publishedIn: "payment-api-published.ts",

  additions: paymentApiAdditions,
  marks: paymentApiMarks,
  tolerances: paymentApiTolerances,
  toolkitRules: [
    {
      at: [
        "PaymentBase.stamp",
        "PaymentBase.reference",
        "RefundBase.refundStamp",
        "RefundBase.refundReference",
        "RefundItem.refundStamp",
        "RefundItem.refundReference",
      ],
      reason: "events carry the value in a parameter, and their signature is made over a line per parameter",
      accepts: ["order-1", "3759170", "tilaus 1|2 – å", "😀"],
      rejects: ["order-1\ncheckout-status:ok", "\n", "\r", "\u0000", "\u001f", "\u007f", "\u0085", "\u009f"],
    },
  ],
};
