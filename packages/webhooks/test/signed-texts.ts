/** Everything that is signed with a merchant's secret: by the service, by the merchant and, in vectors, by anybody. */
import { createHash, createHmac } from "node:crypto";
import {
  basicCredentials,
  checkoutMessage,
  contentMd5,
  merchantMessage,
  merchantSignature,
  merchantTimestamp,
  signCardForm,
} from "@maksu/signing";
import * as sent from "../src/testing/index.ts";

/** The kind of message that a text was made as. */
export type TextKind =
  | "payment event"
  | "refund event"
  | "refund event without a transaction"
  | "card event"
  | "report as json"
  | "report as csv"
  | "response"
  | "request"
  // As documented then: without timestamp and nonce. It has the headers of a response and is indistinguishable from one.
  | "request of 2018"
  | "card form"
  | "provider form"
  | "merchant request"
  | "refund notification"
  | "paid receipt"
  | "unpaid receipt"
  | "credentials"
  | "text of no kind";

/**
 * A signed text: the bytes that were signed, without the secret, and the signature's own bytes. Credentials are the one text that contains
 * the secret itself; their signature is empty.
 */
export interface SignedText {
  readonly kind: TextKind;
  readonly secret: string;
  readonly account: string;
  readonly message: Buffer;
  readonly signature: Buffer;
}

export const ACCOUNT = "375917";
export const SECRET = "SAIPPUAKAUPPIAS";

type Random = () => number;

/** Creates a random text; the kinds take turns. */
export async function randomText(number: number, random: Random): Promise<SignedText> {
  const makers = Object.values(MAKERS);
  const make = makers[number % makers.length];
  if (make === undefined) throw new Error("no maker");
  return make(random);
}

const url = "https://shop.example.com/hook";
const signerOf = (random: Random) => ({ url, account: ACCOUNT, secret: SECRET, algorithm: pick(["sha256", "sha512"] as const, random) });

const MAKERS: Readonly<Record<string, (random: Random) => Promise<SignedText>>> = {
  paymentCallback: async (random) => ofQuery("payment event", await sent.paymentCallback({ ...signerOf(random), ...eventOf(random) })),
  paymentRedirect: async (random) => ofQuery("payment event", await sent.paymentRedirect({ ...signerOf(random), ...eventOf(random) })),
  refundCallback: async (random) => ofQuery("refund event", await sent.refundCallback({ ...signerOf(random), ...eventOf(random) })),
  rejectedRefundCallback: async (random) =>
    ofQuery(
      "refund event without a transaction",
      await sent.refundCallback({ ...signerOf(random), ...eventOf(random), transactionId: null }),
    ),
  addCardCallback: async (random) =>
    ofQuery("card event", await sent.addCardCallback({ ...signerOf(random), status: pick(["ok", "fail"], random) })),
  jsonReport: async (random) => ofReport("report as json", await sent.paymentReport({ ...signerOf(random), rows: rowsOf(random) })),
  csvReport: async (random) =>
    ofReport("report as csv", await sent.paymentReport({ ...signerOf(random), format: "csv", rows: rowsOf(random) })),
  response: async (random) => {
    const method = pick(["GET", "POST"], random);
    const body = pick([...RECORDS, ...(method === "GET" ? LISTS : [])], random)(random);
    const later = pick([{}, { "checkout-later": "1" }], random);
    return ofCheckout("response", { "checkout-method": method, ...idOf(random), ...later }, body, random);
  },
  request: async (random) => {
    const method = pick(["GET", "POST"], random);
    const body = method === "GET" ? "" : pick(["", "{}", "null", JSON.stringify({ stamp: text(random), amount: 1525 })], random);
    return ofCheckout("request", { "checkout-method": method, ...freshOf(random), ...idOf(random) }, body, random);
  },
  providerForm: async (random) =>
    ofCheckout(
      "provider form",
      { "checkout-method": "POST", ...freshOf(random), "checkout-transaction-id": crypto.randomUUID() },
      "",
      random,
    ),
  cardForm: async (random) => {
    const { account, secret, algorithm } = signerOf(random);
    const addresses = { redirectSuccessUrl: `${url}?a=${encodeURIComponent(text(random))}`, redirectCancelUrl: url };
    const { signature, ...fields } = await signCardForm({ account, secret, algorithm, ...addresses });
    return ofPairs("card form", Object.entries(fields), "", signature);
  },
  merchantRequest: async (random) => {
    const parts = {
      method: pick(["GET", "POST", "DELETE"], random),
      target: pick(["/merchant/v1/settlements?fromDate=2026-03-01", "/merchant/v1/payments/15153/refunds"], random),
      merchantId: ACCOUNT,
      timestamp: merchantTimestamp(new Date(random() * 2e12)),
      contentMd5: await contentMd5(pick(["", "{}", text(random)], random)),
    };
    const signature = Buffer.from(await merchantSignature({ ...parts, secret: SECRET }), "base64");
    return { kind: "merchant request", ...MERCHANT, message: Buffer.from(merchantMessage(parts)), signature };
  },
  refundStatusChanged: async (random) => {
    const statuses = { oldStatus: pick(["created", "completed"], random), newStatus: pick(["completed", "later"], random) };
    const request = await sent.refundStatusChanged({ url, secret: SECRET, refundToken: part(random), ...statuses });
    return ofPipes("refund notification", request, REFUND, "signature");
  },
  successRedirect: async (random) => {
    const request = await sent.successRedirect({ url, secret: SECRET, orderNumber: part(random), method: pick([0, 1, 58, 999], random) });
    return ofPipes("paid receipt", request, PAID, "RETURN_AUTHCODE");
  },
  failureRedirect: async (random) => {
    const request = await sent.failureRedirect({ url, secret: SECRET, orderNumber: part(random) });
    return ofPipes("unpaid receipt", request, UNPAID, "RETURN_AUTHCODE");
  },
  basicCredentials: async () => ({
    kind: "credentials",
    ...MERCHANT,
    message: Buffer.from(basicCredentials({ merchantId: ACCOUNT, secret: SECRET })),
    signature: Buffer.alloc(0),
  }),
  // Texts that the event creators reject, but a less careful service would sign.
  redirectWithLines: async (random) => {
    const lines = pick(
      ["1\nSum;Stamp\n1,00;x", '1\n[{"amount":1}]', "1\n\nSum\n1,00", "1\ncheckout-zebra:1\nSum\n1,00", '"Sum"\n1,00\n"', '1\n"Sum";"x\n'],
      random,
    );
    const message = Buffer.from(
      `checkout-account:${ACCOUNT}\ncheckout-algorithm:sha256\ncheckout-amount:1\ncheckout-reference:${lines}\ncheckout-stamp:${lines}\ncheckout-status:ok\ncheckout-transaction-id:t\n`,
    );
    const signature = createHmac("sha256", SECRET).update(message).digest();
    return { kind: "text of no kind", ...MERCHANT, message, signature };
  },
  receiptWithPipes: async (random) => {
    const number = `1042|${pick(["1", "1772359200"], random)}|${pick(["X", "X|1", "X|58|1772359200|Y"], random)}`;
    const message = Buffer.from(`${number}|${pick(["1772359200", "1772359200|PAID|58"], random)}|`);
    const signature = createHash("md5").update(message).update(SECRET).digest();
    return { kind: "text of no kind", ...MERCHANT, message, signature };
  },
  notificationWithPipes: async (random) => {
    const message = Buffer.from(`${pick(["T|created|completed", "T|created", "T|"], random)}|created|completed|`);
    const signature = createHash("sha256").update(message).update(SECRET).digest();
    return { kind: "text of no kind", ...MERCHANT, message, signature };
  },
};

export const KINDS_OF_TEXTS: number = Object.keys(MAKERS).length;

/** Names of the parameters of pipe-joined messages, in order. */
export const PAID = ["ORDER_NUMBER", "TIMESTAMP", "PAID", "METHOD"] as const;
export const UNPAID = ["ORDER_NUMBER", "TIMESTAMP"] as const;
export const REFUND = ["refundToken", "oldStatus", "newStatus"] as const;

const MERCHANT = { account: ACCOUNT, secret: SECRET };

const eventOf = (random: Random) => ({
  status: pick(["ok", "fail", "pending", "delayed", "later"], random),
  amount: Math.floor(random() * 1e6),
  stamp: text(random),
  reference: text(random),
  ...(random() < 0.3 ? { settlementReference: "1234561" } : {}),
  ...(random() < 0.3 ? { more: { "checkout-later": text(random), "checkout-method": pick(["GET", "POST"], random) } } : {}),
});
const rowsOf = (random: Random) =>
  Array.from({ length: Math.floor(random() * 4) }, () => ({ amount: "1.50", reference: text(random), settlementReference: "1" }));
const freshOf = (random: Random) => ({
  "checkout-nonce": String(random()),
  "checkout-timestamp": new Date(Math.floor(random() * 2e12)).toISOString(),
});
const idOf = (random: Random): Record<string, string> =>
  pick([{}, {}, { "checkout-transaction-id": crypto.randomUUID() }, { "checkout-tokenization-id": crypto.randomUUID() }], random);

/** The service's responses: records to any request, lists to a GET alone. */
const RECORDS: readonly ((random: Random) => string)[] = [
  () => "",
  (random) => JSON.stringify({ transactionId: crypto.randomUUID(), status: "ok", amount: 1525, stamp: text(random), reference: "1" }),
  (random) => JSON.stringify({ status: "error", message: text(random) }),
];
const LISTS: readonly (() => string)[] = [
  () => "[]",
  () => JSON.stringify([{ id: 1, createdAt: "2026-03-01", settledAt: "2026-03-02", settlementReference: "1" }]),
  () => JSON.stringify([{ id: "nordea", name: "Nordea", icon: "a", svg: "b", group: "bank" }]),
];

/** A value that a merchant may choose, with every character that is a separator elsewhere. */
const text = (random: Random): string =>
  Array.from({ length: Math.floor(random() * 5) }, () =>
    pick(["1", "a", "ä", "|", ";", ":", '"', ",", "[", "]", "{", "}", "&", "=", "+", " ", "checkout-stamp:", "Sum", "POST", "/"], random),
  ).join("");
/** A non-empty value without a pipe: part of a pipe-joined message. */
const part = (random: Random): string => `${text(random).replaceAll("|", "")}1`;

function ofQuery(kind: TextKind, request: Request): SignedText {
  const pairs = [...new URL(request.url).searchParams];
  return ofPairs(kind, pairs, "", new Map(pairs).get("signature") ?? "");
}

async function ofReport(kind: TextKind, request: Request): Promise<SignedText> {
  return ofPairs(kind, [...request.headers], Buffer.from(await request.arrayBuffer()), request.headers.get("signature") ?? "");
}

function ofCheckout(kind: TextKind, own: Readonly<Record<string, string>>, body: string, random: Random): SignedText {
  const { algorithm } = signerOf(random);
  const pairs = Object.entries({ "checkout-account": ACCOUNT, "checkout-algorithm": algorithm, ...own });
  const message = checkoutMessage({ parameters: pairs, body });
  return { kind, ...MERCHANT, message: Buffer.from(message), signature: createHmac(algorithm, SECRET).update(message).digest() };
}

/** A text of the Payment API's scheme. */
export function ofPairs(
  kind: TextKind,
  pairs: readonly (readonly [string, string])[],
  body: string | Buffer,
  signature: string,
): SignedText {
  return {
    kind,
    ...MERCHANT,
    message: Buffer.from(checkoutMessage({ parameters: pairs, body })),
    signature: Buffer.from(signature, "hex"),
  };
}

function ofPipes(kind: TextKind, request: Request, names: readonly string[], signature: string): SignedText {
  const values = new URL(request.url).searchParams;
  const message = names.map((name) => `${values.get(name)}|`).join("");
  return { kind, ...MERCHANT, message: Buffer.from(message), signature: Buffer.from(values.get(signature) ?? "", "hex") };
}

function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error("nothing to pick from");
  return picked;
}
