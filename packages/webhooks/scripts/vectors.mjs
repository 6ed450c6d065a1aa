#!/usr/bin/env node
/**
 * Creates or checks `vectors/generated.jsonl`: `node scripts/vectors.mjs make | check`.
 *
 * The vectors are whole events as they come over the wire, with the expected result. Every digest comes from the `openssl` command, and
 * messages, queries and bodies are put together here, so that nothing is shared with the code under test. There is no randomness: making
 * the file twice gives the same file.
 */
import { hash, hmac, makeOrCheck } from "../../../scripts/vectors.mjs";

const PAYMENT = { account: "375917", secret: "SAIPPUAKAUPPIAS" };
const MERCHANT = { secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" };

/** The ways in which a value may be encoded in a query: all are equivalent. */
const ENCODINGS = {
  percent: encodeURIComponent,
  plus: (text) => encodeURIComponent(text).replaceAll("%20", "+"),
  lowercase: (text) => encodeURIComponent(text).replaceAll(/%[0-9A-F]{2}/g, (sequence) => sequence.toLowerCase()),
  every: (text) => Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
};

const TEXTS = ["3759170", "Tilaus äö ÅÄÖ", "1+1 = 2 & 50 %", "😀 e\u0301", "a:b|c;d"];
const STATUSES = ["ok", "pending", "delayed", "fail", "a-later-one"];
const TRANSACTION = "4b300af6-9a22-11e8-9184-abb6de7fd2d0";

const paymentPairs = (algorithm, status, reference, more = []) => [
  ["checkout-account", PAYMENT.account],
  ["checkout-algorithm", algorithm],
  ["checkout-amount", "2964"],
  ["checkout-stamp", "15336332710015"],
  ["checkout-reference", reference],
  ["checkout-transaction-id", TRANSACTION],
  ["checkout-status", status],
  ["checkout-provider", "nordea"],
  ...more,
];

const paymentEvent = (status, reference, more = {}, values = {}) => ({
  account: 375917,
  amount: 2964,
  stamp: "15336332710015",
  reference,
  transactionId: TRANSACTION,
  status,
  provider: "nordea",
  ...values,
  more,
});

function* generate() {
  for (const algorithm of ["sha256", "sha512"])
    for (const [way, encode] of Object.entries(ENCODINGS))
      for (const [index, reference] of TEXTS.entries()) {
        const status = STATUSES[index];
        yield payment(
          `payment ${algorithm} ${way} ${status}`,
          algorithm,
          paymentPairs(algorithm, status, reference),
          encode,
          paymentEvent(status, reference),
        );
      }
  const later = [
    ["checkout-zebra", "z"],
    ["Checkout-Card-Token", "c7441208-c2a1-4a10-8eb6-458bd8eaa64f"],
    ["checkout-a.b_c", ""],
  ];
  const more = { "checkout-zebra": "z", "checkout-a.b_c": "" };
  yield payment(
    "payment, later parameters",
    "sha256",
    paymentPairs("sha256", "ok", "1", later),
    encodeURIComponent,
    paymentEvent("ok", "1", more, { cardToken: "c7441208-c2a1-4a10-8eb6-458bd8eaa64f" }),
  );
  const settled = [["checkout-settlement-reference", "8230247567"]];
  const settledEvent = paymentEvent("ok", "1", {}, { settlementReference: "8230247567" });
  yield payment("payment, settlement reference", "sha256", paymentPairs("sha256", "ok", "1", settled), encodeURIComponent, settledEvent);
  yield { ...payment("refund", "sha256", paymentPairs("sha256", "ok", "1"), encodeURIComponent, paymentEvent("ok", "1")), event: "refund" };
  const { transactionId: _, ...rejected } = paymentEvent("fail", "1");
  const withoutTransaction = paymentPairs("sha256", "fail", "1").filter(([name]) => name !== "checkout-transaction-id");
  yield { ...payment("refund without a transaction", "sha256", withoutTransaction, encodeURIComponent, rejected), event: "refund" };
  yield* cards();
  yield* refundStatuses();
  yield* receipts();
  yield* reports();
}

function* cards() {
  const pairs = [
    ["checkout-account", PAYMENT.account],
    ["checkout-algorithm", "sha256"],
    ["checkout-method", "POST"],
  ];
  const id = ["checkout-tokenization-id", "818c478e-5682-46bf-97fd-b9c2b93a3fcd"];
  const added = { account: 375917, method: "POST", status: "ok", tokenizationId: id[1], more: {} };
  yield { ...payment("card added", "sha256", [...pairs, ["checkout-status", "ok"], id], encodeURIComponent, added), event: "card" };
  const cancelled = { account: 375917, method: "POST", status: "fail", more: {} };
  yield { ...payment("card not added", "sha256", [...pairs, ["checkout-status", "fail"]], encodeURIComponent, cancelled), event: "card" };
}

function* refundStatuses() {
  for (const newStatus of ["completed", "cancelled", "created", "settlement linked", "jokin muu ä😀"]) {
    const event = { refundToken: "DA2OTA4NWVmYTRiMDUyMWI4OGNkNjkxNzBh", oldStatus: "created", newStatus };
    const digest = hash("sha256", [...Object.values(event), MERCHANT.secret].join("|"));
    const forms = {
      "lower-case hex": digest.toString("hex"),
      "upper-case hex": digest.toString("hex").toUpperCase(),
      base64: digest.toString("base64"),
    };
    for (const [form, signature] of Object.entries(forms)) {
      const url = query([...Object.entries(event), ["signature", signature]], ENCODINGS.plus);
      yield {
        id: `refund status ${newStatus}, ${form}`,
        event: "refund-status",
        ...MERCHANT,
        encoding: form === "base64" ? "base64" : "hex",
        url,
        want: event,
      };
    }
  }
}

function* receipts() {
  for (const orderNumber of ["1", "ORDER-12345", "tilaus äö 😀 +"]) {
    const fields = { ORDER_NUMBER: orderNumber, TIMESTAMP: "1772359200" };
    const read = { orderNumber, timestamp: "2026-03-01T10:00:00.000Z" };
    yield receipt(`receipt of none, ${orderNumber}`, fields, { paid: false, ...read });
    const paid = { ...fields, PAID: "da9974de9f", METHOD: "58" };
    yield receipt(`receipt, ${orderNumber}`, paid, { paid: true, ...read, paymentId: "da9974de9f", method: "58" });
  }
}

function* reports() {
  const csv = '"Sum";"Reference"\r\n15,25;"Mallikas; ""ä"""\r\n';
  const rows = [{ amount: "15.25", reference: 'Mallikas; "ä"' }];
  const json = '[ {"amount": 15.25,\r\n"reference": "Mallikas; \\"ä\\""} ]\n';
  const bodies = {
    json: { type: "application/json", body: json },
    "json with a mark": { type: "application/json; charset=utf-8", body: `\ufeff${json}` },
    csv: { type: "application/csv", body: csv },
    "csv with LF and a mark": { type: "application/csv", body: `\ufeff${csv.replaceAll("\r\n", "\n")}` },
  };
  for (const algorithm of ["sha256", "sha512"])
    for (const [kind, { type, body }] of Object.entries(bodies)) {
      const headers = [
        ["checkout-account", PAYMENT.account],
        ["checkout-algorithm", algorithm],
      ];
      const signature = hmac(algorithm, PAYMENT.secret, `${lines(headers)}${body}`).toString("hex");
      yield {
        id: `report ${algorithm} ${kind}`,
        event: "report",
        ...PAYMENT,
        headers: [...headers, ["signature", signature], ["content-type", type]],
        body,
        want: rows,
      };
    }
}

function payment(id, algorithm, pairs, encode, want) {
  const signature = hmac(algorithm, PAYMENT.secret, lines(pairs)).toString("hex");
  return { id, event: "payment", ...PAYMENT, url: query([...pairs, ["signature", signature]], encode), want };
}

function receipt(id, fields, want) {
  const code = hash("md5", [...Object.values(fields), MERCHANT.secret].join("|"))
    .toString("hex")
    .toUpperCase();
  return { id, event: "receipt", ...MERCHANT, url: query([...Object.entries(fields), ["RETURN_AUTHCODE", code]], ENCODINGS.plus), want };
}

/** The canonical message, without a body. */
function lines(pairs) {
  const signed = pairs.map(([name, value]) => [name.toLowerCase(), value]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return signed.map(([name, value]) => `${name}:${value}\n`).join("");
}

/** Creates a URL with a query of its own before that of the event. */
function query(pairs, encode) {
  return `https://shop.example.com/hook?shop=1&${pairs.map(([name, value]) => `${name}=${encode(value)}`).join("&")}`;
}

makeOrCheck(import.meta.url, generate());
