/** Whole numbers beyond 2^53: ids keep every digit, other numbers are never rounded silently. */
import { describe, expect, expectTypeOf, it } from "vitest";
import { examples } from "@maksu/payment-api/examples";
import { createPaymentClient, type SettlementIdItem, unwrap } from "./index.ts";
import { MERCHANT, service } from "../test/service.ts";

const JSON_TYPE = { "content-type": "application/json" };
const PAYMENT_ID = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";
const report = { requestType: "json", callbackUrl: "https://shop.example.com/report" } as const;

async function respondingWith(body: string, status = 200) {
  const server = await service({ status, headers: JSON_TYPE, body }, { status: 200, body: { requestId: "1" } });
  return { server, payments: createPaymentClient({ ...MERCHANT, baseUrl: server.baseUrl }) };
}

describe("a settlement id", () => {
  const settlement = (id: string): string => `[{"id":${id},"createdAt":"2026-03-01","settledAt":"2026-03-02"}]`;

  it.each([
    ["12345", "12345"],
    ["9007199254740991", "9007199254740991"],
    ["9007199254740993", "9007199254740993"],
    ["9223372036854775807", "9223372036854775807"],
    ['"5243867"', "5243867"],
  ])("of %s on the wire is %j, and what a report request takes", async (wire, id) => {
    const { payments, server } = await respondingWith(settlement(wire));
    const result = await payments.listSettlements();
    expect(result).toMatchObject({ ok: true, verified: true });
    const [first] = unwrap(result);
    expect(first?.id).toBe(id);
    await payments.requestPaymentReportBySettlementId({ path: { settlementId: first?.id ?? "" }, body: report });
    expect(server.received[1]?.target).toBe(`/settlements/${id}/payments/report`);
  });

  it("keeps every digit through client.http, too", async () => {
    const { payments } = await respondingWith(settlement("9223372036854775807"));
    const { data } = await payments.http.GET("/settlements");
    expect(data?.[0]?.id).toBe("9223372036854775807");
  });

  it("is a string by type", () => {
    expectTypeOf<SettlementIdItem["id"]>().toEqualTypeOf<string>();
  });
});

describe("an amount", () => {
  const payment = (amount: string): string => `{"transactionId":"${PAYMENT_ID}","status":"ok","amount":${amount}}`;

  it("is a number", async () => {
    const { payments } = await respondingWith(payment("1525"));
    expect(unwrap(await payments.getPayment({ path: { transactionId: PAYMENT_ID } }))).toMatchObject({ amount: 1525 });
  });

  it.each(["9007199254740993", "-9007199254740993", "1e400"])(
    "of %s is an error in methods and client.http, not a rounded number",
    async (amount) => {
      const error = expect.objectContaining({ name: "ClientError", code: "unexpected-content", status: 200 });
      const { payments } = await respondingWith(payment(amount));
      await expect(payments.getPayment({ path: { transactionId: PAYMENT_ID } })).rejects.toThrow(error);
      const raw = await respondingWith(payment(amount));
      const call = raw.payments.http.GET("/payments/{transactionId}", { params: { path: { transactionId: PAYMENT_ID } } });
      await expect(call).rejects.toThrow(error);
    },
  );
});

describe("a success that moved money", () => {
  it.each([
    ["createMitCharge", '"acquirerReference":12345678901234567890', { acquirerReference: "12345678901234567890" }],
    ["createMitCharge", '"list":[12345678901234567890]', { list: ["12345678901234567890"] }],
  ] as const)("of %s keeps an undocumented %s, and is a result", async (_operation, addition, want) => {
    const { payments } = await respondingWith(`{"transactionId":"${PAYMENT_ID}",${addition}}`, 201);
    const result = await payments.createMitCharge(Object.values(examples.createMitCharge)[0] ?? expect.fail());
    expect(result).toMatchObject({ ok: true, status: 201, verified: true, data: { transactionId: PAYMENT_ID, ...want } });
  });
});
