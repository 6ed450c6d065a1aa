import { existsSync } from "node:fs";
import { join } from "node:path";
import { DESCRIPTIONS, readBundle } from "@maksu/apis";
import { eventsOf, flatten, objectAt, operationsOf } from "@maksu/openapi";
import { describe, expect, test } from "vitest";
import { fileNames, filesAt, ROOT } from "./description-files.ts";
import { sitesOf } from "./contract/constraints/sites.ts";

describe("the files that state a place", () => {
  test.each([
    { api: "merchant-api", at: ["createRefund"], want: ["paths/merchant_v1_payments_{orderNumber}_refunds.yaml"] },
    { api: "merchant-api", at: ["createRefund", "body", "rows", "*", "amount"], want: ["components/schemas/RefundRow.yaml"] },
    {
      api: "merchant-api",
      at: ["createRefund", "header", "Timestamp"],
      want: ["paths/merchant_v1_payments_{orderNumber}_refunds.yaml", "components/parameters/Timestamp.yaml"],
    },
    { api: "merchant-api", at: ["createRefund", "path", "orderNumber"], want: ["paths/merchant_v1_payments_{orderNumber}_refunds.yaml"] },
    {
      api: "merchant-api",
      at: ["createRefund", "responses", "503"],
      want: ["paths/merchant_v1_payments_{orderNumber}_refunds.yaml", "components/responses/ServiceUnavailable.yaml"],
    },
    { api: "merchant-api", at: ["refundStatusChanged"], want: ["webhooks/refundStatusChanged.yaml"] },
    { api: "merchant-api", at: ["RefundRow", "amount"], want: ["components/schemas/RefundRow.yaml"] },
    {
      api: "merchant-api",
      at: ["Payment", "refunds", "*", "status"],
      want: ["components/schemas/Refund.yaml", "components/schemas/RefundStatus.yaml"],
    },
    { api: "merchant-api", at: ["RefundRow", "unknown"], want: ["components/schemas/RefundRow.yaml"] },
    { api: "merchant-api", at: ["info"], want: ["openapi.yaml"] },
    {
      api: "payment-api",
      at: ["createPayment", "body", "language"],
      want: ["components/schemas/PaymentBase.yaml", "components/schemas/Language.yaml"],
    },
    { api: "payment-api", at: ["createPayment", "body"], want: ["paths/payments.yaml", "components/schemas/PaymentRequest.yaml"] },
  ] as const)("$api $at", ({ api, at, want }) => {
    expect(filesAt(readBundle(api), at)).toEqual(want);
  });

  test("are named from the root of the repository", () => {
    expect(fileNames("payment-api", ["components/schemas/A.yaml", "components/schemas/B.yaml"])).toBe(
      "specs/payment-api/components/schemas/A.yaml, specs/payment-api/components/schemas/B.yaml",
    );
  });

  test.each(DESCRIPTIONS)("%s: each named file exists", (api) => {
    const bundle = readBundle(api);
    const flat = flatten(bundle);
    const components = objectAt(bundle, "components");
    const places = [
      ...Object.entries(objectAt(components, "schemas")).flatMap(([name, schema]) => [
        [name],
        ...Object.keys(objectAt(schema, "properties")).map((property) => [name, property]),
      ]),
      ...eventsOf(bundle).map(({ path }) => [path]),
      ...operationsOf(flat).flatMap((operation) => [
        [operation.operationId],
        ...[...operation.responses.keys()].map((status) => [operation.operationId, "responses", status]),
        ...sitesOf(flat, operation).map(({ spot }) => [operation.operationId, ...spot.map(String)]),
      ]),
    ];
    const files = new Set(places.flatMap((place) => filesAt(bundle, place)));
    expect(files.size).toBeGreaterThan(5);
    expect([...files].filter((file) => !existsSync(join(ROOT, "specs", api, file)))).toEqual([]);
    expect(places.filter((place) => filesAt(bundle, place).length === 0)).toEqual([]);
  });
});
