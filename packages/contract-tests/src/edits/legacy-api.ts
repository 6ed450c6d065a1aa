import type { Edits } from "./edit.ts";

export const legacyEdits: Edits = {
  lint: {
    "components/parameters/RETURN_AUTHCODE.yaml": [["failure > value", `value: "${"0".repeat(32)}"`, "(house/signatures-right)"]],
    "components/parameters/X-Service-Api-Version.yaml": [
      ["x-signing: true\n", "", "(house/signing-marked)", { line: "name: X-Service-Api-Version" }],
    ],
    "components/responses/BadRequest.yaml": [
      [
        "invalid-product-vat > description",
        'description: "`price` is missing."',
        "names price, but vat has the code. Correct one of them. (house/words-match)",
      ],
      ["      invalid-vat-mode:\n", "      invalid-vat:\n", "(house/error-responses-have-examples)", { further: 1 }],
    ],
    "components/schemas/Address.yaml": [
      [
        "x-error-code: invalid-contact-country",
        "x-error-code: invalid-contact-address",
        "(house/error-codes-match)",
        { file: "components/responses/BadRequest.yaml" },
      ],
    ],
    "components/schemas/Decimal.yaml": [
      ["x-provenance: public-documentation\nx-source: [merchant-documentation, legacy-clients]\n", "", "(house/provenance-valid)"],
    ],
    "components/schemas/Error.yaml": [["name: ", "nam: ", "(struct)"]],
    "components/schemas/OrderDetails.yaml": [["    type: array\n", "    type: array\n    maxItems: 5\n", ""]],
    "components/schemas/PaymentRequest.yaml": [
      ["locale > enum", "enum: [fi_FI, sv_SE]", "(no-invalid-media-type-examples)", { file: "paths/api-payment_create.yaml" }],
      ["default: ", "defaults: ", "(struct)"],
    ],
    "components/schemas/Product.yaml": [
      ["  name: product\n", "  name: product\n  attribute: true\n", "Nothing is made from attribute of this XML element."],
      ["  name: product\n", "  name: product\n  namespace: urn:shop\n", "Nothing is made from namespace of this XML element."],
      [
        "discount > x-pattern-message",
        "x-pattern-message: $1 or 99",
        "The message says 99, which neither the pattern nor a limit beside it has.",
      ],
      ["code > maxLength", "", "(house/limits-present)", { line: "code > description" }],
      [
        "      - type: string\n        maxLength",
        "      - type: integer\n        maxLength",
        "(house/schemas-compile)",
        { line: "      - type: integer\n        maxLength" },
      ],
      ["x-provenance-keywords: [type, pattern]", "x-provenance-keywords: [type, minItems]", "(house/provenance-valid)"],
      ["discount > x-provenance-keywords", "x-provenance-keywords: [type, type]", "x-provenance-keywords can't be "],
    ],
    "paths/api-payment_create.yaml": [
      ["postalOffice: Åbo", "postOffice: Åbo", "the schema has no field `postOffice`. Correct its name"],
      [
        "  parameters:\n    - $ref: ../components/parameters/X-Service-Api-Version.yaml\n",
        "",
        "(house/files-used)",
        { file: "components/parameters/X-Service-Api-Version.yaml" },
      ],
    ],
    "webhooks/failureRedirect.yaml": [
      [
        "    - $ref: ../components/parameters/TIMESTAMP.yaml\n",
        "",
        "not what the other examples of failureRedirect give",
        { file: "components/parameters/RETURN_AUTHCODE.yaml" },
      ],
    ],
    "webhooks/successRedirect.yaml": [
      [
        "components/parameters/PAID.yaml",
        "components/parameters/METHOD.yaml",
        "Operations must have unique `name` + `in` parameters. Repeats of `in:query` + `name:METHOD`. (operation-parameters-unique)",
        { line: "    - $ref: ../components/parameters/METHOD.yaml\n    - $ref: ../components/parameters/METHOD.yaml" },
      ],
    ],
  },
  documents: {
    "tolerances.yaml": [["confidence: low", "confidence: medium", "tolerance reference-number-empty, confidence"]],
    "components/parameters/ORDER_NUMBER.yaml": [["> maxLength", "maxLength: $10", ""]],
    "components/parameters/TIMESTAMP.yaml": [
      [
        "name: TIMESTAMP",
        "name: TIME",
        "successRedirect.TIMESTAMP, query parameter",
        { file: "webhooks/successRedirect.yaml", further: 2 },
      ],
      ["  type: string", '  type: [string, "null"]', ""],
    ],
    "components/parameters/X-Service-Api-Version.yaml": [
      ["required: true\n", "", "createPayment.X-Service-Api-Version, required", { line: "name: X-Service-Api-Version" }],
    ],
    "components/schemas/Contact.yaml": [
      ["lastName, email,", "lastName,", "Contact.email, required"],
      ["type: object\n", "type: object\nx-provenance: public-documentation\nx-source: api-documentation\n", "Contact, x-provenance"],
      ["firstName > minLength", "minLength: 10$1", ""],
      [
        "firstName > minLength",
        "minLength: $1\n    x-provenance: public-documentation\n    x-source: api-documentation\n    x-provenance-keywords: [minLength]",
        "",
        { line: "firstName > x-provenance" },
      ],
    ],
    "components/schemas/Decimal.yaml": [["x-client-type: string\n", "", "", { line: "description:" }]],
    "components/schemas/OrderDetails.yaml": [
      [
        "x-error-code: invalid-total-price\n    description: …",
        "x-error-code: invalid-total-price\n    description: Any total.",
        "createPayment, words of order-total",
      ],
      ["> maxItems", "maxItems: $10", "OrderDetails.products, maxItems", { line: "products:" }],
      ["> x-limit", "x-limit: 1$1", "createPayment, x-limit of order-total"],
      ["> x-limit", 'x-limit: "$1"', 'createPayment, x-limit of order-total: the description says "'],
      ["wrapped: true", "wrapped: false", "OrderDetails.products, XML element", { line: "xml:" }],
      ["    xml:\n      wrapped: true\n", "", "OrderDetails.products, XML element", { line: "products:" }],
    ],
    "components/schemas/PaymentRequest.yaml": [
      ["  name: payment\n", "  name: payments\n", "PaymentRequest, XML element", { line: "xml:" }],
      ["price: false", "price: true", "PaymentRequest, rule on", { line: "    $ref: OrderDetails.yaml\nallOf:" }],
      ["price > pattern", "pattern: ^[0-9.]+$", 'PaymentRequest.price, value "0'],
      ["locale > default", "default: sv_SE", "PaymentRequest.locale, default"],
      ["locale > default", "", "PaymentRequest.locale, default", { line: "locale:" }],
    ],
    "components/schemas/PaymentResponse.yaml": [["required: [orderNumber, token,", "required: [orderNumber,", "PaymentResponse, required"]],
    "components/schemas/Product.yaml": [
      [
        "x-provenance-keywords: [type, pattern]",
        "x-provenance-keywords: [type, pattern, maximum]",
        "Product.discount, x-provenance",
        { line: "    x-client-type: string\n    x-provenance: public-documentation" },
      ],
      ["type > default", "default: 4", "Product.type, default"],
      [
        "x-provenance-keywords: [type, pattern]",
        "x-provenance-keywords: [type]",
        "Product.discount, x-provenance of pattern",
        { line: "discount > pattern" },
      ],
    ],
    "openapi.yaml": [["scheme: basic", "scheme: bearer", "security scheme basic, scheme"]],
    "paths/api-payment_create.yaml": [
      ["      application/xml:\n        x-error-code", "      text/xml:\n        x-error-code", "createPayment, request media type"],
      ["      application/json:\n        x-error-code", "      text/json:\n        x-error-code", "createPayment, request media type"],
      ['    "401":', '    "403":', "createPayment 401, status", { line: "responses:" }],
      ["      headers:\n        WWW-Authenticate:\n", "      x-removed-headers:\n        WWW-Authenticate:\n", "", { line: '    "401":' }],
    ],
    "webhooks/successRedirect.yaml": [["    default:\n", '    "200":\n', ""]],
  },
};
