import { signingParameters } from "@maksu/openapi";
import { checkoutSignature } from "@maksu/signing";
import { paymentApiDocument } from "../documents/payment-api.ts";
import { PAYMENT_MERCHANT } from "../live/apis.ts";
import type { TestedApi } from "./tested-api.ts";

export const api: TestedApi = {
  document: paymentApiDocument,
  async sign(operation, { path }, { body, given, account = String(PAYMENT_MERCHANT.account), secret = PAYMENT_MERCHANT.secret }) {
    const names = signingParameters(operation).map(({ name }) => name);
    if (!names.includes("signature")) return {};
    const known: Readonly<Record<string, unknown>> = {
      "checkout-account": account,
      "checkout-algorithm": "sha256",
      "checkout-method": operation.method,
      "checkout-timestamp": new Date().toISOString(),
      "checkout-nonce": crypto.randomUUID(),
      "checkout-transaction-id": path.transactionId,
      "checkout-tokenization-id": path["checkout-tokenization-id"],
      "platform-name": "contract-tests",
      ...given,
    };
    const headers = names
      .filter((name) => (known[name] ?? undefined) !== undefined)
      .map((name): [string, string] => [name, String(known[name])]);
    const signature = await signatureOf(headers, body, secret);
    return { ...Object.fromEntries(headers), signature: "signature" in given ? given.signature : signature };
  },
};

/** Signs something else where the request can't be signed. */
export function signatureOf(parameters: [string, string][], body: string, secret: string): Promise<string> {
  const isNamed = parameters.some(([name]) => name === "checkout-algorithm");
  return checkoutSignature({ parameters, body, secret, ...(!isNamed && { algorithm: "sha256" }) }).catch(() => "0".repeat(64));
}
