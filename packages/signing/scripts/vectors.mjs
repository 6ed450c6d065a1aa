#!/usr/bin/env node
/**
 * Makes `vectors/generated.jsonl`, or checks it: `node scripts/vectors.mjs make | check`.
 *
 * Every digest comes from the `openssl` command, and every message is put together here, so that nothing is shared with the code that the vectors
 * are for. No randomness: making the file twice gives the same file.
 */
import { hash, hmac, makeOrCheck, openssl } from "../../../scripts/vectors.mjs";

/** Bodies, as text, as base64, or as a text repeated. */
const BODIES = {
  none: { text: "" },
  json: { text: '{"stamp":"d2568f2a","amount":1590,"currency":"EUR"}' },
  spaced: { text: '\n{ "amount" : 1590 }\r\n\t\n' },
  utf8: { text: '{"name":"Ääkköset ß € 漢字"}' },
  astral: { text: '{"name":"😀 𝔘𝔫𝔦 👩‍👩‍👧"}' },
  combining: { text: "e\u0301 \u00e9 \u202e \ufeff" },
  bytes: { base64: Buffer.from([0, 255, 254, 192, 128, 10, 13, 237, 160, 128]).toString("base64") },
  megabyte: { repeat: "0123456789abcdef", times: 65536 },
};

const SECRETS = {
  public: "SAIPPUAKAUPPIAS",
  short: "x",
  utf8: "sälaisuus€😀",
  long: "0123456789".repeat(20),
  spaced: " secret with spaces ",
};

const HEADERS = [
  ["checkout-account", "375917"],
  ["checkout-method", "POST"],
  ["checkout-timestamp", "2026-03-01T10:00:00.000Z"],
  ["checkout-nonce", "564635208570151"],
];
const TRANSACTION = ["checkout-transaction-id", "681538c4-fc84-11e9-83bc-2ffcef4c3453"];

/** Parameter sets of the payment scheme. `checkout-algorithm` is added where `named` says so. */
const PARAMETERS = {
  request: { named: true, pairs: [...HEADERS, ["platform-name", "Example Shop"]] },
  transaction: { named: true, pairs: [...HEADERS, TRANSACTION, ["content-type", "application/json; charset=utf-8"]] },
  response: { named: true, pairs: [["Checkout-Account", "375917"], ["CHECKOUT-METHOD", "GET"], TRANSACTION, ["request-id", "1"]] },
  callback: {
    named: false,
    pairs: [
      ["checkout-status", "ok"],
      ["checkout-reference", "Tilaus äö: 1:2"],
      ["checkout-amount", "1590"],
      ["checkout-a-future-one", ""],
      ["shop", "1"],
    ],
  },
  unknown: {
    named: true,
    pairs: [
      ["checkout-z", "😀"],
      ["checkout-_", "1"],
      ["checkout-1", "2"],
      ["checkout--", "3"],
      ["checkout-a.b", "4"],
    ],
  },
  empty: {
    named: false,
    pairs: [
      ["signature-of", "x"],
      ["checkout", "y"],
    ],
  },
};

const TARGETS = [
  "/merchant/v1/payments/15153/refunds",
  "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-02-28",
  "/merchant/v1/payments/a%20b%2F%C3%A4?x=%c3%a4&y=a+b&z=",
  "/",
];

function* generate() {
  for (const algorithm of ["sha256", "sha512"]) {
    for (const [set, { named, pairs }] of Object.entries(PARAMETERS))
      for (const [kind, body] of Object.entries(BODIES)) {
        const parameters = named ? [["checkout-algorithm", algorithm], ...pairs] : pairs;
        yield checkout(`checkout ${algorithm} ${set} ${kind}`, parameters, body, SECRETS.public, algorithm);
      }
    for (const [kind, secret] of Object.entries(SECRETS))
      yield checkout(
        `checkout ${algorithm} secret ${kind}`,
        [["checkout-algorithm", algorithm], ...HEADERS],
        BODIES.json,
        secret,
        algorithm,
      );
  }
  for (const target of TARGETS)
    for (const [kind, body] of Object.entries(BODIES))
      yield merchant(`merchant POST ${target} ${kind}`, "POST", target, body, SECRETS.public);
  for (const method of ["GET", "DELETE"])
    for (const target of TARGETS) yield merchant(`merchant ${method} ${target}`, method, target, BODIES.none, SECRETS.public);
  for (const [kind, secret] of Object.entries(SECRETS)) {
    yield merchant(`merchant secret ${kind}`, "GET", TARGETS[1], BODIES.none, secret);
    for (const merchantId of ["13466", "Ääkkönen 😀"]) yield basic(`basic ${merchantId} secret ${kind}`, merchantId, secret);
    for (const orderNumber of ["1", "ORDER-12345", "tilaus äö 😀"]) {
      const failure = { ORDER_NUMBER: orderNumber, TIMESTAMP: "1772359200" };
      yield receipt(`receipt failure ${orderNumber} secret ${kind}`, "failure", failure, secret);
      yield receipt(`receipt success ${orderNumber} secret ${kind}`, "success", { ...failure, PAID: "da9974de9f", METHOD: "58" }, secret);
    }
    for (const newStatus of ["completed", "cancelled", "jokin muu ä😀"])
      yield notification(
        `refund notification ${newStatus} secret ${kind}`,
        { refundToken: "DA2OTA4NWVmYTRiMDUy", oldStatus: "created", newStatus },
        secret,
      );
  }
}

function checkout(id, parameters, body, secret, algorithm) {
  const signed = parameters.map(([name, value]) => [name.toLowerCase(), value]).filter(([name]) => name.startsWith("checkout-"));
  signed.sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join("");
  const message = Buffer.concat([Buffer.from(lines), bytesOf(body)]);
  const signature = hmac(algorithm, secret, message).toString("hex");
  return {
    scheme: "checkout",
    id,
    algorithm,
    secret,
    parameters,
    body,
    lines,
    messageSha256: hash("sha256", message).toString("hex"),
    signature,
  };
}

function merchant(id, method, target, body, secret) {
  const parts = { method, target, apiName: "ServiceMerchantAPI", merchantId: "13466", timestamp: "2026-03-01T12:00:00+0200" };
  const contentMd5 = hash("md5", bytesOf(body)).toString("base64");
  const message = `${method}\n${target}\n${parts.apiName} ${parts.merchantId}\n${parts.timestamp}\n${contentMd5}`;
  return {
    scheme: "merchant",
    id,
    secret,
    ...parts,
    body,
    contentMd5,
    message,
    signature: hmac("sha256", secret, message).toString("base64"),
  };
}

function basic(id, merchantId, secret) {
  const credentials = `${merchantId}:${secret}`;
  return { scheme: "basic", id, merchantId, secret, credentials, authorization: `Basic ${openssl(["base64", "-A"], credentials)}` };
}

function receipt(id, form, fields, secret) {
  const message = `${Object.values(fields).join("|")}|`;
  return {
    scheme: "receipt",
    id,
    form,
    secret,
    fields,
    message,
    authcode: hash("md5", message + secret)
      .toString("hex")
      .toUpperCase(),
  };
}

function notification(id, fields, secret) {
  const message = `${fields.refundToken}|${fields.oldStatus}|${fields.newStatus}|`;
  return { scheme: "refund-notification", id, secret, fields, message, signature: hash("sha256", message + secret).toString("hex") };
}

function bytesOf({ text, base64, repeat, times }) {
  if (base64 !== undefined) return Buffer.from(base64, "base64");
  return Buffer.from(text ?? repeat.repeat(times));
}

makeOrCheck(import.meta.url, generate());
