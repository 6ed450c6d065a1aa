/** Personalizes an example for a request: values that the service would repeat from it, and values that would be new. */
import { type AcceptedRequest, type ResponseDraft, type ApiName, type Clock, type Credentials, merchantIn } from "@maksu/service-front";
import { personalizePayment } from "./payment-values.ts";

/** The sources of a response's values, beside its request. */
export interface PersonalizeParts {
  readonly credentials: Credentials;
  readonly clock: Clock;
}

/** Personalizes an example of an API for a request that doesn't ask for an example by name. */
export const personalize = async (
  api: ApiName,
  parts: PersonalizeParts,
  accepted: AcceptedRequest,
  response: ResponseDraft,
): Promise<ResponseDraft> => PERSONALIZE[api]?.(parts, accepted, response) ?? response;

type Personalize = (parts: PersonalizeParts, accepted: AcceptedRequest, response: ResponseDraft) => Promise<ResponseDraft>;

const PERSONALIZE: { readonly [api in ApiName]?: Personalize } = {
  async payment({ credentials, clock }, accepted, response) {
    // Without authentication a request may name an unknown account: the first known one signs the forms then.
    const account = accepted.account || Object.keys(credentials)[0];
    const secret = merchantIn(credentials, account)?.secret;
    const algorithm = accepted.parts.header["checkout-algorithm"] === "sha512" ? "sha512" : "sha256";
    return personalizePayment(accepted, response, account && secret ? { account, secret, algorithm, clock } : undefined);
  },

  async merchant(_parts, _accepted, response) {
    const { location } = response.headers;
    // A created refund has a new token, the last segment of its link.
    return location === undefined
      ? response
      : { ...response, headers: { ...response.headers, location: location.replace(/(?<![^/])[^/]+$/, randomToken(36)) } };
  },

  async legacy(_parts, { parts }, response) {
    const { token, ...example } = (response.body ?? {}) as { token?: string; url?: string };
    if (token === undefined) return response;
    const own = randomToken(64);
    const { orderNumber } = parts.body as { orderNumber: string };
    return { ...response, body: { ...example, orderNumber, token: own, url: example.url?.replace(token, own) } };
  },
};

const LETTERS_AND_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const randomToken = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length]).join("");
