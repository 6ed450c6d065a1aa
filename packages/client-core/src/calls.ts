/**
 * What a client needs of this package with its first call, not before: how requests are carried, and how additions to results are read.
 *
 * @packageDocumentation
 */
export { idFromLocation, locationOf, requireWebUrl } from "./result/additions.ts";
export { fetchTransport } from "./transport/fetch-transport.ts";
