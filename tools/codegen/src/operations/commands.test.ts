import { expect, test } from "vitest";
import { commandsModule, unsignedCommandsModule } from "./commands.ts";
import { shopDocument } from "../../test/shop.ts";

/** The table at the end of the module. */
function tableIn(code: string): Record<string, { readonly inputs: readonly { readonly name: string }[] }> {
  const [, json = ""] = / = (\{.*\});\n$/s.exec(code) ?? [];
  return JSON.parse(json);
}

test("a command takes the parameters that signing does not fill in, and the fields of the body", async () => {
  const { createOrder, listOrders } = tableIn(commandsModule(await shopDocument()));
  expect(listOrders).toEqual({
    method: "GET",
    path: "/orders",
    summary: "List orders",
    description: "Lists orders of some days.",
    inputs: [
      { name: "from", in: "query", type: "string", required: true, description: "First day." },
      { name: "to", in: "query", type: "string", description: "Last day." },
    ],
  });
  expect(createOrder).toMatchObject({ hasBody: true, description: "Creates an order.\n\nIt may be cancelled." });
  expect(createOrder?.inputs).toEqual([
    { name: "channel", in: "header", type: "string", description: "Where the order comes from." },
    { name: "reference", in: "body", type: "string", required: true, description: "The merchant's name of it." },
    { name: "currency", in: "body", type: "string", values: ["EUR", "SEK"], description: "Only euros and crowns." },
    expect.objectContaining({ name: "price", in: "body", type: "string" }),
    expect.objectContaining({ name: "discount", type: "string", description: "Taken off." }),
    { name: "due", in: "body", type: "string" },
    { name: "email", in: "body", type: "string" },
    { name: "bankReference", in: "body", type: "string" },
    { name: "rows", in: "body", type: "json", description: "What is ordered.", example: [{ units: 2 }] },
  ]);
});

test("a body that repeats the path is not an input", async () => {
  const { cancelOrder } = tableIn(commandsModule(await shopDocument()));
  expect(cancelOrder).not.toHaveProperty("hasBody");
  expect(cancelOrder?.inputs.map(({ name }) => name)).toEqual(["order-id"]);
});

test.each([
  [
    "a record: its fields, by their path",
    "{ type: object, required: [tax], properties: { tax: { type: integer } } }",
    { name: "price.tax", type: "number" },
  ],
  ["true or false", "{ type: boolean }", { name: "price", type: "boolean" }],
  ["an unknown kind: JSON", "{}", { name: "price", type: "json", example: expect.anything() }],
  ["a list of strings", "{ type: array, items: { type: string, enum: [a, b] } }", { name: "price", type: "list", values: ["a", "b"] }],
  ["a list of numbers: JSON", "{ type: array, items: { type: number } }", { name: "price", type: "json", example: expect.anything() }],
])("a field of the body may be %s", async (_what, schema, want) => {
  const edit = { file: "OrderRequest.yaml", from: "price: { $ref: Price.yaml, x-error-code: invalid-price }", to: `price: ${schema}` };
  const { createOrder } = tableIn(commandsModule(await shopDocument(edit)));
  expect(createOrder?.inputs).toContainEqual({ ...want, in: "body" });
});

test("two inputs of one name are rejected", async () => {
  const edit = {
    file: "OrderRequest.yaml",
    from: "  reference:\n    description: The merchant's name of it.",
    to: "  channel: {}\n  reference:",
  };
  await expect(shopDocument(edit).then(commandsModule)).rejects.toThrow(
    "createOrder: a command can't have two inputs of the name channel.",
  );
});

test("the command of an API without signatures has the same table with the limits of inputs, and imports nothing", async () => {
  const document = await shopDocument();
  const code = unsignedCommandsModule(document);
  expect(code).not.toContain("import");
  const table = tableIn(code.replace(" as const;", ";"));
  expect(table).toMatchObject(tableIn(commandsModule(document)));
  expect(table["createOrder"]?.inputs).toContainEqual(expect.objectContaining({ name: "currency", default: "EUR" }));
});
