/** Reads and checks the values of the command's options, with the same rules as `startMockServer`. */
import { type OptionRule, suggestion, timeoutOption } from "@maksu/signing/options";
import {
  API_NAMES,
  type ApiName,
  apiNameOption,
  bodySizeOption,
  checkPorts,
  controlTokenOption,
  hostsOption,
  portOption,
  portsOption,
  type ProfileName,
  profileOption,
  TOLERANCE_NAMES,
  type ToleranceName,
  toleranceOption,
  tolerancesOption,
} from "@maksu/service-front";
import { requireNumber, requireOption, requireShown } from "@maksu/service-front/command";
import type { MockServerOptions } from "../mock-server-options.ts";

interface ServiceValues {
  readonly profile?: string;
  readonly "merchant-api-name"?: string;
  readonly tolerances?: string;
}

/** Returns the options of the service to stand in for. */
export function serviceIn({
  profile,
  "merchant-api-name": merchantApiName,
  tolerances: text,
}: ServiceValues): Pick<MockServerOptions, "profile" | "merchantApiName" | "tolerances"> {
  const tolerances = text === undefined ? undefined : (ALL_OR_NONE[text] ?? text.split(",").map((name) => name.trim()));
  requireShown("--profile", profile, profileOption);
  requireShown("--merchant-api-name", merchantApiName, apiNameOption);
  const allowed = `all, none, or some of ${TOLERANCE_NAMES.join(", ")}`;
  requireShown("--tolerances", text, { ...tolerancesOption, allowed }, tolerances);
  return {
    ...(profile !== undefined && { profile: profile as ProfileName }),
    ...(merchantApiName !== undefined && { merchantApiName }),
    ...(tolerances !== undefined && { tolerances: tolerances as readonly ToleranceName[] | boolean }),
  };
}

const ALL_OR_NONE: Readonly<Record<string, boolean>> = { all: true, none: false };

type NumberName = "timestamp-tolerance" | "max-body-bytes" | "request-timeout";

const NUMBERS: Readonly<Record<NumberName, readonly [option: keyof MockServerOptions, rule: OptionRule]>> = {
  "timestamp-tolerance": ["timestampToleranceSeconds", toleranceOption],
  "max-body-bytes": ["maxBodyBytes", bodySizeOption],
  "request-timeout": ["requestTimeout", timeoutOption],
};

/** Returns the options that are a number. */
export function numbersIn(values: { readonly [name in NumberName]?: string }): MockServerOptions {
  return Object.fromEntries(
    Object.entries(NUMBERS).flatMap(([name, [option, rule]]) => {
      const text = values[name as NumberName];
      return text === undefined ? [] : [[option, requireNumber(`--${name}`, text, rule)]];
    }),
  );
}

interface AccessValues {
  readonly "allowed-hosts"?: string;
  readonly "control-token"?: string;
  readonly "allow-events-to"?: string;
}

/**
 * Returns the options of who reaches the servers, and whom they reach.
 *
 * @param variable - the environment variable with the token that isn't given
 */
export function accessIn(
  { "allowed-hosts": allowed, "control-token": token, "allow-events-to": targets }: AccessValues,
  variable: string,
): Pick<MockServerOptions, "allowedHosts" | "controlToken" | "allowEventsTo"> {
  const controlToken = token ?? process.env[variable];
  if (controlToken !== undefined) requireOption(token === undefined ? variable : "--control-token", controlToken, controlTokenOption);
  return {
    ...(allowed !== undefined && { allowedHosts: hostsIn("--allowed-hosts", allowed) }),
    ...(controlToken !== undefined && { controlToken }),
    ...(targets !== undefined && { allowEventsTo: hostsIn("--allow-events-to", targets) }),
  };
}

function hostsIn(option: string, text: string): readonly string[] {
  const hosts = text.split(",").map((each) => each.trim());
  requireShown(option, text, hostsOption, hosts);
  return hosts;
}

/** A port without an API is that of the first one; the others take the next ports. */
export function portsOf(apis: readonly ApiName[], given: readonly string[]): MockServerOptions["ports"] & object {
  const shared = given.findLast((text) => !text.includes("=")) ?? "4010";
  const first = requireNumber("--port", shared, apis.length > 1 ? portsOption(apis.length) : portOption);
  const own = given.flatMap((text): [ApiName, number][] => {
    const [, api, port = ""] = /^([^=]*)=(.*)$/.exec(text) ?? [];
    return api === undefined ? [] : [[requireApi(api), requireNumber("--port", port, portOption)]];
  });
  const ports = Object.fromEntries([...apis.map((api, index) => [api, first === 0 ? 0 : first + index] as const), ...own]);
  checkPorts("--port", ports, apis);
  return ports;
}

/** Returns the API of this name. */
export function requireApi(name: string): ApiName {
  const api = API_NAMES.find((known) => known === name);
  if (!api) throw new Error(`${name}: unknown API; ${suggestion(name, API_NAMES, "APIs")}`);
  return api;
}
