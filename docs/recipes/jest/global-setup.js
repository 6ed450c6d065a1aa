import { startMockServer } from "@maksu/mock-server";

/** Starts one mock server for all test files. They run in other processes, and inherit its URL. */
export default async function setup() {
  globalThis.mock = await startMockServer({ apis: ["payment"] });
  process.env.PAYMENT_API_URL = globalThis.mock.urls.payment;
}
