/** The forms that a customer's browser posts to pay: each is signed by the merchant's secret. */
import { checkoutSigner } from "@maksu/signing";
import type { CheckoutAlgorithm, ProviderParameter } from "@maksu/payment-api";
import type { Payment } from "../../domain/payments/payment.ts";
import type { Call } from "../call.ts";

/** Creates the signed parameters of a form, by the name of the method that it is for. */
export type SignForm = (name: string) => Promise<ProviderParameter[]>;

/** The signed parameters of a POST without a body. */
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

/** A signer of a merchant's forms, prepared once; its nonces and times are those of the form that is being signed. */
interface FormSigner {
  readonly secret: string;
  readonly signer: ReturnType<typeof checkoutSigner>;
  now: number;
  nonce: string;
}

const signers: Readonly<Record<CheckoutAlgorithm, WeakMap<Call["merchant"], FormSigner>>> = {
  sha256: new WeakMap(),
  sha512: new WeakMap(),
};

function signerOf({ merchant, secret }: Pick<Call, "merchant" | "secret">, algorithm: CheckoutAlgorithm): FormSigner {
  const known = signers[algorithm].get(merchant);
  if (known?.secret === secret) return known;
  const form: FormSigner = {
    secret,
    signer: checkoutSigner({ account: merchant.account, secret, algorithm, now: () => new Date(form.now), nonce: () => form.nonce }),
    now: 0,
    nonce: "",
  };
  signers[algorithm].set(merchant, form);
  return form;
}

/** Creates what signs the forms of a payment, with the algorithm of its request. */
export function formSigner(
  call: Pick<Call, "merchant" | "secret" | "world" | "session">,
  { transactionId, algorithm = "sha256" }: Pick<Payment, "transactionId" | "algorithm">,
): SignForm {
  const { world, session } = call;
  const form = signerOf(call, algorithm);
  const request = { operation: FORM, pathParameters: { transactionId }, target: "", body: NO_BODY };
  return async (name) => {
    // Nonce and time are read before `sign` returns.
    form.now = session.now;
    form.nonce = world.ids.uuid("nonce", `${transactionId} ${name}`);
    const { headers } = await form.signer.sign(request);
    return headers.map(([parameter, value]) => ({ name: parameter, value }));
  };
}
