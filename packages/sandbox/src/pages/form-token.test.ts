import { expect, test } from "vitest";
import { createFormTokens } from "./form-token.ts";

test("a form's token is its page's alone, and its process's", () => {
  const tokens = createFormTokens();
  const token = tokens.of("/pay/1");
  expect(tokens.matches("/pay/1", token)).toBe(true);
  for (const other of ["", token.slice(1), `${token}A`, tokens.of("/pay/2"), createFormTokens().of("/pay/1")])
    expect(tokens.matches("/pay/1", other)).toBe(false);
});
