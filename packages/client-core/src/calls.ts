/**
 * The parts of this package that a client needs only on its first call: sending requests, and reading additions to results.
 *
 * @packageDocumentation
 */
export { idFromLocation, locationOf, requireWebUrl } from "./result/additions.ts";
export { fetchTransport } from "./transport/fetch-transport.ts";
