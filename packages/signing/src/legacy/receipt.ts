/** The legacy API's receipts: the parameters that come with the customer and with the notification (Legacy API, Events, rule 3). */
import { digest } from "#crypto";
import { SigningError } from "../errors.ts";
import { requireInput, requireSecret, requireSecrets, type Secrets } from "../input/input-rules.ts";
import { pickParameters, pipeMessage, type ReceivedPairs } from "../input/parameters.ts";
import { freshnessCheck, type Freshness } from "../input/freshness.ts";
import { matchesAny, readOrUndefined } from "../input/verifier.ts";

/** Parameters of the success address and of the notification. */
export interface SuccessReceipt {
  readonly ORDER_NUMBER: string;
  /** UNIX time in seconds. */
  readonly TIMESTAMP: string;
  /** Payment ID. */
  readonly PAID: string;
  /** Payment method number, of one to three digits. */
  readonly METHOD: string;
}

/** Parameters of the failure address. */
export type FailureReceipt = Pick<SuccessReceipt, "ORDER_NUMBER" | "TIMESTAMP">;

/** Input of {@link verifyReceipt}. */
export interface ReceiptVerifyInput extends Freshness {
  /** Query parameters received, `RETURN_AUTHCODE` among them. */
  readonly parameters: ReceivedPairs;
  /**
   * Which of the two forms this address takes: `success` for the success address and the notification, `failure` for the failure address.
   * Both forms are signed, so without this a receipt of a failed payment, sent to the success address, would verify.
   */
  readonly form: "success" | "failure";
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/**
 * Returns the message without its end: the fields in order, each followed by `|`. The secret is appended for hashing.
 *
 * @throws SigningError `parameter-invalid` for a field that is empty or holds `|`, for one of `PAID` and `METHOD` without the other, and for a
 *   `TIMESTAMP` or `METHOD` that is not a valid number
 */
export function receiptMessage(fields: SuccessReceipt | FailureReceipt): Uint8Array {
  requireInput(fields);
  const names = "PAID" in fields || "METHOD" in fields ? SUCCESS : FAILURE;
  return messageOf(names, new Map<string, unknown>(Object.entries(fields)));
}

/**
 * Returns `RETURN_AUTHCODE`: MD5 of {@link receiptMessage} and the secret, as 32 digits of upper-case hex.
 *
 * @throws SigningError `parameter-invalid`, `secret-invalid`, `md5-unavailable`
 */
export async function receiptAuthcode(input: (SuccessReceipt | FailureReceipt) & { readonly secret: string }): Promise<string> {
  const { secret, ...fields } = requireInput(input);
  return authcode(receiptMessage(fields), requireSecret(secret));
}

/**
 * Verifies `RETURN_AUTHCODE` over the parameters of this form, in upper-case hex. Returns false for a parameter that is missing, repeated or holds
 * `|`, for an invalid `TIMESTAMP` or `METHOD`, and for `PAID` or `METHOD` on a failure. Ignores other parameters.
 * With `toleranceSeconds`, `TIMESTAMP` must be within it.
 *
 * @throws SigningError `secret-invalid`, `tolerance-invalid`, `md5-unavailable`
 */
export async function verifyReceipt(input: ReceiptVerifyInput): Promise<boolean> {
  const { parameters, form, secret, ...freshness } = requireInput(input);
  const secrets = requireSecrets(secret);
  const fresh = freshnessCheck(freshness);
  const received = readOrUndefined(() => {
    const values = pickParameters(parameters, [...SUCCESS, "RETURN_AUTHCODE"]);
    if (form === "failure" && (values.has("PAID") || values.has("METHOD"))) return undefined;
    const message = messageOf(form === "failure" ? FAILURE : SUCCESS, values);
    return { message, code: values.get("RETURN_AUTHCODE"), timestamp: Number(values.get("TIMESTAMP")) };
  });
  if (received?.code === undefined || !fresh(() => received.timestamp * 1000)) return false;
  return matchesAny(secrets, received.code, async (each) => authcode(received.message, each));
}

const FAILURE = ["ORDER_NUMBER", "TIMESTAMP"] as const;
const SUCCESS = [...FAILURE, "PAID", "METHOD"] as const;

function messageOf(names: readonly string[], values: ReadonlyMap<string, unknown>): Uint8Array {
  if (!/^\d+$/.test(String(values.get("TIMESTAMP")))) throw new SigningError("parameter-invalid", "TIMESTAMP: must be UNIX seconds");
  // A failure's receipt ends with the timestamp: if its order number could hold pipes, it could be read as another order's payment.
  if (names === SUCCESS && !/^\d{1,3}$/.test(String(values.get("METHOD"))))
    throw new SigningError("parameter-invalid", "METHOD: must be a payment method number of one to three digits");
  return pipeMessage(names, values);
}

async function authcode(message: Uint8Array, secret: string): Promise<string> {
  return (await digest("md5", [message, secret], "hex")).toUpperCase();
}
