/** Edits of the descriptions, each wrong in its way, and the gates that must not let it pass. */
import type { Gate } from "./gates.ts";

export interface Seed {
  readonly name: string;
  readonly api: "payment-api" | "merchant-api" | "legacy-api";
  /** Below the description's folder. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly put: string;
  /** What each gate that must catch it has to say. */
  readonly caught: Partial<Readonly<Record<Gate, RegExp>>>;
}

type Row = readonly [name: string, api: Seed["api"], file: string, find: string, put: string, caught: Seed["caught"]];

const schemas = "components/schemas";
const responses = "components/responses";
const row = `${schemas}/RefundRow.yaml`;
const settlements = "paths/merchant_v1_settlements.yaml";
const refunds = "paths/merchant_v1_payments_{orderNumber}_refunds.yaml";
const changed = "paths/merchant_v1_refunds_{refundToken}.yaml";
const refundEvent = "webhooks/refundStatusChanged.yaml";

const refused: readonly Row[] = [
  ["an extension that nobody reads", "merchant-api", row, "    maximum: 2000000", "    maximum: 2000000\n    x-max: 1", { lint: /x-max/ }],
  ["a field with an error code that no answer has", "merchant-api", row, "invalid-vat-percent", "invalid-vat", { lint: /invalid-vat/ }],
  [
    "an error code that a field has loses its example",
    "merchant-api",
    refunds,
    "            invalid-vat-percent:",
    "            vat-percent:",
    { lint: /invalid-vat-percent/ },
  ],
  [
    "a pattern that is no regular expression",
    "merchant-api",
    `${schemas}/Currency.yaml`,
    "^[A-Z]{3}$",
    "^[A-Z{3}$",
    { lint: /pattern|regular expression/i },
  ],
  ["a format that nothing checks", "merchant-api", `${schemas}/Settlement.yaml`, "format: date", "format: day", { lint: /day/ }],
  ["an example against its schema", "merchant-api", refunds, "amount: 12550", "amount: 0", { lint: /amount/ }],
  [
    "an operationId twice",
    "merchant-api",
    settlements,
    "operationId: listSettlements",
    "operationId: getSettlement",
    { lint: /getSettlement|operationId/ },
  ],
  [
    "a reference that leads nowhere",
    "merchant-api",
    settlements,
    "../components/schemas/Settlement.yaml",
    "../components/schemas/Settlements.yaml",
    { lint: /Settlements\.yaml/ },
  ],
  ["a required field that does not exist", "merchant-api", row, "required: [amount]", "required: [amounts]", { lint: /amounts/ }],
  [
    "a value of an enumeration of another type",
    "merchant-api",
    `${schemas}/RefundStatus.yaml`,
    "enum: [created,",
    "enum: [1,",
    { lint: /enum|type/i },
  ],
  ["an operation without a summary", "merchant-api", settlements, "  summary: List settlements\n", "", { lint: /summary/ }],
  [
    "a parameter without a description",
    "merchant-api",
    settlements,
    "      description: First day of the span, `yyyy-mm-dd`.\n",
    "",
    { lint: /description/ },
  ],
  [
    "a path parameter that is not in the path",
    "merchant-api",
    refunds,
    "- name: orderNumber",
    "- name: order",
    { lint: /orderNumber|order/ },
  ],
  [
    "a mark of another type",
    "merchant-api",
    "components/parameters/Timestamp.yaml",
    "x-signing: true",
    "x-signing: perhaps",
    { lint: /x-signing/ },
  ],
  ["a provenance that is none", "merchant-api", refundEvent, "x-confidence: low", "x-confidence: certain", { lint: /x-confidence/ }],
  ["a text without a limit", "merchant-api", row, "    maxLength: 2000\n", "", { lint: /RefundRow\.yaml.*no limit.*limits-present/ }],
  ["a number without a limit", "merchant-api", row, "    maximum: 2000000\n", "", { lint: /RefundRow\.yaml.*no limit.*limits-present/ }],
  [
    "a list without a limit",
    "merchant-api",
    `${schemas}/RefundRequest.yaml`,
    "    maxItems: 500\n",
    "",
    { lint: /RefundRequest\.yaml.*no limit.*limits-present/ },
  ],
  ["a tag that is not defined", "merchant-api", settlements, "tags: [Settlements]", "tags: [Settlement]", { lint: /tag/i }],
  ["broken YAML", "merchant-api", row, "type: object", "type: [object", { lint: /RefundRow\.yaml/ }],
  [
    "a rule between parameters taken away",
    "merchant-api",
    settlements,
    "    - x-rule: dates-in-order\n      x-error-code: invalid-date-format\n      description: fromDate must not be after toDate.\n",
    "",
    { lint: /dates-in-order/ },
  ],
  [
    "a header that callers have to give",
    "payment-api",
    "components/parameters/checkout-nonce.yaml",
    "x-signing: true\n",
    "",
    { lint: /signing-marked/ },
  ],
  ["an event that needs a signature", "payment-api", "webhooks/addCardCallback.yaml", "  security: []\n", "", { lint: /security/ }],
  [
    "an operation that needs none",
    "merchant-api",
    settlements,
    "  tags: [Settlements]\n",
    "  tags: [Settlements]\n  security: []\n",
    { lint: /signing-marked/ },
  ],
  [
    "a rule that nobody implements",
    "merchant-api",
    settlements,
    "x-rule: at-most-two-months",
    "x-rule: at-most-three-months",
    { lint: /at-most-three-months/ },
  ],
  [
    "a code that nothing in the request has",
    "merchant-api",
    row,
    "x-error-code: invalid-vat-percent",
    "x-error-code: invalid-amount",
    { lint: /invalid-vat-percent/ },
  ],
];

const stale: readonly Row[] = [
  [
    "a new field, not generated",
    "merchant-api",
    row,
    "unevaluatedProperties:",
    "  note:\n    description: A note.\n    type: string\n    maxLength: 10\nunevaluatedProperties:",
    { drift: /schema\.ts/, documents: /note/ },
  ],
  [
    "other words, not generated",
    "merchant-api",
    row,
    "Name of the row as the customer sees it.",
    "What the customer reads.",
    { drift: /schema\.ts/ },
  ],
  [
    "a code's meaning, not generated",
    "merchant-api",
    refunds,
    "description: There is no row, or there are too many.",
    "description: Too many rows.",
    { drift: /errors\.ts/ },
  ],
  ["a request's example, not generated", "merchant-api", refunds, "amount: 1599", "amount: 1600", { drift: /examples\.ts/ }],
  [
    "a record may be XML under another name, not generated",
    "legacy-api",
    `${schemas}/PaymentRequest.yaml`,
    "  name: payment\n",
    "  name: order\n",
    { drift: /xml\.ts/ },
  ],
];

const breaks: readonly Row[] = [
  [
    "a lower limit",
    "merchant-api",
    row,
    "maximum: 2000000",
    "maximum: 1000000",
    { breaking: /RefundRow\.amount` maximum/, drift: /createRefund\.ts/, documents: /amount/ },
  ],
  [
    "a limit no longer exclusive",
    "merchant-api",
    row,
    "exclusiveMinimum: 0",
    "minimum: 0",
    { drift: /createRefund\.ts/, documents: /amount/ },
  ],
  [
    "a field more that is required",
    "merchant-api",
    row,
    "required: [amount]",
    "required: [amount, description]",
    { breaking: /`description` became required/, documents: /description/ },
  ],
  [
    "an answer's field that may be missing",
    "merchant-api",
    `${schemas}/Settlement.yaml`,
    "settledAt, currency]",
    "settledAt]",
    { breaking: /no longer required/ },
  ],
  [
    "a field taken away",
    "merchant-api",
    `${schemas}/RefundRecord.yaml`,
    "  settlementId:\n    description: The settlement the refund belongs to.\n    type: string\n    maxLength: 64\n",
    "",
    { breaking: /settlementId/, documents: /settlementId/ },
  ],
  [
    "an enumeration loses a value",
    "payment-api",
    `${schemas}/ReportField.yaml`,
    "  - terminalDisplayId\n",
    "",
    { breaking: /lost `?terminalDisplayId/, drift: /schema\.ts/ },
  ],
  ["a list can no longer grow", "merchant-api", `${schemas}/RefundStatus.yaml`, "x-extensible: true\n", "", { breaking: /x-extensible/ }],
  [
    "an error code taken away",
    "merchant-api",
    `${responses}/Forbidden.yaml`,
    `      merchant-inactive:
        description: The merchant is inactive.
        x-beyond-schema: true
        value:
          error:
            title: merchant-inactive
            description: The merchant that the signature belongs to is inactive.
            workaround: Contact the service's support.
`,
    "",
    { breaking: /merchant-inactive/, documents: /merchant-inactive/ },
  ],
  [
    "another code for the same mistake",
    "merchant-api",
    settlements,
    "First day of the span, `yyyy-mm-dd`.\n      x-error-code: invalid-date-format",
    "First day of the span, `yyyy-mm-dd`.\n      x-error-code: invalid-date-range",
    { breaking: /fromDate.* x-error-code/, documents: /fromDate/ },
  ],
  [
    "another code between parameters",
    "merchant-api",
    settlements,
    "- x-rule: dates-in-order\n      x-error-code: invalid-date-format",
    "- x-rule: dates-in-order\n      x-error-code: invalid-date-range",
    { breaking: /dates-in-order/, documents: /date/ },
  ],
  [
    "a method with another name",
    "merchant-api",
    settlements,
    "operationId: listSettlements",
    "operationId: settlements",
    { breaking: /operationId/, documents: /settlements/i },
  ],
  [
    "an event's parameter taken away",
    "legacy-api",
    "webhooks/paymentNotification.yaml",
    "    - $ref: ../components/parameters/PAID.yaml\n",
    "",
    { breaking: /paymentNotification.*PAID/, documents: /PAID/ },
  ],
  [
    "an event's parameter that may be missing",
    "merchant-api",
    refundEvent,
    "    - name: newStatus\n      in: query\n      required: true\n",
    "    - name: newStatus\n      in: query\n",
    { breaking: /newStatus.*may be missing/ },
  ],
  [
    "a header less that is signed",
    "payment-api",
    "paths/payments.yaml",
    "    - { $ref: ../components/parameters/checkout-nonce.yaml }\n",
    "",
    { breaking: /checkout-nonce/, drift: /operations\.ts/, documents: /checkout-nonce/ },
  ],
  [
    "a status taken away",
    "merchant-api",
    settlements,
    `    "503":\n      $ref: ../components/responses/ServiceUnavailable.yaml\n`,
    "",
    { breaking: /503/, documents: /503/ },
  ],
  [
    "digits that may be lost",
    "merchant-api",
    `${schemas}/PaymentId.yaml`,
    "x-client-type: string\n",
    "",
    { breaking: /x-client-type/, drift: /schema\.ts/ },
  ],
  [
    "another default",
    "legacy-api",
    `${schemas}/PaymentRequest.yaml`,
    "default: fi_FI",
    "default: sv_SE",
    { breaking: /default/, documents: /fi_FI|default|locale/ },
  ],
  [
    "an example with another name",
    "merchant-api",
    refunds,
    "          e1-rows:",
    "          rows-of-e1:",
    { breaking: /e1-rows/, drift: /examples\.ts/ },
  ],
  [
    "a header of an answer that may be missing",
    "merchant-api",
    "components/headers/Location.yaml",
    "required: true\n",
    "",
    { breaking: /Location/ },
  ],
  [
    "another figure of a rule",
    "legacy-api",
    `${schemas}/OrderDetails.yaml`,
    "x-limit: 0.65",
    "x-limit: 1",
    { breaking: /OrderDetails` x-limit/, documents: /x-limit of order-total/, drift: /createPayment\.ts/ },
  ],
  [
    "another figure of a rule between parameters",
    "merchant-api",
    settlements,
    "x-limit: 2\n",
    "x-limit: 3\n",
    { breaking: /at-most-two-months`: x-limit/, documents: /x-limit of at-most-two-months/, drift: /listSettlements\.ts/ },
  ],
];

const undocumented: readonly Row[] = [
  ["a higher limit", "merchant-api", row, "maxLength: 2000", "maxLength: 3000", { documents: /description/, drift: /createRefund\.ts/ }],
  [
    "a number with no limit but its width",
    "payment-api",
    `${schemas}/PaymentRequest.yaml`,
    "    maximum: 99999999\n",
    "",
    { documents: /amount/, drift: /createPayment\.ts/ },
  ],
  [
    "a text with no limit but its pattern",
    "legacy-api",
    `${schemas}/Contact.yaml`,
    "    maxLength: 255\n    pattern:",
    "    pattern:",
    { documents: /email/, drift: /createPayment\.ts/ },
  ],
  [
    "a closed record opened",
    "merchant-api",
    row,
    "unevaluatedProperties:\n  description: Any other key is refused.\n  x-error-code: invalid-key\n  not: {}\n",
    "",
    { documents: /RefundRow|key|closed/i },
  ],
  [
    "a field of another type",
    "merchant-api",
    `${schemas}/Settlement.yaml`,
    "    type: integer\n    maximum: 50000000",
    "    type: number\n    maximum: 50000000",
    { breaking: /settledAmount/ },
  ],
  [
    "a code that no document has",
    "merchant-api",
    refunds,
    "            invalid-key:\n",
    "            invalid-colour:\n              description: Not our colour.\n              x-beyond-schema: true\n              value: { error: { title: invalid-colour, description: Wrong., workaround: Repaint. } }\n            invalid-key:\n",
    { documents: /invalid-colour/ },
  ],
  [
    "another path",
    "merchant-api",
    "openapi.yaml",
    "  /merchant/v1/settlements:\n",
    "  /merchant/v2/settlements:\n",
    { breaking: /settlements/, documents: /settlements/ },
  ],
  ["another version of the service", "merchant-api", "openapi.yaml", 'version: "1"', 'version: "2"', { documents: /version/ }],
  [
    "a query parameter that no document has",
    "merchant-api",
    settlements,
    "    - name: toDate\n",
    "    - name: page\n      in: query\n      description: Which page.\n      schema: { type: integer, maximum: 9 }\n      examples: { first: { value: 1 } }\n    - name: toDate\n",
    { documents: /page/ },
  ],
  [
    "a success that is another",
    "merchant-api",
    changed,
    '    "204":\n      description: Cancelled',
    '    "200":\n      description: Cancelled',
    { breaking: /204/, documents: /204/ },
  ],
];

/** What only shows when client and mock servers talk to each other. */
const untrue: readonly Row[] = [
  [
    "a request's example against a named rule",
    "payment-api",
    "paths/payments.yaml",
    "amount: 5480",
    "amount: 5481",
    { drift: /examples\.ts/, contract: /createPayment/ },
  ],
  [
    "a parameter's example against a rule between parameters",
    "merchant-api",
    settlements,
    `value: "2026-03-01"`,
    `value: "2026-01-01"`,
    { drift: /examples\.ts/, contract: /listSettlements/ },
  ],
  [
    "an order whose rows come to less than nothing",
    "legacy-api",
    "paths/api-payment_create.yaml",
    `price: "-20.00"`,
    `price: "-2000.00"`,
    { drift: /examples\.ts/, contract: /createPayment/ },
  ],
];

export const seeds: readonly Seed[] = [...refused, ...stale, ...breaks, ...undocumented, ...untrue].map(
  ([name, api, file, find, put, caught]) => ({
    name,
    api,
    file,
    find,
    put,
    caught,
  }),
);
