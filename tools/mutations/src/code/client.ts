import { checksOf } from "../check.ts";
import { type ByKind, type Mutation, named } from "../mutation.ts";

const [payment, merchant, legacy] = [checksOf("payment-api"), checksOf("merchant-api"), checksOf("legacy-api")];
const refundRequest = "packages/merchant-api/src/generated/validators/RefundRequest.body.ts";

/** The beginning of an operation in the table of the Payment API. */
const getPayment = (nonce: string): string => `"/payments/{transactionId}",
    "signedHeaders": [
      "checkout-account",
      "checkout-algorithm",
      "checkout-method",
      "checkout-timestamp",
${nonce}      "checkout-transaction-id",
`;

const mutations: ByKind = {
  limit: [
    {
      name: "501 rows are accepted",
      file: refundRequest,
      find: "data1.length > 500",
      replace: "data1.length > 501",
      caughtBy: [merchant.contract("createRefund", "createRefund body/rows maxItems 500: outside, 501 elements…by the client")],
    },
    {
      name: "lengths are counted in UTF-16 units",
      file: "packages/openapi-runtime/src/validation/code-points.ts",
      find: "      count--;\n",
      replace: "",
      caughtBy: [payment.contract("refundPayment", "refundPayment body/refundStamp maxLength 200: inside", "by the client")],
    },
  ],
  enumeration: [
    {
      name: "sv_SE is unknown",
      file: "packages/legacy-api/src/generated/validators/PaymentRequest.body.ts",
      find: '|| (data6 === "sv_SE"))',
      replace: "|| false)",
      caughtBy: [legacy.contract(undefined, 'createPayment body/locale enum ["fi_FI","sv_SE","en_US"]: inside, "sv_SE"…by the client')],
    },
    {
      name: "a language in the query is unknown",
      file: "packages/payment-api/src/generated/validators/listGroupedPaymentProviders.parameters.ts",
      find: '|| (data4 === "SV"))',
      replace: "|| false)",
      caughtBy: [payment.contract("listGroupedPaymentProviders", 'query/language enum ["FI","SV","EN"]: inside, "SV"…by the client')],
    },
  ],
  required: [
    {
      name: "rows may be missing",
      file: refundRequest,
      find: "if(data.rows === undefined){",
      replace: "if(false){",
      caughtBy: [merchant.contract("createRefund", "createRefund body/rows required: outside, left out…by the client")],
    },
    {
      name: "only the first row is validated",
      file: refundRequest,
      find: "for(let i0=0; i0<len0; i0++){",
      replace: "for(let i0=0; i0<1; i0++){",
      caughtBy: [
        merchant.contract("createRefund", "createRefund body/rows/*/amount required: outside, left out in a later element…by the client"),
      ],
    },
    {
      name: "the end of a period may be missing",
      file: "packages/merchant-api/src/generated/validators/listSettlements.parameters.ts",
      find: "if(data0.toDate === undefined){",
      replace: "if(false){",
      caughtBy: [merchant.contract("listSettlements", "listSettlements query/toDate required: outside, left out")],
    },
  ],
  code: [
    {
      name: "an amount is rejected with another code",
      file: refundRequest,
      find: '"#/properties/rows/items/properties/amount":"invalid-amount"',
      replace: '"#/properties/rows/items/properties/amount":"invalid-description"',
      caughtBy: [
        merchant.contract(
          "createRefund",
          "createRefund body/rows/*/amount exclusiveMinimum 0: outside, 0…by the client with invalid-description, not with invalid-amount",
        ),
      ],
    },
    {
      name: "a price is rejected with another code",
      file: "packages/legacy-api/src/generated/validators/PaymentRequest.body.ts",
      find: '"#/properties/price":"invalid-price"',
      replace: '"#/properties/price":"invalid-currency"',
      caughtBy: [
        legacy.contract(
          undefined,
          "createPayment body/price minimum 0.65: outside, 0.64…by the client with invalid-currency, not with invalid-price",
        ),
      ],
    },
  ],
  status: [
    {
      name: "the error catalogue has another status",
      file: "packages/merchant-api/src/generated/errors.ts",
      find: '"invalid-amount": {"status":400',
      replace: '"invalid-amount": {"status":422',
      caughtBy: [merchant.contract("createRefund", "createRefund invalid-amount: the client's catalogue has the status 422, not 400")],
    },
    {
      name: "202 is 200 in the operation table",
      file: "packages/merchant-api/src/generated/operations.ts",
      find: '"202": [],',
      replace: '"200": [],',
      caughtBy: [
        merchant.contract(
          "createRefund",
          "createRefund 202: the client's table has no such status",
          "createRefund request card-payment: the call fails: createRefund…202…not documented",
        ),
      ],
    },
  ],
  "header set": [
    {
      name: "an operation sends no nonce",
      file: "packages/payment-api/src/generated/operations.ts",
      find: getPayment('      "checkout-nonce",\n'),
      replace: getPayment(""),
      caughtBy: [payment.contract("getPayment", "getPayment header set: the client does not send checkout-nonce")],
    },
    {
      name: "no Content-MD5",
      file: "packages/signing/src/merchant/merchant-signer.ts",
      find: '["content-md5", md5],',
      replace: "",
      caughtBy: [merchant.contract("getRefund", "getRefund header set: the client does not send content-md5")],
    },
  ],
  signing: [
    {
      name: "the query is not signed",
      file: "packages/signing/src/merchant/merchant-signer.ts",
      find: "merchantLines(method, target,",
      replace: 'merchantLines(method, target.split("?")[0] ?? "",',
      caughtBy: [merchant.contract("listSettlements", "listSettlements request request: the mock server…403", "invalid-signature")],
    },
    {
      name: "lines of the message end otherwise, for signer and verifier alike",
      file: "packages/signing/src/checkout/checkout.ts",
      find: "`${name}:${value}\\n`",
      replace: "`${name}:${value}\\r\\n`",
      caughtBy: [payment.independent("a payment request signed by hand")],
    },
  ],
  event: [
    {
      name: "the merchant's handler accepts a wrong signature",
      file: "packages/webhooks/src/events/refund-status-event.ts",
      find: "if (!(await verifyRefundNotification({ parameters, secret })))",
      replace: "if (!(await verifyRefundNotification({ parameters, secret })) && secret === parameters)",
      caughtBy: [merchant.contract("refundStatusChanged", "event refundStatusChanged: is not…by its handler when the signature is wrong")],
    },
    {
      name: "the merchant's handler expects a POST",
      file: "packages/webhooks/src/handlers/receipt-handlers.ts",
      find: 'name: "paymentNotification",\n    method: "GET"',
      replace: 'name: "paymentNotification",\n    method: "POST"',
      caughtBy: [legacy.contract("paymentNotification", "event paymentNotification: is not…by its handler in packages/webhooks…method")],
    },
  ],
  example: [
    {
      name: "the client sends XML and calls it JSON",
      file: "packages/legacy-client/src/xml-messages.ts",
      find: '"content-type": "application/xml"',
      replace: '"content-type": "application/json"',
      caughtBy: [
        legacy.contract(
          undefined,
          "createPayment request total-only as application/xml: the call fails: the client sends a body of application/json",
        ),
      ],
    },
    {
      name: "the client does not read a response in XML",
      file: "packages/legacy-client/src/message-format.ts",
      find: 'mediaType === MEDIA_TYPES.xml || mediaType === "text/xml"',
      replace: "mediaType === undefined",
      caughtBy: [legacy.contract(undefined, "legacy-api createPayment")],
    },
    {
      name: "the client's own example differs",
      file: "packages/merchant-api/src/generated/examples.ts",
      find: '"amount": 1599',
      replace: '"amount": 1600',
      caughtBy: [
        merchant.contract("createRefund", "createRefund request card-payment: the client's example differs from the description's"),
      ],
    },
    {
      name: "a cent more in the client's own example",
      file: "packages/legacy-api/src/generated/examples.ts",
      find: '"price": "99.00"',
      replace: '"price": "99.01"',
      caughtBy: [legacy.contract(undefined, "createPayment request total-only: the client's example differs from the description's")],
    },
  ],
};

/** Mistakes in the clients, in what they are generated with and in what they sign with. */
export const clientMutations: readonly Mutation[] = named("client", mutations);
