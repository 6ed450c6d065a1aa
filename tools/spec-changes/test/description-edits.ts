/** Edits of a copy of the Payment API's bundle: of each kind, those that a service's vendor makes. */

/** An edit, and the difference that it is. */
export interface DescriptionEdit {
  readonly what: string;
  readonly path: readonly string[];
  /** Absent for what is removed. */
  readonly to?: unknown;
  readonly found: string;
}

const schemas = ["components", "schemas"];
const field = (record: string, name: string, ...rest: readonly string[]): readonly string[] => [
  ...schemas,
  record,
  "properties",
  name,
  ...rest,
];
const create = ["paths", "/payments", "post"];

export const EDITS: readonly DescriptionEdit[] = [
  { what: "a longer text", path: field("Item", "productCode", "maxLength"), to: 120, found: "Item.productCode maxLength" },
  { what: "a limit that is gone", path: field("Item", "category", "maxLength"), found: "Item.category maxLength" },
  { what: "a lower bound", path: field("Item", "units", "minimum"), to: 1, found: "Item.units minimum" },
  { what: "an upper bound", path: field("Item", "vatPercentage", "maximum"), to: 50, found: "Item.vatPercentage maximum" },
  { what: "another pattern", path: field("Address", "postalCode", "pattern"), to: "^[0-9]+$", found: "Address.postalCode pattern" },
  { what: "a format that is gone", path: field("Customer", "email", "format"), found: "Customer.email format" },
  { what: "another type", path: field("CardInfo", "bin", "type"), to: "integer", found: "CardInfo.bin type" },
  { what: "null", path: field("Card", "type", "type"), to: ["string", "null"], found: "Card.type type" },
  { what: "one more value", path: [...schemas, "RefundStatus", "enum"], to: ["ok", "pending", "fail", "new"], found: "RefundStatus enum" },
  {
    what: "a value less",
    path: [...schemas, "ReportPaymentStatus", "enum"],
    to: ["default", "all", "paid"],
    found: "ReportPaymentStatus enum",
  },
  { what: "a new field", path: field("Customer", "shoeSize"), to: { type: "string" }, found: "Customer.shoeSize field" },
  { what: "a field that is gone", path: field("Refund", "email"), found: "Refund.email field" },
  {
    what: "a field that is required now",
    path: [...schemas, "Customer", "required"],
    to: ["email", "phone"],
    found: "Customer.phone required",
  },
  {
    what: "a field that is not required",
    path: [...schemas, "PaymentRequestResponse", "required"],
    to: ["transactionId"],
    found: "PaymentRequestResponse.href required",
  },
  {
    what: "a field that is deprecated",
    path: field("Payment", "filingCode", "deprecated"),
    to: true,
    found: "Payment.filingCode deprecated",
  },
  { what: "a field that is none any more", path: field("Item", "deliveryDate", "deprecated"), found: "Item.deliveryDate deprecated" },
  { what: "an open record", path: [...schemas, "GetTokenRequest", "unevaluatedProperties"], found: "GetTokenRequest unknown keys" },
  {
    what: "the elements of a list",
    path: field("PaymentRequestResponse", "groups", "maxItems"),
    to: 9,
    found: "PaymentRequestResponse.groups maxItems",
  },
  { what: "a default", path: field("PaymentReportRequest", "limit", "default"), to: 50, found: "PaymentReportRequest.limit default" },
  { what: "a condition that is gone", path: [...schemas, "PaymentRequest", "allOf", "2"], found: "PaymentRequest condition" },
  {
    what: "a status",
    path: [...create, "responses", "409"],
    to: { description: "A conflict." },
    found: "createPayment response 409 status",
  },
  {
    what: "a status that is gone",
    path: ["paths", "/payments/{transactionId}/refund", "post", "responses", "422"],
    found: "refundPayment response 422 status",
  },
  {
    what: "a media type",
    path: [...create, "requestBody", "content", "text/json"],
    to: {},
    found: "createPayment request media type text/json",
  },
  { what: "a body that may be absent", path: [...create, "requestBody", "required"], found: "createPayment request required" },
  {
    what: "an operation",
    path: ["paths", "/payouts"],
    to: { get: { operationId: "listPayouts", responses: {} } },
    found: "GET /payouts operation",
  },
  { what: "an operation that is gone", path: ["paths", "/settlements", "get"], found: "GET /settlements operation" },
  {
    what: "a deprecated operation",
    path: ["paths", "/payments/{transactionId}/refund/email", "post", "deprecated"],
    to: true,
    found: "refundPaymentByEmail deprecated",
  },
  { what: "a parameter's limit", path: ["components", "parameters", "amount", "schema", "minimum"], to: 1, found: "query amount minimum" },
  {
    what: "a header of responses",
    path: ["components", "headers", "request-id", "required"],
    to: true,
    found: "response header request-id required",
  },
  {
    what: "a parameter that is required",
    path: ["components", "parameters", "groups", "required"],
    to: true,
    found: "query groups required",
  },
  {
    what: "how a list is written",
    path: ["components", "parameters", "groups", "style"],
    to: "pipeDelimited",
    found: "query groups style",
  },
  {
    what: "further keys of one type",
    path: [...schemas, "CustomProviders", "additionalProperties"],
    to: { type: "string" },
    found: "CustomProviders unknown keys",
  },
  { what: "names of keys", path: [...schemas, "CardInfo", "propertyNames"], to: { pattern: "^[a-z]+$" }, found: "CardInfo condition" },
  { what: "the number of keys", path: [...schemas, "Address", "minProperties"], to: 2, found: "Address minProperties" },
  { what: "an encoding", path: field("Payment", "stamp", "contentEncoding"), to: "base64", found: "Payment.stamp contentEncoding" },
  {
    what: "a second limit in a part",
    path: field("Address", "city", "allOf"),
    to: [{ maxLength: 30 }],
    found: "Address.city condition",
  },
  {
    what: "an event that is gone",
    path: ["webhooks", "refundCallback"],
    found: "GET refundCallback operation",
  },
  { what: "a call without authentication", path: ["security"], to: [], found: "security scheme" },
  {
    what: "a media type of responses",
    path: [...create, "responses", "201", "content", "application/xml"],
    to: {},
    found: "createPayment response 201 media type application/xml",
  },
  {
    what: "a header that is deprecated",
    path: ["components", "headers", "checkout-method", "deprecated"],
    to: true,
    found: "response header checkout-method deprecated",
  },
  {
    what: "a callback",
    path: [...create, "callbacks"],
    to: { paid: { "{$request.body#/callbackUrls/success}": { get: { responses: {} } } } },
    found: "createPayment callback paid GET {} callback",
  },
  {
    what: "a condition that changed",
    path: [...schemas, "PaymentRequest", "allOf", "1", "not", "properties", "items", "maxItems"],
    to: 1,
    found: "PaymentRequest condition",
  },
  {
    what: "a record by its kind",
    path: [...schemas, "RefundResponse", "discriminator"],
    to: { propertyName: "status" },
    found: "RefundResponse condition",
  },
  { what: "an attribute of XML", path: field("Payment", "reference", "xml"), to: { attribute: true }, found: "Payment.reference xml" },
  { what: "the elements of a list of errors", path: field("Error", "meta", "items", "type"), to: "integer", found: "Error.meta[] type" },
];
