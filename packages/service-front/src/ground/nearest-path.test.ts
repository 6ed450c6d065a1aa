import { operationTable } from "@maksu/payment-api";
import { expect, test } from "vitest";
import { nearestPath, unknownPath } from "./nearest-path.ts";

test.each([
  { path: "/payment", nearest: "/payments" },
  { path: "/tokenization/pay-and-add-cards", nearest: "/tokenization/pay-and-add-card" },
  { path: "/tokenisation/addcard-form", nearest: "/tokenization/addcard-form" },
  { path: "/payments/1/refunds", nearest: "/payments/report" },
  { path: "/nothing", nearest: undefined },
  { path: `/payments/${"1".repeat(300)}`, nearest: undefined },
])("the path nearest to $path is $nearest", ({ path, nearest }) => {
  expect(nearestPath(operationTable, path)).toBe(nearest);
});

test("a path that it is known not to be is not named", () => {
  const path = "/tokenization/pay-and-card";
  expect(unknownPath(operationTable, path, "/tokenization/{checkout-tokenization-id}")).toBe(
    "no operation has this path; the nearest is /tokenization/pay-and-add-card",
  );
  expect(unknownPath(operationTable, "/nothing")).toBe("no operation has this path");
});
