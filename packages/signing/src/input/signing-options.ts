/** Rules of the signing options, with the error code of each. */
import { SigningError, type SigningErrorCode } from "../errors.ts";
import { wholeNumber } from "./input-rules.ts";
import { checkOptions, type OptionRule, type OptionRules, stringOption } from "../options/rules.ts";
import { BASE_URL, type ServiceAddress } from "./secure-url.ts";

/** An option's rule, and the code of the error. */
export interface SigningOptionRule extends OptionRule {
  /** @defaultValue `option-invalid` */
  readonly code?: SigningErrorCode;
}

/** A rule for every option. */
export type SigningOptionRules<Options extends object> = OptionRules<Options, SigningOptionRule>;

/**
 * Checks options against their rules.
 *
 * @throws SigningError `option-unknown` for a name without a rule; the rule's own code, or `option-invalid`, for what is missing or not accepted
 */
export function requireOptions(options: unknown, rules: Readonly<Record<string, SigningOptionRule>>): void {
  const withoutRule = typeof options === "object" && !Array.isArray(options) ? "option-unknown" : "option-invalid";
  checkOptions(options, rules, (message, rule) => new SigningError(rule ? (rule.code ?? "option-invalid") : withoutRule, message));
}

const identity = {
  allowed: "a whole number above zero or a non-empty string",
  accepts: (value: unknown): boolean => wholeNumber(value) !== undefined || stringOption.accepts(value),
  required: true,
  showsNumbers: true,
};

/** Merchant ID as the Payment API calls it. */
export const accountOption: SigningOptionRule = { ...identity, code: "account-invalid" };

/** Merchant ID. */
export const merchantIdOption: SigningOptionRule = { ...identity, code: "merchant-id-invalid" };

/** The merchant secret. */
export const secretOption: SigningOptionRule = { ...stringOption, required: true, code: "secret-invalid" };

/** The merchant secret, or several while it is being changed. */
export const secretsOption: SigningOptionRule = {
  allowed: "a non-empty string or a list of them",
  accepts: (value) => stringOption.accepts(value) || (Array.isArray(value) && value.length > 0),
  required: true,
  code: "secret-invalid",
};

/** A host name or an address as URLs have it. */
const host: OptionRule = {
  allowed: "a host name without scheme and port",
  accepts: (value) => typeof value === "string" && /^([\w.-]+|\[[\da-f:]+\])$/i.test(value),
  takes: "a string",
};

/** Rules of a service's address. */
export const SERVICE_ADDRESS: SigningOptionRules<ServiceAddress> = {
  baseUrl: { ...stringOption, allowed: BASE_URL, required: true, code: "url-invalid" },
  allowInsecureHosts: {
    allowed: "a list of host names without scheme and port",
    accepts: (value) => Array.isArray(value) && value.every(host.accepts),
    element: host,
  },
};

/** Text that goes into a header. */
export const headerOption: SigningOptionRule = { ...stringOption, code: "header-value-invalid" };
