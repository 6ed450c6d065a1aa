/**
 * Hostile requests, and long runs against a server in a process of its own.
 *
 * @packageDocumentation
 */
export * from "./valid-bodies.ts";
export { createDice, type Dice } from "./dice.ts";
export { HOSTILE_REQUESTS, sendHostile, type TabledRequest } from "./hostile-table.ts";
export { type MeasuredProcess, serveMeasured, startMeasured } from "./measured-process.ts";
export { type RawOutcome, type RawRequest, type RawResponse, sendRaw, sendRawForResponse } from "./raw-request.ts";
export { runHostile } from "./run-hostile.ts";
export { runSoak, type SoakRequest } from "./run-soak.ts";
export { paymentHeaders } from "./signed-headers.ts";
