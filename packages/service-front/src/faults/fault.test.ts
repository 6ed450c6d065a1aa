import { expect, test } from "vitest";
import { FAULT_SYNTAX, readFault } from "./fault.ts";

test.each([
  { text: "", fault: {} },
  { text: " drop ,, delay = 5", fault: { drop: true, delay: 5 } },
  { text: "toString", fault: undefined },
])("readFault($text)", ({ text, fault }) => {
  expect(readFault(text)).toEqual(fault);
});

test("the syntax reads as a choice, of all that readFault takes", () => {
  expect(FAULT_SYNTAX).toBe("delay=<ms>, status=<400 to 599>, drop, truncate, corrupt, no-signature, wrong-signature, or replay");
});
