import { ALL_DESCRIPTIONS, readBundle } from "@maksu/apis";
import { operationsOf } from "@maksu/openapi";
import { describe, expect, test } from "vitest";
import { guides } from "../tree/documents.ts";
import { operationPages } from "./operation-pages.ts";

const all = operationPages(guides());
const pageOf = (file: string): string => new Map(all.flatMap(({ pages }) => pages)).get(file) ?? "";

test("every operation of every description has a page", () => {
  expect(all.flatMap(({ pages }) => pages.map(([file]) => file.replace(/^.*\/|\.md$/g, "")))).toEqual(
    ALL_DESCRIPTIONS.flatMap((name) => operationsOf(readBundle(name)).map(({ operationId }) => operationId)),
  );
});

describe.each(all.flatMap(({ pages }) => pages))("the page %s", (file, text) => {
  test("has its method and path, responses, and links to a guide and to the whole description", () => {
    expect(text).toMatch(/^# \w+\n\n.+: `(GET|POST|PUT|PATCH|DELETE) \/.*`\n/);
    expect(text).toMatch(/\n## Responses\n\n\| status \| when \| body \|\n/);
    const links = /^See also: (.*)\.$/m.exec(text)?.[1] ?? "";
    expect(links).toContain("/guides/");
    expect(links).toMatch(/\[the whole description\]\(.+\.html\)/);
    if (/^(payment|merchant|legacy)\//.test(file)) expect(links).toMatch(/^\[The client's method\]\(.+\/\w+Client\/\w+\.md\)/);
  });
});

test("an operation with a body has its fields with limits and codes, and an example", () => {
  const page = pageOf("payment/createPayment.md");
  expect(page).toContain("\n## Body, application/json\n\n```json\n{");
  expect(page).toContain("| field | required | type | limits | error code |\n");
  expect(page).toContain("A response with 201:\n\n```json\n");
});

test("an operation leads to the guide about it first", () => {
  expect(pageOf("payment/createCitCharge.md")).toMatch(/^See also: \[The client's method\]\(\S+\), \[Card tokens and 3DS\]/m);
  expect(pageOf("merchant/createRefund.md")).toMatch(/^See also: \[The client's method\]\(\S+\), \[Refunds\]/m);
});

test("an operation of an API with codes lists its own errors with links to the catalogue", () => {
  expect(pageOf("merchant/getSettlement.md")).toContain("| [`invalid-settlement-id`](../errors.md#merchant-invalid-settlement-id) | 404 |");
  expect(pageOf("merchant/getSettlement.md")).not.toContain("invalid-refund-token");
});

test("an operation of an API without codes lists the named errors of its responses", () => {
  expect(pageOf("payment/createCitCharge.md")).toContain("\n## Errors\n\n| status | when | message |\n");
  expect(pageOf("payment/createCitCharge.md")).toContain("| 403 | The card's issuer wants to see the customer. |");
});

test("every operation of the service has the errors that the help of an error leads to", () => {
  const without = all.flatMap(({ pages }) => pages).filter(([, text]) => !text.includes("\n## Errors\n"));
  expect(without.map(([file]) => file).filter((file) => /^(payment|merchant|legacy)\//.test(file))).toEqual([]);
});
