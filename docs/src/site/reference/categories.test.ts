import { expect, test } from "vitest";
import { categoryOfSource } from "./categories.ts";

test.each([
  ["src/checkout/sign.ts", "Checkout"],
  ["src/order-state.ts", "Order state"],
  ["packages/signing/src/legacy/receipt/read.ts", "Legacy"],
])("the category of %s is %s", (path, title) => {
  expect(categoryOfSource(path)).toBe(title);
});
