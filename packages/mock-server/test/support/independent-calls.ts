/** Sends requests that Node's own crypto signs, header by header as given: nothing in them comes from the packages under test. */
import { createHash, createHmac } from "node:crypto";

export interface IndependentCall {
  readonly method?: string;
  readonly target: string;
  /** The exact text; absent for no body. */
  readonly body?: string;
  /** Further headers. A request has no Content-Type unless it is among them. */
  readonly headers?: Readonly<Record<string, string>>;
}

const SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const JSON_TYPE = { "content-type": "application/json" };

const send = (url: string, { method = "GET", target, body, headers }: IndependentCall, own: Readonly<Record<string, string>>) =>
  fetch(url + target, {
    method,
    redirect: "manual",
    headers: { ...own, ...headers },
    // Of bytes, fetch states no type.
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  });

const hmac = (lines: readonly string[], secret: string): string => createHmac("sha256", secret).update(lines.join("\n")).digest("hex");
const sorted = (parameters: Readonly<Record<string, string>>): string[] =>
  Object.keys(parameters)
    .toSorted()
    .map((name) => `${name}:${parameters[name]}`);

export function callPaymentApi(url: string, call: IndependentCall, repeated: Readonly<Record<string, string>> = {}): Promise<Response> {
  const parameters = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": call.method ?? "GET",
    "checkout-nonce": crypto.randomUUID(),
    "checkout-timestamp": new Date().toISOString(),
    ...repeated,
  };
  const signature = hmac([...sorted(parameters), call.body ?? ""], "SAIPPUAKAUPPIAS");
  return send(url, { ...call, headers: call.headers ?? JSON_TYPE }, { ...parameters, signature });
}

/** Posts the card form, as JSON by default. */
export function postCardForm(
  url: string,
  headers: Readonly<Record<string, string>>,
  write: (fields: Readonly<Record<string, string>>) => string = (fields) => JSON.stringify({ ...fields, "checkout-account": 375917 }),
): Promise<Response> {
  const fields = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": crypto.randomUUID(),
    "checkout-timestamp": new Date().toISOString(),
    "checkout-redirect-success-url": "https://shop.example.com/ok",
    "checkout-redirect-cancel-url": "https://shop.example.com/no",
  };
  const body = write({ ...fields, signature: hmac([...sorted(fields), ""], "SAIPPUAKAUPPIAS") });
  return send(url, { method: "POST", target: "/tokenization/addcard-form", body, headers }, {});
}

export function callMerchantApi(
  url: string,
  call: IndependentCall,
  {
    timestamp = "2026-11-21T12:00:00+0200",
    apiName = "ServiceMerchantAPI",
  }: { readonly timestamp?: string; readonly apiName?: string } = {},
): Promise<Response> {
  const md5 = createHash("md5")
    .update(call.body ?? "")
    .digest("base64");
  const message = [call.method ?? "GET", call.target, `${apiName} 13466`, timestamp, md5].join("\n");
  const signature = createHmac("sha256", SECRET).update(message).digest("base64");
  return send(url, call, { timestamp, "content-md5": md5, authorization: `${apiName} 13466:${signature}` });
}

export function callLegacyApi(url: string, call: Omit<IndependentCall, "target">): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`13466:${SECRET}`).toString("base64")}`;
  const headers = { ...JSON_TYPE, "x-service-api-version": "1", ...call.headers };
  return send(url, { method: "POST", target: "/api-payment/create", ...call, headers }, { authorization });
}
