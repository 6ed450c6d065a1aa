import type { Edits } from "./edit.ts";

export const merchantEdits: Edits = {
  lint: {
    "components/headers/Location.yaml": [
      ["> value", "value: https://merchant.example.com/merchant/v1/refunds/", "(house/header-examples)"],
      ["  x-provenance: public-documentation\n  x-source: merchant-library\n", "", "(house/provenance-valid)"],
    ],
    "components/parameters/Content-MD5.yaml": [
      ["name: Content-MD5", "name: Content-SHA", "(house/signing-marked)"],
      ["without-body > value", "value: AAAAAAAAAAAAAAAAAAAAAA==", "(house/signatures-right)"],
    ],
    "components/parameters/Timestamp.yaml": [
      ["in: header", "in: query", "is a header that signing fills in. Write in: header. (house/signing-marked)"],
      ["x-signing: true", "x-signing: perhaps", 'x-signing can\'t be "perhaps"'],
    ],
    "components/responses/ServiceUnavailable.yaml": [
      ["      service-unavailable:", "      unavailable:", "(house/error-responses-have-examples)"],
      ["title: service-unavailable", "title: unavailable", "(house/error-responses-have-examples)", { line: "service-unavailable:" }],
      ["service-unavailable > description", "", "", { line: "      service-unavailable:" }],
    ],
    "components/schemas/Currency.yaml": [
      ["> pattern", "pattern: ^[a-z]$", "(no-invalid-media-type-examples)", { file: "paths/merchant_v1_refunds_{refundToken}.yaml" }],
    ],
    "components/schemas/Error.yaml": [["x-client-type: error-code", "x-client-type: errorcode", 'x-client-type can\'t be "errorcode"']],
    "components/schemas/RefundRequest.yaml": [
      ["rows > maxItems", "", "(house/limits-present)", { line: "rows > description" }],
      ["    items:\n      $ref: RefundRow.yaml\n", "", "This list can have any elements.", { line: "rows > type" }],
    ],
    "components/schemas/RefundRow.yaml": [
      ["required: [amount]", "required: [sum]", "Required property 'sum' is not defined. (no-required-schema-properties-undefined)"],
      ["x-error-code: invalid-vat-percent", "x-error-code: invalid-vat", "(house/error-codes-match)"],
      ["unevaluatedProperties:", "additionalProperties: true\nunevaluatedProperties:", "(house/records-closed)"],
      ["type: object\n", "type: object\npatternProperties: { ^x-: true }\n", "Nothing is made from patternProperties"],
      ["description > maxLength", "maxLenght: $1", "(struct)"],
      [
        "  vatPercent:",
        "  vatPercentage:",
        "(no-invalid-media-type-examples)",
        { file: "paths/merchant_v1_payments_{orderNumber}_refunds.yaml" },
      ],
      ["type: object\n", "type: object\ndiscriminator: { propertyName: description }\n", ""],
      ["x-error-code: invalid-description", "x-error-code: invalid-descripton", ""],
      ["type: object", "type: object: x", ""],
      ["amount > maximum", "", "(house/limits-present)", { line: "  amount:\n    description: |" }],
    ],
    "components/schemas/RefundStatus.yaml": [["enum: [", "enum: [1, ", "All values of `enum` field must be of the same type"]],
    "components/schemas/RefundToken.yaml": [["> minLength", "minLength: 1000", "(house/limits-ordered)"]],
    "components/schemas/Settlement.yaml": [
      [
        "  currency:",
        "  currencyCode:",
        "(no-required-schema-properties-undefined)",
        { line: "required: [id, referenceNumber, settledAmount, set" },
      ],
    ],
    "openapi.yaml": [
      ["  /merchant/v1/settlements:\n", "  /merchant/v2/settlements:\n", "The path /merchant/v2/settlements is in "],
      ["  refundStatusChanged:\n", "  refundChanged:\n", "(house/operation-names)"],
      ["webhooks/refundStatusChanged.yaml", "webhooks/refundChanged.yaml", "(no-unresolved-refs)"],
      ["openapi: 3.1.0", "openapi: 3.0.0", "Descriptions have openapi: 3.1.0."],
      ["openapi: 3.1.0", "openapi: 3.1.O", ""],
      ["draft/2020-12/schema", "draft/2019-09/schema", ""],
    ],
    "paths/merchant_v1_payments_{id}.yaml": [["  tags: [Payments]\n", "  tags: []\n", ""]],
    "paths/merchant_v1_settlements.yaml": [
      ["x-rule: dates-in-order", "x-rules: dates-in-order", "(house/known-extensions)"],
      [
        "operationId: listSettlements",
        "operationId: getSettlement",
        "Every operation must have a unique `operationId`. (operation-operationId-unique)",
        { file: "paths/merchant_v1_settlements_{id}.yaml" },
      ],
      ["x-rule: dates-in-order", "x-rule: dates-ordered", "(house/named-rules)"],
      ["> x-limit", "", "The function of the rule at-most-two-months takes a limit.", { line: "x-rule: at-most-two-months" }],
      ["x-rule: dates-in-order\n", "x-rule: dates-in-order\n      x-limit: 2\n", "The function of the rule dates-in-order takes no limit."],
      ["last-day > value", 'value: "2026-02-30"', 'must match format "date"'],
      ["last-day > value", 'value: "2099-05-30"', "This example breaks the rule at-most-two-months", { line: "first-day > value" }],
      [
        "title: invalid-date-range\n                  description: …\n                  workaround: ",
        "title: invalid-date-range\n                  description: $1\n                  workaround: At most eleven. ",
        "The words of the example invalid-date-range say 11",
      ],
      [
        "x-error-code: invalid-date-range",
        "x-error-code: invalid-date-format",
        "(house/error-codes-match)",
        { line: "invalid-date-range:" },
      ],
      ["  operationId: listSettlements\n", "  operationId: listSettlements\n  servers: [{ url: https://other.example.com }]\n", ""],
      ["> summary", "", "Operation object should contain `summary` field", { line: "get:" }],
      ["fromDate > description", "", "Parameter object description must be present", { line: "- name: fromDate" }],
    ],
    "tolerances.yaml": [
      ['"^(.+[+-]', '"(.+[+-]', "write it from ^ to $"],
      ["- name: timestamp-with-colon\n", "- name: timestamp-with-colon: x\n", ""],
    ],
    "webhooks/refundStatusChanged.yaml": [
      ["  security: []\n", "", "(house/events-complete)", { line: "operationId: refundStatusChanged" }],
      [
        "x-confidence: low\n      examples:\n        completed:\n          value: …",
        `x-confidence: low\n      examples:\n        completed:\n          value: "${"0".repeat(64)}"`,
        "(house/signatures-right)",
      ],
      ["x-retry-hours", "x-retry-hour", "(house/known-extensions)"],
      ["> x-retry-hours", "x-retry-hours: [3, 1]", "x-retry-hours can't be [3,1]"],
      ["x-confidence: low", "x-confidence: certain", 'x-confidence can\'t be "certain"'],
    ],
    "paths/merchant_v1_payments_{orderNumber}_refunds.yaml": [
      [
        "title: invalid-refund-rows\n                  description: …\n                  workaround: ",
        "title: invalid-refund-rows\n                  description: $1\n                  workaround: Not 51. ",
        "The words of the example invalid-refund-rows say 51, which no limit of rows has: minItems at ",
      ],
      [
        "invalid-description > description",
        "description: The `amount` of a row is too long.",
        "names amount, but description has the code. Correct one of them. (house/words-match)",
      ],
      [
        "      headers:\n        Location:\n          $ref: ../components/headers/Location.yaml\n",
        "",
        "(house/files-used)",
        { file: "components/headers/Location.yaml" },
      ],
    ],
  },
  documents: {
    "tolerances.yaml": [["[0-9]{2}):([0-9]{2})$", "[0-9]{2}):?([0-9]{2})$", "tolerance timestamp-with-colon, "]],
    "components/headers/Location.yaml": [
      ["required: true", "required: false", "createRefund 202, response header Location required"],
      [
        "required: true\n",
        "required: true\nx-provenance: public-documentation\nx-source: api-documentation\n",
        "createRefund 202, response header Location x-provenance",
        { line: "schema > x-provenance" },
      ],
      ["pattern: /[^/?#\\s]+$", "pattern: /[^/]+$", ""],
    ],
    "components/parameters/Timestamp.yaml": [["[+-][0-9]{4}$", "[+-][0-9]{2}:?[0-9]{2}$", ""]],
    "components/responses/Forbidden.yaml": [
      ["  application/json:", "  text/json:", "listSettlements 403, response media types", { line: "root > description" }],
    ],
    "components/schemas/Currency.yaml": [
      ["type: string\n", "type: string\ndefault: EUR\n", "Settlement.currency, default"],
      ["> minLength", "minLength: 2", ""],
    ],
    "components/schemas/RefundRequest.yaml": [
      [
        "unevaluatedProperties:\n",
        "unevaluatedProperties:\n  x-provenance: public-documentation\n  x-source: api-documentation\n",
        "RefundRequest, x-provenance of unknown keys",
        { line: "unevaluatedProperties:" },
      ],
    ],
    "components/schemas/RefundRow.yaml": [
      ["x-error-code: invalid-key", "x-error-code: invalid-json", "invalid-key at RefundRow.*, x-error-code"],
      ["amount > maximum", "exclusiveMaximum: $1", "RefundRow.amount, exclusiveMaximum"],
      ["amount > maximum", "maximum: $10", "RefundRow.amount, maximum"],
      ["vatPercent > type", "type: number", "RefundRow.vatPercent, type"],
      [
        "description > maxLength",
        "maxLength: $1\n    x-provenance: public-documentation\n    x-source: api-documentation",
        "RefundRow.description, x-provenance",
      ],
      ["amount > exclusiveMinimum", "minimum: $1", "RefundRow.amount, minimum"],
      [
        "unevaluatedProperties:\n  description: …\n  x-error-code: invalid-key\n  not: {}\n",
        "",
        "RefundRow, unknown keys",
        { line: "root > description", further: 1 },
      ],
    ],
    "components/schemas/RefundStatus.yaml": [
      ["type: string\n", "type: string\nx-provenance: public-documentation\nx-source: api-documentation\n", "Refund.status, x-provenance"],
    ],
    "openapi.yaml": [
      ["info > version", 'version: "0"', "info, version"],
      ["https://merchant.example.com", "https://merchant.example.com/merchant/v1", "servers, server", { line: "servers:" }],
    ],
    "paths/merchant_v1_payments_{id}.yaml": [["> pattern", "pattern: ^[0-9A-Za-z-]*$", ""]],
    "paths/merchant_v1_payments_{orderNumber}_refunds.yaml": [
      ['    "405":', '    "409":', "createRefund 409, status"],
      ["RefundsForbidden.yaml", "Forbidden.yaml", "refunds-not-enabled at createRefund, example of 403"],
      ['    "202":', '    "201":', "createRefund 201, status"],
      [
        "            invalid-key:\n",
        "            invalid-colour:\n              description: Not our colour.\n              x-beyond-schema: true\n              value: { error: { title: invalid-colour, description: Wrong., workaround: Repaint. } }\n            invalid-key:\n",
        "invalid-colour at createRefund, example of 400 (application/json): the description says present, the API document says nothing",
      ],
    ],
    "paths/merchant_v1_settlements.yaml": [
      [
        "x-error-code: invalid-date-range\n      description: …",
        "x-error-code: invalid-date-range\n      description: toDate may be any day.",
        "listSettlements, words of at-most-two-months",
      ],
      ["    - name: toDate\n      in: query\n", "    - name: until\n      in: query\n", "listSettlements.until, name", { further: 1 }],
      ["get:\n", "post:\n", "listSettlements, method"],
      [
        "    - x-rule: dates-in-order\n      x-error-code: invalid-date-format\n      description: …\n",
        "",
        "listSettlements, x-rule",
        { line: "  x-parameter-rules:" },
      ],
      [
        "fromDate > description",
        "description: $1\n      x-provenance: public-documentation\n      x-source: api-documentation",
        "listSettlements.fromDate, x-provenance",
      ],
      ["fromDate > required", "", "listSettlements.fromDate, required", { line: "- name: fromDate" }],
      ["> x-limit", 'x-limit: "$1"', "listSettlements, x-limit of at-most-two-months"],
      ["> x-limit", "x-limit: $10", "listSettlements, x-limit of at-most-two-months"],
      ["  operationId: listSettlements\n", "  operationId: listSettlements\n  deprecated: true\n", ""],
      [
        "    - name: toDate\n",
        "    - name: page\n      in: query\n      description: Which page.\n      schema: { type: integer, maximum: 9 }\n      examples: { first: { value: 1 } }\n    - name: toDate\n",
        "listSettlements.page, query parameter",
      ],
    ],
    "webhooks/refundStatusChanged.yaml": [
      ["> x-retry-hours", "x-retry-hours: [1]", "refundStatusChanged, x-retry-hours"],
      ["enum: [completed, ", "enum: [", "refundStatusChanged.newStatus, enum"],
      ['    "2XX":', '    "200":', "refundStatusChanged, accepting status", { line: "responses:" }],
      ["name: oldStatus", "name: previousStatus", "refundStatusChanged.previousStatus, name"],
      ["[0-9A-Fa-f]{64}$", "[0-9A-Fa-f]{32,64}$", ""],
      [
        "        x-provenance: public-documentation\n        x-source: merchant-documentation\n        x-confidence: low\n",
        "",
        "",
        { line: "        pattern: ^[0-9A-Fa-f]{64}$" },
      ],
    ],
  },
};
