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

/** A signer of a merchant's forms, prepared once; its nonces and times are those of the form that is being signed. */
interface FormSigner {
  readonly secret: string;
  readonly signer: ReturnType<typeof checkoutSigner>;
  now: number;
  nonce: string;
}

const signers = new WeakMap<Call["merchant"], FormSigner>();

function signerOf({ merchant, secret }: Pick<Call, "merchant" | "secret">): FormSigner {
  const known = signers.get(merchant);
  if (known?.secret === secret) return known;
  const form: FormSigner = {
    secret,
    signer: checkoutSigner({ account: merchant.account, secret, now: () => new Date(form.now), nonce: () => form.nonce }),
    now: 0,
    nonce: "",
  };
  signers.set(merchant, form);
  return form;
}

/** Creates what signs the forms of a payment. */
export function formSigner(call: Pick<Call, "merchant" | "secret" | "world" | "session">, transactionId: string): SignForm {
  const { world, session } = call;
  const form = signerOf(call);
  const request = { operation: FORM, pathParameters: { transactionId }, target: "", body: NO_BODY };
  return async (name) => {
    // Nonce and time are read before `sign` returns.
    form.now = session.now;
    form.nonce = world.ids.uuid("nonce", `${transactionId} ${name}`);
    const { headers } = await form.signer.sign(request);
    return headers.map(([parameter, value]) => ({ name: parameter, value }));
  };
}
