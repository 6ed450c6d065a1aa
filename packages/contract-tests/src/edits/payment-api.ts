import type { Edits } from "./edit.ts";

export const paymentEdits: Edits = {
  lint: {
    "components/schemas/Refund.yaml": [
      [
        "  - $ref: RefundBase.yaml\n",
        "  - $ref: PaymentBase.yaml\n",
        "the schema has no field `refundStamp`.",
        { file: "paths/payments_{transactionId}_refund.yaml", further: 1 },
      ],
    ],
    "components/parameters/checkout-timestamp.yaml": [["> value", "value: 2 March", "`format` stands at"]],
    "paths/tokenization_addcard-form.yaml": [
      ["  security: []\n", "", "addCardForm has none of the headers that signing fills in", { line: "operationId: addCardForm" }],
    ],
    "components/headers/signature.yaml": [["> value", `value: "${"0".repeat(64)}"`, "(house/signatures-right)"]],
    "components/parameters/checkout-nonce.yaml": [
      ["name: checkout-nonce", "name: checkout-nonces", "(house/signing-marked)"],
      ["> x-signing", "x-signing: false", "x-signing can't be false"],
    ],
    "components/parameters/event-checkout-algorithm.yaml": [["> value", "value: sha512", "(house/signatures-right)"]],
    "components/parameters/event-signature.yaml": [
      [
        "paid > value",
        `value: "${"0".repeat(64)}"`,
        "The example paid of signature is not what the other examples of paymentRedirect give, signed as the test merchant. Correct the one that was changed. (house/signatures-right)",
      ],
    ],
    "components/parameters/groups.yaml": [["explode: false", "explode: true", "(house/parameter-style)"]],
    "components/parameters/signature.yaml": [["> value", `value: "${"0".repeat(64)}"`, "(house/signatures-right)"]],
    "components/parameters/transactionId.yaml": [
      ["in: path", "in: query", "{transactionId} stands in the path. Write in: path."],
      ["format: uuid", "format: uid", "(house/schemas-compile)"],
    ],
    "components/schemas/Address.yaml": [
      ["> pattern", "pattern: ^[0-9A-z -+$", "The pattern ^[0-9A-z -+$ is not a valid regular expression. (house/schemas-compile)"],
    ],
    "components/schemas/Callbacks.yaml": [["success > type", "readOnly: true\n    type: $1", ""]],
    "components/schemas/Customer.yaml": [
      [
        "  companyName:\n",
        "  title:\n    description: Form of address.\n    type: string\n    maxLength: 20\n  companyName:\n",
        "No example of createPayment has title. Add it to one.",
      ],
    ],
    "components/schemas/CheckoutAlgorithm.yaml": [
      [
        "sha512",
        "sha384",
        'Example value must conform to the schema: must be equal to one of the allowed values "sha256", "sha384".',
        { file: "components/parameters/checkout-algorithm.yaml" },
      ],
    ],
    "components/schemas/Item.yaml": [
      ["units > x-source", "x-source: [api-documentation, api-documentation]", "x-source can't be "],
      ["units > x-provenance", "x-provenance: toolkit", "(house/provenance-valid)"],
      ["commission > description", "description: $1\n    x-confidence: low", "(house/provenance-valid)"],
      ["description: …\ntype: object", 'description: ""\ntype: object', "This description is empty. Write it."],
      ["units > type", "type: string", "(house/schemas-compile)", { line: "units > maximum" }],
    ],
    "components/schemas/PaymentBase.yaml": [
      ["$ref: Customer.yaml", "$ref: ../parameters/amount.yaml", "../parameters/amount.yaml is in components/parameters."],
      ["callbackDelay > maximum", "maximum: $1\n    default: $10", "0 is not valid: it must be <= "],
      ["amount > minimum", "minimum: 10000000000", "(house/limits-ordered)"],
      [
        "callbackDelay > type",
        "type: text",
        '`type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". (struct)',
      ],
      ["x-rule: amount-is-sum-of-items", "x-rule: [amount-is-sum-of-items]", "x-rule can't be "],
      [
        "    x-rule: amount-is-sum-of-items\n",
        "    x-rule: amount-is-total\n",
        "No function implements the rule amount-is-total. Write it in packages/payment-api/src/rules.ts, which has amount-is-sum-of-items, vat-of-one-decimal. (house/named-rules)",
      ],
      ["$ref: Item.yaml", "$ref: https://example.com/Item.yaml", "https://example.com/Item.yaml is not in the description's folder."],
      ["$ref: Item.yaml", "$ref: ../../../merchant-api/components/schemas/RefundRow.yaml", "is not in the description's folder."],
      ["$ref: Item.yaml", "$ref: Item.yaml#/properties/units", "Refer to the whole of Item.yaml"],
      [
        "$ref: Item.yaml",
        "$ref: Row.yaml",
        "Can't resolve $ref: there is no file specs/payment-api/components/schemas/Row.yaml (no-unresolved-refs)",
      ],
    ],
    "components/schemas/PaymentRequest.yaml": [
      [
        "  x-provenance: public-documentation\n  x-source: [php-sdk-thread, ios-sdk]\n  not: {}",
        "  x-provenance: public-documentation\n  x-source: [php-sdk-thread, ios-sdk]\n  nott: {}",
        "(struct)",
      ],
    ],
    "components/schemas/PaymentStatus.yaml": [["type: string\n", "", "", { line: "description: |" }]],
    "components/schemas/RefundResponse.yaml": [
      ["[transactionId, status]", "[transactionId, state]", "(house/own-transactions)"],
      ["> x-own-transaction", "x-own-transaction: [transactionId, transactionId]", "x-own-transaction can't be "],
    ],
    "components/schemas/ReportField.yaml": [["x-provenance", "x-provenence", "(house/known-extensions)"]],
    "webhooks/paymentCallback.yaml": [
      [
        "event-checkout-account.yaml",
        "checkout-account.yaml",
        "paymentCallback has checkout-account, which signing fills in for requests. Refer to a parameter without x-signing.",
      ],
    ],
    "openapi.yaml": [
      [
        "  paymentCallback:\n    $ref: webhooks/paymentCallback.yaml",
        "  paymentCallback:\n    $ref: webhooks/refundCallback.yaml",
        "(house/operation-names)",
        { line: "  paymentCallback:" },
      ],
      [
        "type: apiKey",
        "type: http",
        "The field `scheme` must be present on this level. (struct)",
        { line: "securitySchemes:\n    signature:" },
      ],
      [
        "  B:\n    checkout-account:\n      $ref: components/parameters/checkout-account.yaml\n",
        "  B:\n    checkout-account:\n      $ref: components/parameters/checkout-nonce.yaml\n",
        "The entry checkout-account of the header set B is in components/parameters/checkout-nonce.yaml.",
      ],
      ["  A:\n", "  AA:\n", "nothing names AA. Correct one of them."],
      ["  paymentReport:\n    $ref: webhooks/paymentReport.yaml\n", "", "(house/files-used)", { file: "webhooks/paymentReport.yaml" }],
      ["security:\n  - signature: []\n", "", "(house/signing-marked)", { line: "openapi: 3.1.0" }],
      ["security:\n  - signature: []\n", "security: []\n", "(house/signing-marked)"],
      ["  - signature: []\n", "  - signature: [read]\n", "Nothing is made from the scopes of signature."],
      ["security:\n  - signature: []\n", "security:\n  - sig: []\n", "There is no `sig` security scheme defined. (security-defined)"],
      ["  /payments/{transactionId}/refund:\n", "  /payments/{transactionId}/refund/:\n", "(house/operation-names)"],
      ["    request-id:\n      $ref: components/headers/request-id.yaml\n", "", "(house/files-used)", { line: "x-header-sets:" }],
      ["x-header-sets:", "x-headers-sets:", "(house/known-extensions)"],
      [
        "    request-id:\n      $ref: components/headers/request-id.yaml",
        "    request-id:\n      $ref: components/headers/requestid.yaml",
        "(header-sets/expand)",
      ],
      [
        "  - name: Reports\n    description: …\n",
        "",
        "The tag Reports is missing, which 3 operations have. List it here, or correct them.",
        { line: "tags:" },
      ],
      ["/settlements/{settlementId}/payments/report:", "/settlements/{id}/payments/report:", "(house/operation-names)"],
      ["  /settlements:\n    $ref: paths/settlements.yaml\n", "", "(house/files-used)", { file: "paths/settlements.yaml" }],
      ["    $ref: paths/settlements.yaml\n", "    $ref: paths/settlement.yaml\n", "(no-unresolved-refs)"],
    ],
    "paths/payments.yaml": [
      [
        "name: signature\n                        value: …\n                  - id: nordea",
        "name: signature\n                        value: a$1\n                  - id: nordea",
        "(house/signatures-right)",
      ],
      [
        "$ref: ../components/schemas/PaymentRequestResponse.yaml",
        "$ref: ../components/schemas/RefundResponse.yaml",
        "(house/files-used)",
        { file: "components/schemas/PaymentRequestResponse.yaml" },
      ],
      ["post:\n  operationId: createPayment\n", "post:\n  operationId: createPayment\n  security: []\n", "(house/signing-marked)"],
      [
        '              stamp: unique-identifier-for-merchant\n              reference: "3759170"\n              amount: 1525\n              currency: EUR\n              language: FI\n',
        '              stamp: unique-identifier-for-merchant\n              reference: "3759170"\n              amount: 1525\n              currency: EUR\n              lang: FI\n              language: FI\n',
        "Example value must conform to the schema: the schema allows no key `lang`. Correct its name, or describe it.",
      ],
      ["https://ecom.example.com/cart/success", "https://ecom.example.fi/cart/success", "(house/example-domains)"],
      [
        'reference: "3759170"\n              amount: 1525',
        'reference: "3759170"\n              amount: 1526',
        "(house/named-rules)",
        { line: "amount: 1526" },
      ],
      ["operationId: createPayment", "operationId: makePayment", "(house/tolerances-valid)", { file: "tolerances.yaml" }],
    ],
    "paths/payments_report.yaml": [
      ["x-header-set: D", "x-header-sett: D", "(house/known-extensions)"],
      ["      x-header-set: response\n", "", "(house/signing-marked)", { line: '"200":\n      description: …' }],
    ],
    "paths/payments_{transactionId}.yaml": [
      [
        "components/parameters/transactionId.yaml",
        "components/parameters/groups.yaml",
        "The operation does not define the path parameter `{transactionId}` expected by path `/payments/{transactionId}`. (path-parameters-defined)",
        { line: "parameters:" },
      ],
    ],
    "paths/settlements.yaml": [
      [
        "x-header-set: C",
        "x-header-set: F",
        "Unknown header set F. The root file's x-header-sets has A, B, C, D, response. (header-sets/expand)",
      ],
      ["operationId: listSettlements", "operationId: list_settlements", "(house/operation-names)"],
      ["tags: [Settlements]", "tags: [Settlement]", "The root file's tags lack Settlement."],
      ["tags: [Settlements]", "tags: [Settlements, Settlements]", "The operation has the tag Settlements already."],
      ["      x-header-set: response\n", "      x-header-set: A\n", "The header set A is of parameters, not of headers."],
      ["bankReference > description", "description: $1\n      allowReserved: true", ""],
      ["      examples:\n        reference:\n          value: …\n", "", "", { line: "    - name: bankReference" }],
    ],
    "webhooks/addCardCallback.yaml": [["operationId: addCardCallback", "operationId: cardAdded", "(house/events-complete)"]],
    "webhooks/paymentReport.yaml": [
      ["chosen-columns > value", `value: "${"0".repeat(64)}"`, "(house/signatures-right)"],
      ["15,25;", "15.25;", "Sum has decimals behind a comma, but here is 15.25.", { line: "description: …\n            value: |" }],
    ],
    "tolerances.yaml": [
      [
        'header: checkout-timestamp\n  pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]',
        'header: checkout-nonce\n  pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]',
        "There is no header checkout-nonce in requestPaymentReport, requestPaymentReportBySettlementId.",
      ],
      ["body: /email", "body: /e-mail", "There is no field /e-mail in the body of refundPayment."],
    ],
  },
  documents: {
    "paths/payments_{transactionId}.yaml": [
      ['"404":', '"410":', "getPayment 410, status"],
      ["> operationId", "operationId: $1\n  security:\n    - {}\n    - signature: []", "getPayment, security"],
    ],
    "tolerances.yaml": [
      ["forms: [empty-text]", "forms: [empty-text, absent]", "tolerance refund-email-empty, forms"],
      ["set: []", "set: [{}]", "tolerance items-absent, set"],
      ["pattern: ^(.+)/$", "pattern: ^(.+)/?$", "tolerance commit-path-with-slash, pattern", { further: 1 }],
    ],
    "components/schemas/TokenCustomerDetails.yaml": [
      [
        "object\nx-provenance: public-documentation\nx-source: [api-documentation, interface-file]\n",
        "object\n",
        "TokenCustomerDetails, x-provenance",
        { line: "root > description" },
      ],
    ],
    "components/headers/request-id.yaml": [
      ["  x-provenance: public-documentation\n  x-source: api-documentation\n", "", "x-provenance of type", { line: "type: string" }],
    ],
    "components/responses/NotFound.yaml": [
      [
        "        x-provenance: public-documentation\n        x-source: [php-sdk, ios-sdk]\n",
        "",
        "transaction-not-found, x-provenance",
        { line: "transaction-not-found:" },
      ],
    ],
    "components/schemas/AddCardStatus.yaml": [["x-confidence: low", "x-confidence: medium", "AddCardStatus, x-confidence"]],
    "components/headers/checkout-account.yaml": [["  format: int32\n", "  format: int32\n  minimum: 1\n", ""]],
    "components/headers/checkout-transaction-id.yaml": [["format: uuid", "format: email", ""]],
    "components/parameters/amount.yaml": [
      ["name: amount", "name: sum", "listPaymentProviders.sum, name"],
      ["in: query", "in: header", "listPaymentProviders.amount, in"],
    ],
    "components/parameters/event-checkout-amount.yaml": [["format: int64", "format: int32", ""]],
    "components/parameters/event-checkout-provider.yaml": [["in: query\n", "in: query\nrequired: true\n", ""]],
    "components/parameters/event-checkout-stamp.yaml": [["  type: string\n", "  type: string\n  maxLength: 200\n", ""]],
    "components/parameters/platform-name.yaml": [
      ["schema:\n", "x-provenance: public-documentation\nx-source: api-documentation\nschema:\n", ""],
    ],
    "components/parameters/transactionId.yaml": [
      [
        "in: path\n",
        "in: path\nx-provenance: public-documentation\nx-source: api-documentation\n",
        "getPayment.transactionId, x-provenance",
      ],
    ],
    "components/schemas/Address.yaml": [["postalCode > maxLength", "maxLength: $10", "Address.postalCode, maxLength"]],
    "components/schemas/Callbacks.yaml": [
      ["success > maxLength", "maxLength: $10", ""],
      ["success > type", "type: $1\n    x-provenance: public-documentation\n    x-source: api-documentation", ""],
    ],
    "components/schemas/Customer.yaml": [["companyName > maxLength", "maxLength: $10", "Customer.companyName, maxLength"]],
    "components/schemas/Item.yaml": [
      [
        "    x-provenance: public-documentation\n    x-source: [api-documentation, interface-file]\n    x-provenance-keywords: [minimum, maximum]\n",
        "",
        "Item.unitPrice, minimum",
        { line: "unitPrice > minimum", further: 1 },
      ],
      [
        "x-provenance-keywords: [minimum, maximum]",
        "x-provenance-keywords: [minimum]",
        "Item.unitPrice, maximum",
        { line: "unitPrice > maximum" },
      ],
      ["units > maximum", "maximum: $1\n    multipleOf: 2", ""],
      ["deliveryDate > deprecated", "", "", { line: "  deliveryDate:" }],
    ],
    "components/schemas/Language.yaml": [["enum: [", "enum: [XX, ", "listGroupedPaymentProviders.language, enum"]],
    "components/schemas/PaymentBase.yaml": [
      [
        "- description: …\n    x-rule: vat-of-one-decimal",
        "- description: Each has two.\n    x-rule: vat-of-one-decimal",
        "createPayment, words of vat-of-one-decimal",
      ],
      ["reference > type", 'type: [$1, "null"]', "PaymentRequest.reference, null"],
      ["$ref: Callbacks.yaml", "$ref: RedirectUrls.yaml", "PaymentRequest.callbackUrls, record", { line: "  callbackUrls:" }],
      ["amount > maximum", "maximum: $10", "PaymentRequest.amount, maximum"],
      ["amount, currency,", "currency,", "PaymentRequest.amount, required"],
      [
        "amount > maximum",
        "maximum: $1\n    x-provenance: public-documentation\n    x-source: api-documentation",
        "PaymentRequest.amount, x-provenance",
      ],
      ["x-rule: amount-is-sum-of-items", "x-rule: amount-is-sum-of-items\n    x-limit: 3", "x-limit of amount-is-sum-of-items"],
      ["    x-rule: amount-is-sum-of-items\n", "", "createPayment, x-rule", { line: "\nallOf:" }],
    ],
    "components/schemas/PaymentRequest.yaml": [
      ["> maxItems", "maxItems: 1", "PaymentRequest, rule on", { line: "- $ref: PaymentBase.yaml\n  - description: …" }],
      ["> exclusiveMaximum", "exclusiveMaximum: 1", "PaymentRequest, rule on", { line: "maxItems: …\n  - description: …" }],
      [
        "  - description: …\n    not:\n      type: object\n      required: [usePricesWithoutVat, items]\n      properties:\n        usePricesWithoutVat:\n          const: true\n        items:\n          type: array\n          items: true\n          maxItems: …\n",
        "",
        "PaymentRequest, rule on",
        { line: "\nallOf:" },
      ],
      [
        "  x-provenance: public-documentation\n  x-source: [php-sdk-thread, ios-sdk]\n  not: {}",
        "  not: {}",
        "PaymentRequest, x-provenance of unknown keys",
        { line: "unevaluatedProperties:", further: 1 },
      ],
    ],
    "components/schemas/SettlementIdItem.yaml": [
      ["    x-client-type: string\n", "", "SettlementIdItem.id, x-client-type", { line: "  id:" }],
    ],
    "components/schemas/PaymentStatus.yaml": [
      ["x-extensible: true\n", "", "PaymentStatus, x-extensible", { line: "> enum" }],
      ["delayed, ", "", "PaymentStatus, enum"],
      ["enum: [", "enum: [unheard-of, ", ""],
    ],
    "components/schemas/RedirectUrls.yaml": [["> required", "required: [success]", "RedirectUrls.cancel, required"]],
    "components/schemas/Refund.yaml": [["amount > minimum", "exclusiveMinimum: $1", "Refund.amount, exclusiveMinimum"]],
    "components/schemas/RefundItem.yaml": [
      ["amount > minimum", "minimum: 0", "RefundItem.amount, minimum"],
      ["required: [amount, stamp]", "required: [amount]", "RefundItem, required"],
    ],
    "components/schemas/RefundResponse.yaml": [
      ["x-own-transaction: [transactionId, status]\n", "", "RefundResponse, x-own-transaction", { line: "root > description" }],
      ["[transactionId, status]", "[transactionId]", "RefundResponse, x-own-transaction"],
    ],
    "components/schemas/RefundStatus.yaml": [
      [
        "x-provenance: public-documentation\nx-source: api-documentation\n",
        "",
        "RefundStatus, x-provenance of enum, x-extensible",
        { line: "> enum" },
      ],
    ],
    "openapi.yaml": [
      ["  - signature: []\n", "  - signature: []\n  - {}\n", "createPayment, security", { line: "security:" }],
      ["      name: signature\n", "      name: sign\n", "security scheme signature, name"],
      ["      in: header\n      name: signature\n", "      in: query\n      name: signature\n", "security scheme signature, in"],
      [
        "  D:\n    checkout-account:\n      $ref: components/parameters/checkout-account.yaml\n",
        "  D:\n",
        "requestPaymentReport.checkout-account, header parameter",
        { line: "D:" },
      ],
      [
        "  A:\n    checkout-account:\n      $ref: components/parameters/checkout-account.yaml\n",
        "  A:\n",
        "createPayment.checkout-account, header parameter",
        { line: "A:" },
      ],
      [
        "  D:\n",
        "  D:\n    checkout-nonce:\n      $ref: components/parameters/checkout-nonce.yaml\n",
        "requestPaymentReport.checkout-nonce, header parameter",
        { line: "D:" },
      ],
      ["url: https://", "url: http://", "servers, server", { line: "servers:" }],
    ],
    "paths/payments.yaml": [['"201":', '"200":', "createPayment 200, status"]],
    "paths/payments_report.yaml": [
      [
        "  requestBody:\n    required: true\n    content:\n      application/json:",
        "  requestBody:\n    required: true\n    content:\n      text/plain:",
        "requestPaymentReport, request media type",
      ],
      ["x-header-set: D", "x-header-set: C", "requestPaymentReport.checkout-nonce, header parameter"],
      ["  x-header-set: D\n", "", "requestPaymentReport.checkout-account, header parameter", { line: "post:" }],
    ],
    "paths/payments_{transactionId}_refund.yaml": [
      ["    required: true\n", "    required: false\n", "refundPayment, request body required"],
      ['"422":', '"423":', "refundPayment 423, status"],
    ],
    "paths/settlements.yaml": [
      ["x-header-set: C", "x-header-set: D", "listSettlements.checkout-nonce, header parameter", { file: "openapi.yaml" }],
      [
        'type: string\n        pattern: "^[0-9]+$"\n        x-pattern-message: …\n      examples:\n        sub-merchant',
        'type: string\n        pattern: "^[0-9]*$"\n        x-pattern-message: $1\n      examples:\n        sub-merchant',
        "",
      ],
      ["> maxLength", 'maxLength: $1\n        default: "1"', ""],
      ["            type: array\n", "            type: array\n            uniqueItems: true\n", ""],
      ["    - name: bankReference\n", "    - name: bankReference\n      deprecated: true\n", ""],
    ],
    "webhooks/paymentCallback.yaml": [
      ["get:\n", "post:\n", "paymentCallback, method"],
      ["  responses:\n", '  responses:\n    "410":\n      description: The order is gone.\n', ""],
    ],
    "webhooks/paymentReport.yaml": [["application/csv:", "text/csv:", "paymentReport, media types", { line: "    content:" }]],
    "webhooks/paymentRedirect.yaml": [["  security: []\n", "  security: []\n  deprecated: true\n", ""]],
    "webhooks/refundCallback.yaml": [
      ["        format: uuid\n", "", "", { line: "- name: checkout-transaction-id\n      in: query\n      description: …\n      schema:" }],
    ],
    "components/headers/signature.yaml": [["schema:", "required: true\nschema:", "headers/signature, required"]],
    "components/parameters/groups.yaml": [["in: query", "in: query\nrequired: true", "listPaymentProviders.groups, required"]],
  },
};
