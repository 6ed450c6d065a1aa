/**
 * Compares what a service sends with the descriptions of its three APIs, and signs for tools that can't.
 *
 * @packageDocumentation
 */
export type { Callers } from "./calls/callers.ts";
export type { CalledOperation } from "./calls/operations.ts";
export type { ReceivedResponse, SentRequest, Signature, SignedExchange } from "./calls/send-signed.ts";
export { type ProxyOptions, type ProxyReport, type SigningProxy, startProxy } from "./proxy/start-proxy.ts";
