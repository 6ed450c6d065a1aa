import { join } from "node:path";
import { expect, test } from "vitest";
import { written } from "../places.ts";
import { withOperationLinks } from "./operation-links.ts";

const linked = (text: string): string => withOperationLinks(text, (page) => page.replace(join(written, "/"), ""));

test("the first mention of an operation in prose leads to its page", () => {
  expect(linked("# Payments\n\n`createPayment` and `createPayment`, `unknown`")).toBe(
    "# Payments\n\n[`createPayment`](payment/createPayment.md) and `createPayment`, `unknown`",
  );
});

test("an operation of several APIs is that of the API of its section", () => {
  expect(linked("# Refunds\n\n## Merchant API\n\n`getPayment` and `createRefund`\n\n## Payment API\n\n`getPayment`")).toBe(
    "# Refunds\n\n## Merchant API\n\n[`getPayment`](merchant/getPayment.md) and [`createRefund`](merchant/createRefund.md)\n\n## Payment API\n\n[`getPayment`](payment/getPayment.md)",
  );
  expect(linked("# The legacy interface\n\n`createPayment`")).toContain("(legacy/createPayment.md)");
});

test.each(["```ts\n`createPayment`\n```", "| `createPayment` |", "## `createPayment`", "[`createPayment`](payments.md)"])(
  "%j stays as it is",
  (text) => {
    expect(linked(text)).toBe(text);
  },
);
