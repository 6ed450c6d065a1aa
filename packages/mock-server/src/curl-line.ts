import { operationTable as legacyOperations } from "@maksu/legacy-client";
import { checkoutSignature, contentMd5, merchantAuthorization, merchantSignature, merchantTimestamp } from "@maksu/signing";
import type { ApiName } from "./api-names.ts";

/** A request to try an API with, signed for a merchant. */
export async function curlLine(api: ApiName, url: string, id: string, secret: string): Promise<string> {
  return LINES[api](url, id, secret);
}

const LINES: Readonly<Record<ApiName, (url: string, id: string, secret: string) => Promise<string>>> = {
  async payment(url, account, secret) {
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
  async merchant(url, merchantId, secret) {
    const target = "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31";
    const timestamp = merchantTimestamp(new Date());
    const md5 = await contentMd5();
    const signature = await merchantSignature({ method: "GET", target, merchantId, timestamp, contentMd5: md5, secret });
    return curl(url + target, {
      Timestamp: timestamp,
      "Content-MD5": md5,
      Authorization: merchantAuthorization({ merchantId, signature }),
    });
  },
  async legacy(url, merchantId, secret) {
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
    const line = curl(url + legacyOperations.createPayment.path, { "Content-Type": "application/json", "X-Service-Api-Version": "1" });
    return `${line} -u ${merchantId}:${secret} -d '${JSON.stringify(payment)}'`;
  },
};

const curl = (url: string, headers: Readonly<Record<string, string>>): string =>
  [`curl '${url}'`, ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`)].join(" ");
