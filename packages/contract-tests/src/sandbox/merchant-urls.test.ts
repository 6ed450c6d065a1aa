/** No operation takes a URL of the merchant that a browser or an event must not follow. The fields that have URLs are those of the descriptions. */
import { API_NAMES, startMockServer } from "@maksu/mock-server";
import { type LocatedOperation, operationsOf } from "@maksu/openapi";
import { startSandbox } from "@maksu/sandbox";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ContractRequest, exampleRequests, sitesOf, type Spot, spotName, valueAt, withValue } from "@maksu/conformance/contract";
import { overSockets } from "../contract/requests/exchange.ts";
import { wireRequest } from "../contract/requests/wire-request.ts";
import { type DescribedApi, describedApi } from "./described-api.ts";

const SECRET = "sesame";
const FAULTS = { "javascript:x": "must be an http or https URL", [`https://user:${SECRET}@shop.example/`]: "must have no user name" };

/** Why each server has rejected the last request. */
const reasons = { mock: "", sandbox: "" };
let mock: Awaited<ReturnType<typeof startMockServer>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  [mock, sandbox] = await Promise.all([
    startMockServer({ onExchange: ({ reason = "" }) => void (reasons.mock = reason) }),
    startSandbox({ onExchange: ({ reason = "" }) => void (reasons.sandbox = reason) }),
  ]);
});
afterAll(() => Promise.all([mock.close(), sandbox.close()]));
beforeEach(() => void Object.assign(reasons, { mock: "", sandbox: "" }));

interface Field {
  readonly api: DescribedApi;
  readonly operation: LocatedOperation;
  readonly spot: Spot;
  readonly request: ContractRequest;
}

const isUrl = (value: unknown): boolean => typeof value === "string" && /^https?:/.test(value);

/** The fields of bodies that have a URL in an example, or are named so. */
function fieldsOf(api: DescribedApi): readonly Field[] {
  return operationsOf(api.bundle).flatMap((operation) => {
    const requests = [...exampleRequests(api.bundle, operation).values()];
    const texts = sitesOf(api.bundle, operation).filter(
      ({ spot: [place], schema }) => place === "body" && schema["properties"] === undefined,
    );
    const spots = new Map(texts.map(({ spot }) => [spotName(spot), spot]));
    return [...spots].flatMap(([name, spot]) => {
      const request = requests.find((each) => isUrl(valueAt(each, spot))) ?? (/ur[il]/i.test(name) && withUrls(requests[0], spot, spots));
      return request ? [{ api, operation, spot, request }] : [];
    });
  });
}

/** A request with a URL in each field of an object that no example has. */
function withUrls(request: ContractRequest | undefined, spot: Spot, spots: ReadonlyMap<string, Spot>): ContractRequest {
  if (!request) throw new Error(`no example has ${spotName(spot)}`);
  const [place, ...keys] = spot;
  const around: Spot = [place, ...keys.slice(0, -1)];
  if (valueAt(request, around) !== undefined) return withValue(request, spot, "https://shop.example/");
  const fields = [...spots.values()].filter((each) => each.length === spot.length && spotName(each).startsWith(`${spotName(around)}/`));
  return withValue(request, around, Object.fromEntries(fields.map((each) => [each.at(-1), "https://shop.example/"])));
}

const FIELDS = (await Promise.all(API_NAMES.map(describedApi))).flatMap(fieldsOf);
const CASES = FIELDS.flatMap((field) =>
  Object.entries(FAULTS).map(([url, fault]) => [`${field.operation.operationId} ${spotName(field.spot)}`, url, fault, field] as const),
);

test("the descriptions have URLs in payments, charges of tokens, refunds, reports, forms of cards and orders", () => {
  const operations = new Set(FIELDS.map(({ operation }) => operation.operationId));
  expect([...operations]).toEqual(expect.arrayContaining(["createMitCharge", "refundPayment", "requestPaymentReport", "addCardForm"]));
});

test.each(CASES)(
  "mock server and sandbox reject %s %j, and quote no password",
  async (_name, url, fault, { api, operation, spot, request }) => {
    const wire = await wireRequest(api.name, operation, withValue(request, spot, url));
    for (const [server, base] of [
      ["mock", mock.urls[api.name]],
      ["sandbox", sandbox.url],
    ] as const) {
      const { status, text } = await overSockets(base).send(wire);
      expect([server, status]).toEqual([server, 400]);
      expect(reasons[server]).toContain(spot.at(-1));
      expect(reasons[server]).toContain(fault);
      expect(text + reasons[server]).not.toContain(SECRET);
    }
  },
);
