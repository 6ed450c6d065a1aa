/**
 * Vitest helpers: servers that live as long as a test, and the fault matrix that every client passes.
 *
 * @packageDocumentation
 */
export { describeFaults, type FaultMatrix } from "./fault-matrix.ts";
export { serverForTest, serviceForTest, type ServiceResponse } from "./server-for-test.ts";
