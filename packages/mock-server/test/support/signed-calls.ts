/** Sends requests signed like a merchant's to a mock server, unchecked: every mistake in them is deliberate. */
import {
  basicAuthorization,
  checkoutSignature,
  contentMd5,
  merchantAuthorization,
  merchantSignature,
  merchantTimestamp,
} from "@maksu/signing";

export const PAYMENT_SECRET = "SAIPPUAKAUPPIAS";
export const MERCHANT_SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
export const TRANSACTION = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";

/** A request before it is signed. */
export interface Call {
  readonly method?: string;
  /** Path and query. */
  readonly target: string;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const textOf = (body: unknown): string | undefined => (body === undefined || typeof body === "string" ? body : JSON.stringify(body));

const send = (
  url: string,
  { method = "GET", target, headers }: Call,
  own: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> =>
  fetch(url + target, {
    method,
    redirect: "manual",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...own, ...headers },
    ...(body !== undefined && { body }),
  });

/** The parts of a call to the Payment API that may differ. */
export interface PaymentSigner {
  readonly account?: string;
  readonly secret?: string;
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly algorithm?: "sha256" | "sha512";
  /** Further `checkout-` headers, signed; the IDs in the path are repeated unless they are among these. */
  readonly signed?: Readonly<Record<string, string>>;
}

export async function callPayment(url: string, call: Call, signer: PaymentSigner = {}): Promise<Response> {
  const { account = "375917", secret = PAYMENT_SECRET, algorithm = "sha256" } = signer;
  const { timestamp = new Date().toISOString(), nonce = crypto.randomUUID() } = signer;
  const body = textOf(call.body);
  const [, place, id] = /^\/(payments|tokenization)\/([0-9a-f-]{36})/.exec(call.target) ?? [];
  const signed = {
    "checkout-account": account,
    "checkout-algorithm": algorithm,
    "checkout-method": call.method ?? "GET",
    "checkout-nonce": nonce,
    "checkout-timestamp": timestamp,
    ...(place && id && { [place === "payments" ? "checkout-transaction-id" : "checkout-tokenization-id"]: id }),
    ...signer.signed,
  };
  const signature = await checkoutSignature({ parameters: Object.entries(signed), body: body ?? "", secret });
  return send(url, call, { ...signed, signature }, body);
}

/** The parts of a call to the Merchant API that may differ. */
export interface MerchantSigner {
  readonly merchantId?: string;
  readonly secret?: string;
  readonly timestamp?: string;
  readonly apiName?: string;
  /** The signed body, if it differs from the sent one. */
  readonly signedBody?: string;
}

export async function callMerchant(url: string, call: Call, signer: MerchantSigner = {}): Promise<Response> {
  const {
    merchantId = "13466",
    secret = MERCHANT_SECRET,
    timestamp = merchantTimestamp(new Date()),
    apiName = "ServiceMerchantAPI",
  } = signer;
  const body = textOf(call.body);
  const md5 = await contentMd5(signer.signedBody ?? body ?? "");
  const { method = "GET", target } = call;
  const signature = await merchantSignature({ method, target, apiName, merchantId, timestamp, contentMd5: md5, secret });
  return send(url, call, { timestamp, "content-md5": md5, authorization: merchantAuthorization({ apiName, merchantId, signature }) }, body);
}

export async function callLegacy(
  url: string,
  call: Omit<Call, "target">,
  { merchantId = "13466", secret = MERCHANT_SECRET }: { readonly merchantId?: string; readonly secret?: string } = {},
): Promise<Response> {
  const authorization = await basicAuthorization({ merchantId, secret });
  const own = { authorization, "x-service-api-version": "1" };
  return send(url, { method: "POST", ...call, target: "/api-payment/create" }, own, textOf(call.body));
}
