/** The promises of the legacy interface's document. Written by hand. */
import { legacyApiMarks } from "./beyond/marks.ts";
import { legacyApiTolerances } from "./beyond/tolerances.ts";
import type { ApiDocument, DocumentedCode, DocumentedField } from "./document.ts";

const types = ["application/json", "application/xml"];

/** "Incorrect" addresses are rejected, but hosts without a dot are known to pass. */
const ADDRESS: DocumentedField = {
  type: "string",
  required: true,
  maxLength: 2048,
  accepts: ["https://shop.example.com/paid?order=1", "http://success"],
  rejects: ["", "paid", "https://"],
};
const NAME: DocumentedField = { type: "string", required: true, maxLength: 64 };

/** Ten characters with a decimal point, negative for discounts. */
const DECIMAL: DocumentedField = {
  type: "decimal",
  required: true,
  maxLength: 10,
  accepts: ["1", "0", "2.50", "25.5", "100.54", "9999999999"],
  rejects: ["", "1,5", "ten", "1.", "10000000000", "-1000000000", "1.000000000"],
};

/** The documents' table of codes, in its order; all have status 400. */
const code = (name: string, condition: string, ...at: readonly string[]): DocumentedCode => ({
  code: name,
  status: 400,
  condition,
  section: "Errors",
  operations: ["createPayment"],
  ...(at.length > 0 && { at }),
});

export const legacyApiDocument: ApiDocument = {
  api: "legacy-api",
  title: "legacy interface",
  version: "1",
  authentication: { section: "Authentication", scheme: { type: "http", scheme: "basic" }, unsecured: [] },

  operations: [
    {
      operationId: "createPayment",
      section: "Endpoints",
      method: "POST",
      path: "/api-payment/create",
      headers: {
        "Content-Type": { type: "string", required: true },
        "X-Service-Api-Version": { type: "string", required: true, enumeration: ["1"] },
        Authorization: { type: "string", required: true },
      },
      body: { record: "PaymentRequest", required: true, mediaTypes: types },
      responses: {
        "201": { record: "PaymentResponse", mediaTypes: types, source: "public documentation" },
        "400": { record: "Error", mediaTypes: types },
        "401": { source: "public documentation" },
      },
    },
  ],

  xmlElements: {
    section: "Endpoints; Resources; Errors",
    names: {
      PaymentRequest: "payment",
      PaymentResponse: "payment",
      Error: "error",
      Product: "product",
      "OrderDetails.products": "products/product",
    },
  },

  records: {
    PaymentRequest: {
      section: "Resources, Payment request",
      coverage: "complete",
      fields: {
        orderNumber: { type: "string", required: true, maxLength: 64 },
        // Errors: "must follow the reference number standard", which has 4 to 20 digits.
        referenceNumber: {
          type: "number",
          required: false,
          digits: 22,
          format: "finnish-reference",
          accepts: ["1232", "12344", "1511890656", "77584747906474893225"],
          rejects: ["999", "RF341234561"],
        },
        description: { type: "string", required: false, maxLength: 65000 },
        currency: { type: "string", required: true, maxLength: 3, enumeration: ["EUR"] },
        locale: { type: "string", required: false, maxLength: 5, enumeration: ["fi_FI", "sv_SE", "en_US"], default: "fi_FI" },
        price: {
          ...DECIMAL,
          required: "conditional",
          minimum: 0.65,
          accepts: ["0.65", "0.650", "1", "2.50", "100.54", "9999999999"],
          rejects: ["", "0.64", "0.649999", "0", "-1", "1,5", "ten", "10000000000", "1.000000000"],
        },
        urlSet: { type: "object", required: true, record: "UrlSet" },
        orderDetails: { type: "object", required: "conditional", record: "OrderDetails" },
      },
    },
    UrlSet: {
      section: "Resources, Payment request; Limits",
      coverage: "complete",
      fields: {
        success: ADDRESS,
        failure: ADDRESS,
        pending: {
          type: "string",
          required: false,
          maxLength: 2048,
          accepts: ["", "https://shop.example.com/pending"],
          rejects: ["later"],
        },
        notification: ADDRESS,
      },
    },
    OrderDetails: {
      section: "Resources, orderDetails",
      coverage: "complete",
      fields: {
        includeVat: { type: "figure", required: true, enumeration: [0, 1] },
        contact: { type: "object", required: true, record: "Contact" },
        products: { type: "array", required: true, minItems: 1, maxItems: 500, items: { type: "object", record: "Product" } },
      },
    },
    Contact: {
      section: "Resources, contact",
      coverage: "complete",
      fields: {
        firstName: NAME,
        lastName: NAME,
        companyName: { type: "string", required: false, maxLength: 128 },
        email: { type: "string", required: true, maxLength: 255, accepts: ["aino@example.com"], rejects: ["", "aino"] },
        telephone: { type: "string", required: false, maxLength: 64 },
        mobile: { type: "string", required: false, maxLength: 64 },
        address: { type: "object", required: true, record: "Address" },
      },
    },
    Address: {
      section: "Resources, contact, address",
      coverage: "complete",
      fields: {
        street: { type: "string", required: true, maxLength: 64 },
        postalCode: { type: "string", required: true, maxLength: 16 },
        postalOffice: { type: "string", required: true, maxLength: 64 },
        country: { type: "string", required: true, accepts: ["FI", "SE"], rejects: ["", "F", "FIN", "fi", "F1", "Finland"] },
      },
    },
    Product: {
      section: "Resources, product",
      coverage: "complete",
      fields: {
        title: { type: "string", required: true, maxLength: 255 },
        code: { type: "string", required: false, maxLength: 16 },
        amount: DECIMAL,
        price: { ...DECIMAL, accepts: ["1", "0", "-2.50", "-999999999", "9999999999"] },
        vat: DECIMAL,
        discount: {
          type: "decimal",
          required: false,
          maxLength: 10,
          minimum: 0,
          maximum: 100,
          default: 0,
          accepts: ["0", "0.5", "10", "99.99", "100", "100.00"],
          rejects: ["", "-1", "100.01", "101", "1000", "half"],
        },
        type: { type: "figure", required: false, maxLength: 1, enumeration: [1, 2, 3], default: 1 },
      },
    },
    PaymentResponse: {
      section: "Resources, Response",
      coverage: "complete",
      fields: {
        orderNumber: { type: "string", required: "unstated", maxLength: 64 },
        token: {
          type: "string",
          required: "unstated",
          accepts: ["aB3".repeat(21) + "z"],
          rejects: ["", "a".repeat(63), "a".repeat(65), `${"a".repeat(63)}-`],
        },
        url: { type: "string", required: "unstated" },
      },
    },
    Error: {
      section: "Errors",
      coverage: "complete",
      fields: { errorCode: { type: "string", required: "unstated" }, errorMessage: { type: "string", required: "unstated" } },
    },
  },

  rules: [
    {
      name: "exactly one of price and orderDetails",
      section: "Resources, Payment request, price",
      operations: ["createPayment"],
      samples: {
        record: "PaymentRequest",
        accepts: [{ price: "1.00" }, { orderDetails: {} }],
        rejects: [
          { body: {}, code: "missing-order-details-and-price" },
          { body: { price: "1.00", orderDetails: {} }, code: "order-details-and-price-defined" },
        ],
      },
    },
    {
      name: "order-total",
      says: "The total of the rows, VAT included and discounts taken off, must not be below 0.65.",
      section: "Resources, product, price; Limits",
      operations: ["createPayment"],
      code: "invalid-total-price",
      limit: 0.65,
    },
  ],

  codes: [
    code("invalid-content-type", "Content-Type"),
    code("invalid-data-xml", "not XML", "application/xml"),
    code("invalid-data-json", "not JSON", "application/json"),
    code("invalid-order-number", "orderNumber", "PaymentRequest.orderNumber"),
    code("invalid-reference-number", "referenceNumber", "PaymentRequest.referenceNumber"),
    code("invalid-reference-number-used", "referenceNumber already used"),
    code("invalid-description", "description", "PaymentRequest.description"),
    code("invalid-url-set", "urlSet", "PaymentRequest.urlSet"),
    code("invalid-url-success", "urlSet.success", "UrlSet.success"),
    code("invalid-url-failure", "urlSet.failure", "UrlSet.failure"),
    code("invalid-url-pending", "urlSet.pending", "UrlSet.pending"),
    code("invalid-url-notification", "urlSet.notification", "UrlSet.notification"),
    code("invalid-currency", "currency", "PaymentRequest.currency"),
    code("invalid-locale", "locale", "PaymentRequest.locale"),
    code("missing-order-details-and-price", "neither orderDetails nor price"),
    code("order-details-and-price-defined", "both orderDetails and price"),
    code("invalid-vat-mode", "includeVat", "OrderDetails.includeVat"),
    code("invalid-contact", "contact", "OrderDetails.contact"),
    code("invalid-contact-telephone", "telephone", "Contact.telephone"),
    code("invalid-contact-mobile", "mobile", "Contact.mobile"),
    code("invalid-contact-first-name", "firstName", "Contact.firstName"),
    code("invalid-contact-last-name", "lastName", "Contact.lastName"),
    code("invalid-contact-company-name", "companyName", "Contact.companyName"),
    code("invalid-contact-email", "email", "Contact.email"),
    code("invalid-contact-address", "address or street", "Contact.address", "Address.street"),
    code("invalid-contact-postal-code", "postalCode", "Address.postalCode"),
    code("invalid-contact-postal-office", "postalOffice", "Address.postalOffice"),
    code("invalid-contact-country", "country", "Address.country"),
    code("invalid-products", "products", "OrderDetails.products"),
    { ...code("invalid-products-amount", "number of products", "OrderDetails.products"), keywords: ["minItems", "maxItems"] },
    code("invalid-product-title", "title", "Product.title"),
    code("invalid-product-code", "code", "Product.code"),
    code("invalid-product-amount", "amount", "Product.amount"),
    code("invalid-product-price", "product price", "Product.price"),
    code("invalid-product-vat", "vat", "Product.vat"),
    code("invalid-product-discount", "discount", "Product.discount"),
    code("invalid-product-type", "type", "Product.type"),
    code("invalid-price", "price", "PaymentRequest.price"),
    code("invalid-total-price", "total of the rows"),
  ],

  // A receipt is verified with each of its parameters.
  events: [
    {
      name: "successRedirect",
      section: "Events, 1 and 3",
      method: "GET",
      statuses: ["default"],
      query: {
        ORDER_NUMBER: { type: "string", required: true },
        TIMESTAMP: { type: "unstated", required: true },
        PAID: { type: "string", required: true },
        METHOD: { type: "unstated", required: true },
        RETURN_AUTHCODE: { type: "string", required: true },
      },
    },
    {
      name: "failureRedirect",
      section: "Events, 1; list of parameters from public documentation",
      method: "GET",
      statuses: ["default"],
      query: {
        ORDER_NUMBER: { type: "string", required: true },
        TIMESTAMP: { type: "unstated", required: true },
        RETURN_AUTHCODE: { type: "string", required: true },
      },
    },
    {
      name: "paymentNotification",
      section: "Events, 2 and 3",
      method: "GET",
      statuses: ["2XX"],
      query: {
        ORDER_NUMBER: { type: "string", required: true },
        TIMESTAMP: { type: "unstated", required: true },
        PAID: { type: "string", required: true },
        METHOD: { type: "unstated", required: true },
        RETURN_AUTHCODE: { type: "string", required: true },
      },
    },
  ],

  limits: [
    { item: "price", section: "Limits", at: ["PaymentRequest.price"], minimum: 0.65 },
    { item: "product elements", section: "Limits", at: ["OrderDetails.products"], minItems: 1, maxItems: 500 },
    {
      item: "urlSet addresses",
      section: "Limits",
      at: ["UrlSet.success", "UrlSet.failure", "UrlSet.pending", "UrlSet.notification"],
      maxLength: 2048,
    },
  ],

  publishedLimits: {
    PaymentResponse: { required: ["orderNumber", "token", "url"] },
    Error: { required: ["errorCode", "errorMessage"] },
    Decimal: { type: ["string", "number"], pattern: "^-?[0-9]+(\\.[0-9]+)?$" },
    "Product.discount": { type: ["string", "number"], pattern: "^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$" },
    "Product.type": { anyOf: ["string", "integer"] },
    "OrderDetails.includeVat": { anyOf: ["string", "integer"] },
    "PaymentRequest.referenceNumber": {
      type: ["string", "integer"],
      pattern: "^[0-9]{4,20}$",
      minimum: 1000,
      maximum: 100000000000000000000,
    },
    "PaymentRequest.price": {
      type: ["string", "number"],
      pattern: "^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$",
      maximum: 9999999999,
    },
    "parameters/ORDER_NUMBER": { minLength: 1, maxLength: 64 },
    "parameters/TIMESTAMP": { type: "string", pattern: "^[0-9]+$" },
    "parameters/PAID": { minLength: 1 },
    "parameters/METHOD": { type: "string", pattern: "^[0-9]+$" },
    "parameters/RETURN_AUTHCODE": { pattern: "^[0-9A-F]{32}$" },
    "createPayment 401.WWW-Authenticate": { type: "string" },
  },

  additions: {
    Decimal: { minimum: -999999999, maximum: 9999999999, "x-client-type": "string" },
    "Product.discount": { "x-client-type": "string" },
    "PaymentRequest.referenceNumber": { maxLength: 22, "x-client-type": "string" },
    "PaymentRequest.price": { "x-client-type": "string" },
    Url: { minLength: 1, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$" },
    "UrlSet.pending": { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$" },
    "Address.street": { minLength: 1 },
    "Address.postalCode": { minLength: 1 },
    "Address.postalOffice": { minLength: 1 },
    "Address.country": { minLength: 2, maxLength: 2, pattern: "^[A-Z]{2}$" },
    "Contact.firstName": { minLength: 1 },
    "Contact.lastName": { minLength: 1 },
    "Contact.email": { minLength: 1, pattern: "^[^\\s@]+@[^\\s@]+$" },
    "Product.title": { minLength: 1 },
    "PaymentRequest.orderNumber": { minLength: 1 },
    "PaymentResponse.token": { minLength: 64, maxLength: 64, pattern: "^[A-Za-z0-9]{64}$" },
    "Error.errorCode": { "x-client-type": "error-code" },
  },
  marks: legacyApiMarks,
  tolerances: legacyApiTolerances,
  toolkitRules: [
    {
      at: ["PaymentRequest.orderNumber"],
      reason: "a receipt's code is made over values joined by a pipe, the order number among them",
      accepts: ["1042", "Test-Payment-1234", "tilaus 1/2 – å", "😀"],
      rejects: ["1042|1|X", "|", "1042\n", "\u0000", "\u001f", "\u007f", "\u0085", "\u009f"],
    },
  ],
};
