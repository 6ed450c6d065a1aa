/**
 * Mock servers of the three APIs: they validate and answer from the descriptions, check signatures and sign.
 *
 * @packageDocumentation
 */
export { type ApiName, API_NAMES } from "./api-names.ts";
export { type Credentials, TEST_CREDENTIALS } from "./credentials.ts";
export type { Exchange } from "./exchange.ts";
export { type MockServer, type MockServerOptions, startMockServer } from "./mock-server.ts";
