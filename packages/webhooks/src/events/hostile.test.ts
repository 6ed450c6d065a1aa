/** Hostile input: only what the service has signed is accepted, and nothing throws. */
import { createHash } from "node:crypto";
import { cardFormHtml, checkoutSignature, receiptAuthcode, signCardForm } from "@maksu/signing";
import { describe, expect, test } from "vitest";
import {
  addCardCallback,
  failureRedirect,
  paymentCallback,
  refundCallback,
  refundStatusChanged,
  successRedirect,
} from "../testing/index.ts";
import { readCard } from "./card-event.ts";
import { readPayment, readRefund } from "./payment-event.ts";
import type { Reading } from "./reading.ts";
import { readReceipt } from "./receipt-event.ts";
import { readRefundStatus } from "./refund-status-event.ts";

const url = "https://shop.example.com/hook";
const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const signer = { url, ...merchant };

const payment = (
  await paymentCallback({ ...signer, reference: "A B+ä%", stamp: "s-1", transactionId: "4b300af6-9a22-11e8-9184-abb6de7fd2d0" })
).url;
const refund = (await refundCallback({ ...signer, transactionId: null })).url;
const card = (await addCardCallback(signer)).url;
const status = (await refundStatusChanged({ url, secret: merchant.secret, newStatus: "y z" })).url;
const receipt = (await successRedirect({ url, secret: merchant.secret, orderNumber: "A B" })).url;

const kinds = [
  { kind: "payment", genuine: payment, read: async (given: string) => readPayment(given, merchant), field: "checkout-reference" },
  { kind: "refund", genuine: refund, read: async (given: string) => readRefund(given, merchant), field: "checkout-reference" },
  { kind: "card", genuine: card, read: async (given: string) => readCard(given, merchant), field: "checkout-status" },
  { kind: "refund status", genuine: status, read: async (given: string) => readRefundStatus(given, merchant), field: "newStatus" },
  {
    kind: "receipt",
    genuine: receipt,
    read: async (given: string) => readReceipt(given, merchant),
    field: "ORDER_NUMBER",
    signature: "RETURN_AUTHCODE",
  },
];

/** Returns the URL with one of its parameters encoded differently. */
function change(address: string, name: string, write: (raw: string) => string): string {
  const parts = address.split("&").map((part) => part.split("?"));
  const changed = parts.map((part) =>
    part.map((piece) => (piece.startsWith(`${name}=`) ? write(piece.slice(name.length + 1)) : piece)).join("?"),
  );
  return changed.join("&");
}

describe.each(kinds)("$kind", ({ genuine, read, field, signature = "signature" }) => {
  const sign = (write: (raw: string) => string) => change(genuine, signature, write);
  const alter = (write: (raw: string) => string) => change(genuine, field, write);

  test.each([
    { what: "as sent", given: genuine },
    { what: "with parameters of the merchant's own", given: genuine.replace("?", "?shop=1&page=%FF&") },
    { what: "with a fragment", given: `${genuine}#signature=0` },
    { what: "with %20 for +", given: genuine.replaceAll("+", "%20") },
    { what: "with + for %20", given: genuine.replaceAll("%20", "+") },
    { what: "with the parameters in another order", given: `${url}?${genuine.split("?")[1]?.split("&").toReversed().join("&")}` },
    {
      what: "with letters as percent sequences",
      given: alter((raw) => `${field}=${raw.replaceAll(/(?<!%.?)[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`),
    },
    { what: "as a path", given: genuine.slice("https://shop.example.com".length) },
  ])("is accepted $what", async ({ given }) => {
    expect((await read(given)).genuine).toBe(true);
  });

  test.each([
    { what: "without a signature", given: sign(() => "x=1") },
    { what: "with an empty one", given: sign(() => `${signature}=`) },
    { what: "with the signature twice", given: sign((raw) => `${signature}=${raw}&${signature}=${raw}`) },
    { what: "with a second, wrong one", given: sign((raw) => `${signature}=${raw}&${signature}=0`) },
    { what: "with a signature that is too short", given: sign((raw) => `${signature}=${raw.slice(1)}`) },
    { what: "with one that is too long", given: sign((raw) => `${signature}=${raw}0`) },
    { what: "with a space after it", given: sign((raw) => `${signature}=${raw}+`) },
    { what: "with a line feed after it", given: sign((raw) => `${signature}=${raw}%0A`) },
    { what: "with NUL after it", given: sign((raw) => `${signature}=${raw}%00`) },
    { what: "with full-width digits", given: sign((raw) => `${signature}=${encodeURIComponent("０".repeat(raw.length))}`) },
    { what: "with zeros", given: sign((raw) => `${signature}=${"0".repeat(raw.length)}`) },
    { what: "with another value", given: alter((raw) => `${field}=${raw}x`) },
    { what: "with an empty value", given: alter(() => `${field}=`) },
    { what: "with a value twice", given: alter((raw) => `${field}=${raw}&${field}=${raw}`) },
    { what: "without the value", given: alter(() => "x=1") },
    { what: "with a value that is not UTF-8", given: alter((raw) => `${field}=${raw}%FF`) },
    { what: "with a stray percent sign", given: alter((raw) => `${field}=${raw}%`) },
    { what: "with a line feed in a value", given: alter((raw) => `${field}=${raw}%0D%0A`) },
    { what: "with nothing", given: url },
    { what: "with an empty query", given: `${url}?` },
  ])("is rejected $what", async ({ given }) => {
    expect(await read(given)).toEqual({ genuine: false, reason: "signature" });
  });
});

test("a URL of a megabyte is rejected, in one long value or many short ones", async () => {
  expect((await readPayment(`${payment}&checkout-x=${"x".repeat(1_000_000)}`, merchant)).genuine).toBe(false);
  expect((await readPayment(`${payment}${"&checkout-x=1".repeat(80_000)}`, merchant)).genuine).toBe(false);
});

test("an upper-case signature is accepted only where its case is undocumented", async () => {
  const upper = (address: string) => change(address, "signature", (raw) => `signature=${raw.toUpperCase()}`);
  expect((await readPayment(upper(payment), merchant)).genuine).toBe(false);
  expect((await readRefundStatus(upper(status), merchant)).genuine).toBe(true);
  expect((await readReceipt(receipt.toLowerCase().replace(/^[^?]*/, url), merchant)).genuine).toBe(false);
  const lower = change(receipt, "RETURN_AUTHCODE", (raw) => `RETURN_AUTHCODE=${raw.toLowerCase()}`);
  expect((await readReceipt(lower, merchant)).genuine).toBe(false);
});

test("a signed U+FFFD does not match an invalid percent sequence", async () => {
  const { url: signed } = await paymentCallback({ ...signer, reference: "a\ufffdb" });
  expect((await readPayment(signed, merchant)).genuine).toBe(true);
  expect((await readPayment(signed.replace("%EF%BF%BD", "%FF"), merchant)).genuine).toBe(false);
});

describe("other messages that are signed with the same secret", () => {
  /** Returns a query of these parameters, signed like an event. */
  async function signed(parameters: Readonly<Record<string, string>>): Promise<string> {
    const pairs = Object.entries({ "checkout-account": "375917", "checkout-algorithm": "sha256", ...parameters });
    const signature = await checkoutSignature({ parameters: pairs, secret: merchant.secret });
    return `${url}?${new URLSearchParams([...pairs, ["signature", signature]]).toString()}`;
  }
  const event = {
    "checkout-amount": "1",
    "checkout-stamp": "s",
    "checkout-reference": "r",
    "checkout-transaction-id": "t",
    "checkout-status": "ok",
  };
  const without = (name: string) => Object.fromEntries(Object.entries(event).filter(([each]) => each !== name));

  test("the unchanged message is accepted", async () => {
    expect(await readPayment(await signed(event), merchant)).toMatchObject({
      genuine: true,
      event: { account: 375917, amount: 1, stamp: "s", reference: "r", transactionId: "t", status: "ok", more: {} },
    });
  });

  test.each([
    { what: "a nonce", given: { ...event, "checkout-nonce": "n" } },
    { what: "a timestamp", given: { ...event, "checkout-timestamp": "2026-03-01T10:00:00.000Z" } },
    { what: "no status", given: without("checkout-status") },
    { what: "no amount", given: without("checkout-amount") },
    { what: "no stamp", given: without("checkout-stamp") },
    { what: "no reference", given: without("checkout-reference") },
    { what: "no transaction", given: without("checkout-transaction-id") },
    { what: "an amount that is not a whole number", given: { ...event, "checkout-amount": "1.5" } },
    { what: "an amount that begins as a number", given: { ...event, "checkout-amount": "1x" } },
    { what: "an amount that ends as a number", given: { ...event, "checkout-amount": "x1" } },
    { what: "an amount with a point", given: { ...event, "checkout-amount": "1.0" } },
    { what: "an amount with an exponent", given: { ...event, "checkout-amount": "1e3" } },
    { what: "an amount in hex", given: { ...event, "checkout-amount": "0x10" } },
    { what: "an amount with a plus sign", given: { ...event, "checkout-amount": "+1" } },
    { what: "an empty amount", given: { ...event, "checkout-amount": "" } },
    { what: "an amount beyond JavaScript's safe integers", given: { ...event, "checkout-amount": "9007199254740993" } },
  ])("is not a payment, with $what", async ({ given }) => {
    expect(await readPayment(await signed(given), merchant)).toEqual({ genuine: false, reason: "event" });
  });

  test("negative amounts and empty strings are accepted; an empty optional value is left out", async () => {
    const given = { ...event, "checkout-amount": "-5", "checkout-reference": "", "checkout-provider": "" };
    const reading = await readPayment(await signed(given), merchant);
    expect(reading.genuine && reading.event).toEqual({
      account: 375917,
      amount: -5,
      stamp: "s",
      reference: "",
      transactionId: "t",
      status: "ok",
      more: {},
    });
  });

  test("a payment provider's form is not a payment event", async () => {
    const form = {
      "checkout-method": "POST",
      "checkout-nonce": "n",
      "checkout-timestamp": "2026-03-01T10:00:00Z",
      "checkout-transaction-id": "t",
    };
    expect(await readPayment(await signed(form), merchant)).toEqual({ genuine: false, reason: "event" });
  });

  test("an add-card form is not a card event", async () => {
    const fields = await signCardForm({ ...merchant, redirectSuccessUrl: url, redirectCancelUrl: url });
    const query = `${url}?${new URLSearchParams(Object.entries(fields)).toString()}`;
    expect(cardFormHtml({ action: url, fields })).toContain(fields.signature);
    expect(await readCard(query, merchant)).toEqual({ genuine: false, reason: "event" });
  });

  test("a card event is not a payment event, and a payment or refund event not a card event", async () => {
    expect(await readPayment(card, merchant)).toEqual({ genuine: false, reason: "event" });
    expect(await readRefund(card, merchant)).toEqual({ genuine: false, reason: "event" });
    expect(await readCard(payment, merchant)).toEqual({ genuine: false, reason: "event" });
    expect(await readCard(refund, merchant)).toEqual({ genuine: false, reason: "event" });
  });

  test.each(["fail", "pending", "later"])(
    "a payment or refund event with status %s is not a card event, though it has all parameters of one",
    async (state) => {
      const others = [
        await paymentCallback({ ...signer, status: state }),
        await refundCallback({ ...signer, status: state, transactionId: null }),
      ];
      for (const other of others) expect(await readCard(other.url, merchant)).toEqual({ genuine: false, reason: "event" });
    },
  );

  test("readCard requires a tokenization ID for an added card, and none for a failed one", async () => {
    expect(await readCard(await signed({ "checkout-status": "ok" }), merchant)).toEqual({ genuine: false, reason: "event" });
    expect(await readCard(await signed({ "checkout-status": "ok", "checkout-tokenization-id": "" }), merchant)).toEqual({
      genuine: false,
      reason: "event",
    });
    expect((await readCard(await signed({ "checkout-status": "fail" }), merchant)).genuine).toBe(true);
    expect((await readCard(await signed({ "checkout-status": "later" }), merchant)).genuine).toBe(true);
  });

  test("a refund without a transaction is not a payment event", async () => {
    expect(await readPayment(refund, merchant)).toEqual({ genuine: false, reason: "event" });
  });

  test("a failure receipt is not a payment, and PAID alone is not a receipt", async () => {
    const failure = (await failureRedirect({ url, secret: merchant.secret })).url;
    expect(await readReceipt(failure, merchant)).toMatchObject({ genuine: true, event: { paid: false } });
    expect(await readReceipt(`${failure}&PAID=F4SDGF23FS&METHOD=1`, merchant)).toEqual({ genuine: false, reason: "signature" });
    expect(await readReceipt(`${failure}&PAID=F4SDGF23FS`, merchant)).toEqual({ genuine: false, reason: "signature" });
    expect(await readReceipt(`${failure}&METHOD=1`, merchant)).toEqual({ genuine: false, reason: "signature" });
    expect(await readReceipt(`${failure}&PAID=`, merchant)).toEqual({ genuine: false, reason: "signature" });
  });

  const receiptOf = async (fields: Parameters<typeof receiptAuthcode>[0]) => {
    const { secret: _, ...parameters } = fields;
    const query = new URLSearchParams({ ...parameters, RETURN_AUTHCODE: await receiptAuthcode(fields) }).toString();
    return readReceipt(`${url}?${query}`, merchant);
  };
  const paid = { ORDER_NUMBER: "1", TIMESTAMP: "1176557554", PAID: "F4SDGF23FS", METHOD: "1", secret: merchant.secret };

  test.each([
    { what: "an order number of 64 characters", fields: { ORDER_NUMBER: "😀".repeat(64) }, genuine: true },
    { what: "an order number of 65 characters", fields: { ORDER_NUMBER: "x".repeat(65) }, genuine: false },
    { what: "a tab in the order number", fields: { ORDER_NUMBER: "a\tb" }, genuine: false },
    { what: "a control character beyond ASCII in the order number", fields: { ORDER_NUMBER: "a\u0085b" }, genuine: false },
    { what: "a long payment id", fields: { PAID: "x".repeat(65) }, genuine: true },
    { what: "an escape in the payment id", fields: { PAID: "\u001bx" }, genuine: false },
    { what: "a payment method of three digits", fields: { METHOD: "999" }, genuine: true },
  ])("a receipt with $what: genuine is $genuine", async ({ fields, genuine }) => {
    expect(await receiptOf({ ...paid, ...fields })).toMatchObject(genuine ? { genuine } : { genuine, reason: "event" });
  });

  test("a failure receipt whose order number has pipes is not the payment of the order that it begins with", async () => {
    const code = createHash("md5").update(`1042|1|X|1459256669|${merchant.secret}`).digest("hex").toUpperCase();
    const query = `ORDER_NUMBER=1042&TIMESTAMP=1&PAID=X&METHOD=1459256669&RETURN_AUTHCODE=${code}`;
    expect(await readReceipt(`${url}?${query}`, merchant)).toEqual({ genuine: false, reason: "signature" });
  });

  test.each([
    { what: "a token of 64 characters", fields: { refundToken: "x".repeat(64) }, genuine: true },
    { what: "a token of 65 characters", fields: { refundToken: "x".repeat(65) }, genuine: false },
    { what: "a tab in the token", fields: { refundToken: "\t" }, genuine: false },
    { what: "a tab in the old status", fields: { oldStatus: "a\tb" }, genuine: false },
    { what: "a tab in the new status", fields: { newStatus: "a\tb" }, genuine: false },
  ])("a refund notification with $what: genuine is $genuine", async ({ fields, genuine }) => {
    const { url: notified } = await refundStatusChanged({ url, secret: merchant.secret, ...fields });
    expect(await readRefundStatus(notified, merchant)).toMatchObject(genuine ? { genuine } : { genuine, reason: "event" });
  });

  test("a receipt with an invalid timestamp is rejected", async () => {
    const fields = { ORDER_NUMBER: "1", TIMESTAMP: "9".repeat(20) };
    const code = await receiptAuthcode({ ...fields, secret: merchant.secret });
    const query = new URLSearchParams({ ...fields, RETURN_AUTHCODE: code }).toString();
    expect(await readReceipt(`${url}?${query}`, merchant)).toEqual({ genuine: false, reason: "event" });
  });
});

describe("the account option", () => {
  test.each([
    { given: 375917, genuine: true },
    { given: "375917", genuine: true },
    { given: 695861, genuine: false },
    { given: "3759170", genuine: false },
  ])("accepts or rejects $given", async ({ given, genuine }) => {
    const reading = await readPayment(payment, { ...merchant, account: given });
    expect(reading).toMatchObject(genuine ? { genuine } : { genuine, reason: "account" });
    expect((await readCard(card, { ...merchant, account: given })).genuine).toBe(genuine);
  });
});

describe("several secrets", () => {
  const secret = ["a-new-one", merchant.secret];

  test.each(kinds)("accept a $kind signed with either", async ({ kind, genuine }) => {
    const readers = { payment: readPayment, refund: readRefund, card: readCard } as const;
    const other = { account: 375917, secret };
    if (kind === "refund status") expect((await readRefundStatus(genuine, other)).genuine).toBe(true);
    else if (kind === "receipt") expect((await readReceipt(genuine, other)).genuine).toBe(true);
    else expect((await readers[kind as keyof typeof readers](genuine, other)).genuine).toBe(true);
  });
});

describe("a refund notification in base64", () => {
  const read = async (given: string) => readRefundStatus(given, { ...merchant, encoding: "base64" });
  const base64 = Buffer.from(new URL(status).searchParams.get("signature") ?? "", "hex").toString("base64");
  const signed = (text: string) => change(status, "signature", () => `signature=${encodeURIComponent(text)}`);

  test("contains a plus sign, so that the next tests mean something", () => {
    expect(base64).toContain("+");
  });

  test.each([
    { what: "as it is", given: signed(base64), genuine: true },
    { what: "with unencoded plus signs", given: change(status, "signature", () => `signature=${base64}`), genuine: true },
    { what: "in hex", given: status, genuine: false },
    { what: "without padding", given: signed(base64.slice(0, -1)), genuine: false },
    { what: "with too much padding", given: signed(`${base64}=`), genuine: false },
    {
      what: "with non-zero trailing bits",
      given: signed(base64.replace(/.=$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}=`)),
      genuine: false,
    },
    { what: "in the URL-safe alphabet", given: signed(`${base64.slice(0, -2)}-=`), genuine: false },
    { what: "with a character before it", given: signed(`A${base64}`), genuine: false },
    { what: "empty", given: signed(""), genuine: false },
    { what: "of another digest", given: signed(Buffer.alloc(32).toString("base64")), genuine: false },
    { what: "none", given: change(status, "signature", () => "x=1"), genuine: false },
    { what: "not UTF-8", given: change(status, "signature", () => "signature=%FF"), genuine: false },
  ])("$what: $genuine", async ({ given, genuine }) => {
    expect((await read(given)).genuine).toBe(genuine);
  });

  test("defaults to hex, and rejects base64", async () => {
    expect((await readRefundStatus(signed(base64), merchant)).genuine).toBe(false);
  });
});

describe("event keys", () => {
  const keyOf = async (reading: { genuine: true; key: () => Promise<string> } | { genuine: false }) =>
    reading.genuine ? reading.key() : "none";

  test("are equal for repetitions, however the URL is encoded, and reveal nothing", async () => {
    const key = await keyOf(await readPayment(payment, merchant));
    expect(key).toMatch(/^payment:[0-9a-f]{64}$/);
    expect(
      await keyOf(await readPayment(`${payment.replaceAll("+", "%20").replace("checkout-status", "Checkout-Status")}&shop=2`, merchant)),
    ).toBe(key);
    const next = (
      await paymentCallback({
        ...signer,
        reference: "A B+ä%",
        stamp: "s-1",
        transactionId: "4b300af6-9a22-11e8-9184-abb6de7fd2d0",
        status: "pending",
      })
    ).url;
    expect(await keyOf(await readPayment(next, merchant))).not.toBe(key);
  });

  test("are hashes of what identifies the event, under its kind", async () => {
    const hash = (kind: string, content: string) => `${kind}:${createHash("sha256").update(content).digest("hex")}`;
    const query = { url, secret: merchant.secret };
    const paid = (await successRedirect({ ...query, orderNumber: "1", paid: "p" })).url;
    expect(await keyOf(await readReceipt(paid, merchant))).toBe(hash("receipt", "1|p"));
    const unpaid = (await failureRedirect({ ...query, orderNumber: "1" })).url;
    expect(await keyOf(await readReceipt(unpaid, merchant))).toBe(hash("receipt", "1|"));
    const changed = (await refundStatusChanged({ ...query, refundToken: "t", oldStatus: "o", newStatus: "n" })).url;
    expect(await keyOf(await readRefundStatus(changed, merchant))).toBe(hash("refund-status", "t|o|n"));
    expect(await keyOf(await readCard(card, merchant))).toMatch(/^card:[0-9a-f]{64}$/);
  });

  const keysWith = async (read: (address: string, by: typeof merchant) => Promise<Reading<unknown>>, fields: object) => {
    const event = { stamp: "s", transactionId: "t", provider: "p", ...fields };
    return keysOf(await read((await paymentCallback({ ...signer, ...event })).url, merchant));
  };
  const keysOf = async (reading: Reading<unknown>) =>
    reading.genuine ? { key: await reading.key(), details: await reading.details?.() } : "none";
  const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

  test("of a payment depend on account, transaction and status; its details have keys of their own", async () => {
    const state = "checkout-account:375917\ncheckout-status:ok\ncheckout-transaction-id:t\n";
    expect(await keysWith(readPayment, { settlementReference: "r", more: { "checkout-later": "l", "checkout-none": "" } })).toEqual({
      key: `payment:${sha256(state)}`,
      details: [
        `payment-detail:${sha256("checkout-account:375917\ncheckout-settlement-reference:r\ncheckout-status:ok\ncheckout-transaction-id:t\n")}`,
        `payment-detail:${sha256("checkout-account:375917\ncheckout-provider:p\ncheckout-status:ok\ncheckout-transaction-id:t\n")}`,
        `payment-detail:${sha256("checkout-account:375917\ncheckout-later:l\ncheckout-status:ok\ncheckout-transaction-id:t\n")}`,
      ],
    });
  });

  test.each([
    { what: "algorithm", fields: { algorithm: "sha512" } },
    { what: "amount", fields: { amount: 1 } },
    { what: "stamp", fields: { stamp: "other" } },
    { what: "reference", fields: { reference: "other" } },
  ])("of a payment don't change with another $what", async ({ fields }) => {
    expect(await keysWith(readPayment, fields)).toEqual(await keysWith(readPayment, {}));
  });

  test.each([
    { what: "status", fields: { status: "pending" } },
    { what: "transaction", fields: { transactionId: "u" } },
  ])("of a payment change with another $what, and so do those of its details", async ({ fields }) => {
    const [one, other] = [await keysWith(readPayment, {}), await keysWith(readPayment, fields)];
    expect(one).toMatchObject({ details: [expect.any(String)] });
    expect(JSON.stringify(one).match(/[0-9a-f]{64}/g)).not.toEqual(
      expect.arrayContaining(JSON.stringify(other).match(/[0-9a-f]{64}/g) ?? []),
    );
  });

  test("of a refund depend on all signed values", async () => {
    const query = new URL(refund).searchParams;
    const lines = [...query].filter(([name]) => name.startsWith("checkout-")).map(([name, value]) => `${name}:${value}\n`);
    expect(await keysOf(await readRefund(refund, merchant))).toEqual({
      key: `refund:${sha256(lines.toSorted().join(""))}`,
      details: undefined,
    });
    expect(await keysWith(readRefund, { settlementReference: "r" })).not.toEqual(await keysWith(readRefund, {}));
  });

  test("of a receipt depend on order and payment, not on the time", async () => {
    const at = async (seconds: number, paid: string) =>
      keyOf(
        await readReceipt(
          (await successRedirect({ url, secret: merchant.secret, timestamp: new Date(seconds * 1000), paid })).url,
          merchant,
        ),
      );
    expect(await at(1, "a")).toBe(await at(2, "a"));
    expect(await at(1, "a")).not.toBe(await at(1, "b"));
  });

  test("of a refund notification depend on the token and both statuses", async () => {
    const of = async (fields: object) =>
      keyOf(await readRefundStatus((await refundStatusChanged({ url, secret: merchant.secret, ...fields })).url, merchant));
    expect(
      new Set([await of({}), await of({ oldStatus: "x" }), await of({ newStatus: "x" }), await of({ refundToken: "x" }), await of({})])
        .size,
    ).toBe(4);
  });
});
