/** The vectors in `vectors/`, as typed rows. */
import { readFileSync } from "node:fs";
import type { CheckoutAlgorithm } from "../checkout.ts";
import type { SuccessReceipt, FailureReceipt } from "../receipt.ts";

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
  return JSON.parse(readFileSync(new URL(`../../vectors/${name}.json`, import.meta.url), "utf8"));
}

export const payment: { readonly vectors: readonly PaymentVector[] } = load("payment");
export const merchant: {
  readonly vectors: readonly MerchantVector[];
  readonly contentMd5: readonly { readonly body: string; readonly contentMd5: string; readonly source: string }[];
} = load("merchant");
export const receipt: { readonly vectors: readonly ReceiptVector[] } = load("receipt");
