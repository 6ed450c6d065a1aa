import createClient from "openapi-fetch";
import { operationTable as operations, type paths } from "@maksu/payment-api";
import { checkoutSigning, signedCheckoutFetch } from "@maksu/signing";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS", operations };

/** Signs in a middleware: add it last, so that it signs what is sent. */
export function clientWithMiddleware(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  client.use(checkoutSigning({ ...merchant, baseUrl }));
  return client;
}

/** Signs in the `fetch`, after every middleware: the stricter choice. */
export function clientWithFetch(baseUrl: string) {
  return createClient<paths>({ baseUrl, fetch: signedCheckoutFetch({ ...merchant, baseUrl }) });
}
