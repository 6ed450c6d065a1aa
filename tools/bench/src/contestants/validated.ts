import { validators } from "@maksu/payment-client/validators";
import { copyOf } from "./by-hand.ts";

const validate = (await validators["createPayment"]?.())?.body;

/** The caller's values as they are now, if they comply with the description. */
export function validated(given: object): object {
  const body = copyOf(given);
  if (validate?.(body, "application/json").length !== 0) throw new Error("The request is invalid.");
  return body;
}
