import { checksOf } from "../check.ts";
import { type ByKind, type Mutation, named } from "../mutation.ts";

const [payment, merchant, legacy] = [checksOf("payment-api"), checksOf("merchant-api"), checksOf("legacy-api")];
const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const refunds = "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml";
const settlement = "specs/merchant-api/paths/merchant_v1_settlements_{id}.yaml";

const mutations: ByKind = {
  limit: [
    {
      name: "the greatest row is a cent greater",
      file: row,
      find: "maximum: 2000000\n",
      replace: "maximum: 2000001\n",
      caughtBy: [merchant.contract("createRefund", "createRefund body/rows/*/amount maximum 2000001: inside, 2000001…by the client")],
    },
    {
      name: "a maxLength changed by hand",
      file: "specs/payment-api/components/schemas/Item.yaml",
      find: "maxLength: 1000\n",
      replace: "maxLength: 900\n",
      caughtBy: [
        payment.contract("createPayment", "createPayment body/items/*/description maxLength 900: outside…by the client"),
        payment.documents("payment-api Item.description, maxLength: the description says 900, the API document says 1000"),
      ],
    },
  ],
  enumeration: [
    {
      name: "a language too many",
      file: "specs/payment-api/components/schemas/Language.yaml",
      find: "enum: [FI, SV, EN]",
      replace: "enum: [FI, SV, EN, DE]",
      caughtBy: [payment.documents("payment-api PaymentRequest.language, enum: the description says [")],
    },
    {
      name: "a group of payment methods too few",
      file: "specs/payment-api/components/schemas/PaymentMethodGroup.yaml",
      find: "credit, other]",
      replace: "credit]",
      caughtBy: [payment.documents("payment-api PaymentRequest.groups[], enum: the description says [")],
    },
  ],
  required: [
    {
      name: "a row needs no amount",
      file: row,
      find: "required: [amount]\n",
      replace: "required: []\n",
      caughtBy: [merchant.documents("merchant-api RefundRow.amount, required: the description says false, the API document says true")],
    },
    {
      name: "a payment needs no customer",
      file: "specs/payment-api/components/schemas/PaymentBase.yaml",
      find: "items, customer, redirectUrls]",
      replace: "items, redirectUrls]",
      caughtBy: [payment.documents("payment-api PaymentRequest.customer, required")],
    },
  ],
  code: [
    {
      name: "an x-error-code changed by hand",
      file: "specs/legacy-api/components/schemas/Address.yaml",
      find: "x-error-code: invalid-contact-address",
      replace: "x-error-code: invalid-contact-postal-code",
      caughtBy: [
        legacy.contract(
          undefined,
          "createPayment body/orderDetails/contact/address/street required: outside, left out…by the client with invalid-contact-address, not with invalid-contact-postal-code",
        ),
        legacy.documents("the description says invalid-contact-postal-code, the API document says invalid-contact-address"),
      ],
    },
    {
      name: "an x-error-code that leaves another code without a cause",
      file: row,
      find: "x-error-code: invalid-amount",
      replace: "x-error-code: invalid-vat-percent",
      caughtBy: [merchant.lint("Nothing in the request of createRefund has the x-error-code invalid-amount")],
    },
  ],
  status: [
    {
      name: "a status changed by hand",
      file: refunds,
      find: '    "202":\n',
      replace: '    "201":\n',
      caughtBy: [
        merchant.contract("createRefund", "createRefund 201: the client's table has no such status"),
        merchant.documents("merchant-api createRefund 202, status: the description says ["),
      ],
    },
    {
      name: "404 of a settlement is 400",
      file: settlement,
      find: '    "404":\n',
      replace: '    "400":\n',
      caughtBy: [merchant.documents("merchant-api getSettlement 404, status: the description says [")],
    },
  ],
  "header set": [
    {
      name: "no platform-name for createPayment",
      file: "specs/payment-api/paths/payments.yaml",
      find: "  x-header-set: A\n",
      replace: "  x-header-set: C\n",
      caughtBy: [
        payment.documents("createPayment.platform-name, header parameter: the description says nothing, the API document says present"),
      ],
    },
    {
      name: "Timestamp may be left out",
      file: "specs/merchant-api/components/parameters/Timestamp.yaml",
      find: "required: true\n",
      replace: "required: false\n",
      caughtBy: [merchant.documents("createRefund.Timestamp, required: the description says false, the API document says true")],
    },
  ],
  signing: [
    {
      name: "a signature in an example of an event is wrong",
      file: "specs/payment-api/components/parameters/event-signature.yaml",
      find: "b2d3ecdda2c04563",
      replace: "b2d3ecdda2c04564",
      caughtBy: [payment.independent("paymentCallback: the example signatures are right")],
    },
    {
      name: "the code of a receipt is wrong in an example",
      file: "specs/legacy-api/components/parameters/RETURN_AUTHCODE.yaml",
      find: "8D9F70E16ACC",
      replace: "8D9F70E16ACD",
      caughtBy: [legacy.independent("legacy successRedirect: the example RETURN_AUTHCODE is right")],
    },
  ],
  event: [
    {
      name: "newStatus has another name",
      file: "specs/merchant-api/webhooks/refundStatusChanged.yaml",
      find: "    - name: newStatus\n",
      replace: "    - name: status\n",
      caughtBy: [
        merchant.contract("refundStatusChanged", "event refundStatusChanged: lacks status"),
        merchant.documents("refundStatusChanged…newStatus"),
      ],
    },
    {
      name: "a receipt without its time",
      file: "specs/legacy-api/webhooks/failureRedirect.yaml",
      find: "    - $ref: ../components/parameters/TIMESTAMP.yaml\n",
      replace: "",
      caughtBy: [legacy.contract("failureRedirect", "event failureRedirect: has TIMESTAMP, which is not documented")],
    },
  ],
  example: [
    {
      name: "a response's example breaks its schema",
      file: settlement,
      find: "settledAmount: 27720",
      replace: "settledAmount: 50000001",
      caughtBy: [merchant.lint("Example value must conform to the schema: `settledAmount` property must be <= 50000000")],
    },
    {
      name: "a request's example breaks its schema",
      file: refunds,
      find: "- amount: 1599\n",
      replace: "- amount: 0\n",
      caughtBy: [merchant.lint("Example value must conform to the schema: `amount` property must be > 0")],
    },
  ],
};

/** Values of the descriptions that are not those of the documents. */
export const valueMutations: readonly Mutation[] = named("description", mutations);
