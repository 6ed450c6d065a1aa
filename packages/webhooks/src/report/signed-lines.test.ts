import { expect, test } from "vitest";
import { hasSignedLine } from "./signed-lines.ts";

test.each([
  { body: "checkout-amount:1", has: true },
  { body: "checkout-amount:1\n", has: true },
  { body: "checkout-:", has: true },
  { body: "Sum\ncheckout-stamp:x\n1,00", has: true },
  { body: "\ncheckout-stamp:x", has: true },
  { body: "a\n\n\ncheckout-stamp:\n", has: true },
  { body: "", has: false },
  { body: "\n", has: false },
  { body: "checkout-", has: false },
  { body: "checkout-stamp\n:", has: false },
  { body: "checkout-stamp\nother:1", has: false },
  { body: " checkout-stamp:1", has: false },
  { body: "Checkout-stamp:1", has: false },
  { body: "checkout:1", has: false },
  { body: 'Sum\n"checkout-stamp:1"', has: false },
  { body: '"Maija\ncheckout-x:y"\n', has: false },
  { body: '"Maija ""M""\ncheckout-x:y\ncheckout-x:z";1\n', has: false },
  { body: '"Maija\ncheckout-x:y"\ncheckout-x:y', has: true },
  { body: '"Maija""\ncheckout-x:y"\n"";\ncheckout-x:y', has: true },
  { body: "a checkout-stamp:1\r", has: false },
])("isSignedLine finds a signed line in $body: $has", ({ body, has }) => {
  expect(hasSignedLine(Buffer.from(body))).toBe(has);
});
