import { expect, test } from "vitest";
import { readFault } from "./fault.ts";

test.each([
  { text: "", fault: {} },
  { text: " drop ,, delay = 5", fault: { drop: true, delay: 5 } },
  { text: "toString", fault: undefined },
])("readFault($text)", ({ text, fault }) => {
  expect(readFault(text)).toEqual(fault);
});
