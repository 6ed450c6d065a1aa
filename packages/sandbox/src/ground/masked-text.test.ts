import { expect, test } from "vitest";
import { maskedText } from "./masked-text.ts";

test("a secret of millions of characters is masked", () => {
  expect(maskedText(`{"token": "${"x".repeat(9e6)}\\"","note":"a \\"b\\""}`)).toBe('{"token": "[masked]","note":"a \\"b\\""}');
});
