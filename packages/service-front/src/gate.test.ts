/** The gate with responders of its own, without Prism. */
import { examples } from "@maksu/legacy-api/examples";
import { basicAuthorization } from "@maksu/signing";
import { expect, test } from "vitest";
import { createClock } from "./ground/clock.ts";
import { readOperations } from "./description/description.ts";
import { createGate } from "./gate.ts";
import { EXAMPLE_SERVER } from "../test/example-server.ts";
import type { Exchange } from "./ground/exchange.ts";
import { listen } from "./http/http-front.ts";
import { serviceApi, TEST_CREDENTIALS } from "./apis/service-apis.ts";
import type { AcceptedRequest, Responder } from "./responder/responder.ts";

const EXAMPLE = { errorCode: "invalid-order-number", errorMessage: "The order number is wrong." };

/** As much of a description as the gate reads. */
const OPERATIONS = readOperations({
  paths: {
    "/api-payment/create": {
      post: {
        operationId: "createPayment",
        parameters: [{ name: "X-Service-Api-Version", in: "header" }],
        requestBody: { content: { "application/json": {} } },
        responses: { "400": { content: { "application/json": { examples: { "invalid-order-number": { value: EXAMPLE } } } } } },
      },
    },
  },
});
const ORDER = Object.values(examples.createPayment)[0]?.body;

interface OrderCall {
  readonly body: unknown;
  readonly version: string;
  readonly isAuthenticated: boolean;
  readonly path: string;
  readonly fault: string;
}

/** Sends an order to a server with this responder. */
async function order(
  respond: Responder,
  { body = ORDER, version = "1", isAuthenticated = true, path = "/api-payment/create", fault }: Partial<OrderCall> = {},
): Promise<{ status: number; body: unknown; exchange: Exchange | undefined }> {
  let exchange: Exchange | undefined;
  const gate = createGate({
    server: EXAMPLE_SERVER,
    api: serviceApi("legacy", { credentials: TEST_CREDENTIALS.legacy, clock: createClock() }),
    operations: OPERATIONS,
    respond,
    isAuthenticated,
    fault: "",
  });
  const limits = { maxBodyBytes: 100_000, requestTimeout: 5000 };
  const { url, close } = await listen(
    { server: EXAMPLE_SERVER, port: 0, host: "127.0.0.1", ...limits, onRejected: () => {} },
    async (request) => {
      const { response, exchange: reported } = await gate(request);
      exchange = reported;
      return response;
    },
  );
  const [[merchantId = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS.legacy);
  const authorization = await basicAuthorization({ merchantId, secret });
  const response = await fetch(url + path, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/json",
      "x-service-api-version": version,
      ...(fault !== undefined && { [EXAMPLE_SERVER.faultHeader]: fault }),
    },
    body: JSON.stringify(body),
  });
  const outcome = { status: response.status, body: await response.json(), exchange };
  await close();
  return outcome;
}

test("the responder is called with an accepted request's operation, account and values", async () => {
  let accepted: AcceptedRequest | undefined;
  const respond: Responder = async (request) => {
    accepted = request;
    return { status: 201, headers: {}, body: { token: "t" } };
  };
  expect(await order(respond)).toMatchObject({ status: 201, body: { token: "t" } });
  expect(accepted).toMatchObject({ operationId: "createPayment", account: "13466", mediaType: "application/json", parts: { body: ORDER } });
  expect(accepted?.operation).toBe(OPERATIONS.get("createPayment"));
});

test("a responder's rejection without a body gets the description's example of its error code", async () => {
  const { status, body, exchange } = await order(async () => ({
    rejection: { status: 400, code: "invalid-order-number", rule: "order number", reason: "the order number is taken" },
  }));
  expect([status, body]).toEqual([400, EXAMPLE]);
  expect(exchange).toMatchObject({ status: 400, code: "invalid-order-number", rule: "order number", reason: "the order number is taken" });
});

test("a responder's rejection with its own status and body overrides the description's example", async () => {
  const own = { errorCode: "invalid-order-number", errorMessage: "There is an order 15 already." };
  const { status, body } = await order(async () => ({
    rejection: { status: 409, code: "invalid-order-number", reason: "the order number is taken", body: own },
  }));
  expect([status, body]).toEqual([409, own]);
});

test("the responder is not called for a request that the gate rejects", async () => {
  const reached: AcceptedRequest[] = [];
  const respond: Responder = async (request) => {
    reached.push(request);
    return { status: 201, headers: {}, body: {} };
  };
  expect(await order(respond, { body: { ...ORDER, currency: "USD" } })).toMatchObject({
    status: 400,
    exchange: { code: "invalid-currency" },
  });
  expect(reached).toEqual([]);
});

test("an invalid signing header is rejected before the responder is called, unless authentication is off", async () => {
  const respond: Responder = async () => ({ status: 201, headers: {}, body: {} });
  const rejected = await order(respond, { version: "2" });
  expect(rejected).toMatchObject({ status: 400, exchange: { reason: "header/x-service-api-version must be 1" } });
  expect(await order(respond, { version: "2", isAuthenticated: false })).toMatchObject({ status: 201 });
});

test("an unknown path is rejected before a mistake in the fault header", async () => {
  const respond: Responder = async () => ({ status: 201, headers: {}, body: {} });
  expect(await order(respond, { fault: "drp" })).toMatchObject({ status: 300 });
  expect(await order(respond, { fault: "drp", path: "/api-payment/creat" })).toMatchObject({
    status: 404,
    exchange: { reason: "no operation has this path; the nearest is /api-payment/create", fault: "drp" },
  });
});
