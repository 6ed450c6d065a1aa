/** Messages signed with the merchant's secret that are not reports: other events, responses of the API, its own requests. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { checkoutSignature } from "@maksu/signing";
import { describe, expect, test } from "vitest";
import { eventTable } from "@maksu/payment-api/events";
import { paymentReportHandler } from "../handlers/report-handler.ts";
import { type Delivery, memoryStore } from "../index.ts";
import { readReport } from "./read-report.ts";
import { RowsSeen } from "./other-records.ts";

const account = 375917;
const secret = "SAIPPUAKAUPPIAS";
const url = "https://shop.example.com/report";

/** A validly signed delivery, and its outcome. */
async function deliver({ headers = {}, body = "[]", type = "application/json" }: { headers?: object; body?: string; type?: string }) {
  const parameters = Object.entries({ "checkout-account": String(account), "checkout-algorithm": "sha256", ...headers });
  const signature = await checkoutSignature({ parameters, body, secret });
  const all = new Headers([...parameters, ["signature", signature], ["content-type", type]]);
  const deliveries: Delivery[] = [];
  const handler = paymentReportHandler({
    account,
    secret,
    store: memoryStore(),
    onReport: async () => {},
    onDelivery: (delivery) => void deliveries.push(delivery),
  });
  const request = new Request(url, { method: "POST", headers: all, body: body === "" ? null : body });
  const { status } = await handler(request);
  const read = await readReport({ headers: all, body: Buffer.from(body), secret }).catch((error: unknown) => error);
  return { status, read, delivery: deliveries[0] };
}
const REJECTED = { status: 403, read: undefined, delivery: { outcome: "rejected", reason: "event" } };
const TAKEN = { status: 200, read: { format: expect.any(String) }, delivery: { outcome: "handled" } };

describe("signed headers", () => {
  const ofOthers = new Set(
    Object.values(eventTable).flatMap(({ query }) => Object.keys(query).filter((name) => name.startsWith("checkout-"))),
  );
  for (const own of ["checkout-account", "checkout-algorithm", "checkout-method"]) ofOthers.delete(own);

  test("of other events are those of the description", () => {
    expect([...ofOthers].toSorted()).toEqual([
      "checkout-acquirer-response-code",
      "checkout-acquirer-response-code-description",
      "checkout-amount",
      "checkout-card-token",
      "checkout-provider",
      "checkout-reference",
      "checkout-settlement-reference",
      "checkout-stamp",
      "checkout-status",
      "checkout-tokenization-id",
      "checkout-transaction-id",
    ]);
  });

  test.each([...ofOthers])("of other events only are not a report: %s", async (name) => {
    expect(await deliver({ headers: { [name]: "1" } })).toMatchObject(REJECTED);
    expect(await deliver({ headers: { [name.toUpperCase()]: "1" } })).toMatchObject(REJECTED);
  });

  test("of a method other than POST, as the service's responses have it, are not a report", async () => {
    expect(await deliver({ headers: { "checkout-method": "GET" } })).toMatchObject(REJECTED);
    expect(await deliver({ headers: { "Checkout-Method": "GET" } })).toMatchObject(REJECTED);
  });

  test.each([{}, { "checkout-method": "POST" }, { "Checkout-Method": "POST" }, { "checkout-later": "1" }])(
    "may belong to a report: %o",
    async (headers) => {
      expect(await deliver({ headers })).toMatchObject(TAKEN);
    },
  );
});

describe("checkout-nonce and checkout-timestamp, which the service may sign as in a request", () => {
  const headers = { "checkout-method": "POST", "checkout-nonce": "n-1", "checkout-timestamp": "2026-03-02T09:15:00.000Z" };

  test.each([
    { type: "application/json", body: '[{"amount":1}]' },
    { type: "application/csv", body: '"Sum"\r\n1,00\r\n' },
  ])("may belong to a report as $type", async ({ type, body }) => {
    expect(await deliver({ headers, body, type })).toMatchObject(TAKEN);
  });

  test.each([
    { type: "application/json", body: '{"stamp":"s-1","amount":1525}' },
    { type: "application/csv", body: '{"stamp":"s-1","amount":1525}' },
    { type: "application/json", body: "" },
    { type: "application/csv", body: "" },
  ])("do not make a report of a merchant's own request, with the body '$body' as $type", async ({ type, body }) => {
    expect(await deliver({ headers, body, type })).toMatchObject(REJECTED);
  });
});

describe("signed bodies", () => {
  test.each([
    { what: "empty", body: "" },
    { what: "an object, as responses are", body: '{"transactionId":"x","status":"ok"}' },
    { what: "an object after space", body: ' \r\n\t{"a":1}' },
    { what: "an object after a byte order mark", body: '\uFEFF{"a":1}' },
    { what: "an object, sent as CSV", body: '{"transactionId":"x","status":"ok"}', type: "application/csv" },
    { what: "an object that has a semicolon, sent as CSV", body: '{"description":"a;b"}', type: "application/csv" },
    { what: "a list of objects, sent as CSV", body: '[{"id":"nordea;","name":"Nordea"}]', type: "application/csv" },
    { what: "a list after a byte order mark, sent as CSV", body: '\uFEFF[{"id":"nordea"}]', type: "application/csv" },
    { what: "an object of a content type that no report has", body: '{"a":1}', type: "text/plain" },
    { what: "a signed parameter", body: "checkout-status:ok\n", type: "application/csv" },
    { what: "a signed parameter in a later line", body: "Reference\ncheckout-stamp:1\n", type: "application/csv" },
    { what: "an empty object, as some clients send it, as CSV", body: "{}", type: "application/csv" },
    { what: "null, as some clients send it, as CSV", body: "null", type: "application/csv" },
    { what: "an empty list as CSV", body: "[]\n", type: "application/csv" },
    {
      what: "a signed request of the Merchant API as CSV",
      body: "POST\n/merchant/v1\nServiceMerchantAPI 13466\n",
      type: "application/csv",
    },
    { what: "one column of an unknown name without quotes", body: "Later\n1\n", type: "application/csv" },
  ])("that are not a report: $what", async ({ body, type }) => {
    expect(await deliver({ body, ...(type && { type }) })).toMatchObject(REJECTED);
  });

  test.each([
    { what: "an empty list", body: "[]" },
    { what: "an empty row", body: "[{}]" },
    { what: "a row of one field", body: '[{"settlementReference":"1"}]' },
    { what: "a row with an unknown field beside", body: '[{"amount":1,"id":"1"}]' },
    { what: "a row with another unknown field beside", body: '[{"amount":1,"createdAt":"1"}]' },
    { what: "a CSV file without rows", body: '"Sum";"Later"\r\n', type: "application/csv" },
    { what: "a CSV file without rows whose known column comes last", body: '"Later";"Sum"', type: "application/csv" },
    { what: "a CSV file without rows whose column has a field's name", body: '"vatAmount"', type: "application/csv" },
    { what: "a CSV file with one known column, without quotes", body: "Later;Sum\n1;2\n", type: "application/csv" },
    { what: "a row of unknown fields after one with a known field", body: '[{"stamp":"a","amount":1},{"merchantNote":"b"}]' },
    { what: "a row of unknown fields before one with a known field", body: '[{"merchantNote":"b"},{"stamp":"a"}]' },
    {
      what: "a row with a known field and unknown ones of a settlement's names",
      body: '[{"stamp":"a","amount":1,"id":5,"createdAt":"x"}]',
    },
    {
      what: "a row like a settlement's after one with a known field",
      body: '[{"amount":1},{"id":1,"createdAt":"x","settlementReference":"1"}]',
    },
    { what: "a CSV file whose unknown columns are quoted in part", body: '"a";b\n"1";2\n', type: "application/csv" },
    { what: "a CSV file of unknown columns without quotes", body: "Company name;VAT number\nA;1\n", type: "application/csv" },
    { what: "a CSV file of unknown columns", body: '"Later"\r\n"1"\r\n', type: "application/csv" },
    { what: "a CSV file with a column of a settlement's", body: '"id";"createdAt"\r\n"1";"2"\r\n', type: "application/csv" },
  ])("that are a report: $what", async ({ body, type }) => {
    expect(await deliver({ body, ...(type && { type }) })).toMatchObject(TAKEN);
  });

  test.each([
    { what: "settlements", body: '[{"id":1,"createdAt":"2026-03-01","settledAt":"2026-03-02","settlementReference":"1"}]' },
    { what: "settlements after an empty row", body: '[{},{"id":1,"createdAt":"2026-03-01","settlementReference":"1"}]' },
    { what: "payment methods", body: '[{"id":"nordea","name":"Nordea","icon":"a","svg":"b","group":"bank"}]' },
    { what: "what has no field of a row", body: '[{"x":1}]' },
  ])("that list records of other operations: $what", async ({ body }) => {
    expect(await deliver({ body })).toMatchObject(REJECTED);
  });
});

/** Checks whether a list of this one record belongs to another operation. */
function isOtherRecord(record: object): boolean {
  const seen = new RowsSeen();
  seen.see({ ...record });
  return seen.areOtherRecords;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string; readonly responses?: object }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const description: Description = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@maksu/payment-spec/openapi.json"), "utf8"),
);

const resolved = (schema: Schema): Schema => {
  const { $ref } = schema;
  return $ref === undefined ? schema : resolved(description.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {});
};
const namesOf = (schema: Schema, of: (part: Schema) => readonly string[]): string[] => {
  const part = resolved(schema);
  return [...of(part), ...(part.allOf ?? []).flatMap((each) => namesOf(each, of))];
};

describe("the list in a response of an operation", () => {
  const lists = Object.values(description.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId = "", responses = {} }) =>
      Object.values(responses as Record<string, { content?: Record<string, { schema?: Schema }> }>).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ schema = {} }) => {
          const { type, items } = resolved(schema);
          return type === "array" && items !== undefined ? [{ operationId, items }] : [];
        }),
      ),
    ),
  );

  test("is covered by this test", () => {
    expect(lists.map(({ operationId }) => operationId).toSorted()).toEqual(["listPaymentProviders", "listSettlements"]);
  });

  test.each(lists)("has records that are not rows of a report, with and without their optional fields: $operationId", ({ items }) => {
    const required = namesOf(items, (part) => part.required ?? []);
    const all = namesOf(items, (part) => Object.keys(part.properties ?? {}));
    expect(required.length).toBeGreaterThan(0);
    for (const names of [required, all]) expect(isOtherRecord(Object.fromEntries(names.map((name) => [name, "1"])))).toBe(true);
  });
});

test("a row's inherited fields are ignored", () => {
  const seen = new RowsSeen();
  seen.see(Object.assign(Object.create({ id: 1, createdAt: 1 }), { settlementReference: "1" }));
  expect(seen.areOtherRecords).toBe(false);
});
