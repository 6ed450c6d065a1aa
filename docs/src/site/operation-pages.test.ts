import { ALL_DESCRIPTIONS, readBundle } from "@maksu/apis";
import { operationsOf } from "@maksu/openapi";
import { describe, expect, test } from "vitest";
import { guides } from "./documents.ts";
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

test("an operation of an API with codes lists its own errors, and links to all", () => {
  const [file = "", text = ""] = all.flatMap(({ pages }) => pages).find(([, each]) => each.includes("\n## Errors\n")) ?? [];
  expect(file).toMatch(/^(merchant|legacy)\//);
  expect(text).toContain("[the error catalogue](../errors.md)");
});
