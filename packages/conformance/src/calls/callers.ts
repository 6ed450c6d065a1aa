/** Who calls: the credentials of each API, and the signers made of them. */
import { basicSigner, checkoutSigner, merchantSigner, type RequestSigner } from "@maksu/signing";
import { API_NAMES, type ApiName, type ServiceNames, TEST_CREDENTIALS } from "@maksu/service-front";

/** A merchant of an API. */
export interface Caller {
  /** Account or merchant ID. */
  readonly id: string;
  readonly secret: string;
}

/** The merchants to sign for; an API without one has its published test merchant. */
export type Callers = { readonly [api in ApiName]?: Caller };

/** The caller of each API: the given one, or the first published test merchant. */
export const callersOf = (given: Callers = {}): Readonly<Record<ApiName, Caller>> =>
  Object.fromEntries(
    API_NAMES.map((api) => {
      const [[id = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS[api]);
      return [api, given[api] ?? { id, secret }];
    }),
  ) as Record<ApiName, Caller>;

/** Creates the signer of an API. */
const SIGNERS: Readonly<Record<ApiName, (caller: Caller, names: ServiceNames) => RequestSigner>> = {
  payment: ({ id, secret }) => checkoutSigner({ account: id, secret }),
  merchant: ({ id, secret }, { merchantApiName }) => merchantSigner({ merchantId: id, secret, apiName: merchantApiName }),
  legacy: ({ id, secret }, { legacyVersionHeader }) => basicSigner({ merchantId: id, secret, apiVersionHeader: legacyVersionHeader }),
};

/**
 * Creates the signers of all APIs.
 *
 * @throws SigningError when a caller's ID or secret is not valid
 */
export const signersOf = (callers: Readonly<Record<ApiName, Caller>>, names: ServiceNames): Readonly<Record<ApiName, RequestSigner>> =>
  Object.fromEntries(API_NAMES.map((api) => [api, SIGNERS[api](callers[api], names)])) as Record<ApiName, RequestSigner>;
