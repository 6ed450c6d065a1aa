/** The forms that a customer's browser posts to pay: each is signed by the merchant's secret. */
import { checkoutSigner } from "@maksu/signing";
import type { ProviderParameter } from "@maksu/payment-api";
import type { Call } from "../call.ts";

/** Creates the signed parameters of a form, by the name of the method that it is for. */
export type SignForm = (name: string) => Promise<ProviderParameter[]>;

/** What is signed: the parameters of a POST without a body. */
const FORM = {
  method: "POST",
  path: "/pay/{transactionId}",
  signedHeaders: [
    "checkout-account",
    "checkout-algorithm",
    "checkout-method",
    "checkout-nonce",
    "checkout-timestamp",
    "checkout-transaction-id",
    "signature",
  ],
};
const NO_BODY = new Uint8Array();

/** Creates what signs the forms of a payment: a response has dozens of them, so the secret is prepared once. */
export function formSigner(
  { merchant, secret, world, session }: Pick<Call, "merchant" | "secret" | "world" | "session">,
  transactionId: string,
): SignForm {
  let named = "";
  const signer = checkoutSigner({
    account: merchant.account,
    secret,
    now: () => new Date(session.now),
    nonce: () => world.ids.uuid("nonce", `${transactionId} ${named}`),
  });
  const request = { operation: FORM, pathParameters: { transactionId }, target: "", body: NO_BODY };
  return async (name) => {
    // The nonce is made before `sign` returns.
    named = name;
    const { headers } = await signer.sign(request);
    return headers.map(([parameter, value]) => ({ name: parameter, value }));
  };
}
