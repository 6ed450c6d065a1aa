/** Compares what we do in place of Prism's own code with Prism as a whole. */
import { descriptionOf } from "@maksu/service-front";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import type { IHttpOperation } from "@stoplight/types";
import { describe, expect, test } from "vitest";
import { exampleResponse } from "./example-response.ts";
import { dereferenced, operationsOf } from "./operations.ts";
import type { Preference } from "./preference.ts";

const silent = (): void => {};
const LOGGER = { child: (): unknown => LOGGER, debug: silent, info: silent, warn: silent, error: silent, success: silent };
const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;
type Components = Parameters<typeof createInstance>[1];

/** The response of the whole of Prism. */
async function prismResponse(operation: IHttpOperation, preference: Preference): Promise<object> {
  const config = { ...CONFIG, mock: { dynamic: false, ...preference } };
  const prism = createInstance(config, {
    logger: LOGGER as unknown as Components["logger"],
    route: () => ({ _tag: "Right", right: operation }),
  });
  const request = { method: "get", url: { path: "/" }, headers: { accept: "application/json" } } as const;
  const outcome = await prism.request(request, [operation], config)();
  if (outcome._tag === "Left") return { error: outcome.left.message };
  const { statusCode, headers = {}, body } = outcome.right.output;
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body,
  };
}

/** Every preference that the operation can meet. */
const preferences = ({ responses }: IHttpOperation): readonly Preference[] => [
  {},
  ...responses.flatMap(({ code, contents = [] }) => {
    const status = Number(code) || 418;
    return [{ code: status }, ...(contents[0]?.examples ?? []).map(({ key }) => ({ code: status, exampleKey: key }))];
  }),
];

const without = (document: unknown, ...names: readonly string[]): object =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => (names.includes(key) ? undefined : value)) as object;

describe.each(["payment", "merchant", "legacy"] as const)("the %s API", (api) => {
  const document = descriptionOf(api);

  test("has the operations that Prism reads", async () => {
    const expected = await getHttpOperationsFromSpec(structuredClone(document));
    expect(expected.length).toBeGreaterThan(0);
    // Where two references lead to one schema, Prism gives the second the first one's description at times.
    expect(without(operationsOf(document), "description")).toEqual(without(expected, "description"));
  });

  test.each([
    { which: "with its examples", description: document },
    { which: "without examples", description: without(document, "example", "examples") },
  ])("has the responses that Prism chooses, $which", async ({ description }) => {
    for (const operation of operationsOf(description))
      for (const preference of preferences(operation))
        expect(exampleResponse(operation, preference), `${operation.iid} ${JSON.stringify(preference)}`).toEqual(
          await prismResponse(operation, preference),
        );
  });
});

describe("a reference", () => {
  test("is replaced by what it leads to, with the keys beside it", () => {
    const document = { a: { $ref: "#/b~1c/0", title: "A" }, "b/c": [{ type: "string", title: "B" }] };
    expect(dereferenced(document)).toMatchObject({ a: { type: "string", title: "A" } });
  });

  test("may lead to a schema that contains itself", () => {
    const node = { properties: { next: { $ref: "#/node" } } };
    const { node: copy } = dereferenced({ node }) as { node: { properties: { next: unknown } } };
    expect(copy.properties.next).toBe(copy);
  });

  test.each(["#/missing", "other.yaml", "other.yaml#/a", "https://shop.example/a.yaml"])("to %s is rejected", (reference) => {
    expect(() => dereferenced({ a: {}, b: { $ref: reference } })).toThrow(`The reference ${reference} leads to nothing in the description`);
  });
});
