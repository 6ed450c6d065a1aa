import { describe, expect, test } from "vitest";
import { examplesModule } from "./examples.ts";
import { shopDocument } from "../../test/shop.ts";

/** The values of the module, which is an object literal with unquoted operationIds. */
function valuesIn(code: string): Record<string, unknown> {
  const [, literal = ""] = /^\} = (\{.*\});$/ms.exec(code) ?? [];
  return JSON.parse(literal.replaceAll(/^ {2}(\w+):/gm, '"$1":').replace(/,\n\}$/, "}")) as Record<string, unknown>;
}

test("there is an input for each example of a body, with the first example of every parameter that a caller gives", async () => {
  expect(valuesIn(examplesModule(await shopDocument()))).toEqual({
    listOrders: { request: { query: { from: "2026-03-01", to: "2026-03-31" } } },
    createOrder: {
      "by-price": { header: { channel: "web" }, body: { reference: "A-1", price: "1.50", currency: "EUR", email: "shop@example.com" } },
      "by-rows": {
        header: { channel: "web" },
        body: { reference: "A-2", rows: [{ units: 2 }], due: "2026-03-01", discount: "0.10", bankReference: "1232" },
      },
    },
    cancelOrder: { request: { path: { "order-id": "12" } } },
  });
});

test("each example is typed as the input of its operation", async () => {
  const code = examplesModule(await shopDocument());
  expect(code).toContain('  readonly createOrder: Readonly<Record<"by-price" | "by-rows", Input<operations["createOrder"]>>>;\n');
  expect(code).toContain('  readonly cancelOrder: Readonly<Record<"request", Omit<Input<operations["cancelOrder"]>, "body">>>;\n');
});

describe("an example is missing", () => {
  test.each<{ from: string; to: string; want: string }>([
    { from: '          examples: { march: { value: "2026-03-31" } }\n', to: "", want: "listOrders: the parameter to has no example." },
    {
      from: "          examples: { web: { value: web } }\n",
      to: "          examples: { web: { summary: Web } }\n",
      want: "createOrder: the parameter channel has no example.",
    },
    { from: "            examples: &orders\n", to: "            x-examples: &orders\n", want: "createOrder: the body has no example." },
  ])("$want", async ({ from, to, want }) => {
    const document = await shopDocument({ file: "openapi.yaml", from, to });
    expect(() => examplesModule(document)).toThrow(want);
  });
});
