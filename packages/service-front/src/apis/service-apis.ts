import { API_NAMES, type ApiName } from "../api-names.ts";
import type { Authentication } from "../authentication/authentication.ts";
import type { ApiFront, ServiceApi } from "../service-api.ts";
import { legacyFront } from "./legacy-api.ts";
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
 * @param merchantApiName API name that the Merchant API expects in `Authorization`
 */
export const serviceApi = (name: ApiName, authentication: Authentication, merchantApiName = "ServiceMerchantAPI"): ServiceApi =>
  FRONTS[name].make(authentication, merchantApiName);

/** The service's published test merchants: public, and worth nothing. */
export const TEST_CREDENTIALS: Readonly<Record<ApiName, Readonly<Record<string, string>>>> = Object.fromEntries(
  API_NAMES.map((name) => [name, FRONTS[name].testCredentials]),
) as Record<ApiName, ApiFront["testCredentials"]>;
