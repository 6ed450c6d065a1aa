import { checksOf } from "../check.ts";
import { type ByKind, type Mutation, named } from "../mutation.ts";

const [payment, merchant, legacy] = [checksOf("payment-api"), checksOf("merchant-api"), checksOf("legacy-api")];
const front = "packages/service-front/src";
const engine = "packages/mock-server/src/prism/engine.ts";

const mutations: ByKind = {
  limit: [
    {
      name: "a maximum is not enforced",
      file: `${front}/request/validate-request.ts`,
      find: "const [first] = violations;\n",
      replace: 'const first = violations.find(({ rule }) => rule !== "maximum");\n',
      caughtBy: [
        merchant.contract(
          "createRefund",
          "createRefund body/rows/*/amount maximum 2000000: outside, 2000001…by the mock server with 400…, not with 400 invalid-amount",
        ),
      ],
    },
    {
      name: "lists end at 400 elements",
      file: "packages/openapi-runtime/src/validation/limited.ts",
      find: "const MOST_IN_ONE: number = 10_000;",
      replace: "const MOST_IN_ONE: number = 400;",
      caughtBy: [merchant.contract("createRefund", "createRefund body/rows maxItems 500: inside, 500 elements…the client's call fail…413")],
    },
  ],
  enumeration: [
    {
      name: "a list in the query is not split",
      file: `${front}/request/request-parameters.ts`,
      find: 'text.split(",")',
      replace: 'text.split(";")',
      caughtBy: [payment.contract("listPaymentProviders", "listPaymentProviders request groups several: the mock server…400")],
    },
    {
      name: "a query is read in lower case",
      file: `${front}/request/request-parameters.ts`,
      find: ": query[name];",
      replace: ": query[name] && String(query[name]).toLowerCase();",
      caughtBy: [payment.contract("listGroupedPaymentProviders", 'query/language enum ["FI","SV","EN"]: inside, "FI"…by the mock server')],
    },
  ],
  required: [
    {
      name: "no body counts as a body without fields",
      file: `${front}/request/request-body.ts`,
      find: "return { value: undefined, mediaType };",
      replace: "return { value: {}, mediaType };",
      caughtBy: [
        merchant.contract(
          "createRefund",
          "createRefund body required: outside, left out…by the mock server with 400 invalid-refund-rows, not with 400 invalid-json",
        ),
      ],
    },
    {
      name: "a form is not read",
      file: `${front}/apis/payment-api.ts`,
      find: "[FORM]: readForm }",
      replace: "[FORM]: () => ({}) }",
      caughtBy: [
        payment.contract("addCardForm", "addCardForm request signed-form as application/x-www-form-urlencoded: the mock server…400"),
      ],
    },
    {
      name: "missing parameters are empty",
      file: `${front}/request/request-parameters.ts`,
      find: "if (text !== undefined && text !== null) values[place][name] = typed(parameter, text);",
      replace: 'values[place][name] = typed(parameter, text ?? "");',
      caughtBy: [
        payment.contract("listSettlements", "listSettlements query/startDate optional: inside, left out…by the mock server with 400"),
      ],
    },
  ],
  code: [
    {
      name: "a wrong media type has the code of a broken body",
      file: `${front}/request/request-body.ts`,
      find: 'exampleNamed(operation, "invalid-content-type") ?',
      replace: 'exampleNamed(operation, "invalid-content") ?',
      caughtBy: [legacy.contract(undefined, "createPayment invalid-content-type: no request provokes it")],
    },
    {
      name: "a wrong API name counts as a wrong signature",
      file: `${front}/apis/merchant-api.ts`,
      find: 'forbidden("invalid-api-name"',
      replace: 'forbidden("invalid-signature"',
      caughtBy: [merchant.contract("getRefund", "getRefund invalid-api-name: no request provokes it")],
    },
  ],
  status: [
    {
      name: "every rejection is 400",
      file: `${front}/gate.ts`,
      find: "status: documented?.status ?? status,",
      replace: "status: documented ? 400 : status,",
      caughtBy: [
        merchant.contract(
          undefined,
          "listSettlements query/fromDate required: outside, left out…by the mock server with 400 invalid-date-format, not with 404 invalid-date-format",
        ),
      ],
    },
    {
      name: "a merchant's state is reported with an undocumented status",
      file: `${front}/gate.ts`,
      find: "const { body } = documented ?? asked ?? { body: api.errorBody(rejection, operation) };",
      replace: `const { body } = documented ?? asked ?? { body: api.errorBody(rejection, operation) };
  if (code === "merchant-inactive") return { status: 418, headers, body };`,
      caughtBy: [merchant.contract("getRefund", "getRefund merchant-inactive…gets 418 merchant-inactive, not 403")],
    },
    {
      name: "an unknown sender is rejected with 403",
      file: `${front}/apis/payment-api.ts`,
      find: "({ status: 401, reason,",
      replace: "({ status: 403, reason,",
      caughtBy: [payment.contract("listSettlements", "listSettlements header/checkout-account", "gets 403…from the mock server")],
    },
  ],
  "header set": [
    {
      name: "a malformed header of a signature counts as a wrong signature",
      file: `${front}/apis/payment-api.ts`,
      find: "rejectHeader: (reason) => ({ status: 400,",
      replace: "rejectHeader: (reason) => ({ status: 401,",
      caughtBy: [
        payment.contract(
          "listPaymentProviders",
          'listPaymentProviders header/checkout-timestamp format "date-time": outside',
          "by the mock server with 401…, not with 400",
        ),
      ],
    },
    {
      name: "responses lack a header of their signature",
      file: `${front}/apis/payment-api.ts`,
      find: '["checkout-method", request.method],',
      replace: "",
      caughtBy: [payment.contract("listSettlements", "listSettlements request request: the call fails: listSettlements: response:")],
    },
  ],
  signing: [
    {
      name: "a response's body is not signed",
      file: `${front}/apis/payment-api.ts`,
      find: "body: response.body, secret, algorithm",
      replace: 'body: "", secret, algorithm',
      caughtBy: [
        payment.contract("listSettlements", "listSettlements request request: the call fails: listSettlements: response:…signature"),
      ],
    },
    {
      name: "any secret will do",
      file: `${front}/apis/legacy-api.ts`,
      find: "verifyBasicAuthorization({ authorization, merchantId, secret });",
      replace: "verifyBasicAuthorization({ authorization, merchantId, secret }).then(() => true);",
      caughtBy: [legacy.contract(undefined, "createPayment: a wrong secret gets 201…from the mock server")],
    },
  ],
  event: [
    {
      name: "a callback lacks its amount",
      file: "packages/webhooks/src/testing/payment-events.ts",
      find: '"checkout-amount": String(amount),',
      replace: "",
      caughtBy: [payment.contract("paymentCallback", "event paymentCallback: lacks checkout-amount")],
    },
    {
      name: "an event has another name",
      file: `${front}/events/merchant-events.ts`,
      find: "refundStatusChanged: event<Input>",
      replace: "refundStatus: event<Input>",
      caughtBy: [merchant.contract("refundStatusChanged", "event refundStatusChanged: is not sent by the mock server: 404")],
    },
  ],
  example: [
    {
      name: "the response is the first example, whichever is asked for",
      file: engine,
      find: "configFor(false, preference)",
      replace: "configFor(false, { code: preference.code ?? 200 })",
      caughtBy: [merchant.contract("createRefund", "createRefund 400 invalid-amount: the mock server's body is not the example")],
    },
    {
      name: "the response of an earlier request is given again",
      file: engine,
      find: "`${operationId} ${preference.code} ${preference.exampleKey}`",
      replace: "`${operationId} ${preference.code}`",
      caughtBy: [merchant.contract("createRefund", "createRefund 400 invalid-refund-rows: the mock server's body is not the example")],
    },
  ],
};

/** Mistakes in the mock server, in its front and in the events that it sends. */
export const mockServerMutations: readonly Mutation[] = named("mock server", mutations);
