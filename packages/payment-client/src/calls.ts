/** What is not needed before the first call, or the first card form. Loaded with it. */
import type { Api, OperationTable, Send } from "@maksu/client-core";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { isVerified } from "@maksu/signing";
import { additions } from "./additions.ts";
import { operationTable, numberFields, textFields } from "@maksu/payment-api";
import type { Operations } from "./generated/operations.ts";
import { validators } from "@maksu/payment-api/validators";
import type { PaymentClientOptions } from "./payment-client.ts";

export { watchedFetch } from "@maksu/client-core/calls";
export { CARD_FORM_FIELDS, requireOptions, signCardForm, signedCheckoutFetch } from "@maksu/signing";

/** The API over a `fetch` that signs. */
export function apiWith(
  fetchWith: (operations: OperationTable, nonce: () => string) => Send,
  nonce: () => string,
  noncePer: PaymentClientOptions["noncePer"],
): Api<keyof Operations> {
  const fetchOfCall = (): Send => {
    const once = nonce();
    return fetchWith(operationTable, () => once);
  };
  return {
    operations: operationTable,
    validators,
    additions,
    isVerified,
    parseJson: exactJson(textFields, numberFields),
    fetch: fetchWith(operationTable, nonce),
    ...(noncePer === "call" && { fetchOfCall }),
  };
}
