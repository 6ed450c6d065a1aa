/**
 * Vitest helpers: servers that live as long as a test, the fault matrix that every client passes, and calls made on other runtimes.
 *
 * @packageDocumentation
 */
export { type CallLimits, describeFaults, type FaultMatrix } from "./fault-matrix.ts";
export { serverForTest, serviceForTest, type ServiceResponse } from "./server-for-test.ts";
export { type Difference, expectDifferences, type Remote, remote } from "./remote.ts";
