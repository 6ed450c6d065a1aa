/** Makes an example match the request: what the service would repeat of it, and what would be new. */
import { type AcceptedRequest, type Answer, type ApiName, type Credentials, merchantIn } from "@maksu/service-front";
import { personalizePayment } from "./payment-values.ts";
import { randomToken } from "./random-token.ts";

/** Personalizes an example of an API for a request, which doesn't ask for an example by name. */
export const personalize = async (api: ApiName, credentials: Credentials, accepted: AcceptedRequest, answer: Answer): Promise<Answer> =>
  PERSONALIZE[api]?.(credentials, accepted, answer) ?? answer;

type Personalize = (credentials: Credentials, accepted: AcceptedRequest, answer: Answer) => Promise<Answer>;

const PERSONALIZE: { readonly [api in ApiName]?: Personalize } = {
  async payment(credentials, accepted, answer) {
    // Without authentication a request may name nobody who is known: the first account signs the forms then.
    const account = accepted.account || Object.keys(credentials)[0];
    const secret = merchantIn(credentials, account)?.secret;
    return personalizePayment(accepted, answer, account && secret ? { account, secret } : undefined);
  },

  async merchant(_credentials, _accepted, answer) {
    const { location } = answer.headers;
    // A created refund has a token of its own, the last segment of its link.
    return location === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, location: location.replace(/[^/]+$/, randomToken(36)) } };
  },

  async legacy(_credentials, { parts }, answer) {
    const { token, ...example } = (answer.body ?? {}) as { token?: string; url?: string };
    if (token === undefined) return answer;
    const own = randomToken(64);
    const { orderNumber } = parts.body as { orderNumber: string };
    return { ...answer, body: { ...example, orderNumber, token: own, url: example.url?.replace(token, own) } };
  },
};
