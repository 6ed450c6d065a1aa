import { API_NAMES, type ApiName } from "./api-names.ts";
import { type Credentials, TEST_CREDENTIALS } from "./credentials.ts";
import type { Exchange } from "./exchange.ts";
import { createGate } from "./gate.ts";
import { listen } from "./http-front.ts";
import { legacyApi } from "./legacy-api.ts";
import { merchantApi } from "./merchant-api.ts";
import type { MockApi } from "./mock-api.ts";
import { paymentApi } from "./payment-api.ts";

/** Settings of the mock servers. */
export interface MockServerOptions<Api extends ApiName = ApiName> {
  /** Which APIs to serve. @defaultValue all three */
  readonly apis?: readonly Api[];
  /** A port per API. @defaultValue a free one for each */
  readonly ports?: { readonly [api in ApiName]?: number };
  /** Address to listen on. @defaultValue `127.0.0.1` */
  readonly host?: string;
  /** Accounts and merchant IDs with their secrets. @defaultValue the service's published test merchants */
  readonly credentials?: { readonly [api in ApiName]?: Credentials };
  /** API name that the Merchant API expects in Authorization. @defaultValue `ServiceMerchantAPI` */
  readonly merchantApiName?: string;
  /** Told of every exchange, with the reason of a refusal. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** Running mock servers. `await using` closes them. */
export interface MockServer<Api extends ApiName = ApiName> extends AsyncDisposable {
  /** Base URL of each API that is served. */
  readonly urls: Readonly<Record<Api, string>>;
  /** Stops them, open connections included. */
  close(): Promise<void>;
}

/**
 * Starts mock servers on loopback.
 *
 * @throws Error with `code` `EADDRINUSE` when a port is taken
 */
export async function startMockServer<Api extends ApiName = ApiName>(options: MockServerOptions<Api> = {}): Promise<MockServer<Api>> {
  const {
    apis = API_NAMES,
    ports = {},
    host = "127.0.0.1",
    credentials = {},
    merchantApiName = "ServiceMerchantAPI",
    onExchange,
  } = options;
  const make: Record<ApiName, () => MockApi> = {
    payment: () => paymentApi(credentials.payment ?? TEST_CREDENTIALS.payment),
    merchant: () => merchantApi(credentials.merchant ?? TEST_CREDENTIALS.merchant, merchantApiName),
    legacy: () => legacyApi(credentials.legacy ?? TEST_CREDENTIALS.legacy),
  };
  const urls: Partial<Record<ApiName, string>> = {};
  const stops: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(stops.map((stop) => stop()));
  };
  try {
    for (const name of apis) {
      const gate = await createGate(make[name]());
      const listening = await listen(ports[name] ?? 0, host, async (request) => {
        const { answer, exchange } = await gate(request);
        onExchange?.(exchange);
        return answer;
      });
      urls[name] = listening.url;
      stops.push(listening.close);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { urls: urls as Record<Api, string>, close, [Symbol.asyncDispose]: close };
}
