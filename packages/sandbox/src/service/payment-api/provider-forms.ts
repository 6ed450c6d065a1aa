/** The forms that a customer's browser posts to pay: each is signed by the merchant's secret. */
import { checkoutSignature } from "@maksu/signing";
import type { ProviderParameter } from "@maksu/payment-api";
import type { Call } from "../call.ts";

/** Creates the signed parameters of a form. */
export async function signedForm(
  { merchant, secret, world, session }: Pick<Call, "merchant" | "secret" | "world" | "session">,
  transactionId: string,
  name: string,
): Promise<ProviderParameter[]> {
  const parameters: [string, string][] = [
    ["checkout-account", merchant.account],
    ["checkout-algorithm", "sha256"],
    ["checkout-method", "POST"],
    ["checkout-nonce", world.ids.uuid("nonce", `${transactionId} ${name}`)],
    ["checkout-timestamp", new Date(session.now).toISOString()],
    ["checkout-transaction-id", transactionId],
  ];
  const signature = await checkoutSignature({ parameters, secret });
  return [...parameters, ["signature", signature] as const].map(([parameter, value]) => ({ name: parameter, value }));
}
