/**
 * Wrong edits, one of a kind, with the gate that must report each and the line: written from what the gates promise, before they were tried. No line is
 * recorded. It is the edited one, or, where a text was removed, the one that stands for it.
 */
import type { DescriptionName } from "@maksu/apis";
import type { Edit, Text } from "./edit.ts";

export interface Place extends Text {
  readonly what: string;
  readonly api: DescriptionName | "sandbox-control";
  readonly gate: Edit["check"];
  /** Text of the line, which occurs once in the edited file. @defaultValue the first line that differs */
  readonly line?: string;
}

const payment = (file: string, what: string, gate: Edit["check"], find: string, replace: string, line?: string): Place => ({
  api: "payment-api",
  file,
  what,
  gate,
  find,
  replace,
  ...(line !== undefined && { line }),
});
const merchant = (...[file, what, gate, find, replace, line]: Parameters<typeof payment>): Place => ({
  ...payment(file, what, gate, find, replace, line),
  api: "merchant-api",
});
const legacy = (...[file, what, gate, find, replace, line]: Parameters<typeof payment>): Place => ({
  ...payment(file, what, gate, find, replace, line),
  api: "legacy-api",
});
const control = (...[file, what, gate, find, replace, line]: Parameters<typeof payment>): Place => ({
  ...payment(file, what, gate, find, replace, line),
  api: "sandbox-control",
});

const parameters = "components/parameters";
const schemas = "components/schemas";

export const PLACES: readonly Place[] = [
  // Formats, patterns and limits of what is sent beside bodies.
  payment(`${parameters}/event-checkout-amount.yaml`, "format of an event's parameter", "documents", "format: int64", "format: int32"),
  payment(
    "webhooks/refundCallback.yaml",
    "format of an event's own parameter",
    "documents",
    "        format: uuid\n",
    "",
    "because of its content.\n      schema:",
  ),
  payment(
    `${parameters}/event-checkout-stamp.yaml`,
    "limit of an event's parameter",
    "documents",
    "  type: string\n",
    "  type: string\n  maxLength: 200\n",
  ),
  payment(
    `${parameters}/event-checkout-provider.yaml`,
    "an event's parameter that becomes needed",
    "documents",
    "in: query\n",
    "in: query\nrequired: true\n",
  ),
  payment("components/headers/checkout-transaction-id.yaml", "format of a response's header", "documents", "format: uuid", "format: email"),
  payment(
    "components/headers/checkout-account.yaml",
    "limit of a response's header",
    "documents",
    "  format: int32\n",
    "  format: int32\n  minimum: 1\n",
  ),
  payment(
    "paths/settlements.yaml",
    "pattern of a header",
    "documents",
    'type: string\n        pattern: "^[0-9]+$"\n        x-pattern-message: must be digits\n      examples:\n        sub-merchant',
    'type: string\n        pattern: "^[0-9]*$"\n        x-pattern-message: must be digits\n      examples:\n        sub-merchant',
  ),
  payment(
    "paths/settlements.yaml",
    "default of a parameter",
    "documents",
    "        maxLength: 20\n",
    '        maxLength: 20\n        default: "1"\n',
  ),
  payment(
    "paths/settlements.yaml",
    "elements of a list that may not repeat",
    "documents",
    "            type: array\n",
    "            type: array\n            uniqueItems: true\n",
  ),
  merchant(`${parameters}/Timestamp.yaml`, "pattern of a signing header", "documents", "[+-][0-9]{4}$", "[+-][0-9]{2}:?[0-9]{2}$"),
  merchant("components/headers/Location.yaml", "pattern of a response's header", "documents", "pattern: /[^/?#\\s]+$", "pattern: /[^/]+$"),
  merchant("paths/merchant_v1_payments_{id}.yaml", "pattern of a path parameter", "documents", "^[0-9A-Za-z]+$", "^[0-9A-Za-z-]+$"),
  merchant(
    "webhooks/refundStatusChanged.yaml",
    "pattern of an event's signature",
    "documents",
    "^[0-9A-Fa-f]{64}$",
    "^[0-9A-Fa-f]{32,64}$",
  ),
  legacy(`${parameters}/ORDER_NUMBER.yaml`, "length of an event's parameter", "documents", "maxLength: 64", "maxLength: 128"),
  legacy(`${parameters}/TIMESTAMP.yaml`, "null as an event's parameter", "documents", "  type: string", '  type: [string, "null"]'),
  legacy(
    "paths/api-payment_create.yaml",
    "a header of a response that is removed",
    "documents",
    "      headers:\n        WWW-Authenticate:\n",
    "      x-removed-headers:\n        WWW-Authenticate:\n",
    '    "401":',
  ),

  // Limits of nested fields, which the document leaves to samples or states by a shared record.
  payment(
    `${schemas}/Callbacks.yaml`,
    "limit of one of two alike fields",
    "documents",
    "refund that was made.\n    type: string\n    maxLength: 3000",
    "refund that was made.\n    type: string\n    maxLength: 300",
  ),
  payment(
    `${schemas}/Item.yaml`,
    "multiples of a nested number",
    "documents",
    "    maximum: 99999998\n",
    "    maximum: 99999998\n    multipleOf: 2\n",
  ),
  payment(
    `${schemas}/Item.yaml`,
    "a field that is discouraged no longer",
    "documents",
    "    deprecated: true\n    x-provenance: public-documentation\n  description:",
    "    x-provenance: public-documentation\n  description:",
    "  deliveryDate:",
  ),
  payment(`${schemas}/PaymentStatus.yaml`, "a value of a list", "documents", "authorization-hold]", "authorization-hold, refunded]"),
  payment(`${schemas}/PaymentStatus.yaml`, "a value without a type", "lint", "type: string\n", "", "description: |"),
  legacy(
    `${schemas}/Contact.yaml`,
    "least length of a nested field",
    "documents",
    "firstName:\n    type: string\n    minLength: 1",
    "firstName:\n    type: string\n    minLength: 2",
  ),
  legacy(`${schemas}/Decimal.yaml`, "how clients carry a number", "documents", "x-client-type: string\n", "", "description:"),
  legacy(`${schemas}/OrderDetails.yaml`, "a limit that is stated twice", "lint", "    type: array\n", "    type: array\n    maxItems: 5\n"),
  merchant(`${schemas}/Currency.yaml`, "least length of a shared value", "documents", "minLength: 3", "minLength: 2"),

  // What nothing is made from.
  payment(
    `${schemas}/Callbacks.yaml`,
    "a field for responses alone",
    "lint",
    "refund that was made.\n    type: string\n",
    "refund that was made.\n    readOnly: true\n    type: string\n",
  ),
  payment(
    "paths/settlements.yaml",
    "reserved characters in a query",
    "lint",
    "      description: Leaves out settlements with another bank reference.\n",
    "      description: Leaves out settlements with another bank reference.\n      allowReserved: true\n",
  ),
  merchant(
    "paths/merchant_v1_settlements.yaml",
    "a server of one operation",
    "lint",
    "  operationId: listSettlements\n",
    "  operationId: listSettlements\n  servers: [{ url: https://other.example.com }]\n",
  ),
  merchant(
    `${schemas}/RefundRow.yaml`,
    "the discriminator of a record",
    "lint",
    "type: object\n",
    "type: object\ndiscriminator: { propertyName: description }\n",
  ),
  control(`${schemas}/Clock.yaml`, "the number of a record's keys", "lint", "type: object\n", "type: object\nminProperties: 1\n"),
  control(`${schemas}/Clock.yaml`, "a value that could be null in OpenAPI 3.0", "lint", "type: object\n", "type: object\nnullable: true\n"),

  // Statuses, events, deprecation.
  payment(
    "webhooks/paymentCallback.yaml",
    "a status of an event",
    "documents",
    "  responses:\n",
    '  responses:\n    "410":\n      description: The order is gone.\n',
  ),
  payment(
    "webhooks/paymentRedirect.yaml",
    "an event that is deprecated",
    "documents",
    "  security: []\n",
    "  security: []\n  deprecated: true\n",
  ),
  legacy("webhooks/successRedirect.yaml", "the status of a redirect", "documents", "    default:\n", '    "200":\n'),
  merchant(
    "paths/merchant_v1_settlements.yaml",
    "an operation that is deprecated",
    "documents",
    "  operationId: listSettlements\n",
    "  operationId: listSettlements\n  deprecated: true\n",
  ),
  payment(
    "paths/settlements.yaml",
    "a parameter that is deprecated",
    "documents",
    "    - name: bankReference\n",
    "    - name: bankReference\n      deprecated: true\n",
  ),

  // Provenance.
  payment(
    `${parameters}/platform-name.yaml`,
    "a mark on what the document states",
    "documents",
    "schema:\n",
    "x-provenance: public-documentation\nschema:\n",
  ),
  payment(
    `${schemas}/Callbacks.yaml`,
    "a mark within what is marked",
    "documents",
    "refund that was made.\n    type: string\n",
    "refund that was made.\n    type: string\n    x-provenance: public-documentation\n",
  ),
  legacy(
    `${schemas}/Contact.yaml`,
    "a mark on a limit of ours",
    "documents",
    "firstName:\n    type: string\n    minLength: 1\n",
    "firstName:\n    type: string\n    minLength: 1\n    x-provenance: public-documentation\n    x-provenance-keywords: [minLength]\n",
    "    minLength: 1\n    x-provenance: public-documentation",
  ),
  merchant(
    "webhooks/refundStatusChanged.yaml",
    "a mark that is removed from an event's parameter",
    "documents",
    "        x-provenance: public-documentation\n        x-confidence: low\n",
    "",
    "        pattern: ^[0-9A-Fa-f]{64}$",
  ),

  // Examples, tags, words.
  merchant(
    "paths/merchant_v1_payments_{id}.yaml",
    "an operation in no part of the reference",
    "lint",
    "  tags: [Payments]\n",
    "  tags: []\n",
  ),
  merchant("openapi.yaml", "a version of OpenAPI that does not exist", "lint", "openapi: 3.1.0", "openapi: 3.1.O"),
  merchant("openapi.yaml", "another JSON Schema", "lint", "draft/2020-12/schema", "draft/2019-09/schema"),
  payment(
    "paths/settlements.yaml",
    "a parameter without an example",
    "lint",
    '      examples:\n        reference:\n          value: "8230247567"\n',
    "",
    "    - name: bankReference",
  ),
  merchant(
    `${schemas}/RefundRow.yaml`,
    "an error code that is misspelled",
    "lint",
    "x-error-code: invalid-description",
    "x-error-code: invalid-descripton",
  ),
  merchant(
    "components/responses/ServiceUnavailable.yaml",
    "an error code without its condition",
    "lint",
    "        description: The refunding service is unavailable.\n",
    "",
    "      service-unavailable:",
  ),
  merchant(`${schemas}/RefundRow.yaml`, "what is no YAML", "lint", "type: object", "type: object: x"),
  merchant("tolerances.yaml", "a tolerance that is no YAML", "lint", "- name: timestamp-with-colon\n", "- name: timestamp-with-colon: x\n"),
];
