import { checksOf } from "../check.ts";
import { type Mutation, named } from "../mutation.ts";

const [payment, merchant, legacy] = [checksOf("payment-api"), checksOf("merchant-api"), checksOf("legacy-api")];
const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const refunds = "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml";
const settlements = "specs/merchant-api/paths/merchant_v1_settlements.yaml";

const mutations: readonly Mutation[] = [
  {
    name: "a higher limit",
    file: row,
    find: "maximum: 10000\n",
    replace: "maximum: 20000\n",
    caughtBy: [merchant.documents("RefundRow.vatPercent, maximum: the description says 20000"), merchant.drift("validators/RefundRow.ts")],
  },
  {
    name: "a number with no limit but its width",
    file: "specs/payment-api/components/schemas/PaymentBase.yaml",
    find: "    maximum: 99999999\n",
    replace: "",
    caughtBy: [
      payment.documents("PaymentRequest.amount, maximum: the description says nothing"),
      payment.drift("validators/PaymentRequest.body.ts"),
    ],
  },
  {
    name: "a text with no limit but its pattern",
    file: "specs/legacy-api/components/schemas/Contact.yaml",
    find: "    maxLength: 255\n    pattern:",
    replace: "    pattern:",
    caughtBy: [legacy.documents("Contact.email, maxLength: the description says nothing"), legacy.drift("validators/Contact.ts")],
  },
  {
    name: "a closed record opened",
    file: row,
    find: `unevaluatedProperties:
  description: Any other key is rejected.
  x-error-code: invalid-key
  not: {}
`,
    replace: "",
    caughtBy: [merchant.documents("RefundRow, unknown keys: the description says")],
  },
  {
    name: "a field of another type",
    file: "specs/merchant-api/components/schemas/Settlement.yaml",
    find: "    type: integer\n    maximum: 50000000",
    replace: "    type: number\n    maximum: 50000000",
    caughtBy: [merchant.breaking("Settlement.settledAmount type: changed from integer to number")],
  },
  {
    name: "a code that no document has",
    file: refunds,
    find: "            invalid-key:\n",
    replace: `            invalid-colour:
              description: Not our colour.
              x-beyond-schema: true
              value: { error: { title: invalid-colour, description: Wrong., workaround: Repaint. } }
            invalid-key:
`,
    caughtBy: [merchant.documents("createRefund, codes of 400…the description says…invalid-colour")],
  },
  {
    name: "another path",
    file: "specs/merchant-api/openapi.yaml",
    find: "  /merchant/v1/settlements:\n",
    replace: "  /merchant/v2/settlements:\n",
    caughtBy: [
      merchant.breaking("path /merchant/v1/settlements: became"),
      merchant.documents("listSettlements, operation: the description says GET /merchant/v2/settlements"),
    ],
  },
  {
    name: "another version of the service",
    file: "specs/merchant-api/openapi.yaml",
    find: 'version: "1"',
    replace: 'version: "2"',
    caughtBy: [merchant.documents("info, version: the description says 2,")],
  },
  {
    name: "a query parameter that no document has",
    file: settlements,
    find: "    - name: toDate\n",
    replace: `    - name: page
      in: query
      description: Which page.
      schema: { type: integer, maximum: 9 }
      examples: { first: { value: 1 } }
    - name: toDate
`,
    caughtBy: [merchant.documents("listSettlements.page, query parameter: the description says present")],
  },
  {
    name: "another success status",
    file: "specs/merchant-api/paths/merchant_v1_refunds_{refundToken}.yaml",
    find: '    "204":\n      description: Cancelled',
    replace: '    "200":\n      description: Cancelled',
    caughtBy: [merchant.breaking("cancelRefund…204: became 200"), merchant.documents("cancelRefund 204, status: the description says")],
  },
];

/** Edits that no document of the API allows. */
export const documentsMutations: readonly Mutation[] = named("description", { documents: mutations });
