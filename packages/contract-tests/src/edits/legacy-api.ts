import type { Edits } from "./edit.ts";

export const legacyEdits: Edits = {
  lint: {
    "components/parameters/RETURN_AUTHCODE.yaml": [["B1370EB9", "C1370EB9", "(house/signatures-right)"]],
    "components/parameters/X-Service-Api-Version.yaml": [
      ["x-signing: true\n", "", "(house/signing-marked)", { line: "name: X-Service-Api-Version" }],
    ],
    "components/responses/BadRequest.yaml": [
      [
        'description: "`vat` is missing',
        'description: "`price` is missing',
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
      ["[fi_FI, sv_SE, en_US]", "[fi_FI, sv_SE]", "(no-invalid-media-type-examples)", { file: "paths/api-payment_create.yaml" }],
      ["default: ", "defaults: ", "(struct)"],
    ],
    "components/schemas/Product.yaml": [
      ["  name: product\n", "  name: product\n  attribute: true\n", "Nothing is made from attribute of this XML element."],
      ["  name: product\n", "  name: product\n  namespace: urn:shop\n", "Nothing is made from namespace of this XML element."],
      ["from 0 to 100\n", "from 0 to 99\n", "The message says 99, which neither the pattern nor a limit beside it has."],
      ["    default: 0\n", "    default: 101\n", "The default 101 is not valid"],
      ["    maxLength: 16\n", "", "(house/limits-present)", { line: "description: Product number." }],
      ["      - type: string\n        maxLength: 1\n", "      - type: integer\n        maxLength: 1\n", "(house/schemas-compile)"],
      ["x-provenance-keywords: [type, pattern]", "x-provenance-keywords: [type, minItems]", "(house/provenance-valid)"],
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
    "components/parameters/ORDER_NUMBER.yaml": [["maxLength: 64", "maxLength: 128", ""]],
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
      ["[firstName, lastName, email, address]", "[firstName, lastName, address]", "Contact.email, required"],
      ["type: object\n", "type: object\nx-provenance: public-documentation\nx-source: api-documentation\n", "Contact, x-provenance"],
      ["First name of the payer.\n    type: string\n    minLength: 1", "First name of the payer.\n    type: string\n    minLength: 2", ""],
      [
        "First name of the payer.\n    type: string\n    minLength: 1\n",
        "First name of the payer.\n    type: string\n    minLength: 1\n    x-provenance: public-documentation\n    x-source: api-documentation\n    x-provenance-keywords: [minLength]\n",
        "",
        { line: "    minLength: 1\n    x-provenance: public-documentation" },
      ],
    ],
    "components/schemas/Decimal.yaml": [["x-client-type: string\n", "", "", { line: "description:" }]],
    "components/schemas/OrderDetails.yaml": [
      ["VAT included", "VAT excluded", "createPayment, words of order-total"],
      ["maxItems: 500", "maxItems: 501", "OrderDetails.products, maxItems", { line: "products:" }],
      ["    x-limit: 0.65\n", "    x-limit: 0.7\n", "createPayment, x-limit of order-total"],
      ["    x-limit: 0.65\n", '    x-limit: "0.65"\n', 'the description says "0.65", the API document says 0.65'],
      ["wrapped: true", "wrapped: false", "OrderDetails.products, XML element", { line: "xml:" }],
      ["    xml:\n      wrapped: true\n", "", "OrderDetails.products, XML element", { line: "products:" }],
    ],
    "components/schemas/PaymentRequest.yaml": [
      ["  name: payment\n", "  name: payments\n", "PaymentRequest, XML element", { line: "xml:" }],
      ["price: false", "price: true", "PaymentRequest, rule on", { line: "    $ref: OrderDetails.yaml\nallOf:" }],
      ["0\\.(6[5-9]|[7-9])", "0\\.(6[4-9]|[7-9])", 'PaymentRequest.price, value "0.64"'],
      ["default: fi_FI", "default: en_US", "PaymentRequest.locale, default"],
      ["    default: fi_FI\n", "", "PaymentRequest.locale, default", { line: "locale:" }],
    ],
    "components/schemas/PaymentResponse.yaml": [
      ["required: [orderNumber, token, url]", "required: [orderNumber, url]", "PaymentResponse, required"],
    ],
    "components/schemas/Product.yaml": [
      [
        "x-provenance-keywords: [type, pattern]",
        "x-provenance-keywords: [type, pattern, maximum]",
        "Product.discount, x-provenance",
        { line: "    x-client-type: string\n    x-provenance: public-documentation" },
      ],
      ["    default: 1\n", "    default: 4\n", "Product.type, default"],
      [
        "x-provenance-keywords: [type, pattern]",
        "x-provenance-keywords: [type]",
        "Product.discount, x-provenance of pattern",
        { line: "pattern: ^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$" },
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
