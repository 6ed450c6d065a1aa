import { expect, test } from "vitest";
import { wordOf } from "./evidence.ts";

test("a documented code is shown, the longest too, and a text that may be somebody's is not", () => {
  const words = ["payment-status-does-not-support-refunding", "aino@kauppa.fi"].map(wordOf);
  expect(words).toEqual(['"payment-status-does-not-support-refunding"', 'string "aaaa@aaaaaa.aa"']);
});
