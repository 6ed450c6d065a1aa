import { expect, test } from "vitest";
import { feesOf } from "./fees.ts";

const settings = { fees: { fixed: 35, perMille: 0 }, methodFees: { creditcard: { fixed: 0, perMille: 15 } } };

test.each([
  { amount: 9900, method: "nordea", want: { fixed: 35, provision: 0 } },
  { amount: 9900, method: undefined, want: { fixed: 35, provision: 0 } },
  { amount: 9900, method: "creditcard", want: { fixed: 0, provision: 149 } },
  { amount: 33, method: "creditcard", want: { fixed: 0, provision: 0 } },
  { amount: 34, method: "creditcard", want: { fixed: 0, provision: 1 } },
])("$amount cents by $method cost $want", ({ amount, method, want }) => {
  expect(feesOf(amount, method, settings)).toEqual(want);
});
