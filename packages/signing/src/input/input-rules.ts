/** Checks of input that all functions of this package share, with errors that name the field. */
import { SigningError, type SigningErrorCode } from "../errors.ts";
import { kindOf } from "../options/rules.ts";

/**
 * Requires the object that a function takes, or an object in it.
 *
 * @throws SigningError `option-invalid`
 */
export function requireInput<Input extends object>(input: Input, field = "input"): Input {
  if (typeof input === "object" && input !== null) return input;
  throw new SigningError("option-invalid", `${field}: must be an object, not ${kindOf(input)}`);
}

/** One secret, or several while a secret is being changed: a signature made with any of them verifies. */
export type Secrets = string | readonly string[];

/** Requires a secret: a non-empty string. */
export function requireSecret(secret: unknown): string {
  if (typeof secret !== "string" || secret === "") throw new SigningError("secret-invalid", "secret: must be a non-empty string");
  if (!secret.isWellFormed()) throw new SigningError("secret-invalid", "secret: has a lone surrogate, which UTF-8 can't encode");
  // HMAC fills a short key up with NUL, so the same key could be written in several ways.
  if (secret.includes("\0")) throw new SigningError("secret-invalid", "secret: must not contain NUL");
  return secret;
}

/** Requires at least one secret. */
export function requireSecrets(secrets: Secrets): readonly [string, ...string[]] {
  const list: readonly unknown[] = Array.isArray(secrets) ? secrets : [secrets];
  const [first, ...others] = list.map(requireSecret);
  if (first === undefined) throw new SigningError("secret-invalid", "secret: the list is empty");
  return [first, ...others];
}

/** Requires a value that a header carries unchanged: printable ASCII, no line breaks, no space at either end. */
export function requireHeaderValue(field: string, value: unknown, code: SigningErrorCode = "header-value-invalid"): string {
  if (typeof value === "string" && /^[!-~](?:[ -~]*[!-~])?$/.test(value)) return value;
  throw new SigningError(code, `${field}: must be non-empty printable ASCII without line breaks or outer spaces`);
}

/** Requires the name of a header; gives it in lower case. */
export function requireHeaderName(field: string, name: string): string {
  if (HEADER_NAME.test(name)) return name.toLowerCase();
  throw new SigningError("header-value-invalid", `${field}: must be a valid header name`);
}

/** The characters of a header name. */
export const HEADER_NAME: RegExp = /^[-!#$%&'*+.^_`|~0-9A-Za-z]+$/;

/** Requires an account: a whole number above zero, or text that a header carries. */
export function requireAccount(account: unknown): string {
  return wholeNumber(account) ?? requireHeaderValue("account", account, "account-invalid");
}

/** Requires a merchant ID: as an account, but without space and colon, since both separate it from its neighbours. */
export function requireMerchantId(merchantId: unknown): string {
  const text = wholeNumber(merchantId) ?? merchantId;
  if (typeof text === "string" && /^[!-9;-~]+$/.test(text)) return text;
  throw new SigningError("merchant-id-invalid", "merchantId: must be non-empty printable ASCII without spaces and colons");
}

/** The text of a whole number above zero; undefined for anything else. */
export function wholeNumber(value: unknown): string | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : undefined;
}
