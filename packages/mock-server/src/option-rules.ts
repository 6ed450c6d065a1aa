/** The options of the mock servers, checked before anything is started: by `startMockServer` and by its command alike. */
import {
  booleanOption,
  checkOptions,
  enumOption,
  functionOption,
  integerOption,
  type OptionRule,
  type OptionRules,
  stringOption,
  timeoutOption,
} from "@maksu/signing/options";
import { API_NAMES, type ApiName } from "./api-names.ts";
import type { Merchant } from "./credentials.ts";
import { FAULT_SYNTAX, readFault } from "./fault.ts";
import type { MockServerOptions } from "./mock-server.ts";

const objectOption: OptionRule = {
  allowed: "an object",
  accepts: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

const API_NAME: OptionRule = { ...enumOption(...API_NAMES), required: true };

/** Seconds of a tolerance. */
export const toleranceOption: OptionRule = integerOption(0, 1e9, "of seconds");

/** Port of one server; 0 stands for a free one. */
export const portOption: OptionRule = integerOption(0, 65_535);

/** The first of as many ports as there are APIs. */
export const portsOption = (count: number): OptionRule => {
  const rule = integerOption(0, 65_536 - count);
  return { ...rule, allowed: `${rule.allowed}, so that ${count} APIs have one each` };
};

/** Faults as `Mock-Fault` has them. */
export const faultOption: OptionRule = {
  allowed: FAULT_SYNTAX,
  accepts: (value) => typeof value === "string" && readFault(value) !== undefined,
};

const RULES: OptionRules<MockServerOptions> = {
  apis: { allowed: `a list of ${API_NAMES.join(", ")}`, accepts: Array.isArray },
  ports: objectOption,
  host: stringOption,
  credentials: objectOption,
  auth: booleanOption,
  timestampToleranceSeconds: toleranceOption,
  refuseUsedNonces: booleanOption,
  merchantApiName: {
    allowed: "printable ASCII text without spaces",
    accepts: (value) => typeof value === "string" && /^[!-~]+$/.test(value),
  },
  fault: faultOption,
  allowRemoteEvents: booleanOption,
  descriptions: objectOption,
  maxBodyBytes: integerOption(1, undefined, "of bytes"),
  requestTimeout: timeoutOption,
  onExchange: functionOption,
};

/**
 * Checks all options: a misspelt one must not pass for its default.
 *
 * @throws TypeError that names the option, the kind of value it has and what is allowed
 */
export function checkMockServerOptions(options: MockServerOptions): void {
  checkOptions(options, RULES, failing(""));
  const { apis = [], ports, credentials, descriptions } = { ...options };
  checkOptions({ ...apis }, Object.fromEntries(apis.map((_api, index) => [index, API_NAME])), failing("apis."));
  if (new Set(apis).size < apis.length) throw new TypeError("apis: must name each API once");
  checkOptions(ports, perApi(portOption), failing("ports."));
  checkOptions(descriptions, perApi(objectOption), failing("descriptions."));
  checkCredentials("credentials", credentials);
}

/**
 * Checks merchants and their secrets per API.
 *
 * @param name of the option they come from
 * @throws TypeError that names the merchant, and never a secret
 */
export function checkCredentials(name: string, credentials: unknown): void {
  checkOptions({ [name]: credentials }, { [name]: objectOption }, failing(""));
  checkOptions(credentials, perApi(objectOption), failing(`${name}.`));
  for (const [api, merchants] of Object.entries(credentials ?? {}))
    for (const [id, merchant] of Object.entries((merchants ?? {}) as Readonly<Record<string, unknown>>)) {
      const place = `${name}.${api}.${id}`;
      if (typeof merchant === "object" && merchant !== null && !Array.isArray(merchant))
        checkOptions(merchant, MERCHANT, failing(`${place}.`));
      else
        checkOptions(
          { [place]: merchant },
          { [place]: { ...secretOption, allowed: `${secretOption.allowed}, or { secret, state }` } },
          failing(""),
        );
    }
}

/** What HMAC tells from other secrets, and UTF-8 can write. */
export const secretOption: OptionRule = {
  allowed: "a non-empty string without NUL and lone surrogates",
  accepts: (value) => typeof value === "string" && /^[^\0\p{Surrogate}]+$/u.test(value),
  required: true,
};

const MERCHANT: OptionRules<Merchant> = { secret: secretOption, state: stringOption };

const perApi = (rule: OptionRule): OptionRules<Record<ApiName, unknown>> => ({ payment: rule, merchant: rule, legacy: rule });

const failing =
  (place: string) =>
  (message: string): Error =>
    new TypeError(place + message);
