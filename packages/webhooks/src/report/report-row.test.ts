import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { ITEM_FIELDS, ROW_FIELDS } from "./report-row.ts";

interface FieldSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly FieldSchema[];
  readonly "x-client-type"?: string;
}
const description = createRequire(import.meta.url).resolve("@maksu/payment-spec/openapi.json");
const { components } = JSON.parse(readFileSync(description, "utf8")) as {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly type: string; readonly properties?: Readonly<Record<string, FieldSchema>> }>>;
  };
};

const typesOf = ({ type = [], anyOf = [], $ref }: FieldSchema): string[] => [
  ...[type].flat(),
  ...anyOf.flatMap(typesOf),
  ...($ref === undefined ? [] : [components.schemas[$ref.replace("#/components/schemas/", "")]?.type ?? ""]),
];

/** Derives a type from a field's schema. */
function kindIn(schema: FieldSchema): string {
  const types = typesOf(schema).filter((type) => type !== "null");
  if (types.includes("number")) return schema["x-client-type"] === "string" ? "decimal" : "number";
  return types.map((type) => ({ string: "text", array: "list" })[type] ?? type).join(" or ");
}

describe("the types of fields", () => {
  it.each([
    { schema: "PaymentReportCallbackJSON", kinds: ROW_FIELDS },
    { schema: "ReportItem", kinds: ITEM_FIELDS },
  ])("match the schema: $schema", ({ schema, kinds }) => {
    const fields = Object.entries(components.schemas[schema]?.properties ?? {});
    expect(fields.length).toBeGreaterThan(5);
    expect(Object.fromEntries(kinds)).toStrictEqual(Object.fromEntries(fields.map(([name, field]) => [name, kindIn(field)])));
  });
});
