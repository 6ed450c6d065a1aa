/** The options that all servers behind this front share, checked before anything is started. */
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
import { controlTokenOption, hostsOption, listenOption, MOST_CHARACTERS } from "../access/access-rules.ts";
import { API_NAMES, type ApiName } from "../ground/api-names.ts";
import { TOLERANCE_NAMES } from "../apis/service-apis.ts";
import type { Credentials, Merchant } from "../authentication/credentials.ts";
import type { Exchange } from "../ground/exchange.ts";
import { FAULT_SYNTAX, readFault } from "../faults/fault.ts";
import { PROFILE_NAMES, type ProfileName } from "../ground/profiles.ts";
import type { ToleranceName } from "../responder/tolerance-names.ts";

/** An object that is not a list. */
export const objectOption: OptionRule = {
  allowed: "an object",
  accepts: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

const API_NAME: OptionRule = { ...enumOption(...API_NAMES), required: true };

/** Seconds of a tolerance. */
export const toleranceOption: OptionRule = integerOption(0, 1e9, "of seconds");

/** Bytes of a body: at most half of what Node turns into a string. */
export const bodySizeOption: OptionRule = integerOption(1, 2 ** 28, "of bytes");

/** Port of one server; 0 stands for a free one. */
export const portOption: OptionRule = integerOption(0, 65_535);

/** The first of as many ports as there are APIs. */
export const portsOption = (count: number): OptionRule => {
  const rule = integerOption(0, 65_536 - count);
  return { ...rule, allowed: `${rule.allowed}, so that ${count} APIs have one each` };
};

/** Faults, written as in the fault header. */
export const faultOption: OptionRule = {
  allowed: FAULT_SYNTAX,
  accepts: (value) => typeof value === "string" && readFault(value) !== undefined,
  takes: "a string",
};

/** A real service. */
export const profileOption: OptionRule = enumOption(...PROFILE_NAMES);

/** API name in the Merchant API's `Authorization`. */
export const apiNameOption: OptionRule = {
  allowed: `printable ASCII text without spaces, of at most ${MOST_CHARACTERS} characters`,
  accepts: (value) => typeof value === "string" && /^[!-~]+$/.test(value) && value.length <= MOST_CHARACTERS,
  takes: "a string",
};

/** Account or merchant ID, as it stands in the headers of each API: in that of Basic authentication a colon ends it. */
export const merchantIdOption: OptionRule = {
  allowed: `printable ASCII text without spaces and colons, of at most ${MOST_CHARACTERS} characters`,
  accepts: (value) => typeof value === "string" && /^[!-9;-~]+$/.test(value) && value.length <= MOST_CHARACTERS,
  takes: "a string",
};

const tolerance = enumOption(...TOLERANCE_NAMES);

/** Tolerances: all, none, or some by name. */
export const tolerancesOption: OptionRule = {
  allowed: `true, false, or a list of ${TOLERANCE_NAMES.join(", ")}`,
  accepts: (value) => typeof value === "boolean" || (Array.isArray(value) && value.every(tolerance.accepts)),
  element: tolerance,
};

/** Options of servers behind this front; each server adds its own. */
export interface ServerOptions {
  readonly apis?: readonly ApiName[];
  /** False to listen on none. */
  readonly ports?: { readonly [api in ApiName]?: number } | false;
  readonly host?: string;
  readonly credentials?: { readonly [api in ApiName]?: Credentials };
  readonly auth?: boolean;
  readonly timestampToleranceSeconds?: number;
  readonly rejectUsedNonces?: boolean;
  readonly profile?: ProfileName;
  readonly merchantApiName?: string;
  readonly tolerances?: boolean | readonly ToleranceName[];
  readonly fault?: string;
  readonly allowedHosts?: readonly string[];
  readonly controlToken?: string;
  readonly allowEventsTo?: readonly string[];
  readonly maxBodyBytes?: number;
  readonly requestTimeout?: number;
  /** Called with every exchange. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** The rules of the shared options. */
export const serverOptionRules: OptionRules<ServerOptions> = {
  apis: { allowed: `a list of ${API_NAMES.join(", ")}`, accepts: Array.isArray },
  ports: { allowed: `${objectOption.allowed}, or false`, accepts: (value) => value === false || objectOption.accepts(value) },
  host: listenOption,
  credentials: objectOption,
  auth: booleanOption,
  timestampToleranceSeconds: toleranceOption,
  rejectUsedNonces: booleanOption,
  profile: profileOption,
  merchantApiName: apiNameOption,
  tolerances: tolerancesOption,
  fault: faultOption,
  allowedHosts: hostsOption,
  controlToken: controlTokenOption,
  allowEventsTo: hostsOption,
  maxBodyBytes: bodySizeOption,
  requestTimeout: timeoutOption,
  onExchange: functionOption,
};

/**
 * Checks all options of a server: a misspelled name must not silently mean the default.
 *
 * @param rules the shared ones, and those of the server's own options
 * @throws TypeError that names the option, the kind of value it has and what is allowed
 */
export function checkServerOptions<Options extends ServerOptions>(options: Options, rules: OptionRules<Options>): void {
  const { apis = [], ports, credentials, profile }: ServerOptions = { ...options };
  if (Array.isArray(apis)) for (const [index, api] of apis.entries()) checkShown(`apis.${index}`, api, API_NAME);
  checkShown("profile", profile, profileOption);
  checkOptions(options, rules, failing(""));
  checkOptions({ ...apis }, Object.fromEntries(apis.map((_api, index) => [index, API_NAME])), failing("apis."));
  if (options?.apis?.length === 0) throw new TypeError("apis: must name at least one API");
  if (new Set(apis).size < apis.length) throw new TypeError("apis: must name each API once");
  if (ports !== false) checkPorts("ports", ports, options?.apis ?? API_NAMES);
  checkCredentials("credentials", credentials);
}

/**
 * Checks the ports of APIs: each is of one that is started, and of no other one.
 *
 * @throws TypeError that names the option and the API
 */
export function checkPorts(name: string, ports: Exclude<ServerOptions["ports"], false>, apis: readonly ApiName[]): void {
  checkPerApi(name, ports, portOption);
  checkStarted(name, ports, apis);
  const owners = new Map<number, ApiName>();
  for (const api of apis) {
    const port = ports?.[api] ?? 0;
    const owner = port === 0 ? undefined : owners.get(port);
    if (owner) throw new TypeError(`${name}.${api}: must be another port than that of ${owner}, not ${port}`);
    owners.set(port, api);
  }
}

/**
 * Checks that an option has values for no other API than those that are started: they would be ignored.
 *
 * @throws TypeError that names the option and the API
 */
export function checkStarted(name: string, values: object | undefined, apis: readonly ApiName[]): void {
  for (const [api, value] of Object.entries({ ...values }))
    if (value !== undefined && !apis.some((each) => each === api))
      throw new TypeError(`${name}.${api}: the ${api} API is not started: start it as well, or leave this out`);
}

/** Quotes a string that is not accepted, where it is no secret. */
function checkShown(place: string, value: unknown, rule: OptionRule): void {
  if (typeof value === "string" && !rule.accepts(value))
    throw new TypeError(`${place}: must be ${rule.allowed}, not ${JSON.stringify(value)}`);
}

/**
 * Checks an option that has a value for each API.
 *
 * @throws TypeError that names the option and the API
 */
export function checkPerApi(name: string, values: unknown, rule: OptionRule): void {
  checkOptions(values, Object.fromEntries(API_NAMES.map((api) => [api, rule])), failing(`${name}.`));
}

/**
 * Checks merchants and their secrets per API.
 *
 * @param name of the option they come from
 * @throws TypeError that names the merchant, and never a secret
 */
export function checkCredentials(name: string, credentials: unknown): void {
  checkOptions({ [name]: credentials }, { [name]: objectOption }, failing(""));
  checkPerApi(name, credentials, objectOption);
  for (const [api, merchants] of Object.entries(credentials ?? {}))
    for (const [id, merchant] of Object.entries((merchants ?? {}) as Readonly<Record<string, unknown>>)) {
      if (!merchantIdOption.accepts(id))
        throw new TypeError(`${name}.${api}: each ID must be ${merchantIdOption.allowed}, not ${JSON.stringify(id.slice(0, 50))}`);
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

/** A secret that UTF-8 can encode and HMAC can distinguish from others. */
export const secretOption: OptionRule = {
  allowed: "a non-empty string without NUL and lone surrogates",
  accepts: (value) => typeof value === "string" && /^[^\0\p{Surrogate}]+$/u.test(value),
  takes: "a string",
  required: true,
};

const MERCHANT: OptionRules<Merchant> = { secret: secretOption, otherSecret: { ...secretOption, required: false }, state: stringOption };

const failing =
  (place: string) =>
  (message: string): Error =>
    new TypeError(place + message);
