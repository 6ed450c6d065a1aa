/** Code that signs and verifies without a client. */
import {
  cardFormHtml,
  checkoutSignature,
  type RawBody,
  signCardForm,
  SigningError,
  type SigningErrorCode,
  verifyCheckoutSignature,
  verifyReceipt,
} from "@maksu/signing";
import { explain, explanationText } from "@maksu/signing/explain";

const secret = "SAIPPUAKAUPPIAS";

export async function sign(body: RawBody): Promise<string> {
  const signature: string = await checkoutSignature({ parameters: new Map([["checkout-account", "375917"]]), secret, body });
  return signature;
}

export async function verify(url: URL, headers: Headers): Promise<boolean> {
  return (
    (await verifyCheckoutSignature({ parameters: url.searchParams, secret })) &&
    (await verifyCheckoutSignature({ parameters: headers, secret: [secret], body: "{}" }))
  );
}

export const codeOf = (error: unknown): SigningErrorCode | undefined => (error instanceof SigningError ? error.code : undefined);
export const given: unknown = [cardFormHtml, explain, explanationText, signCardForm, verifyReceipt];

export function rejected(): void {
  // @ts-expect-error: no secret
  void checkoutSignature({ parameters: [] });
  // @ts-expect-error: an object's fields are pairs only by Object.entries
  void verifyCheckoutSignature({ parameters: { "checkout-account": "375917" }, secret });
  // @ts-expect-error: unknown algorithm
  void checkoutSignature({ parameters: [], secret, algorithm: "md5" });
}
