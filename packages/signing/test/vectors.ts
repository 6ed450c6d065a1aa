/** The vectors in `vectors/`, as typed rows. */
import { readFileSync } from "node:fs";
import type { CheckoutAlgorithm } from "../src/checkout/checkout.ts";
import type { FailureReceipt, SuccessReceipt } from "../src/legacy/receipt.ts";
import type { RefundNotification } from "../src/merchant/refund-notification.ts";

interface Published {
  readonly id: string;
  readonly what: string;
  readonly valid: boolean;
  readonly secret: string;
  readonly source: string;
}

export interface PaymentVector extends Published {
  readonly algorithm: CheckoutAlgorithm;
  readonly parameters: readonly [string, string][];
  readonly body: string;
  readonly message: string;
  readonly signature: string;
}

export interface MerchantVector extends Published {
  readonly method: string;
  readonly target: string;
  readonly apiName: string;
  readonly merchantId: string;
  readonly timestamp: string;
  readonly body: string;
  readonly contentMd5: string;
  readonly message: string;
  readonly signature: string;
}

export interface ReceiptVector extends Published {
  readonly form: "success" | "failure";
  readonly fields: SuccessReceipt | FailureReceipt;
  readonly authcode: string;
}

/** Reads a file of vectors. The caller's type is taken on trust: the files are ours. */
function load<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), "utf8"));
}

export const payment: { readonly vectors: readonly PaymentVector[] } = load("payment");
export const merchant: {
  readonly vectors: readonly MerchantVector[];
  readonly contentMd5: readonly { readonly body: string; readonly contentMd5: string; readonly source: string }[];
} = load("merchant");
export const receipt: { readonly vectors: readonly ReceiptVector[] } = load("receipt");

/** A body of the generated vectors: text, base64, or a text repeated. */
type GeneratedBody = { readonly text: string } | { readonly base64: string } | { readonly repeat: string; readonly times: number };

interface Generated {
  readonly id: string;
  readonly secret: string;
}

export interface GeneratedCheckout extends Generated {
  readonly scheme: "checkout";
  readonly algorithm: CheckoutAlgorithm;
  readonly parameters: readonly [string, string][];
  readonly body: GeneratedBody;
  readonly lines: string;
  readonly messageSha256: string;
  readonly signature: string;
}

export interface GeneratedMerchant extends Generated {
  readonly scheme: "merchant";
  readonly method: string;
  readonly target: string;
  readonly apiName: string;
  readonly merchantId: string;
  readonly timestamp: string;
  readonly body: GeneratedBody;
  readonly contentMd5: string;
  readonly message: string;
  readonly signature: string;
}

export interface GeneratedBasic extends Generated {
  readonly scheme: "basic";
  readonly merchantId: string;
  readonly credentials: string;
  readonly authorization: string;
}

export interface GeneratedReceipt extends Generated {
  readonly scheme: "receipt";
  readonly form: "success" | "failure";
  readonly fields: SuccessReceipt | FailureReceipt;
  readonly message: string;
  readonly authcode: string;
}

export interface GeneratedNotification extends Generated {
  readonly scheme: "refund-notification";
  readonly fields: RefundNotification;
  readonly message: string;
  readonly signature: string;
}

export type GeneratedVector = GeneratedCheckout | GeneratedMerchant | GeneratedBasic | GeneratedReceipt | GeneratedNotification;

/** Our own vectors, made with the openssl command. */
export const generated: readonly GeneratedVector[] = readFileSync(new URL("../vectors/generated.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line): GeneratedVector => JSON.parse(line));

/** The bytes of a generated vector's body. */
export function bytesOf(body: GeneratedBody): Uint8Array {
  if ("base64" in body) return Buffer.from(body.base64, "base64");
  return Buffer.from("text" in body ? body.text : body.repeat.repeat(body.times));
}
