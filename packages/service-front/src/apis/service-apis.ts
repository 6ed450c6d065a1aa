import type { OperationTable } from "@maksu/openapi-runtime";
import { API_NAMES, type ApiName } from "../ground/api-names.ts";
import type { Authentication } from "../authentication/authentication.ts";
import type { RequestSigner } from "@maksu/signing";
import type { ApiFront, Caller, ResponseReaders, ServiceApi } from "../responder/service-api.ts";
import type { ToleranceName, Tolerances } from "../responder/tolerance-names.ts";
import { legacyFront } from "./legacy-api.ts";
import { DOCUMENTED_NAMES, type ServiceNames } from "../ground/profiles.ts";
import { merchantFront } from "./merchant-api.ts";
import { paymentFront } from "./payment-api.ts";

const FRONTS: Readonly<Record<ApiName, ApiFront>> = {
  payment: paymentFront,
  merchant: merchantFront,
  legacy: legacyFront,
};

/**
 * Creates what a server of one API needs: authentication, body formats, error bodies, events.
 *
 * @param names those of the service to stand in for
 */
export const serviceApi = (name: ApiName, authentication: Authentication, names: ServiceNames = DOCUMENTED_NAMES): ServiceApi =>
  FRONTS[name].make(authentication, names);

/** The tolerances of each API: what real clients send and the service evidently takes, though its document has it otherwise. */
export const TOLERANCES: Readonly<Record<ApiName, Tolerances>> = Object.fromEntries(
  API_NAMES.map((name) => [name, FRONTS[name].tolerances]),
) as Record<ApiName, Tolerances>;

/** The names of all tolerances. */
export const TOLERANCE_NAMES: readonly ToleranceName[] = API_NAMES.flatMap((api) => TOLERANCES[api].map(({ name }) => name));

/** The operations of each API, by operationId. */
export const OPERATIONS: Readonly<Record<ApiName, OperationTable>> = Object.fromEntries(
  API_NAMES.map((name) => [name, FRONTS[name].operations]),
) as Record<ApiName, OperationTable>;

/** The service's published test merchants: public, and worth nothing. */
export const TEST_CREDENTIALS: Readonly<Record<ApiName, Readonly<Record<string, string>>>> = Object.fromEntries(
  API_NAMES.map((name) => [name, FRONTS[name].testCredentials]),
) as Record<ApiName, ApiFront["testCredentials"]>;

/**
 * Creates a signer of an API's requests.
 *
 * @throws SigningError when the caller's ID or secret is not valid
 */
export const signerOf = (name: ApiName, caller: Caller, names: ServiceNames = DOCUMENTED_NAMES): RequestSigner =>
  FRONTS[name].signer(caller, names);

/** How bodies of an API's responses are read, in media types besides JSON. */
export const responseReadersOf = (name: ApiName): ResponseReaders => FRONTS[name].responseReaders ?? {};
