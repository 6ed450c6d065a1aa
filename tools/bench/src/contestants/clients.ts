/**
 * Ways to create a payment. The argument says how many are created at once, and where the service is: `16 http://127.0.0.1:5000`.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createPaymentClient, type PaymentClient, type paths, unwrap } from "@maksu/payment-client";
import { nodeTransport } from "@maksu/payment-client/node";
import createFetchClient from "openapi-fetch";
import type { Contestants, Run } from "../contest.ts";
import { createByHand, overBoundedFetch, overFetch } from "./by-hand.ts";
import { overBoundedHttp, overHttp } from "./by-hand-http.ts";
import { payment, SECRET } from "./payment.ts";
import { validated } from "./validated.ts";

/** The used part of the vendor's SDK. */
interface VendorSdk {
  new (settings: { merchantId: number; secretKey: string; platformName: string }): {
    createPayment(request: object): Promise<{ readonly data?: { readonly transactionId?: string } }>;
  };
}
type Models = Readonly<Record<"Item" | "Customer" | "Address" | "CallbackUrl", (new () => object) | undefined>>;

const settings = { account: 375917, secret: SECRET };
const created = (client: PaymentClient) => async () => unwrap(await client.createPayment({ body: payment() })).transactionId;

/** Creates a payment and gives its transaction id. */
type Create = () => Promise<string | undefined>;

/** By name, what makes a way ready for this service. */
const ways: Readonly<Record<string, (baseUrl: string) => Create>> = {
  "bare fetch": (baseUrl) => async () => {
    const response = await fetch(`${baseUrl}/payments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payment()),
    });
    return ((await response.json()) as { transactionId: string }).transactionId;
  },
  "by hand over fetch": (baseUrl) => () => createByHand(overFetch, baseUrl, SECRET, payment()),
  "by hand over node:http": (baseUrl) => () => createByHand(overHttp, baseUrl, SECRET, payment()),
  "by hand over fetch, as promised": (baseUrl) => () => createByHand(overBoundedFetch, baseUrl, SECRET, validated(payment())),
  "by hand over node:http, as promised": (baseUrl) => () => createByHand(overBoundedHttp, baseUrl, SECRET, validated(payment())),
  "openapi-fetch, unsigned": (baseUrl) => {
    const unsigned = createFetchClient<paths>({ baseUrl });
    return async () => (await unsigned.POST("/payments", { body: payment() })).data?.transactionId;
  },
  "typed call over fetch": (baseUrl) => created(createPaymentClient({ ...settings, baseUrl })),
  "typed call over nodeTransport": (baseUrl) => created(createPaymentClient({ ...settings, baseUrl, transport: nodeTransport() })),
  "vendor's SDK": (baseUrl) => {
    const { sdk, modelled } = vendorSdk(baseUrl);
    return async () => (await sdk.createPayment(modelled(payment()))).data?.transactionId;
  },
};

/** The ways, so many at once as the argument says. */
export const contestants: Contestants = Object.fromEntries(
  Object.entries(ways).map(([name, make]) => [
    name,
    async (argument): Promise<Run> => {
      const [atOnce = 1, baseUrl = ""] = argument.split(" ");
      const create = make(baseUrl);
      if (!(await create())) throw new Error(`${name} created no payment.`);
      return async (times) => {
        for (let made = 0; made < times; made += Number(atOnce)) await Promise.all(Array.from({ length: Number(atOnce) }, create));
      };
    },
  ]),
);

/** The SDK knows one URL: its constant is changed before the rest of it is loaded. It accepts only instances of its own classes. */
function vendorSdk(baseUrl: string) {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve("@paytrail/paytrail-js-sdk"));
  (require(join(folder, "constants/variable.constant.js")) as { API_ENDPOINT: string }).API_ENDPOINT = baseUrl;
  const { PaytrailClient } = require("@paytrail/paytrail-js-sdk") as { PaytrailClient: VendorSdk };
  const models = require(join(folder, "models/request/request-model/index.js")) as Models;
  const as = (name: keyof Models, value: object | undefined): object => Object.assign(models[name] ? new models[name]() : {}, value);
  const modelled = (request: ReturnType<typeof payment>): object => ({
    ...request,
    items: request.items.map((item) => as("Item", item)),
    customer: as("Customer", request.customer),
    deliveryAddress: as("Address", request.deliveryAddress),
    invoicingAddress: as("Address", request.invoicingAddress),
    redirectUrls: as("CallbackUrl", request.redirectUrls),
    callbackUrls: as("CallbackUrl", request.callbackUrls),
  });
  return { sdk: new PaytrailClient({ merchantId: 375917, secretKey: SECRET, platformName: "bench" }), modelled };
}
