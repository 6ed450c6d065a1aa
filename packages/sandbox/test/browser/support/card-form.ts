import type { MerchantCredentials } from "../../../src/index.ts";
import { type Algorithm, type Shop, signForm } from "../../support/shop.ts";

/** Posts the form that adds a card, signed by a merchant with an algorithm, with fields changed after that. Returns the response, which redirects the browser. */
export async function postCardForm(
  url: string,
  { urls }: Pick<Shop, "urls">,
  { account, secret }: MerchantCredentials,
  change: Readonly<Record<string, string>> = {},
  algorithm: Algorithm = "sha256",
): Promise<Response> {
  const fields = {
    "checkout-account": String(account),
    "checkout-algorithm": algorithm,
    "checkout-method": "POST",
    "checkout-nonce": "1",
    "checkout-timestamp": "2026-03-02T09:00:00Z",
    "checkout-redirect-success-url": urls.success,
    "checkout-redirect-cancel-url": urls.cancel,
    "checkout-callback-success-url": urls.success,
    "checkout-callback-cancel-url": urls.cancel,
  };
  const body = new URLSearchParams({ ...signForm(fields, secret), ...change });
  return fetch(`${url}/tokenization/addcard-form`, { method: "POST", body, redirect: "manual" });
}
