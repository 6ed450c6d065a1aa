import { checksOf } from "../check.ts";
import { type Mutation, named } from "../mutation.ts";

const [payment, merchant, legacy] = [checksOf("payment-api"), checksOf("merchant-api"), checksOf("legacy-api")];
const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const settlements = "specs/merchant-api/paths/merchant_v1_settlements.yaml";
const refundStatusChanged = "specs/merchant-api/webhooks/refundStatusChanged.yaml";
const refunds = "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml";

const mutations: readonly Mutation[] = [
  {
    name: "a lower limit",
    file: row,
    find: "maximum: 2000000",
    replace: "maximum: 1000000",
    caughtBy: [
      merchant.breaking("RefundRow.amount maximum"),
      merchant.drift("validators/RefundRow.ts"),
      merchant.documents("RefundRow.amount, maximum: the description says 1000000"),
    ],
  },
  {
    name: "a limit no longer exclusive",
    file: row,
    find: "exclusiveMinimum: 0",
    replace: "minimum: 0",
    caughtBy: [
      merchant.drift("validators/RefundRow.ts"),
      merchant.documents("RefundRow.amount, minimum: the description says 0, the API document says 1"),
    ],
  },
  {
    name: "one more required field",
    file: row,
    find: "required: [amount]",
    replace: "required: [amount, description]",
    caughtBy: [
      merchant.breaking("RefundRow required: description became required"),
      merchant.documents("RefundRow.description, required: the description says true"),
    ],
  },
  {
    name: "a response's field that may be missing",
    file: "specs/merchant-api/components/schemas/Settlement.yaml",
    find: "settledAt, currency]",
    replace: "settledAt]",
    caughtBy: [merchant.breaking("Settlement required: currency is no longer required")],
  },
  {
    name: "a field removed",
    file: "specs/merchant-api/components/schemas/RefundRecord.yaml",
    find: `  settlementId:
    description: The settlement the refund belongs to.
    type: string
    maxLength: 64
`,
    replace: "",
    caughtBy: [
      merchant.breaking("RefundRecord.settlementId: the field was removed"),
      merchant.documents("refunds[].settlementId, field: the description says nothing"),
    ],
  },
  {
    name: "an enumeration loses a value",
    file: "specs/payment-api/components/schemas/SettlementReportField.yaml",
    find: "  - terminalDisplayId\n",
    replace: "",
    caughtBy: [payment.breaking("SettlementReportField enum: lost terminalDisplayId"), payment.drift("schema.ts")],
  },
  {
    name: "a list can no longer grow",
    file: "specs/merchant-api/components/schemas/RefundStatus.yaml",
    find: "x-extensible: true\n",
    replace: "",
    caughtBy: [merchant.breaking("RefundStatus x-extensible:")],
  },
  {
    name: "an error code removed",
    file: "specs/merchant-api/components/responses/Forbidden.yaml",
    find: `      merchant-inactive:
        description: The merchant is inactive.
        x-beyond-schema: true
        value:
          error:
            title: merchant-inactive
            description: The merchant that the signature belongs to is inactive.
            workaround: Contact the service's support.
`,
    replace: "",
    caughtBy: [
      merchant.breaking("response Forbidden example merchant-inactive: the error code was removed"),
      merchant.documents("merchant-inactive at listSettlements, example of 403…the description says nothing"),
    ],
  },
  {
    name: "another code for the same mistake",
    file: settlements,
    find: "First day of the span, `yyyy-mm-dd`.\n      x-error-code: invalid-date-format",
    replace: "First day of the span, `yyyy-mm-dd`.\n      x-error-code: invalid-date-range",
    caughtBy: [
      merchant.breaking("listSettlements parameter fromDate x-error-code: changed"),
      merchant.documents("listSettlements.fromDate, x-error-code: the description says invalid-date-range"),
    ],
  },
  {
    name: "another code between parameters",
    file: settlements,
    find: "- x-rule: dates-in-order\n      x-error-code: invalid-date-format",
    replace: "- x-rule: dates-in-order\n      x-error-code: invalid-date-range",
    caughtBy: [
      merchant.breaking("listSettlements: the rule dates-in-order"),
      merchant.documents("listSettlements, code of dates-in-order: the description says invalid-date-range"),
    ],
  },
  {
    name: "a method with another name",
    file: "specs/payment-api/paths/settlements.yaml",
    find: "operationId: listSettlements",
    replace: "operationId: settlements",
    caughtBy: [
      payment.breaking("settlements operationId: changed from listSettlements"),
      payment.documents("listSettlements, operationId: the description says settlements"),
    ],
  },
  {
    name: "an event's parameter removed",
    file: "specs/legacy-api/webhooks/paymentNotification.yaml",
    find: "    - $ref: ../components/parameters/PAID.yaml\n",
    replace: "",
    caughtBy: [
      legacy.breaking("event paymentNotification parameter PAID:"),
      legacy.documents("paymentNotification.PAID, query parameter: the description says nothing"),
    ],
  },
  {
    name: "an event's parameter that may be missing",
    file: refundStatusChanged,
    find: `    - name: newStatus
      in: query
      required: true
`,
    replace: "    - name: newStatus\n      in: query\n",
    caughtBy: [merchant.breaking("newStatus…may be missing")],
  },
  {
    name: "one signed header fewer",
    file: "specs/payment-api/paths/payments.yaml",
    find: "  x-header-set: A\n",
    replace: "  x-header-set: D\n",
    caughtBy: [
      payment.breaking("createPayment parameter checkout-nonce: the signed header was removed"),
      payment.drift("operations.ts"),
      payment.documents("createPayment.checkout-nonce, header parameter: the description says nothing"),
    ],
  },
  {
    name: "a status removed",
    file: settlements,
    find: '    "503":\n      $ref: ../components/responses/ServiceUnavailable.yaml\n',
    replace: "",
    caughtBy: [
      merchant.breaking("listSettlements…503: the response was removed"),
      merchant.documents("listSettlements 503, status: the description says"),
    ],
  },
  {
    name: "a type that loses digits",
    file: "specs/merchant-api/components/schemas/PaymentId.yaml",
    find: "x-client-type: string\n",
    replace: "",
    caughtBy: [merchant.breaking("PaymentId x-client-type:"), merchant.drift("schema.ts")],
  },
  {
    name: "another default",
    file: "specs/legacy-api/components/schemas/PaymentRequest.yaml",
    find: "default: fi_FI",
    replace: "default: sv_SE",
    caughtBy: [
      legacy.breaking("PaymentRequest.locale default: changed from fi_FI to sv_SE"),
      legacy.documents("PaymentRequest.locale, default: the description says sv_SE, the API document says fi_FI"),
    ],
  },
  {
    name: "an example with another name",
    file: refunds,
    find: "          e1-rows:",
    replace: "          rows-of-e1:",
    caughtBy: [merchant.breaking("createRefund request, example e1-rows: the example was removed"), merchant.drift("examples.ts")],
  },
  {
    name: "a response's header that may be missing",
    file: "specs/merchant-api/components/headers/Location.yaml",
    find: "required: true\n",
    replace: "",
    caughtBy: [merchant.breaking("header Location required:")],
  },
  {
    name: "another figure of a rule",
    file: "specs/legacy-api/components/schemas/OrderDetails.yaml",
    find: "x-limit: 0.65",
    replace: "x-limit: 1",
    caughtBy: [
      legacy.breaking("OrderDetails x-limit: changed from 0.65 to 1"),
      legacy.documents("x-limit of order-total: the description says 1,"),
      legacy.drift("validators/PaymentRequest.body.ts"),
    ],
  },
  {
    name: "another figure of a rule between parameters",
    file: settlements,
    find: "x-limit: 2\n",
    replace: "x-limit: 3\n",
    caughtBy: [
      merchant.breaking("rule at-most-two-months: x-limit"),
      merchant.documents("x-limit of at-most-two-months: the description says 3,"),
      merchant.drift("validators/listSettlements.parameters.ts"),
    ],
  },
];

/** Edits that break programs of users. */
export const breakingMutations: readonly Mutation[] = named("description", { breaking: mutations });
