/** Loaded on the first call or card form. */
import type { Api, ClientSettings } from "@maksu/client-core";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { numberFields, operationTable, textFields } from "@maksu/payment-api";
import { validators } from "@maksu/payment-api/validators";
import { checkoutSigner, type CheckoutSignerOptions, signedCheckoutFetch } from "@maksu/signing";
import { additions } from "./additions.ts";
import type { Operations } from "./generated/operations.ts";
import type { PaymentClientOptions } from "./payment-client.ts";
import manifest from "../package.json" with { type: "json" };

export { CARD_FORM_FIELDS, requireOptions, signCardForm } from "@maksu/signing";

/** The API, signed. */
export function apiWith(
  signing: CheckoutSignerOptions,
  { baseUrl, allowInsecureHosts, maxResponseBytes }: ClientSettings,
  noncePer: PaymentClientOptions["noncePer"],
): Api<keyof Operations> {
  const { nonce = () => crypto.randomUUID() } = signing;
  const signerOfCall = () => {
    const once = nonce();
    return checkoutSigner({ ...signing, nonce: () => once });
  };
  const origin = { baseUrl, allowInsecureHosts, ...(maxResponseBytes !== undefined && { maxResponseBytes }) };
  return {
    operations: operationTable,
    validators,
    pages: "payment",
    product: `maksu-payment-client/${manifest.version}`,
    additions,
    parseJson: exactJson(textFields, numberFields),
    signer: checkoutSigner(signing),
    ...(noncePer === "call" && { signerOfCall }),
    signedFetch: (fetch) => signedCheckoutFetch({ ...signing, ...origin, operations: operationTable, fetch }),
  };
}
