/**
 * Mock servers of the three APIs: they validate and answer from the descriptions, check signatures and sign.
 *
 * @packageDocumentation
 */
export { type ApiName, API_NAMES } from "./api-names.ts";
export { ControlError, type EventOutcome } from "./control.ts";
export { type Credentials, type Merchant, TEST_CREDENTIALS } from "./credentials.ts";
export type { Delivery } from "./deliveries.ts";
export type { EventFields, EventName } from "./event-fields.ts";
export type { Exchange } from "./exchange.ts";
export { type MockServer, type MockServerOptions, startMockServer } from "./mock-server.ts";
export { TRIGGER_MERCHANTS, type Trigger, type TriggerCondition, TRIGGERS } from "./triggers.ts";
