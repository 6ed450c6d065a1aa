/**
 * What a client needs of this package with its first call, not before: the `fetch` under signing, and how additions to results are read.
 *
 * @packageDocumentation
 */
export { idFromLocation, locationOf, requireWebUrl } from "./additions.ts";
export { watchedFetch } from "./watched-fetch.ts";
