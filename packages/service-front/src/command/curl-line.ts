import { operationTable as legacyOperations } from "@maksu/legacy-api";
import { checkoutSignature, contentMd5, merchantAuthorization, merchantSignature, merchantTimestamp } from "@maksu/signing";
import { shellWord } from "@maksu/signing/command-line";
import type { ApiName } from "../ground/api-names.ts";
import { DOCUMENTED_NAMES, type ServiceNames } from "../ground/profiles.ts";

/** The merchant to sign a line for. */
export interface CurlCaller {
  readonly api: ApiName;
  readonly url: string;
  /** Merchant ID or account. */
  readonly id: string;
  readonly secret: string;
  /** Names of the service that the server stands in for. */
  readonly names?: ServiceNames;
  /** Makes curl ask for the secret, where it is part of the request. */
  readonly hidesSecret?: boolean;
}

/** Creates a request to try an API with, signed for a merchant; an empty string for an API that has none. */
export async function curlLine(caller: CurlCaller): Promise<string> {
  return (await LINES[caller.api]?.(caller)) ?? "";
}

const LINES: { readonly [api in ApiName]?: (caller: CurlCaller) => Promise<string> } = {
  async payment({ url, id: account, secret }) {
    const headers = {
      "checkout-account": account,
      "checkout-algorithm": "sha256",
      "checkout-method": "GET",
      "checkout-nonce": crypto.randomUUID(),
      "checkout-timestamp": new Date().toISOString(),
    };
    const signature = await checkoutSignature({ parameters: Object.entries(headers), secret });
    return curl(`${url}/merchants/payment-providers`, { ...headers, signature });
  },
  async merchant({ url, id: merchantId, secret, names: { merchantApiName: apiName } = DOCUMENTED_NAMES }) {
    const target = "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31";
    const timestamp = merchantTimestamp(new Date());
    const md5 = await contentMd5();
    const signature = await merchantSignature({ method: "GET", target, apiName, merchantId, timestamp, contentMd5: md5, secret });
    return curl(url + target, {
      Timestamp: timestamp,
      "Content-MD5": md5,
      Authorization: merchantAuthorization({ apiName, merchantId, signature }),
    });
  },
  async legacy({ url, id, secret, names: { legacyVersionHeader } = DOCUMENTED_NAMES, hidesSecret = false }) {
    const payment = {
      orderNumber: "1",
      currency: "EUR",
      price: "10.00",
      urlSet: {
        success: "https://shop.example.com/ok",
        failure: "https://shop.example.com/failed",
        notification: "https://shop.example.com/notify",
      },
    };
    const line = curl(url + legacyOperations.createPayment.path, { "Content-Type": "application/json", [legacyVersionHeader]: "1" });
    return `${line} -u ${shellWord(hidesSecret ? id : `${id}:${secret}`)} -d ${shellWord(JSON.stringify(payment))}`;
  },
};

const curl = (url: string, headers: Readonly<Record<string, string>>): string =>
  [`curl ${shellWord(url)}`, ...Object.entries(headers).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`)].join(" ");
