/** A hostile message takes no time out of proportion to explain: that would exceed the test's own limit. */
import { expect, it } from "vitest";
import { explain } from "./explain.ts";
import { explanationText } from "./text.ts";

const textOf = async (headers: [string, string][], body: string): Promise<string> =>
  explanationText(
    await explain({ message: { method: "POST", target: "/api-payment/create", headers, body }, secret: "SAIPPUAKAUPPIAS", showBody: true }),
  );

it.each([
  { what: "bodies that are nested very deep", body: "[".repeat(200_000) + "]".repeat(200_000) },
  { what: "long lists that are nested deep", body: `${"[".repeat(1000)}${"1,".repeat(100_000)}1${"]".repeat(1000)}` },
  { what: "very many escapes", body: "\\%25".repeat(100_000) + "\\".repeat(200_000) },
])("$what are explained in a moment", async ({ body }) => {
  expect(await textOf([["checkout-a", "1"]], body)).toContain("checkout-a");
});

it("very many parameters are explained in a moment", async () => {
  const headers = Array.from({ length: 2000 }, (_, index): [string, string] => [`checkout-${index}`, "1"]);
  const text = await textOf([...headers, ["signature", "0".repeat(64)]], "{}");
  expect(text).toContain("too many parameters to try every mistake");
});
