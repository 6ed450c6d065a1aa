import type { ApiName } from "../api-names.ts";
import type { Authentication } from "../authentication/authentication.ts";
import type { ServiceApi } from "../service-api.ts";
import { legacyApi } from "./legacy-api.ts";
import { merchantApi } from "./merchant-api.ts";
import { paymentApi } from "./payment-api.ts";

/**
 * Makes what a server of one API has of its own.
 *
 * @param merchantApiName API name that the Merchant API expects in `Authorization`
 */
export const serviceApi = (name: ApiName, authentication: Authentication, merchantApiName = "ServiceMerchantAPI"): ServiceApi =>
  MAKE[name](authentication, merchantApiName);

const MAKE: Readonly<Record<ApiName, (authentication: Authentication, merchantApiName: string) => ServiceApi>> = {
  payment: paymentApi,
  merchant: merchantApi,
  legacy: legacyApi,
};
