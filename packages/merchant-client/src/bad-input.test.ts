/** Input that the client rejects before anything is sent, with the error code that the service would return. */
import { describe, expect, it } from "vitest";
import { createMerchantClient, type MerchantClient, type MerchantClientOptions } from "./index.ts";

const OPTIONS = {
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: "https://api.example.com",
  fetch: () => expect.fail("nothing may be sent"),
} satisfies MerchantClientOptions;
const merchant = createMerchantClient(OPTIONS);

/** As a JavaScript caller has it. */
const violationsOf = async (operationId: keyof MerchantClient, input: object): Promise<unknown> => {
  const method = merchant[operationId] as (given: object) => Promise<unknown>;
  const error: unknown = await method(input).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ValidationError", code: "validation-failed", operationId });
  return (error as { violations: unknown }).violations;
};

const rows = (count: number): object[] => Array.from({ length: count }, () => ({ amount: 1 }));

describe("createRefund", () => {
  it.each([
    ["no rows", { rows: [] }, "/rows", "minItems", 1, "invalid-refund-rows"],
    ["501 rows", { rows: rows(501) }, "/rows", "maxItems", 500, "invalid-refund-rows"],
    ["missing rows", {}, "/rows", "required", undefined, "invalid-refund-rows"],
    ["an amount of 0", { rows: [{ amount: 0 }] }, "/rows/0/amount", "exclusiveMinimum", 0, "invalid-amount"],
    ["an amount above 2000000", { rows: [{ amount: 2_000_001 }] }, "/rows/0/amount", "maximum", 2_000_000, "invalid-amount"],
    ["half a cent", { rows: [{ amount: 0.5 }] }, "/rows/0/amount", "type", "integer", "invalid-amount"],
    ["a row without amount", { rows: [{ amount: 1 }, {}] }, "/rows/1/amount", "required", undefined, "invalid-amount"],
    [
      "a VAT percent above 10000",
      { rows: [{ amount: 1, vatPercent: 10_001 }] },
      "/rows/0/vatPercent",
      "maximum",
      10_000,
      "invalid-vat-percent",
    ],
    ["a negative VAT percent", { rows: [{ amount: 1, vatPercent: -1 }] }, "/rows/0/vatPercent", "minimum", 0, "invalid-vat-percent"],
    [
      "a long description",
      { rows: [{ amount: 1, description: "x".repeat(10_000) }] },
      "/rows/0/description",
      "maxLength",
      expect.any(Number),
      "invalid-description",
    ],
    [
      "another scheme",
      { rows: rows(1), notifyUrl: "ftp://shop.example.com" },
      "/notifyUrl",
      "pattern",
      expect.any(String),
      "invalid-notify-url",
    ],
    ["an unknown key", { rows: rows(1), "a/b": 1 }, "/a~1b", "unevaluatedProperties", undefined, "invalid-key"],
    ["an unknown key in a row", { rows: [{ amount: 1, "x~": 1 }] }, "/rows/0/x~0", "unevaluatedProperties", undefined, "invalid-key"],
    ["a list as e-mail", { rows: rows(1), email: [] }, "/email", "type", "string", "invalid-json"],
  ])("rejects %s", async (_what, body, pointer, rule, limit, code) => {
    const want = { in: "body", pointer, rule, code, message: expect.any(String), ...(limit !== undefined && { limit }) };
    expect(await violationsOf("createRefund", { path: { orderNumber: "1" }, body })).toStrictEqual([want]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 1e21, 1.5, "100", null, true])("rejects the amount %s", async (amount) => {
    expect(await violationsOf("createRefund", { path: { orderNumber: "1" }, body: { rows: [{ amount }] } })).toMatchObject([
      { pointer: "/rows/0/amount", code: "invalid-amount" },
    ]);
  });

  it.each([Number.NaN, 25.5, 10_000.000_01, "2550", null])("rejects the VAT percent %s", async (vatPercent) => {
    const body = { rows: [{ amount: 1, vatPercent }] };
    expect(await violationsOf("createRefund", { path: { orderNumber: "1" }, body })).toMatchObject([
      { pointer: "/rows/0/vatPercent", code: "invalid-vat-percent" },
    ]);
  });

  it("lists a hundred faults of rows, and its message no more than ten", async () => {
    const body = { rows: Array.from({ length: 500 }, () => ({ amount: 0, vatPercent: -1 })) };
    expect(await violationsOf("createRefund", { path: { orderNumber: "1" }, body })).toHaveLength(100);
    const error: unknown = await merchant.createRefund({ path: { orderNumber: "1" }, body }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringMatching(/^createRefund: body\/rows\/0\/amount .*; and at least 90 more$/) });
  });

  it.each([[undefined], [null], [[]], ["text"]])("rejects the body %j", async (body) => {
    expect(await violationsOf("createRefund", { path: { orderNumber: "1" }, body })).toMatchObject([
      { pointer: "", rule: "type", code: "invalid-json" },
    ]);
  });

  it("names first the code that the service would return, by the order of its codes", async () => {
    const body = { rows: [{ amount: 0, vatPercent: -1, description: "x".repeat(10_000), x: 1 }], notifyUrl: "x", email: 1 };
    const found = await violationsOf("createRefund", { path: { orderNumber: "1" }, body });
    const codes = ["invalid-json", "invalid-amount", "invalid-vat-percent", "invalid-description", "invalid-notify-url", "invalid-key"];
    expect(found).toMatchObject(codes.map((code) => ({ code })));
  });
});

describe("listSettlements", () => {
  const format = { in: "query", code: "invalid-date-format" };

  it.each([
    [
      "no dates",
      {},
      [
        { ...format, pointer: "/fromDate", rule: "required" },
        { ...format, pointer: "/toDate", rule: "required" },
      ],
    ],
    ["no end", { fromDate: "2026-01-01" }, [{ ...format, pointer: "/toDate", rule: "required" }]],
    ["undefined dates", { fromDate: undefined, toDate: undefined }, [{ pointer: "/fromDate" }, { pointer: "/toDate" }]],
    [
      "other forms",
      { fromDate: "1.1.2026", toDate: "2026-1-2" },
      [{ ...format, pointer: "/fromDate", rule: "format", limit: "date" }, { pointer: "/toDate" }],
    ],
    ["a day that no calendar has", { fromDate: "2026-02-29", toDate: "2026-03-01" }, [{ ...format, pointer: "/fromDate", rule: "format" }]],
    [
      "a value that is not text",
      { fromDate: new Date(0), toDate: 20_260_131 },
      [
        { ...format, pointer: "/fromDate", rule: "type", limit: "string" },
        { ...format, pointer: "/toDate", rule: "type" },
      ],
    ],
    [
      "more than a day",
      { fromDate: "2026-01-01T00:00:00Z", toDate: "2026-01-31 " },
      [
        { ...format, pointer: "/fromDate", rule: "format" },
        { ...format, pointer: "/toDate", rule: "format" },
      ],
    ],
    ["nothing", { fromDate: "", toDate: "2026-01-31" }, [{ ...format, pointer: "/fromDate", rule: "format" }]],
    ["the wrong order, far apart", { fromDate: "2026-12-31", toDate: "2026-01-01" }, [{ ...format, pointer: "", rule: "dates-in-order" }]],
    [
      "a day after the last of February",
      { fromDate: "2025-12-31", toDate: "2026-03-01" },
      [{ in: "query", pointer: "", rule: "at-most-two-months", code: "invalid-date-range" }],
    ],
    ["the wrong order", { fromDate: "2026-02-02", toDate: "2026-02-01" }, [{ ...format, pointer: "", rule: "dates-in-order" }]],
    [
      "too long a span",
      { fromDate: "2026-01-01", toDate: "2026-03-02" },
      [{ in: "query", pointer: "", rule: "at-most-two-months", code: "invalid-date-range" }],
    ],
  ])("rejects %s", async (_what, query, want) => {
    expect(await violationsOf("listSettlements", { query })).toMatchObject(want);
  });

  it("rejects a call without a query", async () => {
    expect(await violationsOf("listSettlements", {})).toHaveLength(2);
  });
});

/** As a JavaScript caller has it, who has turned validation off. */
describe("what is not validated", () => {
  const unchecked = createMerchantClient({ ...OPTIONS, validate: false });

  it.each([undefined, null, "", ".", "..", "\uD800", {}, ["a"], true, Number.NaN])(
    "can't be a path of another operation: %j",
    async (id) => {
      await expect(unchecked.getSettlement({ path: { id } } as never)).rejects.toThrow(
        expect.objectContaining({ name: "ClientError", code: "path-parameter-invalid" }),
      );
    },
  );

  it.each([null, "\uD800", {}, Number.NaN])("can't be a query that nobody wrote: %j", async (fromDate) => {
    await expect(unchecked.listSettlements({ query: { fromDate, toDate: "2026-01-31" } } as never)).rejects.toThrow(
      expect.objectContaining({ name: "ClientError", code: "query-parameter-invalid" }),
    );
  });

  it.each(["Timestamp", "content-md5", "AUTHORIZATION"])("can't be a header that signing sets: %s", async (name) => {
    const call = unchecked.getSettlement({ path: { id: "1" }, header: { [name]: "x" } } as never);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "SigningError", code: "header-reserved" }));
  });

  it.each(["1\r\nx: 2", "ä", "\u0000", null])("can't be a header that breaks out of its line: %j", async (value) => {
    const call = unchecked.getSettlement({ path: { id: "1" }, header: { "x-trace": value } } as never);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError", code: "header-invalid" }));
  });

  it.each([[{ amount: 1n }], [() => 1]])("can't be a body that JSON can't write", async (row) => {
    const call = unchecked.createRefund({ path: { orderNumber: "1" }, body: row as never });
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError", code: "body-invalid" }));
  });
});

describe("identifiers", () => {
  it.each([
    ["cancelRefund", { refundToken: "" }, "/refundToken", "refund-not-found"],
    ["getRefund", { refundToken: "" }, "/refundToken", "invalid-refund-token"],
    ["getPayment", { id: "1234-5678" }, "/id", "invalid-consumer-payment-id"],
    ["getPayment", {}, "/id", "invalid-consumer-payment-id"],
    ["getSettlement", { id: "x".repeat(65) }, "/id", "invalid-settlement-id"],
  ] as const)("%s rejects %j", async (operationId, path, pointer, code) => {
    expect(await violationsOf(operationId, { path })).toMatchObject([{ in: "path", pointer, code }]);
  });
});
