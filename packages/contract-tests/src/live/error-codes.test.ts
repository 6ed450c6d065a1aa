/** Every documented error code can be had from the mock server, with its status, at each of its operations. */
import { errorCatalogue as legacyCatalogue } from "@maksu/legacy-client";
import { errorCatalogue as merchantCatalogue } from "@maksu/merchant-client";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { errorCatalogue as paymentCatalogue } from "@maksu/payment-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LiveApi, liveApis } from "./apis.ts";
import { documents } from "./documents.ts";

let mock: MockServer;
let apis: LiveApi[];
beforeAll(async () => {
  mock = await startMockServer();
  apis = liveApis(mock.urls);
});
afterAll(() => mock.close());

const catalogues = { payment: paymentCatalogue, merchant: merchantCatalogue, legacy: legacyCatalogue };

describe.each(documents)("$name API", ({ name, document }) => {
  test("the client's catalogue has the documented codes and statuses, and no other", () => {
    const catalogued = Object.entries(catalogues[name]).map(([code, { status }]) => [code, status]);
    expect(catalogued.toSorted()).toEqual(document.codes.map(({ code, status }) => [code, status]).toSorted());
  });

  test.each(document.codes.flatMap(({ code, status, operations }) => operations.map((operationId) => ({ code, status, operationId }))))(
    "$operationId: $status $code",
    async ({ code, status, operationId }) => {
      const result = await apis.find((api) => api.name === name)?.call(operationId, { prefer: `code=${status}, example=${code}` });
      expect(result?.status).toBe(status);
      expect(result?.error).toMatchObject(name === "merchant" ? { error: { title: code } } : { errorCode: code });
    },
  );
});
