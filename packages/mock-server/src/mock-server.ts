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
export interface MockServerOptions {
  /** Which APIs to serve. @defaultValue all three */
  readonly apis?: readonly ApiName[];
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
export interface MockServer extends AsyncDisposable {
  /** Base URL of each API that is served. */
  readonly urls: { readonly [api in ApiName]: string };
  /** Stops them, open connections included. */
  close(): Promise<void>;
}

/**
 * Starts mock servers on loopback.
 *
 * @throws Error with `code` `EADDRINUSE` when a port is taken
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { apis = API_NAMES, ports = {}, host = "127.0.0.1", credentials = {}, onExchange } = options;
  const make: Record<ApiName, () => MockApi> = {
    payment: () => paymentApi(credentials.payment ?? TEST_CREDENTIALS.payment),
    merchant: () => merchantApi(credentials.merchant ?? TEST_CREDENTIALS.merchant, options.merchantApiName ?? "ServiceMerchantAPI"),
    legacy: () => legacyApi(credentials.legacy ?? TEST_CREDENTIALS.legacy),
  };
  const running: { name: ApiName; url: string; close: () => Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    for (const name of apis) {
      const gate = await createGate(make[name]());
      const { url, close: stop } = await listen(ports[name] ?? 0, host, async (request) => {
        const { answer, exchange } = await gate(request);
        onExchange?.(exchange);
        return answer;
      });
      running.push({ name, url, close: stop });
    }
  } catch (error) {
    await close();
    throw error;
  }
  const urlOf = (name: ApiName): string => running.find((server) => server.name === name)?.url ?? "";
  return { urls: { payment: urlOf("payment"), merchant: urlOf("merchant"), legacy: urlOf("legacy") }, close, [Symbol.asyncDispose]: close };
}
