import { describe, expect, test } from "vitest";
import { methodsModule, unsignedMethodsModule } from "./methods.ts";
import { shopDocument } from "../../test/shop.ts";

const root = (from: string, to: string): { file: string; from: string; to: string } => ({ file: "openapi.yaml", from, to });

test("the types come from the API's package", async () => {
  expect(methodsModule(await shopDocument(), "@maksu/shop-api")).toContain('import type { operations } from "@maksu/shop-api";');
});

test("each operation's result has a name, with what the client adds to it", async () => {
  expect(methodsModule(await shopDocument(), "@maksu/shop-api")).toContain(`import type { Additions } from "../additions.ts";`);
  expect(methodsModule(await shopDocument(), "@maksu/shop-api")).toContain(`
/** What \`createOrder\` gives. */
export type CreateOrderResult = Result<operations, "createOrder", Additions>;
`);
});

test("of an API whose requests are not signed, methods give the body of a success, and need no client package", async () => {
  const module = unsignedMethodsModule(await shopDocument());
  expect(module).toContain(
    'import type { Input, Output } from "@maksu/openapi-runtime";\nimport type { operations } from "./schema.ts";\n',
  );
  expect(module).toContain('  createOrder(input: Input<operations["createOrder"]>): Promise<CreateOrderResult>;\n');
  expect(module).toContain('export type CreateOrderResult = Output<operations["createOrder"]>;\n');
  expect(module).not.toContain("client-core");
});

describe("methods", () => {
  test("are documented with summary, text, request line and responses", async () => {
    expect(methodsModule(await shopDocument(), "@maksu/shop-api")).toContain(`  /**
   * Create an order
   *
   * Creates an order.
   *
   * It may be cancelled.
   *
   * \`POST /orders\`
   *
   * Responses:
   * - \`201\`: Created. The body is the order.
   * - \`400\`: The request is not valid.
   *
   * @example
   * \`\`\`ts
   * const result = await client.createOrder({
   *   header: { channel: "web" },
   *   body: { reference: "A-1", price: "1.50", currency: "EUR", email: "shop@example.com" },
   * });
   * \`\`\`
   */
  createOrder(input: Input<operations["createOrder"]>, options?: Options): Promise<CreateOrderResult>;
`);
  });

  test.each<{ what: string; edits: { file: string; from: string; to: string }[]; want: string }>([
    { what: "take no body that repeats the path", edits: [], want: 'cancelOrder(input: Omit<Input<operations["cancelOrder"]>, "body">, ' },
    {
      what: "take a body with a field of its own",
      edits: [
        root(
          "order-id: { type: string, minLength: 2, maxLength: 20 }",
          "order-id: { type: string, minLength: 2, maxLength: 20 }\n                reason: { type: string }",
        ),
      ],
      want: 'cancelOrder(input: Input<operations["cancelOrder"]>, ',
    },
    { what: "need an input that has a required parameter", edits: [], want: 'listOrders(input: Input<operations["listOrders"]>, ' },
    {
      what: "need no input of optional parameters",
      edits: [
        root(
          "          required: true\n          schema: { type: string, format: date }",
          "          schema: { type: string, format: date }",
        ),
      ],
      want: 'listOrders(input?: Input<operations["listOrders"]>, ',
    },
    { what: "say that they are deprecated", edits: [], want: "   * ```\n   *\n   * @deprecated\n   */\n  listOrders(" },
  ])("$what", async ({ edits, want }) => {
    expect(methodsModule(await shopDocument(...edits), "@maksu/shop-api")).toContain(want);
  });
});
