import { checksOf } from "../check.ts";
import { type Mutation, named } from "../mutation.ts";

const [payment, merchant] = [checksOf("payment-api"), checksOf("merchant-api")];
const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const refunds = "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml";
const settlements = "specs/merchant-api/paths/merchant_v1_settlements.yaml";
const refundStatusChanged = "specs/merchant-api/webhooks/refundStatusChanged.yaml";

const mutations: readonly Mutation[] = [
  {
    name: "an unknown extension",
    file: row,
    find: "    maximum: 2000000",
    replace: "    maximum: 2000000\n    x-max: 1",
    caughtBy: [merchant.lint("RefundRow.yaml…Unknown extension x-max")],
  },
  {
    name: "a field with an error code that no response has",
    file: row,
    find: "invalid-vat-percent",
    replace: "invalid-vat",
    caughtBy: [merchant.lint("RefundRow.yaml…createRefund has an example named invalid-vat.")],
  },
  {
    name: "an error code that a field has loses its example",
    file: refunds,
    find: "            invalid-vat-percent:",
    replace: "            vat-percent:",
    caughtBy: [merchant.lint("This example carries the code invalid-vat-percent. Name it invalid-vat-percent, not vat-percent.")],
  },
  {
    name: "a pattern that is not a valid regular expression",
    file: "specs/merchant-api/components/schemas/Currency.yaml",
    find: "^[A-Z]{3}$",
    replace: "^[A-Z{3}$",
    caughtBy: [merchant.lint("Currency.yaml…The pattern ^[A-Z{3}$ is not a valid regular expression")],
  },
  {
    name: "a format that nothing checks",
    file: "specs/merchant-api/components/schemas/Settlement.yaml",
    find: "format: date",
    replace: "format: day",
    caughtBy: [merchant.lint("Settlement.yaml…Unknown format day")],
  },
  {
    name: "an example that breaks its schema",
    file: refunds,
    find: "amount: 12550",
    replace: "amount: 0",
    caughtBy: [merchant.lint("Example value must conform to the schema: `amount` property must be > 0")],
  },
  {
    name: "an operationId twice",
    file: settlements,
    find: "operationId: listSettlements",
    replace: "operationId: getSettlement",
    caughtBy: [merchant.lint("Every operation must have a unique `operationId`")],
  },
  {
    name: "a reference that leads nowhere",
    file: settlements,
    find: "../components/schemas/Settlement.yaml",
    replace: "../components/schemas/Settlements.yaml",
    caughtBy: [merchant.lint("Can't resolve $ref…Settlements.yaml")],
  },
  {
    name: "a required field that does not exist",
    file: row,
    find: "required: [amount]",
    replace: "required: [amounts]",
    caughtBy: [merchant.lint("RefundRow.yaml…Required property 'amounts' is not defined")],
  },
  {
    name: "a value of an enumeration of another type",
    file: "specs/merchant-api/components/schemas/RefundStatus.yaml",
    find: "enum: [created,",
    replace: "enum: [1,",
    caughtBy: [merchant.lint("RefundStatus.yaml…All values of `enum` field must be of the same type")],
  },
  {
    name: "an operation without a summary",
    file: settlements,
    find: "  summary: List settlements\n",
    replace: "",
    caughtBy: [merchant.lint("Operation object should contain `summary` field")],
  },
  {
    name: "a parameter without a description",
    file: settlements,
    find: "      description: First day of the span, `yyyy-mm-dd`.\n",
    replace: "",
    caughtBy: [merchant.lint("Parameter object description must be present")],
  },
  {
    name: "a path parameter that is not in the path",
    file: refunds,
    find: "- name: orderNumber",
    replace: "- name: order",
    caughtBy: [merchant.lint("Path parameter `order` is not used in the path")],
  },
  {
    name: "an extension of another type",
    file: "specs/merchant-api/components/parameters/Timestamp.yaml",
    find: "x-signing: true",
    replace: "x-signing: perhaps",
    caughtBy: [merchant.lint("Timestamp.yaml…x-signing: true")],
  },
  {
    name: "an unknown confidence",
    file: refundStatusChanged,
    find: "x-confidence: low",
    replace: "x-confidence: certain",
    caughtBy: [merchant.lint('refundStatusChanged.yaml…x-confidence can\'t be "certain"')],
  },
  {
    name: "a text without a limit",
    file: "specs/payment-api/components/schemas/Item.yaml",
    find: "    maxLength: 1000\n",
    replace: "",
    caughtBy: [payment.lint("Item.yaml…no limit…limits-present")],
  },
  {
    name: "a number without a limit",
    file: row,
    find: "    maximum: 2000000\n",
    replace: "",
    caughtBy: [merchant.lint("RefundRow.yaml…no limit…limits-present")],
  },
  {
    name: "a list without a limit",
    file: "specs/merchant-api/components/schemas/RefundRequest.yaml",
    find: "    maxItems: 500\n",
    replace: "",
    caughtBy: [merchant.lint("RefundRequest.yaml…no limit…limits-present")],
  },
  {
    name: "a tag that is not defined",
    file: settlements,
    find: "tags: [Settlements]",
    replace: "tags: [Settlement]",
    caughtBy: [merchant.lint("Operation tags should be defined in global tags")],
  },
  {
    name: "broken YAML",
    file: row,
    find: "type: object",
    replace: "type: [object",
    caughtBy: [merchant.lint("RefundRow.yaml…Failed to parse")],
  },
  {
    name: "a signing header that callers have to give",
    file: "specs/payment-api/components/parameters/checkout-nonce.yaml",
    find: "x-signing: true\n",
    replace: "",
    caughtBy: [payment.lint("checkout-nonce of createPayment…(house/signing-marked)")],
  },
  {
    name: "an event that needs a signature",
    file: "specs/payment-api/webhooks/addCardCallback.yaml",
    find: "  security: []\n",
    replace: "",
    caughtBy: [payment.lint("addCardCallback.yaml…security: []")],
  },
  {
    name: "an operation that needs no signature",
    file: settlements,
    find: "  tags: [Settlements]\n",
    replace: "  tags: [Settlements]\n  security: []\n",
    caughtBy: [merchant.lint("listSettlements has security: []…Timestamp, Content-MD5…(house/signing-marked)")],
  },
  {
    name: "a code that nothing in the request has",
    file: row,
    find: "x-error-code: invalid-vat-percent",
    replace: "x-error-code: invalid-amount",
    caughtBy: [merchant.lint("Nothing in the request of createRefund has the x-error-code invalid-vat-percent")],
  },
];

/** Edits that lint must reject. */
export const lintMutations: readonly Mutation[] = named("description", { lint: mutations });
