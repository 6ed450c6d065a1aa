import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESCRIPTIONS, readBundle } from "@maksu/apis";
import { eventsOf, flatten, objectAt, operationsOf } from "@maksu/openapi";
import { describe, expect, test } from "vitest";
import { describedIn, filesAt, placeAt, ROOT } from "./description-files.ts";
import { sitesOf } from "@maksu/conformance/contract";

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
    expect(filesAt(describedIn(api, readBundle(api)), at)).toEqual(want);
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
    const described = describedIn(api, bundle);
    const files = new Set(places.flatMap((place) => filesAt(described, place)));
    expect(files.size).toBeGreaterThan(5);
    expect([...files].filter((file) => !existsSync(join(ROOT, "specs", api, file)))).toEqual([]);
    expect(places.filter((place) => filesAt(described, place).length === 0)).toEqual([]);
  });
});

describe("the line of a place", () => {
  test.each([
    { api: "merchant-api", at: ["RefundRow", "amount"], keyword: "maximum", want: /RefundRow\.yaml: +maximum: \d+$/ },
    { api: "merchant-api", at: ["createRefund", "body", "rows", "*", "amount"], keyword: "none", want: /RefundRow\.yaml: +amount:$/ },
    { api: "merchant-api", at: ["createRefund", "Timestamp"], keyword: "required", want: /Timestamp\.yaml:required: true$/ },
    { api: "merchant-api", at: ["info"], keyword: "version", want: /merchant-api\/openapi\.yaml: +version: "[\d.]+"$/ },
    { api: "payment-api", at: ["createPayment", "body", "language"], keyword: "enum", want: /Language\.yaml:enum: / },
  ] as const)("$at of $api, $keyword", ({ api, at, keyword, want }) => {
    const [, file = "", line = ""] = /^(.+):(\d+)$/.exec(placeAt(describedIn(api, readBundle(api)), at, keyword)) ?? [];
    expect(`${file}:${readFileSync(join(ROOT, file), "utf8").split("\n")[Number(line) - 1]}`).toMatch(want);
  });
});
