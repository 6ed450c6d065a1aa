/** Parses the command's arguments into settings. */
import { readFileSync } from "node:fs";
import { type FlagOptions, parseFlags, readFailure } from "@maksu/signing/command-line";
import {
  API_NAMES,
  type ApiName,
  checkCredentials,
  checkStarted,
  type Credentials,
  faultOption,
  listenOption,
  merchantIdOption,
  PROFILE_NAMES,
  secretOption,
  type ServiceNames,
  serviceNames,
  TEST_CREDENTIALS,
} from "@maksu/service-front";
import { packageVersion, requireOption, requireShown } from "@maksu/service-front/command";
import type { MockServerOptions } from "../mock-server-options.ts";
import { accessIn, serviceIn, numbersIn, portsOf, requireApi } from "./option-values.ts";

/** Environment variable with the control token. */
const TOKEN_VARIABLE = "MAKSU_MOCK_TOKEN";

export const USAGE: string = `maksu-mock-server ${API_NAMES.map((api) => `[${api}]`).join(" ")} [options]

Serves the named APIs, all by default, until SIGINT or SIGTERM.

  --port 4010                 port of the first API, the others take the next ports; 0 takes free ones
  --port API=4010             port of one API; repeatable
  --host 127.0.0.1            address to listen on
  --secret SECRET             secret of the test merchants, instead of the published one
  --merchant ID=SECRET        a merchant to use instead of the test merchants; repeatable
  --credentials FILE          JSON, { "payment": { "ID": "SECRET" }, … }: keeps secrets off the command line and the output
  --no-auth                   accept unsigned requests
  --timestamp-tolerance S     reject timestamps more than S seconds off
  --reject-used-nonces        reject a nonce that an account has used before
  --profile ${PROFILE_NAMES.join("|").padEnd(17)} stand in for this service: its API name, version header and tolerances
  --merchant-api-name NAME    API name that the Merchant API expects in Authorization
  --tolerances NAMES          accept these undocumented forms that real clients send, such as "items-absent,notify-url-null";
                              all or none of them. With a profile all, else none
  --fault FAULTS              faults of every response, such as "delay=200, no-signature"
  --allowed-hosts HOST,…      host names besides this machine by which requests may reach the servers, such as "mock"
  --control-token TOKEN       token that control requests must have, needed off loopback and by allowed hosts; else the
                              environment variable ${TOKEN_VARIABLE}
  --allow-events-to HOST,…    hosts besides this machine that events may go to
  --description API=FILE      replace an API's bundled description, JSON
  --max-body-bytes N          maximum size of a body
  --request-timeout MS        milliseconds in which a request must have arrived
  --quiet                     no line per request
  --json                      a JSON object per request instead of a line
  -h, --help                  this text
  --version                   the version of this package`;

/** The task of the command. */
export interface Command {
  readonly apis: readonly ApiName[];
  readonly options: MockServerOptions;
  /** Names of the service that the servers stand in for. */
  readonly names: ServiceNames;
  /** Merchant ID and secret to print, per API. */
  readonly shown: ReadonlyMap<ApiName, readonly [id: string, secret: string]>;
  /** Whether the secrets came from a file, and must not be printed. */
  readonly hidesSecrets: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

const OPTIONS = {
  port: { type: "string", multiple: true, default: [] },
  host: { type: "string", default: "127.0.0.1" },
  secret: { type: "string" },
  merchant: { type: "string", multiple: true },
  credentials: { type: "string" },
  "no-auth": { type: "boolean", default: false },
  "timestamp-tolerance": { type: "string" },
  "reject-used-nonces": { type: "boolean", default: false },
  profile: { type: "string" },
  "merchant-api-name": { type: "string" },
  tolerances: { type: "string" },
  fault: { type: "string", default: "" },
  "allowed-hosts": { type: "string" },
  "control-token": { type: "string" },
  "allow-events-to": { type: "string" },
  description: { type: "string", multiple: true, default: [] },
  "max-body-bytes": { type: "string" },
  "request-timeout": { type: "string" },
  json: { type: "boolean", default: false },
  quiet: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const satisfies FlagOptions;

/**
 * Parses the arguments.
 *
 * @returns the text to print, when only that is requested
 * @throws Error with a one-line message that says what is wrong
 */
export function readCommandLine(args: readonly string[]): Command | string {
  const { values, positionals } = parseFlags(args, OPTIONS);
  if (values.help) return USAGE;
  if (values.version) return packageVersion(new URL("../../package.json", import.meta.url));
  const apis = positionals.length === 0 ? API_NAMES : [...new Set(positionals.map(requireApi))];
  requireShown("--host", values.host, listenOption);
  requireShown("--fault", values.fault, faultOption);
  const credentials = credentialsOf(values);
  const service = serviceIn(values);
  const descriptions = Object.fromEntries(values.description.map(readDescription));
  checkStarted("--description", descriptions, apis);
  return {
    apis,
    options: {
      ...service,
      ...numbersIn(values),
      ...accessIn(values, TOKEN_VARIABLE),
      apis,
      host: values.host,
      auth: !values["no-auth"],
      rejectUsedNonces: values["reject-used-nonces"],
      fault: values.fault,
      credentials,
      descriptions,
      ports: portsOf(apis, values.port),
    },
    names: serviceNames(service),
    shown: new Map(apis.map((api) => [api, firstOf(credentials[api], api)])),
    hidesSecrets: values.credentials !== undefined,
    json: values.json,
    quiet: values.quiet,
  };
}

type ApiCredentials = { readonly [api in ApiName]?: Credentials };

function credentialsOf({ secret, merchant, credentials }: { secret?: string; merchant?: string[]; credentials?: string }): ApiCredentials {
  if ([secret, merchant, credentials].filter((given) => given !== undefined).length > 1)
    throw new Error("--secret, --merchant and --credentials exclude each other: choose one");
  if (credentials !== undefined) return requireCredentials(readJson("--credentials", credentials));
  const own = secret === undefined ? merchant && Object.fromEntries(merchant.map(requireMerchant)) : undefined;
  if (secret !== undefined) requireOption("--secret", secret, secretOption);
  return Object.fromEntries(
    API_NAMES.flatMap((api) => {
      const merchants = secret === undefined ? own : Object.fromEntries(Object.keys(TEST_CREDENTIALS[api]).map((id) => [id, secret]));
      return merchants ? [[api, merchants]] : [];
    }),
  );
}

function requireMerchant(text: string): [string, string] {
  const [, id = "", secret = ""] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (id === "") throw new Error("--merchant: must be ID=SECRET");
  requireShown("--merchant", id, { ...merchantIdOption, allowed: `ID=SECRET, the ID ${merchantIdOption.allowed}` });
  requireOption("--merchant", secret, secretOption);
  return [id, secret];
}

function requireCredentials(value: unknown): ApiCredentials {
  checkCredentials("--credentials", value);
  return value as ApiCredentials;
}

function firstOf(credentials: Credentials | undefined, api: ApiName): readonly [string, string] {
  const [[id, known] = ["", ""]] = Object.entries(credentials ?? TEST_CREDENTIALS[api]);
  return [id, typeof known === "string" ? known : known.secret];
}

function readDescription(text: string): [ApiName, object] {
  const [, api = "", file = ""] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
  const document = file === "" ? undefined : readJson("--description", file);
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new Error("--description: must be API=FILE, and the file a JSON object");
  return [requireApi(api), document];
}

function readJson(option: string, file: string): unknown {
  try {
    // It leaves out a byte order mark.
    return JSON.parse(new TextDecoder().decode(readFileSync(file)));
  } catch (error) {
    throw new Error(`${option}: ${file} ${error instanceof SyntaxError ? "is not JSON" : readFailure(error)}`, { cause: error });
  }
}
