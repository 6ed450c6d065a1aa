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
    expect(links).toMatch(/\[the whole description\]\(.+\.html#\/[\w-]+\/\w+\)/);
    if (/^(payment|merchant|legacy)\//.test(file)) expect(links).toMatch(/^\[The client's method\]\(.+\/\w+Client\/\w+\.md\)/);
  });
});

/** The rows of a page's tables of fields: path, type, and meaning. */
const fieldsOf = (text: string): readonly (readonly string[])[] =>
  Array.from(text.matchAll(/^\| <a id="(?:body|\d)[^|]*\[`([^`]+)`\]\S* \| (.*?) \| (.*) \|$/gm), ([, ...cells]) => cells);

describe.each(all.flatMap(({ pages }) => pages))("the fields of %s", (_file, text) => {
  test("have a meaning, and anchors that are theirs alone", () => {
    expect(fieldsOf(text).filter(([, , meaning = ""]) => meaning === "")).toEqual([]);
    const anchors = Array.from(text.matchAll(/<a id="([^"]+)"/g), ([, anchor]) => anchor);
    expect(anchors).toHaveLength(new Set(anchors).size);
  });
});

test("a page has each field of each record in its place, in the description's order", () => {
  const fields = fieldsOf(pageOf("payment/createPayment.md"));
  const paths = fields.map(([path = ""]) => path);
  expect(paths.slice(paths.indexOf("items"), paths.indexOf("items") + 3)).toEqual(["items", "items[].unitPrice", "items[].units"]);
  expect(paths).toContain("items[].commission.amount");
  expect(paths).toContain("providers[].parameters[].value");
  expect(fields.find(([path]) => path === "stamp")).toEqual([
    "stamp",
    "string, required",
    expect.stringMatching(/^The merchant's own.*At most 200/),
  ]);
});

test("listed values stand with what they mean", () => {
  const [, , meaning = ""] = fieldsOf(pageOf("payment/getPayment.md")).find(([path]) => path === "status") ?? [];
  expect(meaning).toMatch(/<ul><li>`new`: .+<li>`authorization-hold`: .+<\/ul>/);
});

test("a page has samples in four languages, headers of request and response, and examples", () => {
  const page = pageOf("payment/createPayment.md");
  expect(Array.from(page.matchAll(/^```\w+ \[(\w+)\]$/gm), ([, tab]) => tab)).toEqual(["TypeScript", "curl", "PHP", "Python"]);
  expect(page).toMatch(/\n## Request headers\n\n[^]*\[`checkout-nonce`\]/);
  expect(page).toMatch(/\n## Response headers\n\n[^]*\[`request-id`\]/);
  expect(page).toContain("\n::: details Example shop-in-shop: Signed by the aggregate merchant");
  expect(pageOf("merchant/getPayment.md")).toMatch(/\n## Request headers\n\n[^]*`Authorization`/);
});

test("no page has an error that its operation can't give", () => {
  const has = (message: string): readonly string[] =>
    all.flatMap(({ pages }) => pages.flatMap(([file, text]) => (text.split("\n## Errors\n")[1]?.includes(message) ? [file] : [])));
  const operations = operationsOf(readBundle("payment-api"));
  const of = (isIt: (path: string) => boolean): readonly string[] =>
    operations.flatMap(({ operationId, path }) => (isIt(path) ? [`payment/${operationId}.md`] : []));
  expect(has("checkout-transaction-id header missing")).toEqual(of((path) => path.includes("{transactionId}")));
  expect(has("The settlement was not found")).toEqual(of((path) => /settlements|\/report$/.test(path)));
});

test("an operation leads to the guide about it first", () => {
  expect(pageOf("payment/createCitCharge.md")).toMatch(/^See also: \[The client's method\]\(\S+\), \[Card tokens, 3DS and holds\]/m);
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
