import { expect, test } from "vitest";
import { withoutNames, wordOf } from "./evidence.ts";

test("a documented code is shown, the longest too, and a text that may be somebody's is not", () => {
  const words = ["payment-status-does-not-support-refunding", "aino@kauppa.fi"].map(wordOf);
  expect(words).toEqual(['"payment-status-does-not-support-refunding"', 'string "aaaa@aaaaaa.aa"']);
});

test("a name that may be somebody's is a shape, however a text writes it", () => {
  const names = ["a~b/c@kauppa.fi", 'aino "x"@kauppa.fi', "$&@kauppa.fi"];
  const text = String.raw`body/a~0b~1c@kauppa.fi, a~b/c@kauppa.fi, "aino \"x\"@kauppa.fi", $&@kauppa.fi`;
  expect(withoutNames(text, names)).not.toMatch(/kauppa/);
});
