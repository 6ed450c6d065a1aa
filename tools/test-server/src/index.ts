/**
 * Loopback HTTP servers for tests: scripted responses, broken connections, slow bodies.
 *
 * @packageDocumentation
 */
export { collectGarbage } from "./collect-garbage.ts";
export { freePort } from "./free-port.ts";
export { json, originOfNobody, type ReceivedRequest, type Respond, startTestServer, type TestServer } from "./test-server.ts";
export { type Fault, type FaultName, faults, OVERSIZED_BYTES, SECRET } from "./faults.ts";
