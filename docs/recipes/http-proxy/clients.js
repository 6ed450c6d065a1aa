// Clients whose requests go through an HTTP proxy, such as http://user:password@proxy.example.com:3128.
import { createPaymentClient } from "@maksu/payment-client";
import { nodeTransport } from "@maksu/payment-client/node";
import { HttpsProxyAgent } from "https-proxy-agent";
import { fetch, ProxyAgent } from "undici";

/** Over fetch: the dispatcher is an option of undici's own fetch. */
export function clientOverFetch(options, proxy) {
  const dispatcher = new ProxyAgent({ uri: proxy, proxyTunnel: true });
  return createPaymentClient({ ...options, fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
}

/** Over node:http and node:https, which takes less processor time. */
export function clientOverNode(options, proxy) {
  const agent = new HttpsProxyAgent(proxy, { keepAlive: true });
  return createPaymentClient({ ...options, transport: nodeTransport({ agent }) });
}
