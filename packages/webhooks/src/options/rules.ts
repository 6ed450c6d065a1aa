/** The rule of each option, and the error code for values that break it. */
import { checkOptions, functionOption, type OptionRule } from "@maksu/signing/options";
import { WebhookError, type WebhookErrorCode } from "../errors.ts";

/** A rule and its error code. */
export interface WebhookOptionRule extends OptionRule {
  /** @defaultValue `option-invalid` */
  readonly code?: WebhookErrorCode;
}

/** Rules by the names of their options. */
export type WebhookOptionRules = Readonly<Record<string, WebhookOptionRule>>;

/**
 * Validates options against their rules and copies them, so later changes to the caller's object have no effect.
 *
 * @param others - names to ignore: one options object may serve several functions
 * @throws WebhookError `option-unknown` for a name that has no rule and is not ignored; the rule's own code, or `option-invalid`, for a
 * missing or invalid value; `option-invalid` if the options are not an object
 */
export function takeOptions<Options extends object>(options: Options, rules: WebhookOptionRules, others: readonly string[] = []): Options {
  const ignored = Object.fromEntries(others.map((name) => [name, ANYTHING]));
  const withoutRule = typeof options === "object" && !Array.isArray(options) ? "option-unknown" : "option-invalid";
  checkOptions(
    options,
    { ...ignored, ...rules },
    (message, rule) => new WebhookError(rule ? (rule.code ?? "option-invalid") : withoutRule, message),
  );
  return { ...options };
}

const ANYTHING: WebhookOptionRule = { allowed: "anything", accepts: () => true };

/** Checks that a text can be a signing key: HMAC pads short keys with NUL, and lone surrogates have no UTF-8 form. */
const isSecret = (value: unknown): boolean => typeof value === "string" && value !== "" && !value.includes("\0") && value.isWellFormed();

export const secretRule: WebhookOptionRule = {
  allowed: "a non-empty string without NUL and lone surrogates",
  accepts: isSecret,
  takes: "a string",
  required: true,
  code: "secret-invalid",
};

/** A secret, or several during a rotation. */
export const secretsRule: WebhookOptionRule = {
  ...secretRule,
  allowed: `${secretRule.allowed}, or a non-empty list of such strings`,
  accepts: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isSecret) : isSecret(value)),
  element: secretRule,
};

/** A merchant ID. */
export const accountRule: WebhookOptionRule = {
  allowed: "the merchant ID, a whole number above zero",
  accepts: (value) => (typeof value === "string" || Number.isSafeInteger(value)) && /^[1-9]\d*$/.test(String(value)),
  takes: "a string",
  showsNumbers: true,
  required: true,
  code: "account-invalid",
};

export const functionRule: WebhookOptionRule = { ...functionOption, code: "function-invalid" };

/** Any text. */
export const textRule: WebhookOptionRule = { allowed: "a string", accepts: (value) => typeof value === "string" };
