/** A merchant's shop: it signs requests by plain node:crypto, and records what its server receives. */
import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MerchantCredentials, Sandbox, SandboxWorld } from "../../src/index.ts";
import { requestOf, tokenRequestOf } from "./payments.ts";

/** A response of the sandbox. */
export interface Reply {
  readonly status: number;
  /** Of JSON. The two fields are those that tests read most. */
  readonly body: Readonly<Record<string, unknown>> & { readonly transactionId: string; readonly message: string };
  readonly headers: Headers;
  readonly text: string;
}

export interface ShopRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: MerchantCredentials;
  /** @defaultValue `sha256` */
  readonly algorithm?: Algorithm;
}

/** `checkout-algorithm`. */
export type Algorithm = "sha256" | "sha512";

/** A shop with a server. */
export interface Shop extends AsyncDisposable {
  /** The URLs that the server received, oldest first. */
  readonly received: URL[];
  /** Statuses of its next responses; after them the one that begins the path, or 200. */
  readonly statuses: number[];
  /** URLs of its server. */
  readonly urls: { readonly success: string; readonly cancel: string };
  /** Called before the server responds, which waits for what it returns. */
  onReceived: () => unknown;
  send(method: string, path: string, request?: ShopRequest): Promise<Reply>;
  /** Creates a payment that is reported to the shop. */
  create(request?: Parameters<typeof requestOf>[0], credentials?: MerchantCredentials, algorithm?: Algorithm): Promise<Reply>;
  /** A request for a charge or a hold that is reported to the shop. */
  tokenRequest(request: Parameters<typeof tokenRequestOf>[0]): ReturnType<typeof tokenRequestOf>;
}

const hmac = (secret: string, fields: Readonly<Record<string, string>>, body: string): string =>
  createHmac(fields["checkout-algorithm"] ?? "sha256", secret)
    .update(
      Object.entries(fields)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}:${value}\n`)
        .join("") + body,
    )
    .digest("hex");

/** Signs the fields of a form or of a query. */
export const signForm = (fields: Readonly<Record<string, string>>, secret: string): Record<string, string> => ({
  ...fields,
  signature: hmac(secret, Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith("checkout-"))), ""),
});

/** Whether a response, or a URL with signed parameters, is signed by the secret, with the algorithm that it names. */
export const isSigned = (source: Headers | URLSearchParams, body: string, secret: string): boolean =>
  source.get("signature") === hmac(secret, Object.fromEntries([...source].filter(([name]) => name.startsWith("checkout-"))), body);

/**
 * Starts a shop of a world's ordinary merchant.
 *
 * @param fetch - how its requests reach the sandbox
 */
export async function startShop(
  url: string,
  world: Pick<SandboxWorld, "payment">,
  fetch: Sandbox["fetch"] = globalThis.fetch,
): Promise<Shop> {
  const received: URL[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    received.push(new URL(request.url ?? "", "http://shop"));
    await shop.onReceived();
    response
      .writeHead(statuses.shift() ?? Number(/^\/(\d{3})\//.exec(request.url ?? "")?.[1] ?? 200), { location: "http://192.0.2.1/" })
      .end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = { success: `${base}/success?shop=1`, cancel: `${base}/cancel` };
  const stamp = (): string => `stamp-${received.length}-${randomUUID()}`;
  const shop: Shop = {
    received,
    statuses,
    urls,
    onReceived: () => {},
    async send(method, path, { body, headers = {}, credentials = world.payment, algorithm = "sha256" } = {}) {
      const [, place, id] = /^\/(payments|tokenization)\/([0-9a-f-]{36})/.exec(path) ?? [];
      const text = body === undefined ? "" : JSON.stringify(body);
      const signed: Record<string, string> = {
        "checkout-account": String(credentials.account),
        "checkout-algorithm": algorithm,
        "checkout-method": method,
        "checkout-nonce": randomUUID(),
        "checkout-timestamp": new Date().toISOString(),
        ...(place && id && { [place === "payments" ? "checkout-transaction-id" : "checkout-tokenization-id"]: id }),
      };
      const response = await fetch(url + path, {
        method,
        redirect: "manual",
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...signed,
          signature: hmac(credentials.secret, signed, text),
          ...headers,
        },
        ...(body !== undefined && { body: text }),
      });
      const content = await response.text();
      return { status: response.status, headers: response.headers, text: content, body: JSON.parse(content || "{}") };
    },
    create: (request = {}, credentials = world.payment, algorithm = "sha256") =>
      shop.send("POST", "/payments", {
        body: requestOf({ stamp: stamp(), redirectUrls: urls, callbackUrls: urls, ...request }),
        credentials,
        algorithm,
      }),
    tokenRequest: (request) => tokenRequestOf({ stamp: stamp(), redirectUrls: urls, callbackUrls: urls, ...request }),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return shop;
}
